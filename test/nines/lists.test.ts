// The lists of the documentation of Nines, for people and for programs, held against the tables: all that belongs there, and no more.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { areas, notes, tagsOf } from './read-notes.ts';
import { groupBy, type NinesSite, type Route, readSite, routes, withoutSlash } from './site.ts';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

const origin = 'https://docs.nines.example';

const products = {
  application: { title: 'Application release notes', pages: 28, stable: '1.155.0', beta: undefined },
  agent: { title: 'Agent release notes', pages: 28, stable: '0.100.0', beta: '0.106.0-beta' },
  sloctl: { title: 'sloctl release notes', pages: 5, stable: '0.0.97', beta: undefined },
} as const;

/** What only lists other pages: no search engine needs it. */
const unindexed = new Set(['tag', 'tag-index', 'post-tag', 'post-tag-index', 'search', 'not-found']);

let site: NinesSite;
beforeAll(async () => {
  site = await readSite();
}, 300_000);

const read = (path: string): string => readFileSync(join(site.outDir, path), 'utf8');

const routeIn = (address: string): string => withoutSlash(new URL(address, origin).pathname);

/** The listed notes of a product, the last one first. */
const notesOf = (product: string): readonly Route[] =>
  routes
    .filter(({ kind, area, isUnlisted }) => kind === 'post' && area === areas[product] && !isUnlisted)
    .sort((a, b) => b.date.localeCompare(a.date));

const addresses = (rows: readonly Route[]): readonly string[] => rows.map(({ route }) => route);

function elementsOf(route: string, test: (element: Element) => boolean): readonly Element[] {
  return DomUtils.findAll(test, parseDocument(read(join(route, 'index.html'))).children);
}

/** Where the headings of the posts of a page lead. */
function postsOn(route: string): readonly string[] {
  const headings = elementsOf(route, ({ name, attribs }) => name === 'h2' && attribs['class'] === 'post-title');
  return headings.map(({ children }) => DomUtils.findOne(({ name }) => name === 'a', children)?.attribs['href'] ?? '');
}

describe.each(Object.entries(products))('release notes of %s', (product, { title, pages, stable, beta }) => {
  const root = `/${product}-release-notes`;
  const listed = notesOf(product);

  test('stand on pages of five, the last one first', () => {
    const lists = Array.from({ length: pages }, (_, index) => (index === 0 ? root : `${root}/page/${index + 1}`));
    expect(lists.map(postsOn)).toEqual(lists.map((_, index) => addresses(listed.slice(index * 5, index * 5 + 5))));
    expect(postsOn(lists.at(-1) ?? '').length).toBeGreaterThan(0);
    expect(site.pages.has(`${root}/page/${pages + 1}`)).toBe(false);
    expect(site.pages.has(`${root}/page/1`)).toBe(false);
  });

  test('label changes by their kind', () => {
    const labels = elementsOf(root, ({ name, attribs }) => name === 'h2' && /^change-/.test(attribs['class'] ?? ''));
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(`change-${DomUtils.innerText(label).toLowerCase()}`).toContain(label.attribs['class']);
  });

  test('stand in the archive by year', () => {
    const years = elementsOf(`${root}/archive`, ({ name, parent }) => name === 'section' && parent !== null);
    const shown = years.map(({ children }) => ({
      year: DomUtils.innerText(DomUtils.findOne(({ name }) => name === 'h2', children) ?? []),
      links: DomUtils.findAll(({ name }) => name === 'a', children).map(({ attribs }) => attribs['href']),
    }));
    const wanted = [...groupBy(listed, ({ date }) => date.slice(0, 4))];
    expect(shown).toEqual(wanted.map(([year, rows]) => ({ year, links: addresses(rows) })));
  });

  test('have feeds with the twenty newest', () => {
    const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
    const [rss, atom] = [read(`${root}/rss.xml`), read(`${root}/atom.xml`)];
    expect([XMLValidator.validate(rss), XMLValidator.validate(atom)]).toEqual([true, true]);
    const { channel } = parser.parse(rss).rss;
    expect(channel).toMatchObject({
      ...{ title: `Nines: ${title}`, link: `${origin}${root}`, language: 'en', copyright: '© 2020–2025 Nines' },
    });
    const { feed } = parser.parse(atom);
    expect(feed).toMatchObject({ title: channel.title, rights: channel.copyright, '@_xml:lang': 'en', id: `${origin}${root}` });

    type Item = Readonly<Record<string, string>>;
    const newest = listed.slice(0, 20);
    const inRss = channel.item.map(({ title, link, pubDate }: Item) => [title, link, new Date(pubDate ?? '').toISOString()]);
    const inAtom = feed.entry.map(({ title, id, published }: Item) => [title, id, published]);
    const wanted = newest.map(({ title, route, date }) => [title, `${origin}${route}`, `${date}T00:00:00.000Z`]);
    expect(inRss).toEqual(wanted);
    expect(inAtom).toEqual(wanted);
    const empty = [...channel.item, ...feed.entry].filter((entry) => !(entry['content:encoded'] ?? entry.content?.['#text']));
    expect(empty).toEqual([]);
  });

  test('name the latest release', () => {
    const rows = new Map(listed.map((row) => [row.route, row]));
    const release = (version: string | undefined) => {
      const row = rows.get(`${root}/${version}`);
      return row ? { version, title: row.title, href: `${origin}${row.route}`, date: `${row.date}T00:00:00.000Z` } : null;
    };
    expect(JSON.parse(read(`${root}/latest.json`))).toEqual({ stable: release(stable), beta: release(beta) });
    expect(release(stable)).not.toBeNull();
  });
});

