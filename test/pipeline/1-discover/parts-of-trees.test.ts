// Trees of plugins whose parts come from other files, in sidebars with pages of their own.
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { buildSite, temporarySite } from '../built-site.ts';

const plugin = (discover: string, resolve = ''): string => `import { defineConfig, definePlugin } from 'slodocs';

const parts = definePlugin({
  name: 'parts',
  apiVersion: 1,
  async discover(_settings, ctx) {
    ${discover}
  },
  ${resolve}
});

export default defineConfig({
  title: 'T', url: 'https://t.example', docs: [{ routeBasePath: '/' }], preset: { 'git-dates': false, search: false, twins: false }, plugins: [parts],
});
`;

const twoFiles = `const a = await ctx.readData('data/a.yaml');
    const b = await ctx.readData('data/b.yaml');
    const children = [a, b].map(({ value, locate }) => ({ type: 'markdown', value: value.text, place: locate(['text']) }));
    return [{ id: 'made.md', origin: 'data/a.yaml', frontMatter: { title: 'Made' }, tree: { type: 'root', children } }];`;

async function faultsIn(files: Record<string, string>) {
  return (await build({ root: temporarySite(files) })).diagnostics;
}

describe('a tree', () => {
  it('has its faults where its nodes come from, in two files', async () => {
    const diagnostics = await faultsIn({
      'docs/index.md': '# Home\n',
      'site.config.ts': plugin(twoFiles),
      'data/a.yaml': 'text: |\n  Some words.\n\n  And [one](./none.md).\n',
      'data/b.yaml': 'about: b\ntext: >-\n  Other words\n  and [two](./nothing.md).\n',
    });
    expect(diagnostics.map(({ code, place }) => [code, place?.file, place?.start])).toEqual([
      ['resolve/broken-link', 'data/a.yaml', { line: 4, column: 13 }],
      ['resolve/broken-link', 'data/b.yaml', { line: 4, column: 13 }],
    ]);
  });

  it('composes partials, whose faults are their own', async () => {
    const partials = `const paths = ['texts/first.md', 'texts/second.mdx'];
    return [{ id: 'made.md', frontMatter: { title: 'Made' }, tree: { type: 'root', children: paths.map((path) => ({ type: 'partial', path })) } }];`;
    const files = {
      'docs/index.md': '# Home\n\n[There](./made.md#more)\n',
      'site.config.ts': plugin(partials),
      'texts/first.md': '## More\n\nFrom the **first** file.\n',
      'texts/second.mdx': 'import { sum } from "./sum.js";\n\nIt is {sum}.\n',
      'texts/sum.js': 'export const sum = 2 + 3;\n',
    };
    const { page } = await buildSite(files);
    expect(page('made')).toMatch(/From the <strong>first<\/strong> file\.[\s\S]*It is 5\./);
    const broken = await faultsIn({ ...files, 'texts/first.md': '## More\n\nSee [it](./none.md).\n' });
    expect(broken).toMatchObject([
      { code: 'resolve/broken-link', place: { file: 'texts/first.md', start: { line: 3, column: 10 } } },
    ]);
  });

  it('stands in a category with an index', async () => {
    const spot = `const link = { type: 'generated-index', slug: '/category/objects', title: 'All objects', description: 'They all.' };
    const sidebar = { categories: [{ label: 'Objects', description: 'On its card.', link }], badge: 'NEW' };
    return [{ id: 'made.md', text: '# Made\\n\\nSome words.\\n', sidebar }];`;
    const { page } = await buildSite({
      'docs/index.md': '# Home\n\n[All](/category/objects)\n',
      'site.config.ts': plugin(spot),
    });
    expect(page('category/objects')).toMatch(/<h1[^>]*>All objects<\/h1>[\s\S]*They all\.[\s\S]*href="\/made"/);
    expect(page('')).toContain('href="/category/objects"');
  });
});

describe('what a resolve hook says that its code loads', () => {
  const loading = (loads: string): Record<string, string> => ({
    'docs/index.md': '# Home\n',
    'site.config.ts': plugin('return [];', `resolve: (site) => ({ ...site, loads: ${loads} }),`),
  });

  it('widens the policy of the site', async () => {
    const { page, file } = await buildSite(loading("{ 'connect-src': ['https://api.example'] }"));
    for (const text of [page(''), file('_headers')]) expect(text).toContain("connect-src 'self' https://api.example");
  });

  it.each(["{ 'conect-src': ['https://api.example'] }", "{ 'connect-src': ['https://api.example; script-src *'] }", '[]'])(
    'is refused in another shape: %s',
    async (loads) => {
      expect(await faultsIn(loading(loads))).toMatchObject([{ code: 'plugin/invalid-answer', plugin: 'parts' }]);
    },
  );
});
