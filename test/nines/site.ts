// Reads the built documentation of Nines the way a reader meets it, and the tables that say what it has to hold.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { DomUtils, parseDocument } from 'htmlparser2';
import { buildOnce } from '../shared-build.ts';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A row of `routes.tsv`: an address that the site has to have in the end. */
export interface Route {
  readonly route: string;
  readonly kind: string;
  /** `main`, `academy`, `faq`, `api`, or `-` for none. */
  readonly sidebar: string;
  readonly area: string;
  readonly title: string;
  readonly isUnlisted: boolean;
  /** ISO 8601, a day, of a release note; empty for anything else. */
  readonly date: string;
}

export interface BuiltPage {
  readonly route: string;
  /** Its heading of level 1. */
  readonly title: string;
  /** The first link of its sidebar; undefined without one. */
  readonly sidebar: string | undefined;
  /** The addresses in its sidebar, as its HTML has them. */
  readonly listed: readonly string[];
  /** Words of its content, without code. */
  readonly words: number;
  /** Has a block of code, a table or a figure. */
  readonly shows: boolean;
  /** Where links of its content lead. */
  readonly links: readonly string[];
}

export interface NinesSite {
  readonly outDir: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The targets of addresses that redirect. */
  readonly redirects: ReadonlyMap<string, string>;
  /** All HTML files, relative to the output. */
  readonly files: readonly string[];
}

export function readTable(name: string): readonly (readonly string[])[] {
  const [, ...rows] = readFileSync(join(repository, name), 'utf8').trimEnd().split('\n');
  return rows.map((row) => row.split('\t'));
}

export const routes: readonly Route[] = readTable('test/nines/routes.tsv').map(
  ([route = '', kind = '', sidebar = '', area = '', title = '', , date = '', flags]) => ({
    ...{ route, kind, sidebar, area, title, date },
    isUnlisted: flags === 'unlisted',
  }),
);

let site: Promise<NinesSite> | undefined;

/** Parsed once for all files of a process. */
export function readSite(): Promise<NinesSite> {
  site ??= parseSite();
  return site;
}

async function parseSite(): Promise<NinesSite> {
  const { outDir, diagnostics } = await buildOnce(repository);
  const faults = diagnostics.filter(({ severity }) => severity !== 'info');
  if (faults.length > 0) throw new Error(faults.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const files = (await fastGlob('**/*.html', { cwd: outDir, onlyFiles: true })).sort();
  const pages = new Map<string, BuiltPage>();
  const redirects = new Map<string, string>();
  for (const file of files) {
    const route = routeOf(file);
    const html = readFileSync(join(outDir, file), 'utf8');
    const target = /<script [^>]*data-to="([^"]*)"/.exec(html)?.[1];
    if (target !== undefined) redirects.set(route, withoutSlash(target));
    else pages.set(route, readPage(route, html));
  }
  return { outDir, pages, redirects, files };
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export function routeOf(file: string): string {
  if (file === '404.html') return '/404';
  return withoutSlash(`/${file.replace(/(?:^|\/)index\.html$/, '')}`);
}

export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

function readPage(route: string, html: string): BuiltPage {
  const document = parseDocument(html).children;
  const find = (test: (element: Element) => boolean, within = document) => DomUtils.findOne(test, within, true);
  const heading = find(({ name }) => name === 'h1');
  const main = find(({ name }) => name === 'main');
  const sidebar = find(({ name, attribs }) => name === 'nav' && attribs['class'] === 'sidebar');
  const content = find(({ attribs }) => 'data-body' in attribs) ?? main;
  const listed = addressesIn(sidebar);
  // Before its words are counted, which takes code out.
  const shows =
    content !== null && find(({ name }) => ['pre', 'table', 'figure', 'img'].includes(name), content.children) !== null;
  return {
    route,
    title: heading ? DomUtils.innerText(heading).trim() : '',
    sidebar: listed[0],
    listed,
    words: content ? wordsOf(content) : 0,
    shows,
    links: addressesIn(content),
  };
}

function addressesIn(element: Element | null): readonly string[] {
  if (!element) return [];
  const links = DomUtils.findAll(({ name }) => name === 'a', element.children);
  const hrefs = links.map(({ attribs }) => attribs['href'] ?? '').filter((href) => href.startsWith('/'));
  return hrefs.map((href) => withoutSlash(href.replace(/[?#].*/, '')));
}

function wordsOf(element: Element): number {
  const blocks = DomUtils.findAll(({ name }) => name === 'pre', element.children);
  return wordsIn(element) - blocks.reduce((sum, block) => sum + wordsIn(block), 0);
}

function wordsIn(element: Element): number {
  return DomUtils.textContent(element).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0;
}
