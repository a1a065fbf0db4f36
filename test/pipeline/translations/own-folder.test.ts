// Translations beside their originals, as VitePress and Starlight have them: a docs folder says where.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../../src/index.ts';
import { buildSite, configText, temporarySite } from '../built-site.ts';

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle cx="2" cy="2" r="2"/></svg>\n';

const files = {
  'site.config.ts': configText(`  baseUrl: '/base/',
  docs: [{ path: 'content', routeBasePath: '/', translations: 'content/{locale}', editUrl: 'https://git.example/edit' }],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'], fallback: 'absent' },
`),
  'content/index.md': '# Home\n\n[One](guide/one.md)\n',
  'content/guide/one.md': '# One\n\n![Dot](../../pictures/dot.svg)\n',
  'content/guide/two.md': '# Two\n',
  'content/fr/index.md': '# Accueil\n\n[Un](/fr/guide/one), [deux](/fr/guide/two), [avec base](/base/fr/guide/one)\n',
  // One folder deeper than its original, and so is the way to the picture.
  'content/fr/guide/one.md': '# Un\n\n![Point](../../../pictures/dot.svg) et ![le même](../../pictures/dot.svg)\n',
  'pictures/dot.svg': dot,
  'i18n/fr/docusaurus-plugin-content-docs/current.json':
    '{ "sidebar.defaultSidebar.category.guide": { "message": "Le guide" } }\n',
};

describe('a docs folder with translations in it', () => {
  it('has them at the addresses of the language, and no pages of their own', async () => {
    const { file, page } = await buildSite(files);
    expect(page('fr')).toContain('<h1>Accueil');
    expect(page('fr/guide/one')).toContain('<h1>Un');
    expect(file('fr/guide/two/index.html')).toBeUndefined();
    expect(file('fr/fr/index.html')).toBeUndefined();
    expect(page('guide/one')).not.toContain('Accueil');
    expect(page('guide/one')).toContain('hreflang="fr" href="https://case.example/base/fr/guide/one"');
    expect(page('fr')).toContain('Le guide');
    expect(page('fr/guide/one')).toContain('href="https://git.example/edit/content/fr/guide/one.md"');
    expect(page('guide/one')).toContain('href="https://git.example/edit/content/guide/one.md"');
  });

  it('reads links with the path of the language, and files from the place of the translation', async () => {
    const { page } = await buildSite(files);
    const links = [...page('fr').matchAll(/<a href="([^"]*)"[^>]*>(?:<span[^>]*>)?(?:Un|deux|avec base)/g)].map(([, to]) => to);
    expect(links).toEqual(['/base/fr/guide/one', '/base/guide/two', '/base/fr/guide/one']);
    const shown = [...page('fr/guide/one').matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
    expect(shown).toHaveLength(2);
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toMatch(/\/assets\/.*dot/);
  });

  it('shows a translation that is added while the site is open', async () => {
    const root = temporarySite(files);
    const session = await openSession({ root });
    if (!session) throw new Error('the session did not open');
    await session.build();
    writeFileSync(join(root, 'content/fr/guide/two.md'), '# Deux\n');
    await session.update(['content/fr/guide/two.md']);
    const { outDir, diagnostics } = await session.build();
    expect(diagnostics).toEqual([]);
    expect(readFileSync(join(outDir, 'fr/guide/two/index.html'), 'utf8')).toContain('<h1>Deux');
    await session.close();
  });
});
