// Which language of a page a reader would rather read, by what the browser or the reader has said.
import { expect, it } from 'vitest';
import { betterLanguage } from '../../../../src/theme/browser/languages/choose-language.ts';

it.each([
  ['the first that there is', ['fr-CH', 'de-CH', 'en'], 'en', ['it', 'de'], 'de'],
  ['none where the current one comes first', ['en-US', 'de'], 'en', ['de'], undefined],
  ['none where the current one is nearer than all others', ['fr', 'en'], 'en', ['de'], undefined],
  ['none where no wanted one is there', ['fr'], 'en', ['de'], undefined],
  ['that of exactly this region', ['pt-BR'], 'pt-PT', ['pt-BR'], 'pt-BR'],
  ['none but the current one of the same language', ['pt-AO'], 'pt-PT', ['pt-BR'], undefined],
  ['another region of the language', ['pt-PT'], 'en', ['pt-BR'], 'pt-BR'],
  ['the script of a region', ['zh-TW'], 'en', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  ['no other script', ['zh-HK'], 'en', ['zh-Hans'], undefined],
  ['tags in any case', ['DE'], 'en', ['de'], 'de'],
  ['nothing by what is no tag', ['*', 'not_a_tag', ''], 'en', ['de'], undefined],
])('is %s', (_, wanted, current, others, found) => {
  expect(betterLanguage(wanted, current, others)).toBe(found);
});
