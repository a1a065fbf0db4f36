// Pages on the state of translations, in built sites: what they count, list and link to, and when they change.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, openSession, recordTranslations } from '../../../src/index.ts';
import { asRead, temporarySite } from '../../pipeline/built-site.ts';
import { readTree } from '../../session/incremental/tree.ts';
import { config, files, recordedSite } from './site.ts';

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The rows of the table of a page, as they are read. */
const rows = (html: string): string[] => [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => words(row));

/** The items below each heading, as they are read. */
const tasks = (html: string): Record<string, string[]> =>
  Object.fromEntries(
    [...html.matchAll(/<section aria-labelledby="(\w+)">(.*?)<\/section>/gs)].map(([, state = '', section = '']) => [
      state,
      [...section.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => words(item)),
    ]),
  );

const reader = (outDir: string) => (path: string) => asRead(readFileSync(join(outDir, path, 'index.html'), 'utf8'));

describe('the pages on translations', () => {
  it('count each language by state, and by folder', async () => {
    const { outDir, diagnostics } = await build({ root: await recordedSite() });
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const page = reader(outDir);
    expect(rows(page('translations'))).toEqual([
      'Language Up to date Stale Unrecorded Missing',
      'Deutsch 1 14% 2 28% 1 14% 3 42%',
      'Français 1 16% 0 0 5 83%',
      'العربية 4 66% 1 16% 1 16% 0',
    ]);
    expect(rows(page('translations/de'))).toEqual([
      'Folder Up to date Stale Unrecorded Missing',
      'All folders 1 14% 2 28% 1 14% 3 42%',
      'blog 0 0 0 1 100%',
      'docs 1 100% 0 0 0',
      'docs/guides 0 2 50% 1 25% 1 25%',
      'src/pages 0 0 0 1 100%',
    ]);
    expect(page('translations')).toContain('<progress aria-hidden="true" value="4" max="6">');
    expect(page('translations')).toContain('<a href="/translations/ar" lang="ar">');
    expect(page('translations')).not.toContain('style=');
  });

  it('list what is left to do, stale translations first', async () => {
    const { outDir } = await build({ root: await recordedSite() });
    const german = reader(outDir)('translations/de');
    expect(tasks(german)).toEqual({
      stale: [
        'i18n/de/docs/guides/_part.mdx',
        'Stale page i18n/de/docs/guides/stale.mdx Translation : Stale page Edit : Stale page',
      ],
      unrecorded: ['Unrecorded page i18n/de/docs/guides/unrecorded.md Translation : Unrecorded page Edit : Unrecorded page'],
      missing: [
        'News i18n/de/blog/2026-01-02-news.md',
        'Missing page i18n/de/docs/guides/missing.md',
        'Home i18n/de/src/pages/index.md',
      ],
      orphan: ['i18n/de/docs/gone.md'],
    });
    expect(Object.keys(tasks(german))).toEqual(['stale', 'unrecorded', 'missing', 'orphan']);
    expect(german).toContain('<a href="/docs/guides/stale">Stale page</a>');
    expect(german).toContain('<a href="/de/docs/guides/stale" hrefLang="de">');
    expect(german).toContain('<a href="https://git.example/edit/i18n/de/docs/guides/stale.mdx"');
    expect(words(german)).toContain('npx slodocs translations diff i18n/de/docs/guides/_part.mdx');
    // Those that the language has are where Docusaurus has them.
    expect(tasks(reader(outDir)('translations/fr'))['missing']).toContain(
      'Missing page i18n/fr/docusaurus-plugin-content-docs/current/guides/missing.md',
    );
  });

  it('are for those who work on the site: in no search, sitemap or list, and once', async () => {
    const root = await recordedSite({
      'site.config.ts': config("{ path: '/team/l10n', title: 'Who does what' }", "baseUrl: '/base/', "),
      'src/pages/index.md': '# Home\n\n[Translations](/team/l10n)\n',
      'i18n/ar/src/pages/index.md': '# البداية\n\n[ترجمة](/team/l10n/ar)\n',
    });
    const { outDir } = await build({ root });
    const page = reader(outDir);
    expect(page('team/l10n')).toContain('<h1 class="title">Who does what</h1>');
    expect(page('team/l10n')).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page('team/l10n')).toContain('<a href="/base/team/l10n/de" lang="de">');
    expect(page('team/l10n/de')).toContain('<a href="/base/team/l10n">Who does what</a>');
    expect(page('ar')).toContain('href="/base/team/l10n/ar"');
    const tree = await readTree(outDir);
    expect([...tree.keys()].filter((path) => /^\w\w\/team/.test(path))).toEqual([]);
    const naming = [...tree].filter(
      ([path, content]) => /^(?:sitemap|search-index|llms|blog)/.test(path) && content.includes('l10n'),
    );
    expect(naming.map(([path]) => path)).toEqual([]);
  });

  it('say how to begin where nothing is recorded, and when nothing is left', async () => {
    const { outDir, diagnostics, root = '' } = await build({ root: temporarySite(files) });
    expect(diagnostics.map(({ code }) => code)).toContain('translation-status/no-record');
    const page = reader(outDir);
    expect(words(page('translations'))).toContain('npx slodocs translations init');
    expect(Object.keys(tasks(page('translations/de')))).toEqual(['missing', 'orphan']);
    await recordTranslations({ root });
    const later = await build({ root });
    expect(later.diagnostics.map(({ code }) => code)).not.toContain('translation-status/no-record');
    expect(words(page('translations'))).not.toContain('translations init');
    writeFileSync(join(root, 'i18n/ar/docs/guides/unrecorded.md'), '# جديد\n');
    await recordTranslations({ root });
    await build({ root });
    expect(words(page('translations/ar'))).toContain('All pages are translated and up to date.');
    expect(rows(page('translations/ar'))[1]).toBe('All folders 6 100% 0 0 0');
  });

  it('write numbers as the language of the site does', async () => {
    const own = config().replace("defaultLocale: 'en'", "defaultLocale: 'ar'");
    const code = JSON.stringify({ 'translation-status.stale': { message: 'قديمة' } });
    const { outDir, diagnostics } = await build({
      root: temporarySite({
        'site.config.ts': own.replace('locales: [', "localeConfigs: { ar: { htmlLang: 'ar-EG' } }, locales: ["),
        'docs/one.md': '# One\n',
        'blog/one.md': '---\ntitle: One\ndate: 2026-01-02\n---\n\nOne.\n',
        'i18n/de/docs/one.md': '# Eins\n',
        'i18n/ar/code.json': code,
      }),
    });
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const [head, ...languages] = rows(reader(outDir)('translations'));
    expect(head).toContain('قديمة');
    expect(languages.find((row) => row.startsWith('Deutsch'))).toMatch(/١ ٥٠٪/);
  });
});

