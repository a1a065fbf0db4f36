// Compares a built site with the output of Docusaurus for the same content, and counts what is equal for each measure.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Expected, ExpectedPage } from './corpus.ts';
import { collapse, type ReadPage, readPage } from './read-page.ts';

export interface Measure {
  readonly equal: number;
  readonly of: number;
  /** `route: ours | theirs`, in the order of the routes. */
  readonly differences: readonly string[];
}

export type Measures = Readonly<Record<string, Measure>>;

/** Components of theirs whose pages are measured, with what their routes are called. */
const kinds: Readonly<Record<string, string>> = {
  DocItem: 'doc routes',
  DocCategoryGeneratedIndexPage: 'category routes',
  DocTagsListPage: 'tag routes',
  DocTagDocListPage: 'tag routes',
  MDXPage: 'page routes',
};

export async function measure(outDir: string, { config, routes }: Expected): Promise<Measures> {
  const found: Record<string, { equal: number; of: number; differences: string[] }> = {};
  const mark = (name: string, route: string, ours: unknown, theirs: unknown): void => {
    const entry = found[name] ?? { equal: 0, of: 0, differences: [] };
    found[name] = entry;
    entry.of++;
    const [a, b] = [JSON.stringify(ours ?? null), JSON.stringify(theirs ?? null)];
    if (a === b) entry.equal++;
    else entry.differences.push(`${route}: ${a} | ${b}`);
  };
  for (const [route, expected] of Object.entries(routes).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const kind = kinds[expected.component];
    if (!kind) continue;
    const html = await readFile(join(outDir, fileOf(route, config.baseUrl ?? '/')), 'utf8').catch(() => undefined);
    mark(kind, route, html !== undefined, true);
    if (html !== undefined) markPage((name, ours, theirs) => mark(name, route, ours, theirs), readPage(html), expected);
  }
  return found;
}

/** Where the measures found differences, `measure route`, sorted; what stands there, the corpus says. */
export function placesOf(measures: Measures): readonly string[] {
  const places = Object.entries(measures).flatMap(([name, { differences }]) =>
    differences.map((difference) => `${name} ${difference.slice(0, difference.indexOf(': '))}`),
  );
  return [...new Set(places)].sort();
}

type Mark = (name: string, ours: unknown, theirs: unknown) => void;

function markPage(mark: Mark, ours: ReadPage, theirs: ExpectedPage): void {
  const isDoc = theirs.component === 'DocItem' || theirs.component === 'MDXPage';
  mark('titles', collapse(ours.title), collapse(theirs.title ?? ''));
  mark('descriptions', collapse(ours.meta['description'] ?? ''), collapse(theirs.description ?? ''));
  mark('noindex', /noindex/.test(ours.meta['robots'] ?? ''), theirs.noindex === true);
  mark('canonical', ours.canonical, theirs.canonical);
  mark('neighbours', [ours.prev, ours.next].map(asNeighbour), [theirs.prev, theirs.next].map(asNeighbour));
  mark(
    'breadcrumbs',
    ours.breadcrumbs.map(([label, href]) => [label, href ?? null]),
    crumbs(theirs, ours),
  );
  if (!isDoc) {
    mark(
      'items of lists',
      ours.items,
      (theirs.items ?? []).map(([label, href]) => [collapse(label.replace(/^(📄️|🗃️?|🔗)/u, '')), href]),
    );
    return;
  }
  for (const id of theirs.ids ?? []) mark('heading ids', ours.ids.includes(id) ? id : null, id);
  mark('pages with the same ids in order', ours.ids, theirs.ids ?? []);
  mark(
    'table of contents',
    ours.toc.map(([, id, text]) => [id, text]),
    (theirs.toc ?? []).map(([, id, text]) => [id, collapse(text)]),
  );
  mark('h1', ours.h1s[0] ?? '', collapse(theirs.h1 ?? ''));
  mark('number of code blocks', ours.code.length, theirs.codeBlocks ?? 0);
  for (const [index, block] of (theirs.code ?? []).entries())
    mark('code blocks', ours.code[index], [block[0] ?? 'text', ...block.slice(1)]);
  mark(
    'tabs',
    ours.tabLabels,
    (theirs.tabLabels ?? []).map((tabs) => tabs.map(([label]) => label)),
  );
  mark('admonitions', ours.admonitions, theirs.admonitionKinds ?? []);
  mark(
    'images',
    ours.imgs,
    (theirs.imgs ?? []).map(([, alt, width, height]) => [alt ?? '', width, height]),
  );
  mark('tables', ours.tables, theirs.tables ?? 0);
  mark('details', ours.details, theirs.details ?? 0);
  mark('tags of pages', ours.tags, theirs.tags ?? []);
}

/** The file of a route, relative to the output folder. */
function fileOf(route: string, baseUrl: string): string {
  const path = route.slice(baseUrl.length).replace(/\/+$/, '');
  return path === '' ? 'index.html' : `${path}/index.html`;
}

function asNeighbour(link: readonly [string, string] | undefined): readonly string[] | null {
  return link ? [collapse(link[0]), decodeURI(link[1]).replace(/(?<=.)\/$/, '')] : null;
}

/** Theirs do not tell whether the last crumb, the page itself, is a link. */
function crumbs({ breadcrumbs = [] }: ExpectedPage, ours: ReadPage): readonly (readonly [string, string | null])[] {
  return breadcrumbs.map(([label, href], index) => [
    collapse(label),
    href ?? (index === breadcrumbs.length - 1 ? (ours.breadcrumbs[index]?.[1] ?? null) : null),
  ]);
}
