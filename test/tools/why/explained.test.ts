// What is told of pages and files of a site that was built: what they are made from, and where they show.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileExplanation, PageExplanation } from '#model/why';
import { configText, temporarySite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { buildHere, explain, inFolder, outputOf } from '../../session/incremental/builds.ts';
import { writeTree } from '../../session/incremental/tree.ts';
import { page, site } from './site.ts';

async function pageAt(root: string, target: string): Promise<PageExplanation> {
  const { explanation } = await explain(root, target);
  if (explanation?.kind !== 'page') throw new Error(`${target} is no page: ${JSON.stringify(explanation)}`);
  return explanation;
}

describe('a site that was built', () => {
  deepTest('is told of page by page', async () => {
    await inFolder('slodocs-why-', async (root) => {
      writeTree(root, site);
      await buildHere(root, 1);
      const before = await outputOf(root);

      const b = await pageAt(root, '/docs/guides/b');
      expect(b).toMatchObject({ title: 'B', url: 'https://case.example/docs/guides/b', madeBy: undefined });
      expect(b.madeFrom).toEqual([
        { kind: 'source', path: 'docs/guides/b.md' },
        { kind: 'read', path: 'examples/b.ts' },
      ]);
      expect(b.linkedFrom.map(({ route, place: { file, start } }) => [route, file, start.line, start.column])).toEqual([
        ['/docs/guides/c', 'docs/_note.mdx', 1, 15],
        ['/docs/reference/x', 'docs/_note.mdx', 1, 15],
        ['/docs/', 'docs/index.md', 7, 5],
        ['/docs/', 'docs/index.md', 7, 29],
      ]);
      expect(b).toMatchObject({
        sidebar: 'defaultSidebar',
        breadcrumbs: ['Guides', 'B'],
        previous: { route: '/docs/guides/a', title: 'A' },
        next: { route: '/docs/guides/c', title: 'C' },
        version: { name: 'current', isLast: true },
        noIndex: [],
        plugins: [{ plugin: 'sitemap', says: ['listed'] }],
      });

      expect((await pageAt(root, 'docs/reference/x.mdx')).madeFrom).toEqual([
        { kind: 'source', path: 'docs/reference/x.mdx' },
        { kind: 'partial', path: 'docs/_note.mdx' },
        { kind: 'component', path: 'src/Card.tsx', with: ['data/plans.json', 'src/label.ts'] },
        { kind: 'stylesheet', path: 'src/card.module.css', with: [] },
      ]);
      expect((await pageAt(root, '/docs/reference/z')).madeFrom).toContainEqual({ kind: 'asset', path: 'docs/plan.svg' });
      expect((await pageAt(root, 'src/pages/about.tsx')).madeFrom).toEqual([
        { kind: 'source', path: 'src/pages/about.tsx', with: [] },
      ]);
      expect(await pageAt(root, '/docs/tags/alpha')).toMatchObject({ madeBy: 'tags', madeFrom: [], sidebar: undefined });
      expect(await pageAt(root, '/docs/category/reference')).toMatchObject({ madeBy: 'sidebar', breadcrumbs: ['Reference'] });
      expect(await pageAt(root, '/docs/guides/hidden')).toMatchObject({
        unlisted: true,
        noIndex: ['unlisted'],
        plugins: [{ says: ['not listed: the page is unlisted'] }],
      });
      expect(await pageAt(root, '/404')).toMatchObject({ madeBy: 'core', noIndex: ['not-found'] });
      expect((await explain(root, '/docs/guides/draft')).explanation).toMatchObject({
        kind: 'draft',
        path: 'docs/guides/draft.md',
        place: { start: { line: 5, column: 8 } },
      });
      expect(await outputOf(root)).toEqual(before);
    });
  });

  test('is told of with what plugins have changed', async () => {
    const reshaping = `  plugins: [
    (await import('slodocs/plugins')).redirects({ rules: [{ from: '/old', to: '/docs/one' }] }),
    definePlugin({
      name: 'own',
      apiVersion: 1,
      discover: () => [{ id: 'made.md', text: '# Made', origin: 'made.txt' }],
      resolve: (site) => ({
        ...site,
        pages: site.pages.map((page) => (page.kind === 'doc' && page.id === 'one' ? { ...page, title: 'First', data: { n: 1 } } : { ...page })),
        redirects: [...site.redirects, { from: '/older', to: '/docs/one', status: 301 }],
        data: { ...site.data, 'own:n': 5 },
      }),
    }),
  ],
`;
    const root = temporarySite({
      'site.config.ts': configText(reshaping).replace('{ defineConfig }', '{ defineConfig, definePlugin }'),
      'docs/one.md': '---\ntags: [a]\n---\n\n# One\n',
      'docs/two.mdx': "import { useData } from 'slodocs/theme';\n\n# Two\n\nIt is {useData('own:n')}.\n",
      'made.txt': 'x\n',
    });
    expect(await pageAt(root, '/docs/one')).toMatchObject({
      title: 'First',
      changedBy: [
        { plugin: 'tags', changed: ['tags'] },
        { plugin: 'own', changed: ['data', 'title'] },
      ],
      redirectedFrom: [
        { from: '/old', plugin: 'redirects' },
        { from: '/older', plugin: 'own' },
      ],
    });
    await buildHere(root, 1);
    expect(await pageAt(root, '/docs/two')).toMatchObject({
      changedBy: [],
      redirectedFrom: [],
      data: [{ key: 'own:n', plugin: 'own' }],
    });
    expect(await pageAt(root, '/docs/tags/a')).toMatchObject({ changedBy: [{ plugin: 'tags', changed: ['page'] }] });
    expect((await pageAt(root, '/docs/made')).madeFrom).toEqual([
      { kind: 'source', path: 'docs/made.md' },
      { kind: 'origin', path: 'made.txt' },
    ]);
    expect((await explain(root, 'made.txt')).explanation).toMatchObject({ role: 'origin', pages: [{ route: '/docs/made' }] });
  });

  const files: readonly (readonly [string, FileExplanation['role'], readonly string[]])[] = [
    ['docs/_note.mdx', 'partial', ['/docs/guides/c', '/docs/reference/x']],
    ['docs/_unused.mdx', 'partial', []],
    ['src/Card.tsx', 'component', ['/docs/reference/x', '/docs/reference/y']],
    ['src/label.ts', 'component', ['/docs/reference/x', '/docs/reference/y']],
    ['data/plans.json', 'component', ['/docs/reference/x', '/docs/reference/y']],
    ['src/card.module.css', 'stylesheet', ['/docs/reference/x', '/docs/reference/y']],
    ['docs/plan.svg', 'asset', ['/docs/reference/z']],
    ['static/robots.txt', 'asset', []],
    ['examples/b.ts', 'read', ['/docs/guides/b']],
    ['site.config.ts', 'site', []],
    ['notes.txt', 'unused', []],
  ];
  deepTest('is told of file by file', async () => {
    await inFolder('slodocs-why-', async (root) => {
      writeTree(root, site);
      for (const [path, role, routes] of files) {
        const { explanation } = await explain(root, path);
        expect(explanation, path).toMatchObject({ kind: 'file', path, role });
        expect(explanation?.kind === 'file' && explanation.pages.map(({ route }) => route), path).toEqual(routes);
      }
      const sidebar = await explain(root, join(root, 'docs/guides/_category_.yml'));
      expect(sidebar.explanation).toMatchObject({ kind: 'file', role: 'sidebar' });
    });
  });
});

describe('a word that may mean several things', () => {
  test.each([
    ['/docs/guides/b', '/docs/guides/b'],
    ['/docs/guides/b/', '/docs/guides/b'],
    ['/base/docs/guides/b', '/docs/guides/b'],
    ['/docs/guides/b.html#top', '/docs/guides/b'],
    ['https://case.example/base/docs/guides/b?x=1', '/docs/guides/b'],
    ['docs/guides/b', '/docs/guides/b'],
    ['docs/guides/b.md', '/docs/guides/b'],
    ['/docs/a%20b', '/docs/a b'],
  ])('%s', async (target, route) => {
    const root = temporarySite({
      'site.config.ts': configText("  baseUrl: '/base/',\n"),
      'docs/guides/b.md': page('B', 1),
      'docs/a b.md': page('AB', 2),
    });
    expect((await pageAt(root, target)).route).toBe(route);
  });

  test.each([
    ['/docs/guides/bb', '/docs/guides/b'],
    ['/base/docs/guides/bb', '/docs/guides/b'],
    ['doc/guides/b.md', 'docs/guides/b.md'],
    ['b.md', 'docs/guides/b.md'],
    ['https://other.example/docs/guides/b', '/docs/guides/b'],
    ['/../../etc/passwd', undefined],
    ['../../../etc/passwd', undefined],
    ['/%E0%A4', undefined],
  ])('%s is not there', async (target, nearest) => {
    const root = temporarySite({ 'site.config.ts': configText("  baseUrl: '/base/',\n"), 'docs/guides/b.md': page('B', 1) });
    expect(await explain(root, target)).toMatchObject({ explanation: undefined, resolved: true, nearest });
  });
});

test('parts of the theme and stylesheets that stand on every page', async () => {
  const root = temporarySite({
    'site.config.ts': configText("  theme: { css: ['site/all.css'], slots: { Footer: './site/Footer.tsx' } },\n"),
    'docs/index.md': page('Start', 0),
    'site/Footer.tsx':
      "import './footer.css';\nimport { year } from './year.ts';\n\nexport default () => <footer>{year}</footer>;\n",
    'site/year.ts': 'export const year = 2025;\n',
    'site/footer.css': 'footer {\n  color: red;\n}\n',
    'site/all.css': '@import "./more.css";\n',
    'site/more.css': 'p {\n  margin: 0;\n}\n',
  });
  await buildHere(root, 1);
  expect((await pageAt(root, '/docs')).madeFrom).toEqual([
    { kind: 'source', path: 'docs/index.md' },
    { kind: 'slot', path: 'site/Footer.tsx', with: ['site/year.ts'] },
    { kind: 'stylesheet', path: 'site/footer.css', with: [] },
    { kind: 'stylesheet', path: 'site/all.css', with: ['site/more.css'] },
  ]);
  const pages = [expect.objectContaining({ route: '/404' }), expect.objectContaining({ route: '/docs/' })];
  const role = async (path: string) => (await explain(root, path)).explanation;
  expect(await role('site/year.ts')).toMatchObject({ role: 'slot', pages });
  expect(await role('site/more.css')).toMatchObject({ role: 'stylesheet', pages });
  writeFileSync(join(root, 'site/year.ts'), 'export const year = 2026;\n');
  expect(await pageAt(root, '/docs')).toMatchObject({ pending: ['slots'] });
});

test('why the sitemap leaves a page out', async () => {
  const root = temporarySite({
    'site.config.ts': `import { defineConfig } from 'slodocs';\nimport { sitemap } from 'slodocs/plugins';\n\nexport default defineConfig({\n  title: 'Case',\n  url: 'https://case.example',\n  preset: { 'git-dates': false },\n  plugins: [sitemap({ ignorePatterns: ['/docs/old/**'] })],\n});\n`,
    'docs/index.md': page('Start', 0),
    'docs/old/a.md': page('A', 1),
    'docs/head.mdx': page(
      'Head',
      2,
      '',
      'import Head from \'@docusaurus/Head\';\n\n<Head><meta name="robots" content="noindex" /></Head>',
    ),
  });
  expect((await pageAt(root, '/docs/old/a')).plugins).toEqual([
    { plugin: 'sitemap', says: ['not listed: its address matches the pattern "/docs/old/**" in "ignorePatterns"'] },
  ]);
  await buildHere(root, 1);
  expect(await pageAt(root, '/docs/head')).toMatchObject({
    noIndex: ['head'],
    plugins: [{ says: ['not listed: search engines are told not to index the page'] }],
  });
});

test('a post that is a draft, and one beside it', async () => {
  const config = configText('  plugins: [posts()],\n').replace('\n', "\nimport { posts } from 'slodocs/plugins';\n");
  const root = temporarySite({
    'site.config.ts': config,
    'docs/index.md': page('Start', 0),
    'blog/2025-01-02-soon.md': '---\ntitle: Soon\ndraft: true\n---\n\nSoon.\n',
    'blog/2025-01-01-now.md': '---\ntitle: Now\n---\n\nNow.\n\n<!-- truncate -->\n',
  });
  for (const target of ['blog/2025-01-02-soon.md', '/blog/2025/01/02/soon']) {
    expect((await explain(root, target)).explanation).toMatchObject({
      kind: 'draft',
      title: 'Soon',
      route: '/blog/2025/01/02/soon',
      path: 'blog/2025-01-02-soon.md',
    });
  }
  expect(await pageAt(root, '/blog/2025/01/01/now')).toMatchObject({ title: 'Now', madeBy: undefined });
});

test('a page of a version that search engines are told to leave out', async () => {
  const root = temporarySite({
    'site.config.ts': configText("  docs: [{ versions: { '1.0': { noIndex: true, label: 'First' } } }],\n"),
    'docs/index.md': page('Start', 0),
    'versions.json': '["2.0", "1.0"]\n',
    ...Object.fromEntries(
      ['1.0', '2.0'].flatMap((name) => [
        [`versioned_docs/version-${name}/index.md`, page('Start', 0)],
        [`versioned_sidebars/version-${name}-sidebars.json`, '{ "docs": [{ "type": "autogenerated", "dirName": "." }] }\n'],
      ]),
    ),
  });
  expect(await pageAt(root, '/docs/1.0')).toMatchObject({
    version: { name: '1.0', label: 'First', isLast: false },
    sidebar: 'docs',
    noIndex: ['version'],
    plugins: [{ says: ['not listed: search engines are told not to index the page'] }],
  });
  expect(await pageAt(root, '/docs')).toMatchObject({ version: { name: '2.0', isLast: true }, noIndex: [] });
  expect((await explain(root, 'versioned_sidebars/version-1.0-sidebars.json')).explanation).toMatchObject({
    role: 'sidebar',
    pages: [{ route: '/docs/1.0/' }],
  });
});

test('what a plugin has to say, and one that throws', async () => {
  const config = (why: string): string =>
    `export default { title: 'Case', url: 'https://case.example', preset: { sitemap: false, 'git-dates': false }, plugins: [{ name: 'mine', apiVersion: 1, why: ${why} }] };\n`;
  const said = temporarySite({
    'site.config.ts': config('({ page }) => [page.title.toUpperCase()]'),
    'docs/index.md': page('Start', 0),
  });
  expect((await pageAt(said, '/docs')).plugins).toEqual([{ plugin: 'mine', says: ['START'] }]);
  const threw = temporarySite({
    'site.config.ts': config("() => { throw new Error('no') }"),
    'docs/index.md': page('Start', 0),
  });
  expect(await explain(threw, '/docs')).toMatchObject({
    explanation: { kind: 'page', plugins: [] },
    diagnostics: [{ code: 'plugin/hook-threw' }],
  });
});
