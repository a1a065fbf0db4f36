// Converts a rendered page to its twin: front matter, title, and body in Markdown.

import { hash } from 'node:crypto';
import {
  contentOf,
  doubleQuoted,
  encodePath,
  isNotFound,
  joinPath,
  markdownHeading,
  type Page,
  type PlacedVersion,
  type PluginContext,
  printRoute,
  type RenderedPage,
  routeKey,
  type Settings,
  type Site,
  type TaskContext,
  versionFinder,
} from 'slodocs/kit';

export interface Twin {
  readonly rendered: RenderedPage;
  readonly path: string;
  /** Of the page, absolute. */
  readonly url: string;
  /** Of the docs that the page belongs to; undefined outside of them. */
  readonly version: PlacedVersion | undefined;
  readonly key: string;
  print(): Promise<Uint8Array>;
}

export function prepareTwins({ settings, versions }: Site, ctx: PluginContext): (rendered: RenderedPage) => Twin {
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
    const { title } = page;
    // `llms-full.txt` asks for each twin again, and needs no body for it.
    const print = (): Promise<Uint8Array> =>
      ctx.task('twin', key, () => ({ content: contentOf(rendered), title, head, origin: settings.url, url }));
    return { rendered, path: twinPath(page.route.path), url, version, key, print };
  };
}

/** What a twin is printed of, as plain data. */
interface TwinInput {
  /** HTML. */
  readonly content: string;
  readonly title: string;
  readonly head: string;
  /** Of the site. */
  readonly origin: string;
  /** Of the page, absolute. */
  readonly url: string;
}

/** Prints a twin: takes as long as rendering its page. */
export async function printTwin({ content, title, head, origin, url }: TwinInput, { say }: TaskContext): Promise<Uint8Array> {
  const [{ toMarkdown }, { addressResolver }] = await Promise.all([
    import('./markdown/to-markdown.ts'),
    import('./address-resolver.ts'),
  ]);
  const { markdown, hasTitle } = toMarkdown(content, { resolve: addressResolver(origin, url), say });
  const heading = hasTitle ? '' : `${markdownHeading(oneLine(title))}\n\n`;
  return Buffer.from(`${head}\n${heading}${markdown}${markdown === '' ? '' : '\n'}`);
}

/** A quoted text is valid YAML, whatever it contains. */
function printHead(page: Page, url: string, version: string | undefined): string {
  const { title, description, lastUpdate } = page;
  const date = page.kind === 'doc' ? page.date : undefined;
  const lines = [
    `title: ${doubleQuoted(title)}`,
    `url: ${doubleQuoted(url)}`,
    ...(description === '' ? [] : [`description: ${doubleQuoted(description)}`]),
    ...(version === undefined ? [] : [`version: ${doubleQuoted(version)}`]),
    ...(date === undefined ? [] : [`date: ${date.slice(0, 10)}`]),
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
