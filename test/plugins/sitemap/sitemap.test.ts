import { Readable } from 'node:stream';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, it } from 'vitest';
import type { EmittedFile } from '#model/output';
import type { Listing } from '#model/page';
import type { PluginContext } from '#model/plugin-context';
import type { Settings } from '#model/settings';
import { type SitemapOptions, sitemap } from '../../../src/plugins/sitemap/sitemap.ts';
import { splitAddresses } from '../../../src/plugins/sitemap/sitemap-files.ts';
import { deepTest, isThorough } from '../../property-runs.ts';

interface Some {
  readonly path: string;
  readonly date?: string;
  readonly unlisted?: boolean;
  readonly layout?: string;
}

const page = ({ path, date, unlisted = false, layout = 'doc' }: Some): Listing => ({
  kind: 'listing',
  route: { locale: 'en', version: null, path },
  title: path,
  description: '',
  unlisted,
  lastUpdate: date === undefined ? undefined : { date },
  data: {},
  layout,
  props: {},
  origin: 'test',
  sidebar: undefined,
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
  shows: [],
});

const settings = (more: Partial<Settings> = {}) =>
  ({ url: 'https://a.example', baseUrl: '/', trailingSlash: undefined, ...more }) as Settings;

/** The files that it offers, by path, made. */
async function emit(pages: readonly Some[], options: SitemapOptions = {}, more: Partial<Settings> = {}) {
  return emitFiles(pages, { robots: false, ...options }, more);
}

async function emitFiles(
  pages: readonly Some[],
  options: SitemapOptions,
  more: Partial<Settings> = {},
  own?: string,
): Promise<{
  files: readonly EmittedFile[];
  texts: Record<string, string>;
  keys: readonly string[];
  reported: readonly string[];
}> {
  const reported: string[] = [];
  const site = {
    settings: settings(more),
    pages: pages.map(page),
    versions: [],
    drafts: [],
    sidebars: [],
    navbar: [],
    footer: [],
    navbarLogo: undefined,
    footerLogo: undefined,
    social: [],
    imageSize: undefined,
    assets: own === undefined ? [] : [{ path: 'static/robots.txt', served: '/robots.txt' }],
    drawn: [],
    redirects: [],
    emitted: [],
    loads: {},
    awaited: [],
    resolveChanges: [],
    languages: undefined,
    data: {},
  };
  const ctx = {
    read: async () => own,
    report: ({ code, message }: { code: string; message: string }) => reported.push(`${code}: ${message}`),
  } as unknown as PluginContext;
  const files = (await sitemap(options).emit?.({ site, pages: [] }, ctx)) ?? [];
  const texts = await Promise.all(files.map(async (file) => [file.path, String(await file.make())] as const));
  return { files, texts: Object.fromEntries(texts), keys: files.map(({ key }) => key), reported };
}

const read = (xml = '') => parseSitemap(Readable.from([Buffer.from(xml)]));
const urls = async (xml = '') => (await read(xml)).map(({ url }) => url);

describe('one sitemap', () => {
  it('prints addresses with what search engines want to know', async () => {
    const { texts } = await emit([{ path: '/b', date: '2024-05-06T07:08:09.000Z' }, { path: '/' }]);
    expect(texts).toEqual({
      'sitemap.xml':
        '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://a.example/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>' +
        '<url><loc>https://a.example/b</loc><lastmod>2024-05-06</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url></urlset>',
    });
  });

  it('sorts addresses and prints them as the site does', async () => {
    const { texts } = await emit(
      [{ path: '/ü b' }, { path: '/1.0/' }, { path: "/a&'x" }, { path: '/B' }],
      {},
      { baseUrl: '/base/', trailingSlash: true },
    );
    const expected = [
      'https://a.example/base/1.0/',
      'https://a.example/base/B/',
      "https://a.example/base/a&'x/",
      'https://a.example/base/%C3%BC%20b/',
    ];
    expect(await urls(texts['sitemap.xml'])).toEqual([...expected].sort());
    expect(texts['sitemap.xml']).not.toMatch(/&(?!amp;)|[^\x20-\x7e]/);
  });

  it('leaves out what is unlisted, the page for what is not found, and what it is told to', async () => {
    const pages = [
      { path: '/a' },
      { path: '/hidden', unlisted: true },
      { path: '/404.html', layout: 'not-found' },
      { path: '/404' },
    ];
    const { texts } = await emit(
      [...pages, { path: '/tags/ü x' }, { path: '/tags' }],
      { ignorePatterns: ['/base/tags/ü*'] },
      { baseUrl: '/base/' },
    );
    expect(await urls(texts['sitemap.xml'])).toEqual(['https://a.example/base/a', 'https://a.example/base/tags']);
  });

  it('tells the last change as a day, as an instant, or not', async () => {
    const pages = [{ path: '/', date: '2024-05-06T23:59:59.000Z' }];
    const lastmod = async (options: SitemapOptions) =>
      /<lastmod>(.*)<\/lastmod>/.exec((await emit(pages, options)).texts['sitemap.xml'] ?? '')?.[1];
    expect(await lastmod({})).toBe('2024-05-06');
    expect(await lastmod({ lastmod: 'date' })).toBe('2024-05-06');
    expect(await lastmod({ lastmod: 'datetime' })).toBe('2024-05-06T23:59:59.000Z');
    expect(await lastmod({ lastmod: false })).toBeUndefined();
  });

  it('tells how often pages change and how important they are, or not', async () => {
    const told = async (options: SitemapOptions) =>
      /<\/loc>(.*)<\/url>/.exec((await emit([{ path: '/' }], options)).texts['sitemap.xml'] ?? '')?.[1];
    expect(await told({ changefreq: 'daily', priority: 0.8 })).toBe('<changefreq>daily</changefreq><priority>0.8</priority>');
    expect(await told({ changefreq: false })).toBe('<priority>0.5</priority>');
    expect(await told({ changefreq: false, priority: false })).toBe('');
  });

  it('is well-formed to a parser of other authors', async () => {
    const { texts } = await emit([{ path: "/a&'x" }, { path: '/ü', date: '2024-05-06T07:08:09.000Z' }]);
    const xml = texts['sitemap.xml'] ?? '';
    expect(XMLValidator.validate(xml)).toBe(true);
    const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(urlset.url).toEqual([
      { loc: 'https://a.example/%C3%BC', lastmod: '2024-05-06', changefreq: 'weekly', priority: 0.5 },
      { loc: "https://a.example/a&'x", changefreq: 'weekly', priority: 0.5 },
    ]);
  });

  it('is no file when no page is listed', async () => {
    expect((await emit([])).files).toEqual([]);
    expect((await emit([{ path: '/', unlisted: true }])).files).toEqual([]);
  });

  it('has a key that follows what it prints', async () => {
    const pages = [{ path: '/a', date: '2024-05-06T01:00:00.000Z' }, { path: '/b' }];
    const { keys } = await emit(pages);
    expect((await emit([...pages].reverse())).keys).toEqual(keys);
    expect((await emit([{ path: '/a', date: '2024-05-06T02:00:00.000Z' }, { path: '/b' }])).keys).toEqual(keys);
    expect((await emit(pages, { lastmod: 'datetime' })).keys).not.toEqual(keys);
    expect((await emit(pages, {}, { url: 'https://b.example' })).keys).not.toEqual(keys);
    expect((await emit([{ path: '/a' }, { path: '/c' }])).keys).not.toEqual(keys);
  });
});

