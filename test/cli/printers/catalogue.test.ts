import { expect, test } from 'vitest';
import { printCatalogue } from '../../../src/cli/printers/catalogue.ts';

test('codes stand by stage, in the order of the stages, plugins after them', () => {
  const catalogue = {
    'sitemap/too-large': { severity: 'warning', summary: 'Too large.' },
    'emit/clash': { severity: 'error', summary: 'Two files for one path.' },
    'parse/mdx': { severity: 'error', summary: 'It does not parse.' },
    'configure/unknown-key': { severity: 'off', summary: 'An unknown key.' },
    'parse/a': { severity: 'info', summary: 'A thing.' },
  } as const;
  expect(printCatalogue(catalogue, false)).toBe(`configure
  configure/unknown-key  off      An unknown key.

parse
  parse/a                info     A thing.
  parse/mdx              error    It does not parse.

emit
  emit/clash             error    Two files for one path.

sitemap
  sitemap/too-large      warning  Too large.
`);
});
