// From a request to a configuration: what is found, filled in and put together.

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../../src/pipeline/0-configure/places.ts';
import { themeColors } from '../../../src/pipeline/0-configure/theme-colors.ts';
import { configText, configureSite, engine, redirects, site, sitemap, theme } from './site.ts';

describe('a small config', () => {
  it('gets every default', async () => {
    const root = site({ 'site.config.ts': configText('') });
    const { config, diagnostics } = await configureSite(root);
    expect(diagnostics).toEqual([]);
    const versioning = { disabled: false, includeCurrent: true, only: undefined, last: undefined, byName: {} };
    expect(config?.settings).toEqual({
      title: 'T',
      tagline: '',
      titleDelimiter: '|',
      lang: 'en',
      dir: 'ltr',
      strings: {},
      url: 'https://docs.example',
      baseUrl: '/',
      trailingSlash: undefined,
      fields: { customFields: {} },
      csp: { directives: {}, styleAttributes: false, dataFrames: false },
      icons: [],
      filesBase: '/',
      i18n: undefined,
      headersFile: '_headers',
      deploy: { host: undefined, files: undefined },
      noIndex: false,
      staticDirectories: ['static'],
      docs: [
        {
          id: 'default',
          path: 'docs',
          routeBasePath: 'docs',
          sidebars: undefined,
          editUrl: undefined,
          versioning,
          numberPrefixes: true,
          sidebarCollapsed: true,
          sidebarCollapsible: true,
          breadcrumbs: true,
          fallback: undefined,
          translations: undefined,
          include: undefined,
          exclude: undefined,
        },
      ],
      images: { asked: false, formats: ['avif', 'webp'], widths: [480, 960, 1440], quality: { avif: 55, webp: 80 } },
      pages: { path: 'src/pages', routeBasePath: '/', include: undefined, exclude: undefined, editUrl: undefined },
      markdown: {
        format: 'mdx',
        engine: 'native',
        anchors: { maintainCase: false },
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        interpolate: false,
      },
      allow: { folders: [], ownFolders: ['docs', 'src/pages', 'static'], dotfiles: [] },
      variants: [],
      limits: { sourceBytes: 2_000_000, nodes: 100_000, tableCells: 50_000, inlineMarks: 10_000 },
      theme: {
        navbar: { title: undefined, logo: undefined, items: [] },
        footer: { columns: [], copyright: undefined, logo: undefined, social: [] },
        announcement: undefined,
        colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
        components: {},
        analytics: [],
        clientModules: [],
        css: [],
        accent: undefined,
        colors: { light: themeColors('light', undefined), dark: themeColors('dark', undefined) },
        fonts: undefined,
        lead: false,
        readingTime: false,
        actions: [],
        image: undefined,
        manifest: undefined,
        metadata: [],
        sidebar: { hideable: false, autoCollapseCategories: false },
        slots: {},
        themeColor: { light: '#ffffff', dark: '#101616' },
      },
      severity: {},
      links: {
        external: [],
        externalCheck: {
          ignore: [],
          anchors: false,
          privateHosts: [],
          perHost: 2,
          delay: 100,
          timeout: 15,
          maxAttempts: 3,
          maxAge: 7,
        },
        index: false,
        sites: {},
      },
      storage: { type: 'localStorage', suffix: '' },
    });
    expect(config).toMatchObject({
      root,
      theme,
      outDir: join(root, 'build'),
      cacheDir: join(root, 'node_modules/.slodocs', engine),
      concurrency: availableParallelism(),
      plugins: [redirects, sitemap],
    });
    expect(config?.inputs).toContain('site.config.ts');
    expect(config?.locate(['title'])).toEqual({
      file: 'site.config.ts',
      start: { line: 5, column: 10 },
      end: { line: 5, column: 13 },
    });
  });

  it('is brought to one form', async () => {
    const root = site({
      'site.config.ts': configText(
        "baseUrl: 'a/b', staticDirectories: ['./public/', 'static'], links: { external: ['help'] },\n docs: [{ path: './content/', routeBasePath: '/' }, { id: 'more', path: '../more', routeBasePath: '/x/y/', editUrl: 'https://git.example/edit/' }],\n",
      ).replace('docs.example', 'docs.example/'),
    });
    const { config } = await configureSite(root);
    expect(config?.settings).toMatchObject({
      url: 'https://docs.example',
      baseUrl: '/a/b/',
      staticDirectories: ['public', 'static'],
      links: { external: ['/help'] },
      storage: { type: 'localStorage', suffix: '' },
      docs: [
        { id: 'default', path: 'content', routeBasePath: '/' },
        { id: 'more', path: '../more', routeBasePath: 'x/y', editUrl: 'https://git.example/edit/' },
      ],
    });
  });

  it('names where readers keep what they choose as Docusaurus does', async () => {
    const storageOf = async (storage: string) => {
      const { config } = await configureSite(site({ 'site.config.ts': configText(`baseUrl: 'a/b', storage: ${storage},\n`) }));
      return config?.settings.storage;
    };
    // The start of the MD5 of https://docs.example/a/b/
    expect(await storageOf('{ namespace: true }')).toEqual({ type: 'localStorage', suffix: '-c19' });
    expect(await storageOf("{ type: 'sessionStorage', namespace: 'nines' }")).toEqual({
      type: 'sessionStorage',
      suffix: '-nines',
    });
    expect(await storageOf('{ namespace: false }')).toEqual({ type: 'localStorage', suffix: '' });
  });

  it('has the languages of a site, and what their readers are told', async () => {
    const languages = async (more: string) => {
      const i18n = `i18n: { defaultLocale: 'en', locales: ['th', 'en', 'de'], ${more} },\n`;
      const { config } = await configureSite(site({ 'site.config.ts': configText(i18n) }));
      return config?.settings.i18n;
    };
    const found = await languages("localeConfigs: { th: { calendar: 'buddhist', label: 'Thai' } }");
    const shared = { url: 'https://docs.example', dir: 'ltr' };
    expect(found?.locales).toEqual([
      {
        ...shared,
        name: 'th',
        lang: 'th',
        label: 'Thai',
        calendar: 'buddhist',
        folder: 'i18n/th',
        baseUrl: '/th/',
        outFolder: 'th/',
      },
      {
        ...shared,
        name: 'en',
        lang: 'en',
        label: 'English',
        calendar: 'gregory',
        folder: 'i18n/en',
        baseUrl: '/',
        outFolder: '',
      },
      {
        ...shared,
        name: 'de',
        lang: 'de',
        label: 'Deutsch',
        calendar: 'gregory',
        folder: 'i18n/de',
        baseUrl: '/de/',
        outFolder: 'de/',
      },
    ]);
    const english = { message: 'You can read this page in your language:', close: 'Close', spoken: { lang: 'en', dir: 'ltr' } };
    expect(found?.suggestions).toEqual([
      { lang: 'en', label: 'English', ...english },
      // slodocs has no texts in Thai.
      { lang: 'th', label: 'Thai', ...english },
      {
        lang: 'de',
        label: 'Deutsch',
        message: 'Sie können diese Seite in Ihrer Sprache lesen:',
        close: 'Schließen',
        spoken: { lang: 'de', dir: 'ltr' },
      },
    ]);
    expect((await languages('suggest: false'))?.suggestions).toBeUndefined();
  });

  it('gives way to the request', async () => {
    const root = site({ 'site.config.ts': configText("baseUrl: '/a/',\n") });
    const { config } = await configureSite(root, { baseUrl: '/preview/7', outDir: 'out', concurrency: 1 });
    expect(config).toMatchObject({ outDir: join(root, 'out'), concurrency: 1, settings: { baseUrl: '/preview/7/' } });
  });
});

