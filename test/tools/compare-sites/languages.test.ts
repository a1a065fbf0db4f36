// Changes of translations: one report has the pages and the search tests of all languages.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../src/index.ts';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { reportOf } from './random-edits.ts';

const config = `import { defineConfig } from 'slodocs';
import { siteJson } from 'slodocs/plugins';

export default defineConfig({
  title: 'Languages',
  url: 'https://languages.example',
  preset: { 'git-dates': false, twins: false },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  plugins: [siteJson()],
});
`;

const german = (path: string): string => `i18n/de/docusaurus-plugin-content-docs/current/${path}`;

test('a report has the pages of all languages', async () => {
  const root = site({
    'site.config.ts': config,
    'i18n/de/search.test.yml': '- { query: Kessel, expect: /docs/a }\n',
    'docs/index.md': '# Home\n\n[a](./a.md)\n',
    'docs/a.md': '# A\n\nThe kettle.\n',
    [german('index.md')]: '# Start\n\n[a](./a.md#eins)\n',
    [german('a.md')]: '# A\n\nDer Kessel.\n\n## Eins {#eins}\n',
  });
  const make = async (outDir: string): Promise<string> => {
    expect((await build({ root, outDir })).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    return join(root, outDir);
  };
  const before = await make('before');
  put(root, {
    [german('index.md')]: '# Start\n\nEin Kessel ist ein Kessel. [a](./a.md)\n',
    [german('a.md')]: '# A\n\nDer Topf, kein Kessel.\n',
  });
  const { content, difference, lostLinks, search } = await reportOf(before, await make('after'));
  expect(content.pages.map(({ path }) => path)).toEqual(['/de/docs/', '/de/docs/a']);
  expect(difference.anchors).toEqual([{ path: '/de/docs/a', lost: ['eins'] }]);
  expect(lostLinks).toEqual([{ address: '/de/docs/a#eins', pages: ['/de/docs/'] }]);
  expect(content.unread).toEqual([]);
  expect(search.asked).toBe(1);
  expect(search.answers[0]?.after.map(({ address }) => address)).toContain('/de/docs/');
});
