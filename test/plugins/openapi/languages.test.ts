// An API in several languages: by an overlay, by a whole specification, and as it is.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, openSession } from '../../../src/index.ts';
import { buildSite, temporarySite, writeSite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { apiConfig, kettles } from './api-site.ts';

const configOf = (languages = ''): string =>
  apiConfig("[{ file: 'specs/kettles.yaml', path: 'api/kettles' }]").replace(
    '  docs: [{ ',
    `  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr', 'ja'], ${languages} },\n  theme: { navbar: { items: [{ type: 'localeDropdown' }] } },\n  docs: [{ editUrl: 'https://code.example/', `,
  );

const config = configOf();

const german = `overlay: 1.1.0
info: { title: German, version: 1.0.0 }
extends: ./kettles.yaml
actions:
  - target: $.info
    update: { title: Kessel, description: Kocht Wasser von überall. }
  - target: $.tags[?@.name == 'water']
    update: { x-displayName: Wasser }
  - target: $.paths['/kettles/{id}/boil'].post
    update:
      summary: Wasser kochen
      description: |
        Erhitzt das Wasser.

        Siehe [die Teile](./list-parts.md#query.limit).
`;

/** Made before the webhook was. */
const french = kettles
  .replace('title: Kettles', 'title: Bouilloires')
  .replace('summary: Boil water', "summary: Bouillir l'eau")
  .replace('summary: List spare parts', 'summary: Lister les pièces')
  .replace(/webhooks:[\s\S]*?components:/, 'components:');

const files = {
  'site.config.ts': config,
  'docs/index.md': '# Home\n\n[Boil](api/kettles/boil-water.md#path.id), [a leak](api/kettles/webhooks/leak.md).\n',
  'specs/kettles.yaml': kettles,
  'specs/kettles/list-parts.md': 'Parts are sold by weight.\n',
  'i18n/de/specs/kettles.overlay.yaml': german,
  'i18n/de/specs/kettles/list-parts.md': 'Teile gibt es nach Gewicht.\n',
  'i18n/de/code.json': '{ "openapi.pathParameters": { "message": "Pfadparameter" } }\n',
  'i18n/fr/specs/kettles.yaml': french,
};

const alternates = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)"/g)].map(([, lang = '']) => lang);
const title = (html: string): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

it('has the pages of each language at the same addresses, with their own titles, labels and anchors', async () => {
  const { page, file } = await buildSite(files);
  const boil = ['', 'de/', 'fr/', 'ja/'].map((base) => page(`${base}api/kettles/boil-water`));
  expect(boil.map(title)).toEqual(['Boil water', 'Wasser kochen', 'Bouillir l&#x27;eau', 'Boil water']);
  for (const html of boil) expect(html).toContain('id="path-parameters"');
  for (const html of boil.slice(0, 3)) expect(alternates(html)).toEqual(['en', 'de', 'fr', 'x-default']);
  expect(alternates(boil[3] as string)).toEqual([]);
  expect(boil[3]).toContain('まだ翻訳されていません');
  expect(boil[1]).toContain('href="/de/api/kettles/list-parts#query.limit"');
  expect(boil[1]).toContain('>Wasser</a>');
  expect(boil[1]).toMatch(/<a class="dropdown-link" href="\/fr\/api\/kettles\/boil-water" lang="fr"/);
  // A text of the plugin, which has the id of the original.
  expect(boil[1]).toContain('<h2 id="path-parameters"><a id="pfadparameter"></a>Pfadparameter');
  expect(page('de/category/api/kettles')).toContain('Kessel');
  // Its specification says nothing else, but the text beside it does.
  expect(page('de/api/kettles/list-parts')).toContain('Teile gibt es nach Gewicht.');
  expect(page('fr/api/kettles/list-parts')).toContain('Parts are sold by weight.');
  expect(alternates(page('de/api/kettles/list-parts'))).toEqual(['en', 'de', 'fr', 'x-default']);
  expect(title(page('de/api/kettles/webhooks/leak'))).toBe('A kettle leaks');
  expect(alternates(page('de/api/kettles/webhooks/leak'))).toEqual([]);
  expect(file('de/sitemap.xml')).not.toContain('webhooks/leak');
  // Edit links lead to what a translator edits.
  expect(page('fr/api/kettles/boil-water')).toContain('https://code.example/i18n/fr/specs/kettles.yaml');
  // The download says what the pages say.
  expect(JSON.parse(file('de/api/kettles/kettles.yaml') ?? '')).toMatchObject({ info: { title: 'Kessel', version: '1.2.0' } });
  expect(file('fr/api/kettles/kettles.yaml')).toBe(french);
  expect(file('api/kettles/kettles.yaml')).toBe(kettles);
});

it('leads to the original where a whole specification lacks an operation', async () => {
  const { page, file } = await buildSite(files);
  expect(page('fr/api/kettles/webhooks/leak')).toMatch(/http-equiv="refresh" content="0; ?url=\/api\/kettles\/webhooks\/leak"/);
  expect(page('fr')).toContain('href="/api/kettles/webhooks/leak"');
  expect(page('fr')).toContain('href="/fr/api/kettles/boil-water#path.id"');
  expect(file('fr/sitemap.xml')).not.toContain('leak');
});

