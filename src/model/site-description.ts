// Defines the types of `site.json`, the description of a built site: small, sorted and reproducible.

/** The file's name in the output. */
export const descriptionFile = 'site.json';

export interface SiteDescription {
  /** The version of the format. */
  readonly format: 1;
  readonly title: string;
  readonly url: string;
  readonly baseUrl: string;
  /** Sorted by path. */
  readonly pages: readonly DescribedPage[];
  /** Sorted by source. */
  readonly redirects: readonly DescribedRedirect[];
}

export interface DescribedPage {
  /** Without base. */
  readonly path: string;
  readonly title: string;
  readonly kind: 'doc' | 'listing';
  readonly version: string | null;
  readonly unlisted: boolean;
  /** A digest of its description. */
  readonly description: string;
  /** A digest of its content with open links, so that it stays the same when the page is moved. Empty for a listing. */
  readonly content: string;
  /** The ids that links to the page may use as anchors. */
  readonly anchors: readonly string[];
  /** The targets of its links: addresses of the site without base, paths of files beside content, and external hosts. */
  readonly links: readonly string[];
}

export interface DescribedRedirect {
  readonly from: string;
  readonly to: string;
}

/** True for what has all that is compared. */
export function isSiteDescription(value: unknown): value is SiteDescription {
  const { format, pages, redirects } = Object(value) as Partial<Record<keyof SiteDescription, unknown>>;
  const has = (one: unknown, keys: readonly string[], lists: readonly string[]): boolean => {
    const entry = Object(one) as Record<string, unknown>;
    return keys.every((key) => typeof entry[key] === 'string') && lists.every((key) => Array.isArray(entry[key]));
  };
  const isPage = (page: unknown): boolean => has(page, ['path', 'title', 'kind', 'content'], ['anchors', 'links']);
  const isRedirect = (redirect: unknown): boolean => has(redirect, ['from', 'to'], []);
  return format === 1 && Array.isArray(pages) && pages.every(isPage) && Array.isArray(redirects) && redirects.every(isRedirect);
}