describe('where a config is found', () => {
  const text = "export default { title: 'T', url: 'https://docs.example' };";

  it('in a folder above', async () => {
    const root = site({ 'site.config.mts': text, 'docs/guides/a.md': '' });
    const { config } = await configureSite(join(root, 'docs/guides'));
    expect(config?.root).toBe(root);
  });

  it('by its path, from the root', async () => {
    const root = site({
      'docs/other.config.js': "module.exports = { title: 'Other', url: 'https://docs.example' };",
      'site.config.ts': text,
    });
    const { config } = await configureSite(root, { config: 'docs/other.config.js' });
    expect(config).toMatchObject({ root: join(root, 'docs'), settings: { title: 'Other' } });
  });

  it('in JSON, with places', async () => {
    const root = site({ 'site.config.json': '{\n  "title": "T",\n  "url": "https://docs.example"\n}\n' });
    const { config } = await configureSite(root);
    expect(config?.settings.title).toBe('T');
    expect(config?.locate(['url'], 'key').start).toEqual({ line: 3, column: 3 });
  });

  it.each([
    ['a function', `export default () => (${text.slice(15, -1)});`],
    ['an async function', `export default async () => (${text.slice(15, -1)});`],
    ['a promise', `export default Promise.resolve(${text.slice(15, -1)});`],
  ])('as %s', async (_, code) => {
    const { config } = await configureSite(site({ 'site.config.ts': code }));
    expect(config?.settings.title).toBe('T');
  });

  it('and its places also where it is faulty', async () => {
    const root = site({ 'site.config.ts': 'export default {', 'docs/a.config.ts': 'export default {', 'docs/x/a.md': '' });
    expect(await findPlaces({ root: join(root, 'docs/x'), engine })).toEqual({
      root,
      config: join(root, 'site.config.ts'),
      outDir: join(root, 'build'),
      cacheRoot: join(root, '.slodocs/cache'),
      cacheDir: join(root, '.slodocs/cache', engine),
    });
    const options = { config: 'docs/a.config.ts', outDir: '../out', cacheDir: '/cache', engine };
    expect(await findPlaces({ root, ...options })).toEqual({
      root: join(root, 'docs'),
      config: join(root, 'docs/a.config.ts'),
      outDir: join(root, 'out'),
      cacheRoot: '/cache',
      cacheDir: join('/cache', engine),
    });
    expect(await findPlaces({ root: join(root, 'nope'), engine })).toBeUndefined();
  });

  it('in two sites of one process', async () => {
    const [one, two] = ['One', 'Two'].map((title) =>
      site({
        'site.config.ts': `import { t } from './t'; export default { title: t, url: 'https://x.example' };`,
        't.ts': `export const t = '${title}';`,
      }),
    );
    const configs = await Promise.all([one, two].map((root) => configureSite(root ?? '')));
    expect(configs.map(({ config }) => [config?.root, config?.settings.title])).toEqual([
      [one, 'One'],
      [two, 'Two'],
    ]);
  });

  it('and read again after it has changed', async () => {
    const root = site({ 'site.config.ts': text });
    await configureSite(root);
    writeFileSync(join(root, 'site.config.ts'), text.replace("'T'", "'Changed'"));
    expect((await configureSite(root)).config?.settings.title).toBe('Changed');
  });
});

