// What a built site tells of itself in `site.json`: small, sorted, and the same for the same site.

/** The file's name in the output. */
export const descriptionFile = 'site.json';

export interface SiteDescription {
  /** Another number is another shape. */
  readonly format: 1;
  readonly title: string;
  readonly url: string;
  readonly baseUrl: string;
  /** In the order of their paths. */
  readonly pages: readonly DescribedPage[];
  /** In the order of their sources. */
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
  /** A digest of its content, in which links are left open: a page that only moves keeps it. Empty for a listing. */
  readonly content: string;
  /** The ids that a link to the page may name. */
  readonly anchors: readonly string[];
  /** Where its content leads: addresses of the site without base, files beside content by their paths, and other hosts. */
  readonly links: readonly string[];
}

export interface DescribedRedirect {
  readonly from: string;
  readonly to: string;
}
