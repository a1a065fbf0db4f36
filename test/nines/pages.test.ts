// The documentation of Nines, held against the table of all its routes: no page is missing, empty or out of reach.
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, groupBy, type NinesSite, readSite, routes } from './site.ts';

/** Areas whose pages are all there. An area that has become complete is added here. */
const complete = [
  '2.5-welcome',
  '2.5-getting-started',
  '2.5-access',
  '2.5-alerting',
  '2.5-composites',
  '2.5-dashboards',
  '2.5-features',
  '2.5-agent',
  '2.5-slo-guides',
  '2.5-reference',
  '2.5-replay',
  '2.5-reports',
  '2.5-sli-analyzer',
  '2.5-slo-oversight',
  '2.5-sloctl',
  '2.5-slos-as-code',
  '2.5-yaml-guide',
  '2.5-glossary',
  '2.6-faq',
  '2.6-troubleshooting',
  '2.6-slocademy',
];

/** Docs that need fewer than 250 words, with the reason. */
const short: Readonly<Record<string, string>> = {};

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

/** Docs of the table that the site has so far. */
const docs = (): readonly BuiltPage[] =>
  routes.filter(({ kind }) => docKinds.has(kind)).flatMap(({ route }) => pageOf(route) ?? []);

test('the areas that are to be complete exist', () => {
  expect([...new Set(routes.map(({ area }) => area))]).toEqual(expect.arrayContaining(complete));
});

describe.each(complete)('%s', (area) => {
  test.each(routes.filter((route) => route.area === area))('$route', ({ route, title, sidebar, isUnlisted }) => {
    const page = pageOf(route);
    expect(page?.title).toBe(titleOf(route, title));
    // The home page has all of the window to itself, and an unlisted page is in no list.
    if (route === '/' || isUnlisted) return;
    expect(page?.sidebar).toBe(firstPages[sidebar]);
    expect(page?.listed).toContain(route);
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
  const few = docs().filter(({ words }) => words < 250);
  expect(few.map(({ route, words }) => (route in short ? route : `${route}: ${words} words`))).toEqual(Object.keys(short));
});

test('every doc is in its sidebar, or another page leads to it', () => {
  const unlisted = new Set(routes.filter(({ isUnlisted }) => isUnlisted).map(({ route }) => route));
  const linked = new Set([...site.pages.values()].flatMap(({ route, links }) => links.filter((link) => link !== route)));
  const orphans = docs().filter(({ route, listed }) => route !== '/' && !listed.includes(route) && !linked.has(route));
  expect(orphans.map(({ route }) => route).filter((route) => !unlisted.has(route))).toEqual([]);
});

test('counts what there is', () => {
  const areas = groupBy(
    routes.filter(({ kind }) => docKinds.has(kind)),
    ({ area }) => area,
  );
  const lines = [...areas].map(([area, all]) => {
    const words = all.flatMap(({ route }) => pageOf(route)?.words ?? []);
    const sum = words.reduce((a, b) => a + b, 0);
    return `${area.padEnd(22)} ${String(words.length).padStart(3)} of ${String(all.length).padStart(3)} pages ${String(sum).padStart(7)} words`;
  });
  const found = routes.filter(({ route }) => pageOf(route)).length;
  console.log(['', ...lines, `${found} of ${routes.length} routes`].join('\n'));
  expect(found).toBeGreaterThan(0);
});
