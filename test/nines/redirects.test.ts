// Old addresses of the documentation of Nines: every one whose heir exists leads to it, on any disk.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { groupBy, type NinesSite, readSite, readTable, repository, routeOf, routes } from './site.ts';

const all = readTable('test/nines/redirects.tsv').map(([from = '', to = '']) => ({ from, to }));
const written = readTable('site/redirects.tsv').map(([from = '', to = '']) => ({ from, to }));

let site: NinesSite;
beforeAll(async () => {
  site = await readSite();
}, 300_000);

test('the table of the site has the rows whose heirs exist, and no other', () => {
  const due = all.filter(({ to }) => site.pages.has(to));
  console.log(`${due.length} of ${all.length} old addresses have an heir`);
  // `REWRITE_CASES=1` writes the table anew, after pages have been added.
  if (process.env['REWRITE_CASES'] !== undefined) {
    const rows = due.map(({ from, to }) => `${from}\t${to}\n`);
    writeFileSync(join(repository, 'site/redirects.tsv'), `from\tto\n${rows.join('')}`);
  }
  expect(written).toEqual(due);
});

test('each of them leads to its heir', () => {
  const found = written.map(({ from }) => ({ from, to: site.redirects.get(from) }));
  expect(found).toEqual(written);
});

test('no old address is a page, no heir is an old address, and every heir has a row in the table of routes', () => {
  const known = new Set(routes.map(({ route }) => route));
  const old = new Set(all.map(({ from }) => from));
  expect(old.size).toBe(all.length);
  expect(all.filter(({ from }) => known.has(from))).toEqual([]);
  expect(all.filter(({ to }) => !known.has(to) || old.has(to))).toEqual([]);
});

test('every page answers to its address with .html', () => {
  const pages = [...site.pages.keys()].filter((route) => route !== '/' && route !== '/404');
  expect(pages.filter((route) => site.redirects.get(`${route}.html`) !== route)).toEqual([]);
});

// A disk that does not tell letter cases apart holds one file of each group, and a page comes before a redirect.
test('addresses that differ by letter case alone lead to the same page', () => {
  const groups = groupBy(site.files.map(routeOf), (route) => route.toLowerCase());
  const alike = [...groups.values()].filter((group) => group.length > 1);
  const ends = alike.map((group) => new Set(group.map((route) => site.redirects.get(route) ?? route)));
  expect(ends.filter((pages) => pages.size > 1)).toEqual([]);
  expect(alike).not.toEqual([]);

  const planned = groupBy(all, ({ from }) => from.toLowerCase());
  const pagesByCase = new Map(routes.map(({ route }) => [route.toLowerCase(), route]));
  for (const [folded, group] of planned) {
    const heir = pagesByCase.get(folded) ?? group[0]?.to;
    expect(group.filter(({ to }) => to !== heir)).toEqual([]);
  }
});
