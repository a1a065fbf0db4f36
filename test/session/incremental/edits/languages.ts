// Defines edits of translations, their labels and their records. A site of one language has nothing to edit.
import { anyPath, change, type Edit, word } from './edit.ts';

const translations = /^i18n\/\w+\/docs\/.*\.mdx?$/;
const originals = /^docs\/.*\.mdx?$/;

/** Whether the site has languages. */
const ifTranslated =
  (edit: Edit): Edit =>
  (texts, random) => {
    if (/i18n: \{/.test(texts.get('site.config.ts') ?? '')) edit(texts, random);
  };

/** Other words, and the headings of the original. */
export function translated(text: string, tag: string): string {
  return text.replace(/^Text of page/m, `Text (${tag}) of page`).replace(/^title: /m, `title: ${tag} `);
}

export const languageEdits: Readonly<Record<string, Edit>> = {
  'page that is translated': ifTranslated((texts, random) => {
    const path = anyPath(texts, random, originals);
    const tag = random.pick(['fr', 'ar']);
    if (path !== undefined) texts.set(`i18n/${tag}/${path}`, translated(texts.get(path) ?? '', tag));
  }),
  'words of a translation': change(translations, (text, random) => `${text}\nEncore ${word(random)}.\n`),
  'title of a translation': change(translations, (text, random) => text.replace(/^title: .*$/m, `title: ${word(random)}`)),
  'heading of a translation': change(translations, (text, random) => `${text}\n## ${word(random)}\n\nText.\n`),
  'slug of a translation': change(translations, (text, random) =>
    text.startsWith('---\n') && !/^slug:/m.test(text) ? text.replace(/^---\n/, `---\nslug: ${word(random)}\n`) : text,
  ),
  'translation that is deleted': (texts, random) => {
    const path = anyPath(texts, random, translations);
    if (path !== undefined) texts.delete(path);
  },
  'translation of no page': ifTranslated((texts, random) => void texts.set(`i18n/fr/docs/${word(random)}.md`, '# Rien\n')),
  'heading of an original': change(originals, (text, random) => `${text}\n## ${word(random)}\n\nText.\n`),
  'fallback of a page': change(originals, (text, random) =>
    text.startsWith('---\n')
      ? text.replace(/^(?:---\nfallback: \w+\n|---\n)/, `---\nfallback: ${random.pick(['show', 'absent', 'redirect'])}\n`)
      : text,
  ),
  'fallback of the site': change(/^site\.config\.ts$/, (text, random) =>
    text.replace(/fallback: '\w+'/, `fallback: '${random.pick(['show', 'absent', 'redirect'])}'`),
  ),
  'ids of headings': change(/^site\.config\.ts$/, (text, random) =>
    text.replace(/headingIds: '\w+'/, `headingIds: '${random.pick(['original', 'translated'])}'`),
  ),
  'language more or less': change(/^site\.config\.ts$/, (text) =>
    text.includes("'fr', 'ar']") ? text.replace("'fr', 'ar']", "'fr']") : text.replace("'fr']", "'fr', 'ar']"),
  ),
  'label of the navbar in a language': ifTranslated(
    (texts, random) =>
      void texts.set(
        'i18n/fr/docusaurus-theme-classic/navbar.json',
        JSON.stringify({ 'item.label.Facts': { message: word(random) } }),
      ),
  ),
  'text of the theme in a language': ifTranslated(
    (texts, random) =>
      void texts.set('i18n/ar/code.json', JSON.stringify({ 'theme.common.skipToMainContent': { message: word(random) } })),
  ),
  'record of a translation': ifTranslated((texts, random) => {
    const path = anyPath(texts, random, originals) ?? '';
    texts.set('i18n/translations.lock', `fr\t${path}\t${String(random.below(9_000_000)).padStart(16, '0')}\n`);
  }),
  'record that is not merged': ifTranslated((texts) => void texts.set('i18n/translations.lock', '<<<<<<< ours\n')),
};
