// Defines what a new site is made of: its template, its name, and the address at which it will be served.
import { parseUrl } from './parse-url.ts';

/** The templates, simplest first. Their files are in the folder `templates` of the package. */
export const templates = {
  minimal: 'two pages, and a sidebar generated from the folder',
  docs: 'a documentation site: several pages, a custom sidebar, a navbar, a footer and search tests',
  full: 'a page for each feature: home page, versions, blog, API pages, live components, redirects and more',
} as const;

export type TemplateName = keyof typeof templates;

export const templateNames = Object.keys(templates) as readonly TemplateName[];

/** The parts of an address, as the configuration names them. */
export interface SiteAddress {
  /** The origin, without a slash at its end. */
  readonly url: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
}

/** Undefined for a text that is no address of a site: it needs a scheme and a host, and has neither query nor anchor. */
export function readSiteAddress(text: string): SiteAddress | undefined {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '') return undefined;
  return { url: url.origin, baseUrl: `/${url.pathname}/`.replace(/\/{2,}/g, '/') };
}

/** A readable title from a name of a file, a folder or a package: `my-site_docs` is `My site docs`. */
export function titleOfName(name: string): string {
  const words = name
    .replace(/^@[^/]*\//, '')
    .split(/[\s\-_.+]+/)
    .filter((word) => word !== '')
    .join(' ');
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
