// What every page of the documentation of Nines has around it, and what goes with its release notes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { deepTest } from '../property-runs.ts';
import { type NinesSite, readSite, routes } from './site.ts';

let site: NinesSite;
beforeAll(async () => {
  site = await readSite();
}, 300_000);

const read = (path: string): string => readFileSync(join(site.outDir, path), 'utf8');

/** The texts of all links and buttons inside of the first element that a test accepts. */
function labelsIn(html: string, name: string, className: string): readonly string[] {
  const found = DomUtils.findOne(
    ({ name: tag, attribs }) => tag === name && attribs['class'] === className,
    parseDocument(html).children,
    true,
  );
  const labelled = DomUtils.findAll(({ name: tag }) => ['a', 'button', 'summary'].includes(tag), found?.children ?? []);
  return labelled
    .map((element) => DomUtils.innerText(element).replace('(opens in new tab)', '').trim())
    .filter((label) => label !== '');
}

test('the navbar has its menus', () => {
  const menus = ['Release notes', 'SLOcademy', 'API', 'Playbook', 'Help', 'Tags', 'Support'];
  const labels = labelsIn(read('glossary/index.html'), 'nav', 'navbar');
  expect(labels.filter((label) => menus.includes(label))).toEqual(menus);
});

test('the footer has its links', () => {
  const labels = labelsIn(read('glossary/index.html'), 'footer', 'footer');
  const wanted = ['Home', 'Tutorials', 'Tips', 'FAQ', 'Support', 'Contact', 'Privacy policy', 'Terms of use'];
  expect(labels).toEqual(expect.arrayContaining([...wanted, 'Application', 'Agent', 'sloctl']));
});

test('the home page names the newest release notes, the last one first', () => {
  const dates = new Map(routes.flatMap(({ route, date }) => (date === '' || !site.pages.has(route) ? [] : [[route, date]])));
  const news = site.pages.get('/')?.links.filter((link) => dates.has(link)) ?? [];
  const days = news.map((link) => dates.get(link) ?? '');
  expect(days).toEqual([...days].sort().reverse());
  const newest = [...dates.values()].sort().reverse();
  expect(days).toEqual(newest.slice(0, Math.min(5, newest.length)));
});

test('release notes have the dates of the table', () => {
  const notes = routes.filter(({ route, date }) => date !== '' && site.pages.has(route));
  const shown = notes.map(({ route }) => /<time dateTime="([^"]{10})/.exec(read(`${route.slice(1)}/index.html`))?.[1]);
  expect(shown).toEqual(notes.map(({ date }) => date));
});

/** The quick run draws none. */
deepTest('every listed page has a social card', () => {
  const unlisted = new Set(routes.filter(({ isUnlisted }) => isUnlisted).map(({ route }) => route));
  const pages = [...site.pages.keys()].filter((route) => !unlisted.has(route) && route !== '/404');
  const cards = pages.map((route) => `social${route === '/' ? '/index' : route}.png`);
  expect(cards.filter((card) => !existsSync(join(site.outDir, card)))).toEqual([]);
});
