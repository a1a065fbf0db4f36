// `slodocs mv` in a site with posts: their dates, lists and neighbours go along.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../pipeline/6-emit/site-on-disk.ts';
import { build, slodocs } from '../in-process.ts';

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n';

const files = {
  'site.config.ts': `import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Move',
  url: 'https://move.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { items: [{ to: '/blog/2025/03/04/charts', label: 'Charts' }] } },
  plugins: [posts()],
});
`,
  'blog/authors.yml': 'jane:\n  name: Jane\n  page: true\n',
  'blog/tags.yml': 'charts:\n  label: Charts\n',
  'blog/2025-03-04-charts.md': `---
authors: jane
tags: [charts]
redirect_from: [/old]
---

# Charts

[Intro](../docs/index.md), [the other](./2025-04-01-other/index.md#more) ![a](./2025-04-01-other/a.svg)

<!-- truncate -->

[tag](/blog/tags/charts) [author](/blog/authors/jane)
`,
  'blog/2025-04-01-other/index.md': `---
authors: [jane]
image: ./a.svg
---

# Other

![a](./a.svg) [charts](../2025-03-04-charts.md)

<!-- truncate -->

## More
`,
  'blog/2025-04-01-other/a.svg': image,
  'docs/index.md':
    '# Home\n\n[a](/blog/2025/03/04/charts) [b](@site/blog/2025-03-04-charts.md) [c](../blog/2025-04-01-other/index.md#more)\n',
};

const mv = (root: string, ...words: string[]) => slodocs(root, 'mv', ...words);
const textOf = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

test('a post gets another date and another name, and a folder of a post takes its images along', async () => {
  const root = site(files);
  expect(await mv(root, 'blog/2025-03-04-charts.md', 'blog/2025-03-05-diagrams.md')).toMatchObject({ code: 0 });
  expect(textOf(root, 'docs/index.md')).toContain('[a](/blog/2025/03/05/diagrams) [b](@site/blog/2025-03-05-diagrams.md)');
  expect(textOf(root, 'site.config.ts')).toContain("to: '/blog/2025/03/05/diagrams'");
  expect(textOf(root, 'blog/2025-03-05-diagrams.md')).toContain('redirect_from: [/old, /blog/2025/03/04/charts]');
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });

  expect(await mv(root, 'blog/2025-04-01-other', 'blog/2025-04-02-next')).toMatchObject({ code: 0 });
  expect(textOf(root, 'blog/2025-03-05-diagrams.md')).toContain(
    '(./2025-04-02-next/index.md#more) ![a](./2025-04-02-next/a.svg)',
  );
  expect(textOf(root, 'docs/index.md')).toContain('[c](../blog/2025-04-02-next/index.md#more)');
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  for (const path of ['blog/2025/03/04/charts', 'blog/2025/04/01/other', 'old'])
    expect(existsSync(join(root, 'build', path, 'index.html'))).toBe(true);
});
