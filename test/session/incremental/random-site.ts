// Generates a site with a bit of everything from a few numbers.
import { fileURLToPath } from 'node:url';
import { type Random, seeded } from '../../seeded-faults/random.ts';
import { translated } from './edits/languages.ts';
import { withEveryPlugin } from './every-plugin.ts';
import { readTree, type Tree } from './tree.ts';

export interface Shape {
  readonly pages: number;
  readonly seed: number;
  readonly versions: boolean;
  /** What its languages have in place of untranslated pages; `none` for a site of one language. */
  readonly languages?: 'none' | 'show' | 'absent' | 'redirect';
}

const base = fileURLToPath(new URL('fixtures/base', import.meta.url));
const folders = ['', 'guides', 'guides/deep', '02-reference', 'ops'];
const extensions = ['.md', '.mdx'];

/** Its parts that are the same in every site, among them a plugin and components, and as many pages as are asked for. */
export function randomSite({ pages, seed, versions, languages = 'none' }: Shape): Tree {
  const random = seeded(seed);
  const paths = Array.from({ length: pages }, (_, n) => {
    const folder = random.pick(folders);
    const prefix = random.below(4) === 0 ? `0${n % 10}-` : '';
    return `${folder === '' ? '' : `${folder}/`}${prefix}page-${n}${random.pick(extensions)}`;
  });
  const tree = new Map(readTree(base));
  for (const [n, path] of paths.entries()) tree.set(`docs/${path}`, pageText(n, paths, random));
  if (versions) for (const [path, text] of released(random)) tree.set(path, text);
  withEveryPlugin(tree);
  if (languages !== 'none') translate(tree, paths, languages, random);
  return tree;
}

/** Half of the pages in two languages, and a partial. */
function translate(tree: Map<string, string>, paths: readonly string[], fallback: string, random: Random): void {
  const i18n = `i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'], fallback: '${fallback}', headingIds: 'original' },`;
  const config = (tree.get('site.config.ts') ?? '').replace(/^ {2}docs: /m, `  ${i18n}\n  docs: `);
  tree.set('site.config.ts', config.replace(/^ {2}plugins: \[/m, '  plugins: [\n    translations(),'));
  // Components link to it.
  for (const path of ['docs/index.md', 'versioned_docs/version-2.0/index.md']) {
    const key = `fallback: ${fallback === 'absent' ? 'redirect' : fallback}`;
    const text = tree.get(path);
    if (text !== undefined) tree.set(path, text.replace(/^---\n/, `---\n${key}\n`));
  }
  for (const tag of ['fr', 'ar']) {
    for (const path of ['_partials/_note.mdx', ...paths]) {
      const text = tree.get(`docs/${path}`);
      if (text !== undefined && random.below(2) === 0) tree.set(`i18n/${tag}/docs/${path}`, translated(text, tag));
    }
  }
}

/** A page like the others, which links to some of `targets`: paths relative to the docs folder. */
export function pageText(n: number, targets: readonly string[], random: Random): string {
  const keys = [
    `title: Page ${n}`,
    ...(random.below(2) === 0 ? [`description: About page ${n}.`] : []),
    ...(random.below(3) === 0 ? [`tags: [${random.pick(['alpha', 'beta', 'alpha, gamma', 'delta'])}]`] : []),
    ...(random.below(4) === 0 ? [`sidebar_position: ${random.below(9)}`] : []),
  ];
  const chosen = new Set(Array.from({ length: 1 + random.below(5) }, () => random.pick(blocks)));
  const parts = [...chosen].map((block) => block(n, random.pick(targets)));
  const imports = [...new Set(parts.flatMap(({ imports = [] }) => imports))];
  const body = parts.map(({ text }, at) => (at === 0 ? `## First {#first}\n\n${text}` : text));
  return `---\n${keys.join('\n')}\n---\n\n${[...imports, `Text of page ${n}.`, ...body].join('\n\n')}\n`;
}

interface Block {
  readonly text: string;
  readonly imports?: readonly string[];
}

const blocks: readonly ((n: number, target: string) => Block)[] = [
  (_, target) => ({ text: `Go on with [another page](/${target}).` }),
  (_, target) => ({ text: `See [the first section](/${target}#first) and [the facts](/facts.md#limits).` }),
  (n) => ({ text: `<Card n={${n}} />`, imports: [`import Card from '@site/src/components/Card';`] }),
  (n) => ({ text: `<Counter from={${n}} />`, imports: [`import { Counter } from '@site/src/components/Counter';`] }),
  (n) => ({
    text: `<Told about="${n % 3 === 0 ? 'pages' : 'described'}" />`,
    imports: [`import Told from '@site/src/components/Told';`],
  }),
  () => ({ text: 'Fetch [the facts as a file](/facts.txt) and [the news](/news/rss.xml).' }),
  () => ({ text: '<Note />', imports: [`import Note from '@site/docs/_partials/_note.mdx';`] }),
  () => ({ text: '<Outer />', imports: [`import Outer from '@site/notes/_outer.mdx';`] }),
  () => ({ text: '```ts file=@site/examples/server.ts#listen title="server.ts"\n```' }),
  (n) => ({ text: `\`\`\`js\nconst page = ${n};\n\`\`\`` }),
  (n) => ({ text: `:::tip Of page ${n}\n\nTalk to **%product%**.\n\n:::` }),
  () => ({ text: '![The plan](@site/docs/guides/img/plan.svg) and ![the logo](/img/logo.svg)' }),
  () => ({ text: 'Read [the plan](@site/docs/files/plan.csv) or [the robots](/robots.txt).' }),
  (n) => ({ text: `export const double = ${n * 2};\n\nTwice the number is {double}, by {frontMatter.title}.` }),
  (n) => ({ text: `| page | limit |\n|---|---|\n| ${n} | %limit% |` }),
  (n) => ({ text: `<CodeBlock language="nines">{'let page = ${n};'}</CodeBlock>` }),
  (n) => ({ text: `<p style="margin-left: ${n}px">In</p>\n\n{[<b key="a" style={{ order: ${n % 3} }}>Bold</b>]}` }),
  (n) => ({ text: `:::only{product="cloud"}\n\n### In the cloud ${n}\n\nOn <Var name="host" />.\n\n:::` }),
  () => ({ text: 'Version <Var name="version" /> <Only product="server">of the server</Only>.' }),
  (n) => ({ text: `![from elsewhere](https://img-${n % 4}.example/x.png)` }),
  () => ({ text: '<Tabs><TabItem value="a">One</TabItem><TabItem value="b">Two</TabItem></Tabs>' }),
];

/** Two released versions of three pages each. */
function released(random: Random): Tree {
  const tree = new Map([['versions.json', '["2.0", "1.0"]\n']]);
  for (const name of ['2.0', '1.0']) {
    const paths = ['index.md', 'guides/page-1.md', 'guides/page-2.mdx'];
    for (const [n, path] of paths.entries()) {
      const text = pageText(n, paths, random).replaceAll(' and [the facts](/facts.md#limits)', '');
      tree.set(`versioned_docs/version-${name}/${path}`, text.replace('title: Page', 'title: Old page'));
    }
    tree.set(`versioned_docs/version-${name}/tags.yml`, 'alpha:\nbeta:\ngamma:\n');
    const sidebar = JSON.stringify({ main: [{ type: 'autogenerated', dirName: '.' }] });
    tree.set(`versioned_sidebars/version-${name}-sidebars.json`, `${sidebar}\n`);
  }
  return tree;
}
