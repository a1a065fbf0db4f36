// Lists the commands that write, each with a small site in its initial state.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { put } from '../pipeline/6-emit/site-on-disk.ts';

export interface Scenario {
  readonly name: string;
  /** Of the command line. */
  readonly words: readonly string[];
  /** The site has been built before. */
  readonly isBuilt: boolean;
  /** What its author does before the command runs. */
  readonly arrange: (root: string) => void;
}

const box = 'export default () => <p>a box</p>;\n';

export const sources: Readonly<Record<string, string>> = {
  'site.config.ts': `import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Faults',
  url: 'https://faults.example',
  preset: { 'git-dates': false },
  theme: { css: ['site/own.css'] },
  plugins: [posts({ path: 'blog' })],
});
`,
  'site/own.css': 'main { color: teal }\n',
  'src/Box.tsx': box,
  'static/plain.txt': 'one\n',
  'docs/index.md': '# Home\n\n[A](./guide/a.md)\n',
  'docs/guide/a.md': '# A\n\n![a dot](./dot.svg)\n\n[Box](../box.mdx)\n',
  'docs/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle r="2"/></svg>\n',
  'docs/old/page.md': '# Old\n\nThis page goes.\n',
  'docs/box.mdx': "import Box from '@site/src/Box.tsx';\n\n# Box\n\n<Box />\n",
  'blog/first.md': '---\ntitle: First\ndate: 2024-01-02\n---\n\nHello.\n\n<!-- truncate -->\n\nMore.\n',
};

export const builds: readonly Scenario[] = [
  { name: 'first build', words: ['build'], isBuilt: false, arrange: () => undefined },
  {
    name: 'build of changed, new and removed pages',
    words: ['build'],
    isBuilt: true,
    arrange(root) {
      rmSync(join(root, 'docs/old'), { recursive: true });
      put(root, {
        'docs/guide/a.md': '# A\n\n![a dot](./dot.svg)\n\nAnother text.\n',
        'docs/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle r="1"/></svg>\n',
        'docs/new/page.md': '# New\n\nThis page comes.\n',
        'site/own.css': 'main { color: olive }\n',
        'static/plain.txt': 'two\n',
      });
    },
  },
  {
    name: 'build of an archive',
    words: ['build', '--archive', 'build/site.tar.gz'],
    isBuilt: true,
    arrange: (root) => put(root, { 'build/site.tar.gz': 'old', 'docs/guide/a.md': '# A\n\nAnother text.\n' }),
  },
  { name: 'build with nothing to write', words: ['build'], isBuilt: true, arrange: () => undefined },
];

export const commands: readonly Scenario[] = [
  { name: 'mv', words: ['mv', 'docs/guide', 'docs/deep/manual'], isBuilt: true, arrange: () => undefined },
  {
    name: 'check --fix',
    words: ['check', '--fix'],
    isBuilt: true,
    arrange: (root) =>
      put(root, {
        'docs/index.md': '# Home\n\n[A](./guide/aa.md)\n',
        'docs/guide/a.md': '# A\n\n![a dot](./dott.svg)\n\n[Box](../boxx.mdx)\n',
      }),
  },
  {
    name: 'test --fix',
    words: ['test', '--fix'],
    isBuilt: true,
    arrange: (root) =>
      put(root, {
        'site.config.ts': `import { examples, posts } from 'slodocs/plugins';

export default {
  title: 'Faults',
  url: 'https://faults.example',
  preset: { 'git-dates': false },
  theme: { css: ['site/own.css'] },
  plugins: [posts({ path: 'blog' }), examples({ isolation: 'none' })],
};
`,
        'docs/index.md': '# Home\n\n```sh test\necho one\n```\n\n```text output\ntwo\n```\n\n[A](./guide/a.md)\n',
        'docs/guide/a.md': '# A\n\n```sh test\necho three\n```\n\n```text output\nfour\n```\n',
      }),
  },
  {
    name: 'urls --update',
    words: ['urls', '--update'],
    isBuilt: true,
    arrange: (root) => put(root, { 'urls.lock': '/\n/old/page\n' }),
  },
  {
    name: 'version cut',
    words: ['version', 'cut', '1.0'],
    isBuilt: true,
    arrange: (root) => put(root, { 'versions.json': '[]\n' }),
  },
  {
    name: 'eject',
    words: ['eject', 'Footer', '--force'],
    isBuilt: true,
    arrange: (root) => put(root, { 'src/theme/Footer.tsx': box }),
  },
  { name: 'clean', words: ['clean'], isBuilt: true, arrange: () => undefined },
];
