// Defines a small site, and what each edit of it costs.
import type { RenderReason } from '#model/why';
import { configText } from '../../pipeline/built-site.ts';
import type { Tree } from './tree.ts';

export const page = (title: string, position: number, more = '', body = ''): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nsidebar_position: ${position}\n${more}---\n\n${body}\n\nThe end.\n`;
const card = "import Card from '@site/src/Card.tsx';\n\n<Card />";
const note = "import Note from '@site/docs/_note.mdx';\n\n<Note />";

/** In the order of readers: the start, three guides, the index of the reference, its three pages. */
export const site: Tree = new Map([
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

export interface Cost {
  readonly edit: string;
  readonly path: string;
  /** What becomes of the file; undefined deletes it. */
  readonly how: (text: string) => string | undefined;
  readonly parsed?: readonly string[];
  readonly rendered?: readonly string[];
  /** Of the last page in `rendered`, as `slodocs why` says. */
  readonly reasons?: readonly RenderReason[];
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

export const costs: readonly Cost[] = [
  {
    edit: 'body',
    path: 'docs/guides/b.md',
    how: more,
    parsed: ['docs/guides/b.md'],
    rendered: ['/docs/guides/b'],
    reasons: ['content'],
  },
  {
    edit: 'comment',
    path: 'docs/guides/b.md',
    how: (text) => text.replace('---\n', '---\n# Not shown.\n'),
    parsed: ['docs/guides/b.md'],
  },
  // Besides the pages, the file that holds the whole sidebar.
  {
    edit: 'title',
    path: 'docs/guides/b.md',
    how: retitled,
    parsed: ['docs/guides/b.md'],
    rendered: guides,
    reasons: ['sidebar', 'neighbours'],
    written: 1,
  },
  {
    edit: 'title, with the page behind it in another folder',
    path: 'docs/guides/c.mdx',
    how: retitled,
    parsed: ['docs/guides/c.mdx'],
    rendered: ['/docs/category/reference', ...guides],
    reasons: ['content', 'sidebar', 'neighbours', 'page'],
    written: 1,
  },
  {
    edit: 'title, with the start before it, and a list of a tag',
    path: 'docs/guides/a.md',
    how: retitled,
    parsed: ['docs/guides/a.md'],
    rendered: ['/docs', ...guides, '/docs/tags/alpha'],
    reasons: ['page'],
    written: 1,
  },
  {
    edit: 'title, with an index that has a card for it',
    path: 'docs/reference/y.mdx',
    how: retitled,
    parsed: ['docs/reference/y.mdx'],
    rendered: [...reference, '/docs/tags/alpha'],
    reasons: ['page'],
    written: 1,
  },
  {
    edit: 'description',
    path: 'docs/reference/y.mdx',
    how: (text) => text.replace('About Y', 'All about Y'),
    parsed: ['docs/reference/y.mdx'],
    rendered: ['/docs/category/reference', '/docs/reference/y', '/docs/tags/alpha'],
    reasons: ['page'],
    // A component of the site may show the cards of its page's category: nobody knows before it runs.
    mayRender: ['/docs/reference/x'],
  },
  {
    edit: 'tag that is new',
    path: 'docs/guides/b.md',
    how: (text) => text.replace('---\n', '---\ntags: [beta]\n'),
    parsed: ['docs/guides/b.md'],
    rendered: ['/docs/guides/b', '/docs/tags', '/docs/tags/beta'],
    reasons: ['new'],
    written: 1,
  },
  {
    edit: 'partial',
    path: 'docs/_note.mdx',
    how: more,
    parsed: ['docs/_note.mdx'],
    rendered: ['/docs/guides/c', '/docs/reference/x'],
    reasons: ['partials'],
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
    reasons: ['components'] as const,
  })),
  {
    edit: 'file of code',
    path: 'examples/b.ts',
    how: (text) => `${text}export const c = 'c';\n`,
    parsed: ['docs/guides/b.md'],
    rendered: ['/docs/guides/b'],
    reasons: ['content'],
  },
  { edit: 'static file', path: 'static/robots.txt', how: more, written: 1 },
  {
    edit: 'page that is new',
    path: 'docs/reference/zz.md',
    how: () => page('Last', 4),
    parsed: ['docs/reference/zz.md'],
    rendered: [...reference, '/docs/reference/zz'],
    reasons: ['new'],
    written: 2,
  },
  {
    edit: 'page that is gone',
    path: 'docs/reference/z.md',
    how: () => undefined,
    rendered: reference.slice(0, -1),
    reasons: ['sidebar', 'neighbours', 'page'],
    written: 2,
    removed: 2,
  },
  {
    edit: 'label of a category',
    path: 'docs/guides/_category_.yml',
    how: (text) => text.replace('Guides', 'How to'),
    // The page for addresses that do not exist leads to the upper categories.
    rendered: ['/404', '/docs', ...guides, ...reference],
    reasons: ['sidebar'],
    written: 1,
  },
];
