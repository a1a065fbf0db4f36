// Sites of several languages of other generators, taken over and built: addresses, languages and labels are what they were.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, type Generator, takeOverSite } from '../../../src/index.ts';

const cases = fileURLToPath(new URL('cases/', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slodocs-languages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Built {
  readonly codes: readonly string[];
  /** The addresses of pages and redirects, without the pages for unknown addresses. */
  readonly addresses: readonly string[];
  read(path: string): string;
  redirect(path: string): string | undefined;
}

/** Without dates, which ask git, and without search, which adds pages. */
async function taken(name: string, generator: Generator): Promise<Built> {
  const root = join(folder, name);
  await cp(join(cases, name), root, { recursive: true, filter: (path) => !/\/expected(?:\.txt)?$/.test(path) });
  await takeOverSite({ generator, root });
  const config = join(root, 'site.config.ts');
  const written = await readFile(config, 'utf8');
  await writeFile(config, written.replace('  theme:', "  preset: { 'git-dates': false, search: false },\n  theme:"));
  const { diagnostics, ok, outDir } = await build({ root });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ok).toBe(true);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((path) => /(?:^|\/)index\.html$/.test(path));
  const read = (path: string): string => readFileSync(join(outDir, path, 'index.html'), 'utf8');
  return {
    codes: diagnostics.map(({ code }) => code),
    addresses: files.map((path) => `/${path.replace(/\/?index\.html$/, '')}`).sort(),
    read,
    redirect: (path) =>
      existsSync(join(outDir, path, 'index.html'))
        ? /http-equiv="refresh" content="0; ?url=([^"]*)"/.exec(read(path))?.[1]
        : undefined,
  };
}

/** The addresses of a page in other languages, by their tags. */
function alternates(html: string): Readonly<Record<string, string>> {
  const found = html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g);
  return Object.fromEntries(Array.from(found, ([, lang, href]) => [lang, href]));
}

const labelsIn = (html: string): readonly string[] =>
  [...(/<nav class="sidebar[\s\S]*?<\/nav>/.exec(html)?.[0].matchAll(/<a [^>]*>(?:<span[^>]*>)?([^<]+)/g) ?? [])].map(
    ([, label = '']) => label,
  );

test('a VitePress site has its pages and no others, for a page that a language lacks is not there', async () => {
  const { addresses, read } = await taken('vitepress-languages-beside-one-another', 'vitepress');
  expect(addresses).toEqual([
    '/',
    '/ar',
    '/fr',
    '/fr/guide/install',
    '/fr/guide/start',
    '/guide/install',
    '/guide/start',
    '/guide/upgrade',
    '/terms',
  ]);
  const start = read('fr/guide/start');
  expect(start).toMatch(/<html lang="fr-FR" dir="ltr"/);
  expect(read('ar')).toMatch(/<html lang="ar" dir="rtl"/);
  expect(alternates(start)).toEqual({
    'en-US': 'https://nines.example/manual/guide/start',
    'fr-FR': 'https://nines.example/manual/fr/guide/start',
    'x-default': 'https://nines.example/manual/guide/start',
  });
  expect(labelsIn(start)).toEqual(['Premiers pas', 'Commencer', 'Installer', 'Later', 'Upgrade']);
  for (const text of ['Le guide', 'Liens', 'État', 'Neufs', 'Sur cette page', 'Modifier', 'Fait par beaucoup'])
    expect(start).toContain(text);
  // An address with the language and without the base, whose page is in English alone.
  expect(start).toMatch(/<a href="\/manual\/guide\/upgrade" hrefLang="en-US">mettre à jour/i);
  expect(start).toContain('https://git.nines.example/edit/main/docs/fr/guide/start.md');
});

test('a VitePress site that moves a language to the root', async () => {
  const { addresses, redirect, codes } = await taken('vitepress-languages-that-are-moved-to-the-root', 'vitepress');
  expect(codes).toEqual([]);
  expect(addresses.filter((path) => !path.endsWith('.html'))).toEqual(['/', '/de', '/de/guide', '/guide']);
  expect(redirect('de/guide.html')).toBe('/de/guide');
});

test('a Starlight site shows the original with a notice, and has the labels of each language', async () => {
  const { addresses, read, redirect } = await taken('starlight-languages-with-a-root', 'starlight');
  const pages = ['', '/guides/install', '/guides/start', '/old'];
  const languages = ['', '/ar', '/de', '/pt-br'];
  expect(addresses).toEqual(languages.flatMap((one) => pages.map((page) => `${one}${page}` || '/')).sort());
  expect(labelsIn(read('de/guides/start'))).toEqual([
    'Anleitungen',
    'Hier beginnen',
    'Einrichten',
    'Weitere Anleitungen',
    'Das Forum',
  ]);
  expect(labelsIn(read('pt-br/guides/start')).slice(0, 1)).toEqual(['Guias']);
  expect(read('pt-br')).toMatch(/<html lang="pt-BR"/);
  expect(read('de/guides/install')).toContain('rel="canonical" href="https://nines.example/guides/install/"');
  expect(read('de/guides/start')).toContain('Diese Seite ändern');
  expect(redirect('de/old')).toBe('/de/guides/start/');
});

test('a Starlight site whose languages are all in folders has one at the root, and redirects to it', async () => {
  const { addresses, read, redirect, codes } = await taken('starlight-languages-in-folders', 'starlight');
  expect(codes).toEqual([]);
  expect(addresses).toEqual(['/', '/de', '/de/guide', '/de/old', '/en', '/en/guide', '/guide', '/old']);
  expect([redirect('en'), redirect('en/guide'), redirect('de/old')]).toEqual(['/', '/guide/', '/de/guide/']);
  expect(read('')).toContain('<a href="/guide/">Guide');
});
