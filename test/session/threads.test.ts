// A site that stays open parses and renders many pages in threads, which must not go on with what an edit has made stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporarySite } from '../pipeline/built-site.ts';
import { deepTest } from '../property-runs.ts';
import { openHere } from './incremental/builds.ts';

const config = `import { definePlugin, defineConfig } from 'slodocs';

const words = definePlugin({
  name: 'words',
  apiVersion: 1,
  async markdown(_settings, ctx) {
    const word = (await ctx.read('word.txt')).trim();
    const replace = () => (tree) => {
      for (const node of tree.children) if (node.type === 'paragraph') node.children = [{ type: 'text', value: word }];
    };
    return { remark: [replace] };
  },
  async resolve(site, ctx) {
    return { ...site, data: { ...site.data, 'words:told': (await ctx.read('told.txt')).trim() } };
  },
});

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false, search: false }, plugins: [words] });
`;

const component = (word: string): string =>
  `import { useData } from 'slodocs/theme';\n\nexport default function Told() {\n  return <p>${word} {String(useData('words:told'))}</p>;\n}\n`;

/** More than this thread does by itself. */
const count = 45;

const files = {
  'site.config.ts': config,
  'word.txt': 'text one\n',
  'told.txt': 'answer one\n',
  'Told.tsx': component('component one'),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `docs/page-${n}.mdx`,
      `---\ntitle: Page ${n}\n---\n\nimport Told from '@site/Told';\n\nText.\n\n<Told />\n`,
    ]),
  ),
};

deepTest('an edit of a component, of what a query answers and of what steps have read shows on every page', async () => {
  const root = temporarySite(files);
  const { session, build } = await openHere(root, 2);
  onTestFinished(() => session.close());
  const pages = async (): Promise<ReadonlySet<string>> => {
    expect((await build()).diagnostics).toEqual([]);
    const bodies = Array.from({ length: count }, (_, n) => readFileSync(join(root, `build/docs/page-${n}.md`), 'utf8'));
    return new Set(
      bodies.map((text) =>
        text
          .slice(text.indexOf('\n\n', text.indexOf('# Page')))
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
  };
  const edit = async (path: string, text: string): Promise<void> => {
    writeFileSync(join(root, path), text);
    await session.update([path]);
  };
  expect([...(await pages())]).toEqual(['text one component one answer one']);
  await edit('Told.tsx', component('component two'));
  expect([...(await pages())]).toEqual(['text one component two answer one']);
  await edit('told.txt', 'answer two\n');
  expect([...(await pages())]).toEqual(['text one component two answer two']);
  await edit('word.txt', 'text two\n');
  expect([...(await pages())]).toEqual(['text two component two answer two']);
});

it('tasks of plugins run in the threads that have rendered pages, and what they made is found again', async () => {
  const root = temporarySite({
    ...Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`docs/page-${n}.mdx`, `---\ntitle: Page ${n}\n---\n\nText {1 + 1}.\n`]),
    ),
    'site.config.ts': `import { isMainThread } from 'node:worker_threads';
import { definePlugin, defineConfig } from 'slodocs';

const counting = definePlugin({
  name: 'counting',
  apiVersion: 1,
  tasks: { count: (page) => \`\${page.path} \${isMainThread ? 'here' : 'in a thread'}\`, total: (parts) => parts },
  async emit({ pages }, ctx) {
    const count = ({ page: { route: { path } } }) => ctx.task('count', path, () => ({ path }));
    // A task whose input waits for others.
    const all = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => ctx.task('total', String(n), () => Promise.all(pages.map(count)))));
    const text = all.flat().sort().join('\\n');
    return [{ path: 'counts.txt', key: text, make: () => text }];
  },
});

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false, search: false, twins: false }, plugins: [counting] });
`,
  });
  const { session, build } = await openHere(root, 2);
  onTestFinished(() => session.close());
  expect((await build()).diagnostics).toEqual([]);
  const text = readFileSync(join(root, 'build/counts.txt'), 'utf8');
  expect(text.split('\n')).toContain('/docs/page-1 in a thread');
  expect(text).not.toContain('here');
});