describe('more than one file holds', () => {
  deepTest('makes an index and sitemaps of at most 50,000 addresses', async () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => ({ path: `/docs/page-${String(index).padStart(6, '0')}` }));
    const { texts, files } = await emit(pages, {}, { baseUrl: '/base/' });
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    const index = await parseSitemapIndex(Readable.from([Buffer.from(texts['sitemap.xml'] ?? '')]));
    expect(index).toEqual([{ url: 'https://a.example/base/sitemap-1.xml' }, { url: 'https://a.example/base/sitemap-2.xml' }]);
    const listed = [...(await urls(texts['sitemap-1.xml'])), ...(await urls(texts['sitemap-2.xml']))];
    expect(listed).toEqual(pages.map(({ path }) => `https://a.example/base${path}`));
    expect(texts['sitemap-1.xml']?.match(/<url>/g)).toHaveLength(50_000);
    expect(texts['sitemap-2.xml']?.match(/<url>/g)).toHaveLength(1);
  });

  it.runIf(isThorough())('is one file at 50,000 addresses', async () => {
    const { files } = await emit(Array.from({ length: 50_000 }, (_, index) => ({ path: `/${index}` })));
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml']);
  });

  it.runIf(isThorough())('keeps each file below 50 MB', async () => {
    const path = `/${'&'.repeat(1_900)}`;
    const { texts, files } = await emit(Array.from({ length: 6_000 }, (_, index) => ({ path: `${path}${index}` })));
    expect(files.length).toBe(3);
    for (const text of Object.values(texts)) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50 * 1024 * 1024);
    expect(Buffer.byteLength(texts['sitemap-1.xml'] ?? '')).toBeGreaterThan(40 * 1024 * 1024);
  });

  it('never reckons an address smaller than it is printed', async () => {
    const addresses = [`https://a.example/${"&'".repeat(40)}`, 'https://a.example/'].map((url) => ({
      url,
      lastmod: '2024-05-06T07:08:09.000Z',
    }));
    const { texts } = await emit(
      addresses.map(({ url, lastmod }) => ({ path: url.slice(17), date: lastmod })),
      { lastmod: 'datetime' },
    );
    const bytes = Buffer.byteLength(texts['sitemap.xml'] ?? '');
    expect(splitAddresses(addresses, { addresses: 10, bytes: bytes - 1 })).toHaveLength(2);
  });
});

describe('robots.txt', () => {
  const robots = async (more: Partial<Settings> = {}, own?: string, options: SitemapOptions = {}) => {
    const { texts, reported } = await emitFiles([{ path: '/', unlisted: more.noIndex === true }], options, more, own);
    return [texts['robots.txt'], ...reported];
  };
  const allowing = 'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n';

  it('names the sitemap by its whole address', async () => expect(await robots()).toEqual([allowing]));

  it('asks for nothing of a site that search engines are to leave out', async () => {
    expect(await robots({ noIndex: true })).toEqual(['User-agent: *\nDisallow: /\n']);
  });

  it('is left to the host of a site that has a base, and to whoever wants none', async () => {
    expect(await robots({ baseUrl: '/base/' })).toEqual([undefined]);
    expect(await robots({}, undefined, { robots: false })).toEqual([undefined]);
  });

  it('is the own one where there is one, which should name the sitemap', async () => {
    expect(await robots({}, 'User-agent: *\nDisallow: /x\nsitemap:https://a.example/sitemap.xml\n')).toEqual([undefined]);
    expect(await robots({}, 'User-agent: *\nSitemap: /sitemap.xml\n')).toEqual([
      undefined,
      'not-in-robots: the site\'s own robots.txt does not list its sitemap "https://a.example/sitemap.xml"',
    ]);
  });
});
