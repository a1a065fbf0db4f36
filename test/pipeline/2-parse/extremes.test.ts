// Content of unusual size: it is shown whole, and a fault deep inside stands at its own place.

import { expect, test } from 'vitest';
import { check } from '../../../src/index.ts';
import { buildSite, prose, temporarySite } from '../built-site.ts';

const columns = 300;
const depth = 40;
const row = (cell: (index: number) => string): string =>
  `|${Array.from({ length: columns }, (_, index) => cell(index)).join('|')}|`;
const table = [row((index) => `h${index}`), row(() => '-'), row((index) => `c${index}`)].join('\n');
const list = (leaf: string): string =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- ${level === depth - 1 ? leaf : `level ${level}`}`).join(
    '\n',
  );
const words = 'an-endless-heading '.repeat(106).slice(0, 2000).trimEnd();

const slug = words.replaceAll(' ', '-');

test('a table of 300 columns, 40 nested lists and a heading of 2,000 characters are shown whole', async () => {
  const site = await buildSite({
    'docs/guide.md': `# Guide\n\n${table}\n\n${list('the leaf')}\n\n## ${words}\n\n[Up](#${slug})\n`,
  });
  const html = prose(site.page('docs/guide'));
  expect(html.match(/<th[ >]/g)).toHaveLength(columns);
  expect(html).toContain(`<td>c${columns - 1}</td>`);
  expect(html.match(/<ul>/g)).toHaveLength(depth);
  expect(html).toContain('<li>the leaf</li>');
  expect(html).toContain(`<h2 id="${slug}">${words}<`);
});

test('a broken link in any of them stands where it is written', async () => {
  const wide = table.replace(`c${columns - 1}`, '[x](./gone.md)');
  const text = `${wide}\n\n${list('[x](./gone.md)')}\n\n## ${words} [x](./gone.md)\n`;
  const { diagnostics } = await check({ root: temporarySite({ 'docs/guide.md': text }) });
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) =>
    line.includes('./gone.md') ? [{ line: index + 1, column: line.indexOf('./gone.md') + 1 }] : [],
  );
  expect(diagnostics.map(({ code, place }) => [code, place?.start])).toEqual(
    places.map((start) => ['resolve/broken-link', start]),
  );
  expect(places).toHaveLength(3);
});