describe('plugins', () => {
  it('take the places of members of the preset, and follow it otherwise', async () => {
    const root = site({ 'site.config.ts': configText('plugins: [posts({ id: 1 }), sitemap({ own: true })],\n') });
    const { config } = await configureSite(root);
    expect(config?.plugins.map(({ name, options }) => [name, options])).toEqual([
      ['redirects', undefined],
      ['sitemap', { own: true }],
      ['posts', { id: 1 }],
    ]);
    expect([...(config?.pluginIndexes ?? [])].map(([{ name }, index]) => [name, index])).toEqual([
      ['posts', 0],
      ['sitemap', 1],
    ]);
  });

  it('of the preset are dropped by false', async () => {
    const root = site({ 'site.config.ts': configText('preset: { redirects: false },\n') });
    expect((await configureSite(root)).config?.plugins).toEqual([sitemap]);
  });

  it('add their codes, whose severities the site may set', async () => {
    const root = site({ 'site.config.ts': configText("plugins: [posts()], severity: { 'posts/stale': 'error' },\n") });
    const { reporter } = await configureSite(root);
    reporter.report({ code: 'posts/stale', message: 'old' });
    expect(reporter.list()).toMatchObject([{ code: 'posts/stale', severity: 'error' }]);
  });

  it('that are dropped leave their codes known', async () => {
    const stale = { name: 'old', apiVersion: 1, diagnostics: { stale: { severity: 'info', summary: 'Stale.' } } } as const;
    const root = site({ 'site.config.ts': configText("preset: { old: false }, severity: { 'old/stale': 'error' },\n") });
    expect((await configureSite(root, { preset: async () => [stale] })).diagnostics).toEqual([]);
  });

  it('may live in the site and import packages of its own', async () => {
    const root = site({
      'site.config.ts':
        "import { mine } from './site/mine';\nexport default { title: 'T', url: 'https://docs.example', plugins: [mine()] };\n",
      'site/mine.ts':
        "import { greeting } from 'greet';\nexport const mine = () => ({ name: 'mine', apiVersion: 1, options: greeting });\n",
      'site/node_modules/greet/package.json': '{"name": "greet", "type": "module", "exports": "./greet.js"}',
      'site/node_modules/greet/greet.js': "export const greeting = 'hello';",
    });
    const { config, diagnostics } = await configureSite(root);
    expect(diagnostics).toEqual([]);
    expect(config?.plugins.at(-1)).toMatchObject({ name: 'mine', options: 'hello' });
    expect(config?.inputs).toEqual([
      'site.config.ts',
      'site/mine.ts',
      'site/node_modules/greet/greet.js',
      'site/node_modules/greet/package.json',
    ]);
  });
});

describe('severities', () => {
  it('come from policies, and from codes before them', async () => {
    const root = site({
      'site.config.ts': configText(
        "onBrokenLinks: 'warn', onBrokenAnchors: 'throw', onDuplicateRoutes: 'log', severity: { 'resolve/duplicate-route': 'off' },\n",
      ),
    });
    expect((await configureSite(root)).config?.settings.severity).toEqual({
      'resolve/broken-link': 'warning',
      'render/broken-link': 'warning',
      'resolve/broken-anchor': 'error',
      'resolve/duplicate-route': 'off',
    });
  });
});
