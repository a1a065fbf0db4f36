// What an edit costs, counted: the sources that are parsed, the pages that are rendered, the files that are written.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { configText } from '../../pipeline/built-site.ts';
import { buildHere, inFolder, outputOf } from './builds.ts';
import { type Tree, writeTree } from './tree.ts';

const page = (title: string, position: number, more = '', body = ''): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nsidebar_position: ${position}\n${more}---\n\n${body}\n\nThe end.\n`;
const card = "import Card from '@site/src/Card.tsx';\n\n<Card />";
const note = "import Note from '@site/docs/_note.mdx';\n\n<Note />";

/** In the order of readers: the start, three guides, the index of the reference, its three pages. */
const site: Tree = new Map([
  // What twins cost is counted where they are tested.
  ['site.config.ts', configText().replace("'git-dates': false", "'git-dates': false, twins: false")],
  ['docs/index.md', page('Start', 0)],
  ['docs/guides/_category_.yml', 'label: Guides\nposition: 1\n'],
  ['docs/guides/a.md', page('A', 1, 'tags: [alpha]\n')],
  ['docs/guides/b.md', page('B', 2, '', '```ts file=@site/examples/b.ts\n```')],
  ['docs/guides/c.mdx', page('C', 3, '', note)],
  ['docs/reference/_category_.yml', 'label: Reference\nposition: 2\nlink:\n  type: generated-index\n'],
  ['docs/reference/x.mdx', page('X', 1, '', `import Note from '@site/docs/_note.mdx';\n${card}\n\n<Note />`)],
  ['docs/reference/y.mdx', page('Y', 2, 'tags: [alpha]\n', card)],
  ['docs/reference/z.md', page('Z', 3, '', '![Plan](@site/docs/plan.svg)')],
  ['docs/_note.mdx', 'A note.\n'],
  ['docs/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>\n'],
  ['src/Card.tsx', cardText()],
  ['src/label.ts', "export const label = 'Plan';\n"],
  ['src/card.module.css', '.card {\n  color: red;\n}\n'],
  ['data/plans.json', '["small"]\n'],
  ['examples/b.ts', "export const b = 'b';\n"],
  ['static/robots.txt', 'User-agent: *\n'],
]);

function cardText(): string {
  const imports = ["'../data/plans.json'", "'./card.module.css'"].map(
    (from, at) => `import ${['plans', 'styles'][at]} from ${from};`,
  );
  return `${imports.join('\n')}\nimport { label } from './label.ts';\n\nexport default () => <p className={styles.card}>{label} {plans[0]}</p>;\n`;
}

interface Cost {
  readonly edit: string;
  readonly path: string;
  /** What becomes of the file; undefined deletes it. */
  readonly how: (text: string) => string | undefined;
  readonly parsed?: readonly string[];
  readonly rendered?: readonly string[];
  /** Rendered, too, though nothing comes of it. */
  readonly mayRender?: readonly string[];
  /** Besides the pages. */
  readonly written?: number;
  readonly removed?: number;
}

const guides = ['/docs/guides/a', '/docs/guides/b', '/docs/guides/c'];
const reference = ['/docs/category/reference', '/docs/reference/x', '/docs/reference/y', '/docs/reference/z'];
const more = (text: string): string => `${text}\nAnother sentence.\n`;
const retitled = (text: string): string => text.replace(/^title: .*$/m, 'title: Another');

const costs: readonly Cost[] = [
  { edit: 'body', path: 'docs/guides/b.md', how: more, parsed: ['docs/guides/b.md'], rendered: ['/docs/guides/b'] },
  {
    edit: 'comment',
    path: 'docs/guides/b.md',
    how: (text) => text.replace('---\n', '---\n# Not shown.\n'),
    parsed: ['docs/guides/b.md'],
  },
  // Besides the pages, the file that holds the whole sidebar.
  { edit: 'title', path: 'docs/guides/b.md', how: retitled, parsed: ['docs/guides/b.md'], rendered: guides, written: 1 },
  {
    edit: 'title, with the page behind it in another folder',
    path: 'docs/guides/c.mdx',
    how: retitled,
    parsed: ['docs/guides/c.mdx'],
    rendered: ['/docs/category/reference', ...guides],
    written: 1,
  },
  {
    edit: 'title, with the start before it, and a list of a tag',
    path: 'docs/guides/a.md',
    how: retitled,
    parsed: ['docs/guides/a.md'],
    rendered: ['/docs', ...guides, '/docs/tags/alpha'],
    written: 1,
  },
  {
    edit: 'title, with an index that has a card for it',
    path: 'docs/reference/y.mdx',
    how: retitled,
    parsed: ['docs/reference/y.mdx'],
    rendered: [...reference, '/docs/tags/alpha'],
    written: 1,
  },
  {
    edit: 'description',
    path: 'docs/reference/y.mdx',
    how: (text) => text.replace('About Y', 'All about Y'),
    parsed: ['docs/reference/y.mdx'],
    rendered: ['/docs/category/reference', '/docs/reference/y', '/docs/tags/alpha'],
    // A component of the site may show the cards of its page's category: nobody knows before it runs.
    mayRender: ['/docs/reference/x'],
  },
  {
    edit: 'tag that is new',
    path: 'docs/guides/b.md',
    how: (text) => text.replace('---\n', '---\ntags: [beta]\n'),
    parsed: ['docs/guides/b.md'],
    rendered: ['/docs/guides/b', '/docs/tags', '/docs/tags/beta'],
    written: 1,
  },
  {
    edit: 'partial',
    path: 'docs/_note.mdx',
    how: more,
    parsed: ['docs/_note.mdx'],
    rendered: ['/docs/guides/c', '/docs/reference/x'],
  },
  ...[
    ['component', 'src/Card.tsx', '<p ', '<p id="card" '],
    ['module of a component', 'src/label.ts', 'Plan', 'Name'],
    ['data of a component', 'data/plans.json', 'small', 'large'],
  ].map(([edit = '', path = '', from = '', to = '']) => ({
    edit,
    path,
    how: (text: string) => text.replace(from, to),
    rendered: ['/docs/reference/x', '/docs/reference/y'],
  })),
  {
    edit: 'file of code',
    path: 'examples/b.ts',
    how: (text) => `${text}export const c = 'c';\n`,
    parsed: ['docs/guides/b.md'],
    rendered: ['/docs/guides/b'],
  },
  { edit: 'static file', path: 'static/robots.txt', how: more, written: 1 },
  {
    edit: 'page that is new',
    path: 'docs/reference/zz.md',
    how: () => page('Last', 4),
    parsed: ['docs/reference/zz.md'],
    rendered: [...reference, '/docs/reference/zz'],
    written: 2,
  },
  {
    edit: 'page that is gone',
    path: 'docs/reference/z.md',
    how: () => undefined,
    rendered: reference.slice(0, -1),
    written: 2,
    removed: 2,
  },
  {
    edit: 'label of a category',
    path: 'docs/guides/_category_.yml',
    how: (text) => text.replace('Guides', 'How to'),
    // The page for addresses that do not exist leads to the upper categories.
    rendered: ['/404', '/docs', ...guides, ...reference],
    written: 1,
  },
];

test.each(costs)('$edit: $path', async ({ path, how, parsed = [], rendered = [], mayRender = [], written = 0, removed = 0 }) => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    const before = await outputOf(root);
    const edited = new Map(site);
    const text = how(site.get(path) ?? '');
    if (text === undefined) edited.delete(path);
    else edited.set(path, text);
    writeTree(root, edited, site);
    const { ok, work } = await buildHere(root, 1);
    expect(ok).toBe(true);
    const after = await outputOf(root);
    const wanted = [...rendered].sort();
    expect(changedRoutes(before, after)).toEqual(wanted);
    const all = [...wanted, ...mayRender].sort();
    expect(work).toEqual({ replayed: false, parsed, rendered: all, written: wanted.length + written, removed });
  });
});

/** The names of these files follow their bytes: pages that name them are written, whether or not they are rendered. */
test.each([
  ['src/card.module.css', 'red', 'green', ['/docs/reference/x', '/docs/reference/y']],
  ['docs/plan.svg', 'height="20"/>', 'height="20"><path/></svg>', ['/docs/reference/z']],
])('asset: %s', async (path, from, to, users) => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    await buildHere(root, 1);
    const before = await outputOf(root);
    const edited = new Map(site).set(path, site.get(path)?.replace(from, to) ?? '');
    writeTree(root, edited, site);
    const { work } = await buildHere(root, 1);
    expect(changedRoutes(before, await outputOf(root))).toEqual(users);
    expect(work).toMatchObject({ replayed: false, parsed: [], written: users.length + 1, removed: 1 });
    expect(users).toEqual(expect.arrayContaining([...(work?.rendered ?? [])]));
  });
});

test('nothing changed: the diagnostics are replayed, and nothing is parsed, rendered or written', async () => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, new Map(site).set('docs/guides/a.md', `${site.get('docs/guides/a.md')}\n[Nowhere](#nowhere)\n`));
    const first = await buildHere(root, 1);
    expect(first.work).toMatchObject({ replayed: false, written: Object.keys(await files(root)).length, removed: 0 });
    expect(first.work?.parsed).toHaveLength(8);
    for (const concurrency of [1, 2]) {
      const { work, ...again } = await buildHere(root, concurrency);
      expect(work).toEqual({ replayed: true, parsed: [], rendered: [], written: 0, removed: 0 });
      expect(again).toEqual({ ok: true, diagnostics: first.diagnostics });
    }
  });
});