test('each of the 18 categories is used, and has all of its notes on one page', () => {
  const index = '/application-release-notes/rns-categories';
  const categories = routes.filter(({ kind }) => kind === 'post-tag').map(({ route }) => route);
  expect(categories).toHaveLength(18);
  const tagsByRoute = new Map(notes.map((note) => [note.route, tagsOf(note)]));
  const inOrder = addresses(notesOf('application'));
  const wanted = categories.map((route) => [
    route,
    inOrder.filter((note) => tagsByRoute.get(note)?.includes(route.slice(index.length + 1))),
  ]);
  expect(categories.map((route) => [route, postsOn(route)])).toEqual(wanted);
  expect(wanted.filter(([, found]) => found?.length === 0)).toEqual([]);
  expect([...site.pages.keys()].filter((route) => /\/(?:rns-categories|tags)\/.*\/page\//.test(route))).toEqual([]);
  expect([...(site.pages.get(index)?.links ?? [])].sort()).toEqual([...categories].sort());
  for (const product of ['agent', 'sloctl'])
    expect(existsSync(join(site.outDir, `${product}-release-notes/rns-categories`))).toBe(false);
});

test('the sitemap holds every page but tags, categories, the search and those that are unlisted', () => {
  const map = read('sitemap.xml');
  expect(XMLValidator.validate(map)).toBe(true);
  const { urlset } = new XMLParser().parse(map) as {
    urlset: { url: { loc: string; changefreq: string; priority: number }[] };
  };
  const wanted = routes.filter(({ kind, isUnlisted }) => !isUnlisted && !unindexed.has(kind));
  expect(urlset.url.map(({ loc }) => routeIn(loc)).sort()).toEqual([...addresses(wanted)].sort());
  expect(urlset.url.filter(({ loc }) => !loc.startsWith(`${origin}/`))).toEqual([]);
  expect(new Set(urlset.url.map(({ changefreq, priority }) => `${changefreq} ${priority}`))).toEqual(new Set(['weekly 0.5']));
});

test('search engines are asked to leave out what is unlisted, the search and the page for unknown addresses', () => {
  const wanted = routes.filter(({ kind, isUnlisted }) => isUnlisted || kind === 'search' || kind === 'not-found');
  const left = site.files.filter((file) => /<meta name="robots" content="noindex/.test(read(file)));
  const found = left.map((file) => (file === '404.html' ? '/404' : `/${file.replace('/index.html', '')}`));
  expect(found.filter((route) => site.pages.has(route)).sort()).toEqual([...addresses(wanted)].sort());
});

describe('llms.txt', () => {
  /** The files of a section that has its own. */
  const filesIn = (section: string) => [...section.matchAll(/\]\(https:\/\/[^/]*\/([^)]*\.txt)\)/g)].map(([, path = '']) => path);
  /** Its sections: the heading and the routes of each, from the files of sections, too. */
  const sections = () =>
    read('llms.txt')
      .split(/^## /m)
      .slice(1)
      .map((section) => ({
        label: section.split('\n', 1)[0],
        found: [...[section, ...filesIn(section).map(read)].join('').matchAll(/\]\((https:[^)]*)\.md\)/g)].map(
          ([, address = '']) => routeIn(address).replace(/^\/index$/, '/'),
        ),
      }));

  test('and the lists of its sections are short enough to be read at once', () => {
    const files = ['llms.txt', ...filesIn(read('llms.txt'))];
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path) => read(path).length > 50_000)).toEqual([]);
  });

  test('names every listed page that has words of its own, once', () => {
    const kinds = new Set(['doc', 'api-doc', 'api-index', 'post']);
    const wanted = routes.filter(({ kind, isUnlisted }) => kinds.has(kind) && !isUnlisted);
    expect(
      sections()
        .flatMap(({ label, found }) => (label === 'Optional' ? [] : found))
        .sort(),
    ).toEqual([...addresses(wanted)].sort());
  });

  // Not so far: all posts of a site are in one section, in the order of their addresses.
  test('has the notes of each product apart, the last one first', () => {
    const isNote = (route: string): boolean => /^\/(?:application|agent|sloctl)-release-notes\//.test(route);
    const found = sections().filter(({ label, found }) => label !== 'Optional' && found.some(isNote));
    expect(found.map((section) => section.found)).toEqual(
      expect.arrayContaining(Object.keys(products).map((product) => addresses(notesOf(product)))),
    );
    expect(found).toHaveLength(3);
  });
});
