// Steps of the configuration in threads, and from one build to the next.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../../../src/index.ts';
import { configText, temporarySite } from '../../built-site.ts';

const step = (word: string): string =>
  `export const sign = ({ mark }) => (tree) => {\n  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word}' + mark }] });\n};\n`;

it('run on every page, and again on all of them when their module is another one', async () => {
  const docs = Array.from({ length: 45 }, (_, index) => [`docs/p${index}.md`, `# Page ${index}\n`] as const);
  const root = temporarySite({
    ...Object.fromEntries(docs),
    'docs/index.md': '# Home\n',
    'steps.mjs': step('One'),
    'site.config.ts': `import { sign } from './steps.mjs';\n${configText("  markdown: { remarkPlugins: [[sign, { mark: '!' }]] },\n")}`,
  });
  const shown = (): boolean[] =>
    ['One!', 'Two!'].map((words) =>
      docs.every(([path]) =>
        readFileSync(join(root, 'build', path.replace(/\.md$/, '/index.html')), 'utf8').includes(`<p>${words}</p>`),
      ),
    );
  const first = await build({ root, concurrency: 2 });
  expect(first.diagnostics).toEqual([]);
  expect(shown()).toEqual([true, false]);
  writeFileSync(join(root, 'docs/p7.md'), '# Page 7, edited\n');
  expect((await build({ root, concurrency: 2 })).work.parsed).toEqual(['docs/p7.md']);
  writeFileSync(join(root, 'steps.mjs'), step('Two'));
  expect((await build({ root, concurrency: 2 })).work.parsed).toHaveLength(46);
  expect(shown()).toEqual([false, true]);
});
