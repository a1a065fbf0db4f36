// Checks the pictures and figures of README.md and of the manual's home page.
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { drawTerminal } from '../../scripts/pictures/terminal.mjs';
import { readCatalogue } from '../../src/index.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const pages = ['README.md', 'docs/index.mdx', 'docs/i18n/de/index.mdx'];

test('the pictured terminal shows what the program prints today: else run `node scripts/draw-pictures.mjs --terminal`', async () => {
  const { picture, diagnostic } = await drawTerminal();
  expect(read('docs/img/terminal.svg')).toBe(picture);
  expect(read('docs/img/diagnostic.txt')).toBe(diagnostic);
  expect(diagnostic).toMatch(/^error\[resolve\/broken-link\]: [\s\S]*\n5 \+ See \[install\]\(\.\/install\.md\) first\.\n$/);
});

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('shows pictures that exist, are small and are described', () => {
    const folder = page === 'README.md' ? '.' : 'docs';
    const images = [...text.matchAll(/<img [^>]+>/g)].map(([tag]) => tag);
    expect(images.length).toBeGreaterThanOrEqual(2);
    for (const tag of images) expect(tag).toMatch(/ alt="[^"]{40,}"/);
    const files = [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => join(folder, path));
    expect(files).toEqual(expect.arrayContaining(['docs/img/site-light.webp', 'docs/img/site-dark.webp']));
    for (const file of files) {
      expect(dirname(file)).toBe('docs/img');
      expect(statSync(file).size).toBeLessThan(120_000);
    }
  });

  it('states figures that the comparison states, and commands that exist', async () => {
    const compared = read('docs/comparison.md');
    const figures = [...text.matchAll(/(?<![\d.,])\d+(?:[.,]\d+)? (?:s|kB)\b/g)].map(([figure]) => figure.replace(',', '.'));
    expect(figures).toHaveLength(4);
    for (const figure of figures) expect(compared).toContain(`| ${figure} `);
    const [, kinds = ''] = /(?:more than|mehr als)\s+(\d+)/.exec(text) ?? [];
    expect(Number(kinds)).toBeGreaterThanOrEqual(300);
    expect(Object.keys(await readCatalogue()).length).toBeGreaterThan(Number(kinds));
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(called).toEqual(expect.arrayContaining(['site', 'bench', 'bench:browser']));
    for (const name of called) expect(scripts).toHaveProperty([name]);
  });
});

test('README.md fits on a screen, and tells what to run first', () => {
  const readme = read('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(60);
  const commands = [...readme.matchAll(/^```bash\n([\s\S]*?)\n```$/gm)].map(([, command]) => command);
  expect(commands).toEqual(['npm ci && npm run site', 'npm ci && npm test']);
});
