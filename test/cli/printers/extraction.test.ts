// What was written of labels is printed in the order of languages and files, and texts of the site cannot command the terminal.
import { expect, it } from 'vitest';
import { printExtraction, printUnfixed } from '../../../src/cli/printers/extraction.ts';
import { createPalette } from '../../../src/cli/printers/palette.ts';
import type { ExtractedFile, Extraction } from '../../../src/index.ts';

const none = { added: [], outdated: [], unread: [], removed: [] };

const files: readonly ExtractedFile[] = [
  { ...none, locale: 'fr', path: 'i18n/fr/code.json', state: 'new', added: ['a', 'b'] },
  {
    ...{ locale: 'fr', path: 'i18n/fr/docusaurus-theme-classic/navbar.json', state: 'changed', added: ['to:/c'] },
    outdated: [{ key: 'to:/docs', before: 'Guides', after: 'Hand\u001b[31mbooks' }],
    unread: ['item.label.Old', 'item.label.Older'],
    removed: ['item.label.Old'],
  },
  { ...none, locale: 'fr', path: 'i18n/fr/docusaurus-plugin-content-docs/version-0.9.json', state: 'unused' },
];

const extraction: Extraction = {
  files,
  languages: [
    { locale: 'fr', labels: 12, untranslated: 3 },
    { locale: 'de', labels: 1, untranslated: 0 },
  ],
  unfixed: [
    {
      message: 'the `id` of `<Translate>` is not a string literal',
      place: { file: 'src/a.tsx', start: { line: 3, column: 5 }, end: { line: 3, column: 5 } },
    },
  ],
};

it('prints files with what is new, what has changed and what nothing reads, and counts', () => {
  expect(printExtraction(extraction, false, createPalette(false))).toBe(`+ i18n/fr/code.json  2 new
~ i18n/fr/docusaurus-theme-classic/navbar.json  1 new, 1 removed
    original changed  to:/docs: Guides -> Hand\u241b[31mbooks
    removed  item.label.Old
    unused  item.label.Older
  i18n/fr/docusaurus-plugin-content-docs/version-0.9.json  unused
fr: 12 labels, 3 not translated yet
de: 1 label, all translated
`);
});

it('says that a dry run has written nothing', () => {
  expect(printExtraction(extraction, true, createPalette(false))).toMatch(/\nNothing was written\.\n$/);
  expect(printExtraction({ ...extraction, files: files.slice(2) }, true, createPalette(false))).not.toContain('Nothing');
});

it('warns of texts that are not fixed, with their places', () => {
  expect(printUnfixed(extraction, createPalette(false))).toBe(
    'warning: src/a.tsx:3:5: the `id` of `<Translate>` is not a string literal\n',
  );
});
