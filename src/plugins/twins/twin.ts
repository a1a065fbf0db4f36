// Converts a rendered page to its twin: front matter, title, and body in Markdown.

import { hash } from 'node:crypto';
import {
  type Derivation,
  doubleQuoted,
  encodePath,
  isNotFound,
  joinPath,
  markdownHeading,
  type Page,
  type PlacedVersion,
  parseUrl,
  printRoute,
  type RenderedPage,
  routeKey,
  type Settings,
  type Site,
  versionFinder,
} from 'slodocs/kit';
import { fillAddresses } from './markdown/addresses.ts';
import type { Converted } from './markdown/to-markdown.ts';

export interface Twin {
  readonly rendered: RenderedPage;
  readonly path: string;
  /** Of the page, absolute. */
  readonly url: string;
  /** Of the docs that the page belongs to; undefined outside of them. */
  readonly version: PlacedVersion | undefined;
  readonly key: string;
  /** `lead` is a paragraph that stands first; none where it is empty. */
  print(lead?: string): string;
}

export function prepareTwins({ settings, versions }: Site): (rendered: RenderedPage) => Twin {
  const versionOf = versionFinder(versions);
  const language = JSON.stringify([settings.lang, settings.strings]);
  return (rendered) => {
    const { page } = rendered;
    const url = `${settings.url}${printRoute(page.route, settings)}`;
    const version = versionOf(page);
    const head = printHead(
      page,
      url,
      version && versions.some((one) => one.docs === version.docs && one !== version) ? version.label : undefined,
    );
    const key = digestOf(rendered.digest, head, page.title, language);
    const print = (lead = ''): string =>
      printTwin(rendered, lead === '' ? head : `${head}\n${lead}\n`, addressResolver(settings.url, url));
    return { rendered, path: twinPath(page.route.path), url, version, key, print };
  };
}

/** What a twin is made of, but for the addresses of its page. */
export const twinText: Derivation = {
  async from(tree, { say }) {
    const { toMarkdown } = await import('./markdown/to-markdown.ts');
    return { ...toMarkdown(tree, say) };
  },
};

function printTwin({ page: { title }, derived }: RenderedPage, head: string, resolve: (address: string) => string): string {
  const { markdown, addresses, hasTitle } = derived('twin') as unknown as Converted;
  const heading = hasTitle ? '' : `${markdownHeading(oneLine(title))}\n\n`;
  return `${head}\n${heading}${fillAddresses(markdown, addresses, resolve)}${markdown === '' ? '' : '\n'}`;
}

/** A quoted text is valid YAML, whatever it contains. */
function printHead(page: Page, url: string, version: string | undefined): string {
  const { title, description, lastUpdate } = page;
  const { date, tags } = page.kind === 'doc' ? page : { date: undefined, tags: [] };
  const lines = [
    `title: ${doubleQuoted(title)}`,
    `url: ${doubleQuoted(url)}`,
    ...(description === '' ? [] : [`description: ${doubleQuoted(description)}`]),
    ...(version === undefined ? [] : [`version: ${doubleQuoted(version)}`]),
    ...(date === undefined ? [] : [`date: ${date.slice(0, 10)}`]),
    ...(tags.length === 0 ? [] : [`tags: [${tags.map(({ label }) => doubleQuoted(label)).join(', ')}]`]),
    ...(lastUpdate?.date === undefined ? [] : [`last_update: ${lastUpdate.date.slice(0, 10)}`]),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function digestOf(...texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts));
}

/** The length limit of file names. */
const longestName = 255;

/** False for the 404 page and the search page, and for pages whose twin's file name would be too long. */
export function hasTwin(page: Pick<Page, 'route'> & { readonly role?: string }): boolean {
  const { path } = page.route;
  if (isNotFound(path) || page.role === 'search') return false;
  return Buffer.byteLength(twinPath(path).replace(/^.*\//, '')) <= longestName;
}

/** The path of the twin's file, relative to the output folder: `x.md` for `/x`, `index.md` for `/`. */
export function twinPath(path: string): string {
  const key = routeKey(path).slice(1);
  return `${key === '' ? 'index' : key}.md`;
}

/** Under the base, percent-encoded. */
export function twinAddress(path: string, { baseUrl }: Pick<Settings, 'baseUrl'>): string {
  return joinPath(baseUrl, encodePath(twinPath(path)));
}

/**
 * Links lead to pages, not to their twins: readers of a twin can follow and cite them, anchors work, and `.md` appended to an
 * address leads back. `page` is the page's own address.
 */
function addressResolver(origin: string, page: string): (address: string) => string {
  return (address) => {
    if (address.startsWith('#')) return address === '#' ? page : `${page}${address}`;
    if (address.startsWith('/') && !address.startsWith('//')) return `${origin}${address}`;
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
    return parseUrl(address, page)?.href ?? address;
  };
}
