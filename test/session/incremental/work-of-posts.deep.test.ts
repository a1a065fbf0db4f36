// What an edit of a post, or a new one, costs, counted: it concerns its page, the lists that show it, and the feeds.
import { expect, test } from 'vitest';
import { buildHere, inFolder, outputOf } from './builds.ts';
import { type Tree, writeTree } from './tree.ts';

const post = (n: number): string => `---
title: Release ${n}
date: 2025-01-0${n}
authors: [ada]
tags: [${n % 2 === 0 ? 'even' : 'odd'}]
---

Lead of ${n}.

<!-- truncate -->

Rest of ${n}.
`;

const site: Tree = new Map([
  [
    'site.config.ts',
    `import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [posts({ path: 'news', routeBasePath: 'news', postsPerPage: 3 })],
});
`,
  ],
  ['docs/index.md', '# Start\n\nText.\n'],
  ['news/authors.yml', 'ada:\n  name: Ada Lovelace\n  page: true\n'],
  ...Array.from({ length: 7 }, (_, n): [string, string] => [`news/r${n + 1}.md`, post(n + 1)]),
]);

/** Release 4 is the first of the second page; three bear its tag. */
const lists = [
  '/news/archive',
  '/news/authors/ada',
  '/news/authors/ada/authors/2',
  '/news/page/2',
  '/news/tags/even',
  '/news/tags/even/page/2',
];
const feeds = ['news/atom.xml', 'news/rss.xml'];

test.each([
  { edit: 'below the marker', how: (text: string) => `${text}\nMore.\n`, changed: ['news/r4/index.html', ...feeds] },
  {
    edit: 'above the marker',
    how: (text: string) => text.replace('Lead of 4', 'Lead, changed'),
    changed: [
      'news/archive/index.html',
      'news/page/2/index.html',
      'news/r4/index.html',
      'news/tags/even/index.html',
      ...feeds,
      'author',
    ],
  },
])('an edit of a post $edit', async ({ how, changed }) => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    const before = await outputOf(root);
    writeTree(root, new Map(site).set('news/r4.md', how(post(4))), site);
    const { ok, work } = await buildHere(root, 1);
    expect(ok).toBe(true);
    const after = await outputOf(root);
    const differing = Object.keys(after).filter((path) => before[path] !== after[path]);
    // Which of the author's pages shows it follows from how many there are.
    const named = differing.map((path) => (path.startsWith('news/authors/') ? 'author' : path));
    expect(named.sort()).toEqual([...changed].sort());
    expect(work?.parsed).toEqual(['news/r4.md']);
    const rendered = work?.rendered ?? [];
    expect(rendered).toContain('/news/r4');
    expect(rendered.filter((path) => path !== '/news/r4' && !lists.includes(path))).toEqual([]);
    expect(work).toMatchObject({ written: differing.length, removed: 0 });
  });
});

test('a new post that is not among the recent ones renders itself, its neighbors and the lists behind it, not its folder', async () => {
  const recent = site.get('site.config.ts')?.replace('postsPerPage: 3', 'postsPerPage: 3, blogSidebarCount: 3') ?? '';
  const withFew = new Map(site).set('site.config.ts', recent);
  const added = post(4).replace('Release 4', 'Release 4b').replace('2025-01-04', '2025-01-04T12:00:00');
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, withFew);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    writeTree(root, new Map(withFew).set('news/r4b.md', added), withFew);
    const { ok, work } = await buildHere(root, 1);
    expect(ok).toBe(true);
    expect(work?.parsed).toEqual(['news/r4b.md']);
    // All posts are of one author; the page of all tags counts them; the fourth post of a tag begins a second page.
    const expected = [
      '/news/r4',
      '/news/r4b',
      '/news/r5',
      '/news/page/2',
      '/news/page/3',
      '/news/archive',
      '/news/tags',
      '/news/tags/even',
      '/news/tags/even/page/2',
    ];
    const ofAuthor = (route: string): boolean => route.startsWith('/news/authors');
    expect((work?.rendered ?? []).filter((route) => !ofAuthor(route)).sort()).toEqual(expected.sort());
  });
});
