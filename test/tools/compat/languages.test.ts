// Sites of several languages: each page is compared with that of its language, and what nobody has translated is told once.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printCompat } from '../../../src/cli/printers/compat.ts';
import { compareBuilds, isLoss } from '../../../src/index.ts';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { buildSite } from '../../pipeline/built-site.ts';

const host = 'https://case.example';
const base = '/base';

interface Language {
  readonly lang: string;
  readonly label: string;
  /** What its addresses begin with. */
  readonly at: string;
}

const languages: readonly Language[] = [
  { lang: 'en', label: 'English', at: '' },
  { lang: 'fr', label: 'Français', at: '/fr' },
  { lang: 'de', label: 'Deutsch', at: '/de' },
];

/** A page as Docusaurus prints it, in a language. */
function page(
  { lang, at, label }: Language,
  address: string,
  title: string,
  main: string,
  sidebar: readonly string[] = [],
): string {
  const urls = languages.map(
    (one) => `<link data-rh=true rel=alternate href=${host}${base}${one.at}${address} hreflang=${one.lang} />`,
  );
  const menu = languages.map(
    (one) =>
      `<li><a href=${base}${one.at}${address} target=_self rel="noopener noreferrer" class="dropdown__link${one.lang === lang ? ' dropdown__link--active' : ''}" lang=${one.lang}>${one.label}</a>`,
  );
  const entries = sidebar.map((one) => `<li class=menu__list-item>${one}`).join('');
  const nav =
    entries === ''
      ? ''
      : `<aside><nav aria-label="Docs sidebar" class="menu thin-scrollbar"><ul class="menu__list">${entries}</ul></nav></aside>`;
  return `<!doctype html><html lang=${lang} dir=ltr class="docs-wrapper plugin-docs"><head><meta charset=UTF-8><title data-rh=true>${title} | Case</title><meta data-rh=true name=description content="${/<p>([^<]*)/.exec(main)?.[1] ?? ''}"/><link data-rh=true rel=canonical href=${host}${base}${at}${address} />${urls.join('')}<link data-rh=true rel=alternate href=${host}${base}${address} hreflang=x-default /><link rel=stylesheet href=${base}${at}/assets/css/styles.b358d9e8.css /></head><body><nav aria-label=Main class="navbar"><div class="navbar__item dropdown"><a href=# class=navbar__link>${label}</a><ul class=dropdown__menu>${menu.join('')}</ul></div></nav>${nav}<main>${main}</main></body></html>`;
}

const texts = {
  en: { home: ['Home', 'Welcome.'], intro: ['Intro', 'Hello.', 'Begin'] },
  fr: { home: ['Accueil', 'Bienvenue.'], intro: ['Introduction', 'Bonjour.', 'Commencer'] },
  de: { home: ['Start', 'Willkommen.'], intro: ['Intro', 'Hello.', 'Begin'] },
} as const;

function buildIn(language: Language): Readonly<Record<string, string>> {
  const { home, intro } = texts[language.lang as keyof typeof texts];
  const { at } = language;
  const entry = (to: string, label: string): string => `<a class="menu__link" href=${base}${at}${to}>${label}</a>`;
  const sidebar = [entry('/docs/', home[0]), entry('/docs/intro', intro[0]), entry('/docs/only', 'Only')];
  const pager = (rel: string, to: string): string =>
    `<a class="pagination-nav__link pagination-nav__link--${rel}" href=${base}${at}${to}><div class=pagination-nav__label>x</div></a>`;
  const folder = at === '' ? '' : `${at.slice(1)}/`;
  const pages = {
    [`${folder}docs/index.html`]: page(
      language,
      '/docs/',
      home[0],
      `<h1>${home[0]}</h1><p>${home[1]}</p><a href=${base}${at}/files/data.txt>x</a>${pager('next', '/docs/intro')}`,
      sidebar,
    ),
    [`${folder}docs/intro/index.html`]: page(
      language,
      '/docs/intro',
      intro[0],
      `<h1>${intro[0]}</h1><p>${intro[1]}</p><h2 class=anchor id=begin>${intro[2]}<a href=#begin class=hash-link>#</a></h2>${pager('prev', '/docs/')}${pager('next', '/docs/only')}`,
      sidebar,
    ),
    [`${folder}docs/only/index.html`]: page(
      language,
      '/docs/only',
      'Only',
      `<h1>Only</h1><p>English.</p><a href=#part>part</a> <a href=${base}${at}/docs/intro#begin>intro</a><h2 class=anchor id=part>Part</h2>${pager('prev', '/docs/intro')}`,
      sidebar,
    ),
  };
  const addresses = ['/docs/', '/docs/intro', '/docs/only'].map((one) => `<url><loc>${host}${base}${at}${one}</loc></url>`);
  return {
    ...pages,
    [`${folder}404.html`]: page(language, '/404.html', 'Page Not Found', '<h1>Page Not Found</h1>'),
    [`${folder}sitemap.xml`]: `<?xml version="1.0" encoding="UTF-8"?><urlset>${addresses.join('')}</urlset>`,
    [`${folder}files/data.txt`]: 'data\n',
    [`${folder}assets/css/styles.b358d9e8.css`]: 'a{}',
  };
}

const docusaurus: Readonly<Record<string, string>> = Object.assign({}, ...languages.map(buildIn));

