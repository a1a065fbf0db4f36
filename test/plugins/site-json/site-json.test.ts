// `site.json` of a built site: what it tells, and that it stays as it is where nothing changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../cli/in-process.ts';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';

const config = `import { defineConfig } from 'slodocs';
import { siteJson } from 'slodocs/plugins';

export default defineConfig({
  title: 'Told',
  url: 'https://told.example',
  baseUrl: '/base/',
  preset: { 'git-dates': false },
  plugins: [siteJson()],
});
`;

const pages = {
  'site.config.ts': config,
  'docs/index.md':
    '# Home\n\n[other](./other.mdx#part) [own](#here) [host](https://host.example/x) [notes](/notes.txt) [more](./more.txt)\n\n## Here\n',
  'docs/more.txt': 'More.\n',
  'docs/other.mdx': '---\nunlisted: true\n---\nimport Part from "./_part.mdx";\n\n# Other\n\n<Part />\n',
  'docs/_part.mdx': '## Part\n\nOf [home](/docs).\n',
  'docs/tagged.md': '---\ntags: [one]\n---\n\n# Tagged\n',
  'static/notes.txt': 'Notes.\n',
};

const digest = expect.stringMatching(/^[0-9a-f]{16}$/);

test('tells pages, digests, anchors and links, sorted', async () => {
  const root = site(pages);
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  const text = readFileSync(join(root, 'build/site.json'), 'utf8');
  const told = JSON.parse(text) as { pages: { path: string; content: string }[] };
  expect(told).toMatchObject({ format: 1, title: 'Told', url: 'https://told.example', baseUrl: '/base/', redirects: [] });
  const paths = ['/docs/', '/docs/other', '/docs/tagged', '/docs/tags', '/docs/tags/one', '/search'];
  expect(told.pages.map(({ path }) => path)).toEqual(paths);
  const common = { kind: 'doc', version: 'current', description: digest, content: digest };
  expect(told.pages[0]).toEqual({
    ...common,
    path: '/docs/',
    title: 'Home',
    unlisted: false,
    anchors: ['here'],
    links: ['/docs/other#part', '/notes.txt', 'docs/more.txt', 'https://host.example/x'],
  });
  expect(told.pages[1]).toEqual({
    ...common,
    path: '/docs/other',
    title: 'Other',
    unlisted: true,
    anchors: ['part'],
    links: ['/docs/'],
  });
  expect(told.pages[4]).toMatchObject({ kind: 'listing', content: '', anchors: [], links: [] });

  // A warm build says what a cold one says; a page that only moves keeps the digest of its content.
  put(root, { 'docs/tagged.md': '---\ntags: [one]\nslug: /moved\n---\n\n# Tagged\n' });
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  const warm = readFileSync(join(root, 'build/site.json'), 'utf8');
  const moved = (JSON.parse(warm) as typeof told).pages.find(({ path }) => path === '/docs/moved');
  expect(moved?.content).toBe(told.pages[2]?.content);
  expect(await build(root, ['--strict', '--no-cache', '--out-dir', 'cold'])).toMatchObject({ code: 0 });
  expect(readFileSync(join(root, 'cold/site.json'), 'utf8')).toBe(warm);
});