describe('an edit in an open site', () => {
  it('of an original changes its own page and those on translations, as a build from scratch makes them', async () => {
    const root = await recordedSite();
    const session = await openSession({ root });
    const built = async (path: string) => {
      await session?.update([path]);
      const { work, outDir = '' } = (await session?.build()) ?? {};
      return { rendered: work?.rendered, page: reader(outDir), outDir };
    };
    await session?.build();
    const edit = (): void => appendFileSync(join(root, 'docs/current.md'), '\nAnother paragraph.\n');
    edit();
    const { rendered, page, outDir } = await built('docs/current.md');
    const status = ['/translations', '/translations/ar', '/translations/de', '/translations/fr'];
    expect(rendered).toEqual(['/docs/current', ...status]);
    expect(tasks(page('translations/fr'))['stale']).toHaveLength(1);
    expect((await session?.page('/translations/fr'))?.html).toContain('Current page');
    // They are stale already.
    edit();
    expect((await built('docs/current.md')).rendered).toEqual(['/docs/current']);
    const cold = await build({ root, outDir: 'cold', cacheDir: '.cold' });
    expect(readTree(outDir)).toEqual(readTree(cold.outDir));
    await recordTranslations({ root, cwd: root, files: ['docs/current.md'] });
    await built('i18n/translations.lock');
    expect(tasks(page('translations/fr'))['stale']).toBeUndefined();
    await session?.close();
  });
});