/** The only page is untranslated in French and German; the introduction is in German. */
const ours = (fallback: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
  title: 'Case',
  url: '${host}',
  baseUrl: '${base}/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'], fallback: '${fallback}' },
  docs: [{ sidebars: { docs: ['index', 'intro', 'only'] } }],
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { items: [{ type: 'localeDropdown' }] } },
};
`,
  'docs/index.md': '# Home\n\nWelcome.\n\n[x](/files/data.txt)\n',
  'docs/intro.md': '# Intro\n\nHello.\n\n## Begin\n',
  'docs/only.md': '# Only\n\nEnglish.\n\n[part](#part) [intro](./intro.md#begin)\n\n## Part\n',
  'i18n/fr/docs/index.md': '# Accueil\n\nBienvenue.\n\n[x](/files/data.txt)\n',
  'i18n/de/docs/index.md': '# Start\n\nWillkommen.\n\n[x](/files/data.txt)\n',
  'i18n/fr/docs/intro.md': '# Introduction\n\nBonjour.\n\n## Commencer\n',
  'static/files/data.txt': 'data\n',
});

let [theirs, shown, redirected]: string[] = [];
beforeAll(async () => {
  const { result } = await buildSite(ours('show'), {}, afterAll);
  shown = result.outDir;
  theirs = join(result.root, 'theirs');
  redirected = (await buildSite(ours('redirect'), {}, afterAll)).result.outDir;
  put(theirs, docusaurus);
});

describe('a build in three languages', () => {
  test('has lost nothing, and each kind of difference of untranslated pages has a reason', async () => {
    const result = await compareBuilds(theirs ?? '', shown ?? '');
    expect(result.differences.filter(isLoss)).toEqual([]);
    expect(result.languages).toEqual({
      de: { pages: 4, ownPages: 4, untranslated: 2 },
      en: { pages: 4, ownPages: 4, untranslated: 0 },
      fr: { pages: 4, ownPages: 4, untranslated: 1 },
    });
    const reasons = new Set(result.differences.map(({ code, because }) => `${code}: ${because ?? '!'}`));
    expect([...reasons].sort()).toEqual([
      'canonical: an untranslated page has its original as its canonical address',
      'canonical: the page for unknown addresses has its own text (`theme.strings`), and search engines do not list it',
      'extra-link: !',
      'extra-link: an untranslated page links to its original',
      'extra-link: languages share files, which are written once',
      'heading: the page for unknown addresses has its own text (`theme.strings`), and search engines do not list it',
      'hreflang: hreflang only connects translated pages',
      'language-menu: the menu links to the home page of a language that lacks the page',
      'missing-file: languages share files, which are written once',
      'missing-in-sitemap: sitemaps only list translated pages',
      'missing-link: languages share files, which are written once',
      'no-index: the page for unknown addresses has its own text (`theme.strings`), and search engines do not list it',
      'title: the page for unknown addresses has its own text (`theme.strings`), and search engines do not list it',
    ]);
    expect(printCompat(result, false)).toContain(
      'languages: de 4 pages (2 not translated); en 4 pages; fr 4 pages (1 not translated)\n',
    );
  });

  test('where untranslated pages redirect', async () => {
    const { differences, languages: counts } = await compareBuilds(theirs ?? '', redirected ?? '');
    expect(differences.filter(isLoss)).toEqual([]);
    expect(counts['de']).toEqual({ pages: 4, ownPages: 2, untranslated: 0 });
  });
});

/** The differences without a reason in a copy of our build in which a text is replaced, or a file is gone. */
async function faults(path: string, edit?: readonly [RegExp | string, string]): Promise<readonly string[]> {
  const copy = site({});
  await cp(shown ?? '', copy, { recursive: true });
  if (edit) {
    const before = await readFile(join(copy, path), 'utf8');
    const after = before.replace(...edit);
    expect(after).not.toBe(before);
    await writeFile(join(copy, path), after);
  } else await rm(join(copy, path));
  const { differences } = await compareBuilds(theirs ?? '', copy);
  return differences.filter(({ because }) => because === undefined).map(({ code, at }) => `${code} ${at}`);
}

test.each<[string, string, readonly [RegExp | string, string] | undefined, readonly string[]]>([
  ['a page of a language is gone', 'fr/docs/intro/index.html', undefined, ['missing-page /fr/docs/intro']],
  ['another language', 'fr/docs/intro/index.html', ['<html lang="fr"', '<html lang="en"'], ['language /fr/docs/intro']],
  ['another title', 'fr/docs/intro/index.html', ['<title>Introduction', '<title>Intro'], ['title /fr/docs/intro']],
  [
    'search engines are told another address',
    'fr/docs/intro/index.html',
    ['hreflang="en" href="https://case.example/base/docs/intro"', 'hreflang="en" href="https://case.example/base/docs/only"'],
    ['hreflang /fr/docs/intro'],
  ],
  [
    'search engines are told nothing',
    'fr/docs/intro/index.html',
    [/<link rel="alternate" hreflang="[^>]*>\n/g, ''],
    ['hreflang /fr/docs/intro'],
  ],
  [
    'the menu leads elsewhere',
    'fr/docs/intro/index.html',
    [/(<a class="dropdown-link" href=")\/base\/docs\/intro/, '$1/base/docs/only'],
    ['language-menu /fr/docs/intro'],
  ],
  ['there is no menu', 'docs/intro/index.html', [/dropdown-link/g, 'x'], ['language-menu /docs/intro']],
  [
    'a translated page is not in the sitemap',
    'fr/sitemap.xml',
    [/<url><loc>[^<]*intro<.*?<\/url>/, ''],
    ['missing-in-sitemap /fr/docs/intro'],
  ],
  ['a shared file is gone', 'files/data.txt', undefined, ['missing-file /de/files/data.txt']],
])('%s', async (_, path, edit, found) => {
  expect(await faults(path, edit)).toEqual(expect.arrayContaining([...found]));
});