test('an output file that was edited or deleted by hand: nothing is rendered, and that file is written', async () => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    await buildHere(root, 1);
    const before = await outputOf(root);
    writeTree(
      root,
      new Map([
        ['build/docs/guides/a/index.html', 'mine'],
        ['build/robots.txt', 'mine'],
      ]),
    );
    const { work } = await buildHere(root, 1);
    expect(work).toMatchObject({ parsed: [], rendered: [], written: 2, removed: 0 });
    expect(await outputOf(root)).toEqual(before);
  });
});

test('a title in a long sidebar: the pages that show it are rendered', async () => {
  const route = (at: number): string => `/docs/p${String(at).padStart(3, '0')}`;
  const long: Tree = new Map([
    ['site.config.ts', configText()],
    ...Array.from({ length: 230 }, (_, at): [string, string] => [`${route(at).slice(1)}.md`, page(`P ${at}`, at)]),
  ]);
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, long);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    writeTree(root, new Map(long).set('docs/p100.md', page('Another', 100)), long);
    const { work } = await buildHere(root, 1);
    expect(work?.rendered).toEqual(Array.from({ length: 25 }, (_, at) => route(88 + at)));
  });
});

test('what an author has written under a key of a plugin that is named like a place is content', async () => {
  const plugin = "{ name: 'events', apiVersion: 1, frontMatter: { event: z.object({ place: z.string() }) } }";
  const config = `import { z } from 'zod';\n${configText(`  plugins: [${plugin}],\n`)}`;
  const event = (place: string, line = ''): string => page('Event', 0, `${line}event:\n  place: ${place}\n`);
  await inFolder('slodocs-work-', async (root) => {
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(fileURLToPath(new URL('../../../node_modules/zod', import.meta.url)), join(root, 'node_modules/zod'));
    writeTree(
      root,
      new Map([
        ['site.config.ts', config],
        ['docs/event.md', event('Berlin')],
      ]),
    );
    expect(await buildHere(root, 1)).toMatchObject({ ok: true, diagnostics: [] });
    writeTree(root, new Map([['docs/event.md', event('Hamburg')]]));
    expect((await buildHere(root, 1)).work).toMatchObject({ parsed: ['docs/event.md'], rendered: ['/docs/event'] });
    // Where it stands is none.
    writeTree(root, new Map([['docs/event.md', event('Hamburg', '# A comment.\n')]]));
    expect((await buildHere(root, 1)).work).toMatchObject({ parsed: ['docs/event.md'], rendered: [] });
  });
});

/** Those of the site: the list of them is none. */
async function files(root: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(
    Object.entries(await outputOf(root)).filter(([path]) => !path.endsWith('/') && path !== '.slodocs-output'),
  );
}

/** The routes of pages whose HTML is new or another. */
function changedRoutes(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): readonly string[] {
  const changed = Object.keys(after).filter((path) => path.endsWith('.html') && before[path] !== after[path]);
  return changed.map((path) => `/${path.replace(/(?:\/?index)?\.html$/, '')}`).sort();
}
