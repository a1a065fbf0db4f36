// Defines the index of a site, which it publishes for others, and the sites that a site links to by name.
import type { ExternalCheckSettings } from './external-links.ts';

/** In the output folder of a site that publishes its index. */
export const siteIndexFile = 'slodocs-index.json';

/** Newer formats may mean something else by the same keys. */
export const siteIndexVersion = 1;

/** What other sites can link to. Paths have no base, and are not percent-encoded. */
export interface SiteIndex {
  /** The origin. */
  readonly url: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** Languages whose pages are not below the base: the start of their paths, and of their addresses. */
  readonly languages: Readonly<Record<string, string>>;
  /** The ids of each page, as it is served; null where it may have others than are known. */
  readonly pages: Readonly<Record<string, readonly string[] | null>>;
  /** The sources of redirects, with the path or the address that each leads to. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** A site of `links.sites`. */
export interface LinkedSite {
  readonly name: string;
  /** Undefined where it could not be read, which was reported. */
  readonly index: SiteIndex | undefined;
  /** The address of its home page; undefined where neither the index nor its own address says so. */
  readonly home: string | undefined;
}

export interface LinkSettings {
  /** Paths under the site's host that are served externally; an entry with a trailing `/` covers everything below it. */
  readonly external: readonly string[];
  /** True for a site that publishes its index. */
  readonly index: boolean;
  /** Other sites by the names that links begin with. */
  readonly sites: Readonly<Record<string, LinkedSiteSettings>>;
  readonly externalCheck: ExternalCheckSettings;
}

export interface LinkedSiteSettings {
  /** An address, or the path of a file or of its folder, relative to the root. */
  readonly index: string;
  /** `sha256-…`: any other index is reported. */
  readonly digest?: string | undefined;
}

/** A site that pages link to by its name: `[install](api:guide/install#linux)`. */
export interface LinkedSiteConfig {
  /** The address of its index, such as `'https://api.example/docs/slodocs-index.json'`, or a path from the root. */
  index: string;
  /** The digest of the index, such as `'sha256-…'`: any other one is reported. */
  digest?: string;
}

/** The name of a site and the rest of an address such as `api:guide/install`; undefined for an address without such a start. */
export function splitSiteAddress(address: string): { readonly name: string; readonly rest: string } | undefined {
  const [, name, rest = ''] = /^([a-z][a-z\d-]+):(.*)$/s.exec(address) ?? [];
  return name === undefined ? undefined : { name, rest };
}

/** True for an address that begins with the name of one of these sites. */
export function isSiteAddress(address: string, sites: Readonly<Record<string, unknown>>): boolean {
  const split = splitSiteAddress(address);
  return split !== undefined && Object.hasOwn(sites, split.name);
}

export function isWebAddress(index: string): boolean {
  return /^https?:\/\//i.test(index);
}
