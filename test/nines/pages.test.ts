// The documentation of Nines, held against the table of all its routes: no page is missing, empty or out of reach.
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, groupBy, type NinesSite, readSite, routes } from './site.ts';

/** Docs that need fewer than 250 words, or whole areas of them, with the reason. */
const short: Readonly<Record<string, string>> = {
  '2.5-imported-modules': 'Parts that other pages import; readers meet them there, with all that is around them',
};

/** Docs without code, table or figure, with the reason. */
const plain: Readonly<Record<string, string>> = {
  '/glossary': 'Terms in a sentence or two each; the examples are on the pages that they lead to',
};

/** The first page of each sidebar. */
const firstPages: Readonly<Record<string, string>> = { main: '/', academy: '/slocademy', faq: '/faq', api: '/api' };

const docKinds = new Set(['doc', 'api-doc', 'api-index']);

let site: NinesSite;
beforeAll(async () => {
  site = await readSite();
}, 300_000);

const pageOf = (route: string): BuiltPage | undefined => site.pages.get(route);

/** The docs of the table. */
const docs = (): readonly BuiltPage[] =>
  routes.filter(({ kind }) => docKinds.has(kind)).flatMap(({ route }) => pageOf(route) ?? []);

/** The address of the last release of a product, given any address below it. */
function newestOf(address: string): string | undefined {
  const root = `${address.split('/', 2).join('/')}/`;
  const notes = routes.filter(({ kind, route, isUnlisted }) => kind === 'post' && route.startsWith(root) && !isUnlisted);
  return notes.reduce((newest, note) => (note.date > newest.date ? note : newest)).route;
}

test('the table has all addresses, each once', () => {
  expect(new Set(routes.map(({ route }) => route)).size).toBe(741);
  expect(routes).toHaveLength(741);
});

describe.each([...groupBy(routes, ({ area }) => area)])('%s', (_, rows) => {
  test.each(rows)('$route', ({ route, kind, title, sidebar, isUnlisted }) => {
    const page = pageOf(route);
    expect(page?.title).toBe(titleOf(route, title));
    // The home page has all of the window to itself, and an unlisted page is in no list.
    if (route === '/' || isUnlisted) return;
    // The newest ten notes are beside every page of a product's notes.
    expect(page?.sidebar).toBe(kind.startsWith('post') ? newestOf(route) : firstPages[sidebar]);
    if (sidebar !== '-') expect(page?.listed).toContain(route);
  });
});

/** The heading of the home page is its claim. */
function titleOf(route: string, title: string): string {
  return route === '/' ? 'Reliability that people can plan with' : title;
}

test('every page has a row in the table, and its title', () => {
  const titles = new Map(routes.map(({ route, title }) => [route, titleOf(route, title)]));
  const shown = [...site.pages.values()].map(({ route, title }) => ({ route, title }));
  expect(shown).toEqual(shown.map(({ route }) => ({ route, title: titles.get(route) })));
});

test('every doc shows something: code, a table or a figure', () => {
  const without = docs().filter(({ shows }) => !shows);
  expect(without.map(({ route }) => route)).toEqual(Object.keys(plain));
});

test('docs under 250 words have a reason', () => {
  const authored = routes.filter(({ kind }) => docKinds.has(kind) || kind === 'partial');
  const few = authored.flatMap(({ route, area }) => {
    const { words = 0 } = pageOf(route) ?? {};
    const reasoned = [area, route].find((name) => name in short);
    return words < 250 ? [reasoned ?? `${route}: ${words} words`] : [];
  });
  expect([...new Set(few)]).toEqual(Object.keys(short));
});

test('every doc is in its sidebar, or another page leads to it', () => {
  const unlisted = new Set(routes.filter(({ isUnlisted }) => isUnlisted).map(({ route }) => route));
  const linked = new Set([...site.pages.values()].flatMap(({ route, links }) => links.filter((link) => link !== route)));
  const orphans = docs().filter(({ route, listed }) => route !== '/' && !listed.includes(route) && !linked.has(route));
  expect(orphans.map(({ route }) => route).filter((route) => !unlisted.has(route))).toEqual([]);
});

test('an unlisted page is in no sidebar but its own', () => {
  const unlisted = new Set(routes.filter(({ isUnlisted }) => isUnlisted).map(({ route }) => route));
  const found = [...site.pages.values()].flatMap(({ route, listed }) =>
    listed.filter((link) => link !== route && unlisted.has(link)).map((link) => `${route}: ${link}`),
  );
  expect(found).toEqual([]);
});

test('counts what there is', () => {
  const areas = groupBy(
    routes.filter(({ kind }) => docKinds.has(kind) || kind === 'partial'),
    ({ area }) => area,
  );
  const lines = [...areas].map(([area, all]) => {
    const words = all.flatMap(({ route }) => pageOf(route)?.words ?? []);
    const sum = words.reduce((a, b) => a + b, 0);
    return `${area.padEnd(22)} ${String(words.length).padStart(3)} of ${String(all.length).padStart(3)} pages ${String(sum).padStart(7)} words`;
  });
  const found = routes.filter(({ route }) => pageOf(route)).length;
  console.log(['', ...lines, `${found} of ${routes.length} routes`].join('\n'));
  expect(found).toBe(routes.length);
});
