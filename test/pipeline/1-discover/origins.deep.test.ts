// Sources that a plugin makes from one file: what of them is done again after an edit, in threads too.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { temporarySite } from '../built-site.ts';

const count = 45;
const config = `import { defineConfig, definePlugin } from 'slodocs';

const limits = definePlugin({
  name: 'limits',
  apiVersion: 1,
  async discover(_settings, ctx) {
    const { value, locate } = await ctx.readData('limits.yaml');
    return (value as string[]).map((text, index) => ({
      id: \`limits/\${index}.md\`,
      origin: 'limits.yaml',
      place: locate([index]),
      frontMatter: { title: \`Limit \${index}\` },
      tree: { type: 'root', children: [{ type: 'markdown', value: text, place: locate([index]) }] },
    }));
  },
});

export default defineConfig({ title: 'T', url: 'https://t.example', preset: { 'git-dates': false, search: false, twins: false }, plugins: [limits] });
`;
const entry = (index: number, words = 'Some words.'): string =>
  `- |\n  ${words}\n\n  See [the next](./${(index + 1) % count}.md).\n`;

it('are parsed one by one, and rendered where something of them is seen', async () => {
  const entries = Array.from({ length: count }, (_, index) => entry(index));
  const root = temporarySite({ 'docs/index.md': '# Home\n', 'site.config.ts': config, 'limits.yaml': entries.join('') });
  const run = async () => {
    const { diagnostics, work } = await build({ root, concurrency: 2 });
    return { diagnostics, parsed: [...work.parsed].sort(), rendered: [...work.rendered].sort() };
  };
  const first = await run();
  expect(first.diagnostics).toEqual([]);
  expect(first.parsed).toHaveLength(count + 1);
  expect(readFileSync(join(root, 'build/docs/limits/44/index.html'), 'utf8')).toContain('<a href="/docs/limits/0">the next</a>');

  entries[7] = entry(7, 'Other words.');
  writeFileSync(join(root, 'limits.yaml'), entries.join(''));
  expect(await run()).toEqual({ diagnostics: [], parsed: ['docs/limits/7.md'], rendered: ['/docs/limits/7'] });

  // A line more above: the others stand elsewhere, and show the same.
  writeFileSync(join(root, 'limits.yaml'), `# Limits.\n${entries.join('')}`);
  const moved = await run();
  expect(moved.parsed).toEqual([]);
  expect(moved.rendered).toEqual([]);

  // The fault has its new place.
  entries[9] = entry(9).replace('./10.md', './none.md');
  writeFileSync(join(root, 'limits.yaml'), `# Limits.\n${entries.join('')}`);
  expect((await run()).diagnostics).toMatchObject([
    { code: 'resolve/broken-link', place: { file: 'limits.yaml', start: { line: 1 + 9 * 4 + 4, column: 18 } } },
  ]);
});