it('leaves out operations that nobody has translated where the site wants that', async () => {
  const { file, page } = await buildSite({ ...files, 'site.config.ts': configOf("fallback: 'absent'") });
  expect(file('ja/api/kettles/boil-water/index.html')).toBeUndefined();
  expect(file('de/api/kettles/webhooks/leak/index.html')).toBeUndefined();
  expect(file('fr/api/kettles/webhooks/leak/index.html')).toBeUndefined();
  expect(title(page('de/api/kettles/boil-water'))).toBe('Wasser kochen');
  expect(page('ja')).toContain('href="/api/kettles/boil-water#path.id"');
});

it('finds pages of the language that is read', async () => {
  const searching = config.replace(', search: false', '');
  const { root } = await buildSite({ ...files, 'site.config.ts': searching });
  const index = (locale: string): string =>
    readdirSync(join(root, 'build', locale, 'search-index'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .map((path) => readFileSync(join(root, 'build', locale, 'search-index', path), 'utf8'))
      .join('');
  expect(index('de')).toContain('Wasser kochen');
  expect(index('de')).not.toContain('leaks');
  expect(index('fr')).not.toContain('Wasser');
  expect(index('ja')).not.toContain('/ja/api/kettles/boil-water');
  expect(index('')).toContain('Boil water');
});

it('replaces files that a specification refers to one by one', async () => {
  const spec = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: 'https://shop.example' }]
paths:
  /orders:
    get:
      operationId: listOrders
      responses:
        '200': { $ref: '../shared/answers.yaml#/Orders' }
        '400': { $ref: '../shared/faults.yaml#/Bad' }
`;
  const { page } = await buildSite({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    'specs/kettles.yaml': spec,
    'shared/answers.yaml': 'Orders: { description: All orders. }\n',
    'shared/faults.yaml': 'Bad: { description: A bad request. }\n',
    'i18n/de/shared/answers.yaml': 'Orders: { description: Alle Aufträge. }\n',
  });
  const html = page('de/api/kettles/list-orders');
  expect(html).toContain('Alle Aufträge.');
  expect(html).toContain('A bad request.');
  expect(alternates(html)).toEqual(['en', 'de', 'x-default']);
});

it('tells of a text beside a specification that translates none', async () => {
  const root = temporarySite({ ...files, 'i18n/de/specs/kettles/boil-water.md': 'Mehr.\n' });
  const { diagnostics } = await build({ root });
  expect(diagnostics).toMatchObject([{ code: 'translations/orphan', place: { file: 'i18n/de/specs/kettles/boil-water.md' } }]);
});

it('applies overlays of the options in all languages, before that of the language', async () => {
  const all = `overlay: 1.0.0
info: { title: All, version: 1.0.0 }
actions:
  - { target: $.info, update: { version: '9.9.9', title: Public kettles } }
  - { target: $.webhooks, remove: true }
`;
  const { page, file } = await buildSite({
    ...files,
    'site.config.ts': config.replace("yaml',", "yaml', overlay: ['specs/public.yaml'],"),
    'docs/index.md': '# Home\n',
    'specs/public.yaml': all,
    'i18n/fr/specs/kettles.yaml': kettles.replace('summary: Boil water', 'summary: Bouillir'),
  });
  const introductions = ['', 'de/', 'fr/', 'ja/'].map((base) => page(`${base}api/kettles`));
  expect(introductions.map(title)).toEqual(['Public kettles', 'Kessel', 'Public kettles', 'Public kettles']);
  for (const html of introductions) expect(html).toContain('9.9.9');
  expect(title(page('fr/api/kettles/boil-water'))).toBe('Bouillir');
  expect(file('api/kettles/webhooks/leak/index.html')).toBeUndefined();
  expect(file('api/kettles/kettles.yaml')).not.toContain('leak');
});

function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

deepTest(
  'has in a session what a build has, and changes pages of one language alone after an edit of its overlay',
  {
    timeout: 90_000,
  },
  async () => {
    const root = temporarySite(files);
    const session = await openSession({ root });
    if (!session) throw new Error('the session did not open');
    await session.build();
    const edit = async (path: string, text: string | undefined): Promise<readonly string[]> => {
      if (text === undefined) rmSync(join(root, path));
      else writeSite(root, { 'site.config.ts': config, [path]: text });
      await session.update([path]);
      const warm = await session.build();
      const cold = await build({ root, cacheDir: '.cold', outDir: 'cold' });
      expect(warm.diagnostics).toEqual(cold.diagnostics);
      expect(filesIn(warm.outDir)).toEqual(filesIn(cold.outDir));
      return [...warm.work.rendered].sort();
    };
    const overlay = 'i18n/de/specs/kettles.overlay.yaml';
    expect(await edit(overlay, german.replace('Erhitzt das', 'Kocht das'))).toEqual([
      '/de/api/kettles/boil-water',
      '/de/category/api/kettles/water',
    ]);
    await edit(overlay, german.replace('update: { x-displayName: Wasser }', 'remove: true'));
    await edit(overlay, undefined);
    await edit(overlay, german);
    // What the overlay has replaced is no other text in German.
    await edit('specs/kettles.yaml', kettles.replace('summary: Boil water', 'summary: Wasser kochen'));
    await edit('specs/kettles.yaml', kettles.replace('summary: A kettle leaks', 'summary: A kettle drips'));
    await edit('i18n/fr/specs/kettles.yaml', undefined);
    await session.close();
  },
);
