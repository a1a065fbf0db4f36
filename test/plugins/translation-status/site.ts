// Creates a site in English, German, French and Arabic, with translations in every state.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordTranslations } from '../../../src/index.ts';
import { temporarySite, type WhenDone, writeSite } from '../../pipeline/built-site.ts';

/** `translations` are the options of the plugin, and `more` further members of the configuration. */
export const config = (translations = '', more = ''): string => `import { defineConfig } from 'slodocs';
import { posts, translations } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr', 'ar'] },
  preset: { 'git-dates': false },
  docs: [{ editUrl: 'https://git.example/edit' }],
  ${more}
  plugins: [posts({ onUntruncatedBlogPosts: 'ignore' }), translations(${translations})],
});
`;

const inFrench = 'i18n/fr/docusaurus-plugin-content-docs/current';

export const files = {
  'site.config.ts': config(),
  'src/pages/index.md': '# Home\n\n[Translations](/translations)\n',
  'docs/current.md': '# Current page\n\nText.\n',
  'docs/guides/stale.mdx': "import Part from './_part.mdx';\n\n# Stale page\n\nText.\n\n<Part />\n",
  'docs/guides/_part.mdx': 'A part.\n',
  'docs/guides/missing.md': '# Missing page\n\nText.\n',
  'docs/legal.md': '---\nfallback: absent\n---\n\n# Never translated\n\nText.\n',
  'docs/guides/unrecorded.md': '# Unrecorded page\n\nText.\n',
  'blog/2026-01-02-news.md': '---\ntitle: News\n---\n\nNews.\n',
  'i18n/de/docs/current.md': '# Aktuelle Seite\n\nText.\n',
  'i18n/de/docs/guides/stale.mdx': "import Part from './_part.mdx';\n\n# Alte Seite\n\nText.\n\n<Part />\n",
  'i18n/de/docs/guides/_part.mdx': 'Ein Teil.\n',
  'i18n/de/docs/gone.md': '# Verwaist\n',
  [`${inFrench}/current.md`]: '# Page actuelle\n\nTexte.\n',
  'i18n/ar/docs/current.md': '# صفحة\n\nنص.\n',
  'i18n/ar/docs/guides/stale.mdx': '# صفحة قديمة\n\nنص.\n',
  'i18n/ar/docs/guides/missing.md': '# صفحة أخرى\n\nنص.\n',
  'i18n/ar/docusaurus-plugin-content-blog/2026-01-02-news.md': '---\ntitle: أخبار\n---\n\nأخبار.\n',
  'i18n/ar/src/pages/index.md': '# البداية\n',
};

/** Records all translations, then edits originals and adds a translation. Returns the root. */
export async function recordedSite(more: Readonly<Record<string, string>> = {}, whenDone?: WhenDone): Promise<string> {
  const root = temporarySite({ ...files, ...more }, whenDone);
  await recordTranslations({ root });
  for (const path of ['docs/guides/stale.mdx', 'docs/guides/_part.mdx']) appendFileSync(join(root, path), '\nMore text.\n');
  const added = {
    'i18n/de/docs/guides/unrecorded.md': '# Neue Seite\n\nText.\n',
    'i18n/ar/docs/guides/unrecorded.md': '# جديد\n',
  };
  writeSite(root, { 'site.config.ts': files['site.config.ts'], ...more, ...added });
  return root;
}
