// Creates a site with something of every kind that a page can be made from.
import { configText } from '../../pipeline/built-site.ts';
import type { Tree } from '../../session/incremental/tree.ts';

export const page = (title: string, position: number, more = '', body = ''): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nsidebar_position: ${position}\n${more}---\n\n${body}\n\nThe end.\n`;
const card = "import Card from '@site/src/Card.tsx';\n\n<Card />";
const note = "import Note from '@site/docs/_note.mdx';\n";

export const site: Tree = new Map([
  ['site.config.ts', configText()],
  ['docs/index.md', page('Start', 0, '', '[B](./guides/b.md), and [B](/docs/guides/b) again.')],
  ['docs/guides/_category_.yml', 'label: Guides\nposition: 1\n'],
  ['docs/guides/a.md', page('A', 1, 'tags: [alpha]\n')],
  ['docs/guides/b.md', page('B', 2, '', '```ts file=@site/examples/b.ts\n```')],
  ['docs/guides/c.mdx', page('C', 3, '', `${note}\n<Note />`)],
  ['docs/guides/draft.md', page('Draft', 4, 'draft: true\n')],
  ['docs/guides/hidden.md', page('Hidden', 5, 'unlisted: true\n')],
  ['docs/reference/_category_.yml', 'label: Reference\nposition: 2\nlink:\n  type: generated-index\n'],
  ['docs/reference/x.mdx', page('X', 1, '', `${note}${card}\n\n<Note />`)],
  ['docs/reference/y.mdx', page('Y', 2, '', card)],
  ['docs/reference/z.md', page('Z', 3, '', '![Plan](@site/docs/plan.svg)')],
  ['docs/_note.mdx', 'A note on [B](./guides/b.md).\n'],
  ['docs/_unused.mdx', 'Nobody shows this.\n'],
  ['docs/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>\n'],
  [
    'src/Card.tsx',
    "import plans from '../data/plans.json';\nimport styles from './card.module.css';\nimport { label } from './label.ts';\n\nexport default () => <p className={styles.card}>{label} {plans[0]}</p>;\n",
  ],
  ['src/label.ts', "export const label = 'Plan';\n"],
  ['src/card.module.css', '.card {\n  color: red;\n}\n'],
  ['src/pages/about.tsx', 'export default () => <p>About</p>;\n'],
  ['data/plans.json', '["small"]\n'],
  ['examples/b.ts', "export const b = 'b';\n"],
  ['static/robots.txt', 'User-agent: *\n'],
  ['notes.txt', 'Not of the site.\n'],
]);
