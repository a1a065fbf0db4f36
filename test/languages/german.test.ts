// A site in German says nothing in English: not on its pages, nor to screen readers, nor in feeds and other files.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german } from '#model/strings/de';
import { english } from '#model/strings/strings';
import { type BuildResult, build } from '../../src/index.ts';
import { writeSite } from '../pipeline/built-site.ts';
import { germanSite } from './german-site.ts';
import { foreignPhrases, found, phrasesOf, textsOfOutput } from './seen-words.ts';

describe('a site in German', () => {
  let root = '';
  let result: BuildResult;
  const read = (path: string): string => readFileSync(join(result.outDir, path), 'utf8');
  beforeAll(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-german-')));
    writeSite(root, germanSite);
    result = await build({ root });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is built without a fault', () => {
    expect(result.diagnostics).toEqual([]);
  });

  it('shows no text of the English catalogue', () => {
    expect(found(textsOfOutput(result.outDir), foreignPhrases(english, german))).toEqual([]);
  });

  it('shows texts of the German one, so that the search for the others looks at the right places', () => {
    const seen = textsOfOutput(result.outDir);
    const all = Object.entries(german).flatMap(([id, text]) => phrasesOf(text).map((phrase) => [id, phrase] as const));
    const ids = new Set(found({ site: Object.values(seen).flat() }, all).map((line) => line.split(' ')[1]));
    const unseen = Object.keys(german).filter((id) => !ids.has(id));
    const few = Object.entries(german).flatMap(([id, text]) => (phrasesOf(text).length === 0 ? [id] : []));
    // Diagrams are drawn by a program that no site brings along; a site of one language lacks no translation; a theme that was not loaded, and media, are seen on other pages; a
    // question is part of an address.
    const elsewhere = Object.keys(german).filter((id) =>
      /\.(?:diagram|baseUrlBanner|twins|translation)\.|author\.noPosts|lineError|lineWarning|CodeBlock\.terminal|actions\.prompt|key\.control/.test(
        id,
      ),
    );
    expect(unseen.filter((id) => ![...few, ...elsewhere].includes(id))).toEqual([]);
  });

  it('says its language and direction wherever a page says one', () => {
    for (const path of fastGlob.sync('**/*.html', { cwd: result.outDir }))
      expect([path, read(path)]).toEqual([path, expect.stringContaining('<html lang="de"')]);
    const page = read('docs/next/anfang/index.html');
    expect(page).toContain('<html lang="de" dir="ltr"');
    const arabic = read('docs/next/arabisch/index.html');
    expect(arabic).toContain('<html lang="de" dir="rtl"');
    expect(arabic).toMatch(/<pre [^>]*dir="ltr"/);
    for (const meta of ['property="og:locale"', 'name="docusaurus_locale"', 'name="docsearch:language"'])
      expect(page).toContain(`<meta ${meta} content="de">`);
    expect(read('blog/rss.xml')).toContain('<language>de</language>');
    expect(read('blog/atom.xml')).toContain('xml:lang="de"');
    expect(JSON.parse(read('blog/feed.json'))).toMatchObject({ language: 'de', title: 'Blog von Neun' });
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ lang: 'de', dir: 'ltr' });
  });

  it('says dates, counts and orders as German does', () => {
    const page = read('docs/next/anfang/index.html').replaceAll('<!-- -->', '');
    expect(page).toContain('Zuletzt aktualisiert am <time dateTime="2025-03-05T00:00:00.000Z">05.03.2025</time> von Ada');
    expect(read('blog/eins/index.html')).toContain('5. März 2025');
    expect(read('blog/eins/index.html').replaceAll('<!-- -->', '')).toContain(' · 3 Minuten Lesezeit');
    const tags = read('docs/next/tags/index.html');
    const order = ['Auto', 'Übung', 'Zoo'].map((label) => tags.indexOf(`>${label}<`));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(read('docs/next/tags/zebra/page/2/index.html')).toContain(
      '<title>2 Seiten mit dem Schlagwort „Zebra“, Seite 2 | Neun</title>',
    );
  });

  it('hands the browser only texts that it needs, in a file of their own', () => {
    const [file = ''] = fastGlob.sync('assets/start-*.js', { cwd: result.outDir });
    const { texts } = JSON.parse(read(file).slice('export default '.length, -1)).words as { texts: object };
    expect(texts).toHaveProperty(['theme.CodeBlock.copy'], 'Kopieren');
    expect(texts).not.toHaveProperty(['theme.blog.post.readMore']);
    expect(read('docs/next/anfang/index.html')).not.toContain('"Kopieren"');
    const css = fastGlob.sync('assets/theme-*.css', { cwd: result.outDir }).map(read).join('');
    expect(css).toContain('--word-error:"Fehler: ";--word-warning:"Warnung: ";--word-control:"Strg"');
  });

  it('leaves no file out that it leads to', () => {
    expect(existsSync(join(result.outDir, 'alt/index.html'))).toBe(true);
    expect(read('alt/index.html')).toContain('Sie steht jetzt unter <a href="/docs/anfang">');
  });
});
