// Inputs and faults that are easily missed: each edit must show in the next build, as it does in a cold one.
import { expect, test } from 'vitest';
import { configText } from '../../pipeline/built-site.ts';
import { isThorough } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { buildCold, buildHere, buildInProcess, inFolder, outputOf } from './builds.ts';
import { type Tree, writeTree } from './tree.ts';

/** As many pages as threads are started for. */
const pages = (count: number, body = 'Text.'): readonly [string, string][] =>
  Array.from({ length: count }, (_, n) => [`docs/page-${n}.md`, `---\ntitle: Page ${n}\ndescription: A page.\n---\n\n${body}\n`]);

function configWith(plugin: string): string {
  return `${plugin}\n${configText('  plugins: [own],\n')}`;
}

interface Missed {
  readonly what: string;
  readonly site: Tree;
  readonly edit: readonly [path: string, text: string | undefined];
  readonly concurrency?: number;
  /** Of those that start threads, which take long, every run tries one. */
  readonly isDeep?: boolean;
  readonly environment?: readonly [name: string, value: string];
}

const word = "const word = { type: 'paragraph', children: [{ type: 'text', value }] };";

const drawing = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"></svg>`;

const cases: readonly Missed[] = [
  {
    what: 'how large the picture of the site is',
    site: new Map([
      ...pages(2),
      ['static/site.svg', drawing(40)],
      ['site.config.ts', configText("  theme: { image: 'site.svg' },\n")],
    ]),
    edit: ['static/site.svg', drawing(50)],
  },
  {
    what: 'a file that a plugin reads while its steps are set up, in threads',
    site: new Map([
      ...pages(44),
      ['vars.txt', 'one'],
      [
        'site.config.ts',
        configWith(
          `const own = { name: 'own', apiVersion: 1, async markdown(_settings, ctx) { const value = await ctx.read('vars.txt'); ${word} return { remark: [() => (tree) => void tree.children.push(word)] }; } };`,
        ),
      ],
    ]),
    edit: ['vars.txt', 'two'],
    concurrency: 2,
    isDeep: true,
  },
  {
    what: 'a link of a component that breaks when a page goes, on a page that threads have rendered',
    site: new Map([
      ['site.config.ts', configText('  links: { external: [] },\n')],
      ['src/Foo.tsx', 'export default () => <a href="/docs/target">there</a>;\n'],
      ...pages(44, "import Foo from '@site/src/Foo.tsx';\n\nSee:\n\n<Foo />"),
      ['docs/target.md', '---\ntitle: Target\n---\n\nHere.\n'],
    ]),
    edit: ['docs/target.md', undefined],
    concurrency: 2,
  },
  {
    what: 'what the making of an emitted file reports, where it is not made again',
    site: new Map([
      ...pages(2),
      [
        'site.config.ts',
        configWith(
          "const own = { name: 'own', apiVersion: 1, diagnostics: { odd: { severity: 'warning', summary: 'Odd.' } }, emit(_build, ctx) { return [{ path: 'odd.txt', key: 'odd', make() { ctx.report({ code: 'odd', message: 'it is odd', help: 'Let it be.' }); return 'odd'; } }]; } };",
        ),
      ],
    ]),
    edit: ['docs/page-0.md', '---\ntitle: Page 0\n---\n\nOther text.\n'],
  },
  {
    what: 'another function of a plugin, chosen by the environment',
    site: new Map([
      ...pages(2),
      [
        'site.config.ts',
        configWith(
          `const step = (value) => () => (tree) => { ${word} tree.children.push(word); };\nconst short = { name: 'own', apiVersion: 1, markdown: () => ({ remark: [step('short')] }) };\nconst long = { name: 'own', apiVersion: 1, markdown: () => ({ remark: [step('much longer')] }) };\nconst own = process.env.SLODOCS_TEST_LONG ? long : short;`,
        ),
      ],
    ]),
    edit: ['docs/page-1.md', '---\ntitle: Page 1\n---\n\nText.\n'],
    environment: ['SLODOCS_TEST_LONG', '1'],
  },
  {
    what: 'our own output, which no glob of a plugin finds',
    site: new Map([
      ...pages(1),
      ['static/a.yaml', 'a: 1\n'],
      [
        'site.config.ts',
        configWith(
          "const own = { name: 'own', apiVersion: 1, async emit(_build, ctx) { const paths = (await ctx.glob('**/*.yaml')).join(); return [{ path: 'paths.txt', key: paths, make: () => paths }]; } };",
        ),
      ],
    ]),
    edit: ['docs/page-0.md', '---\ntitle: Page 0\n---\n\nOther text.\n'],
  },
  {
    what: 'a module of a part of the theme, in threads',
    site: new Map([
      ['site.config.ts', configText("  theme: { slots: { Footer: './site/Footer.tsx' } },\n")],
      ['site/Footer.tsx', "import { word } from './word.ts';\n\nexport default () => <footer>{word}</footer>;\n"],
      ['site/word.ts', "export const word = 'one';\n"],
      ['src/Foo.tsx', 'export default () => <b>Foo</b>;\n'],
      ...pages(44, "import Foo from '@site/src/Foo.tsx';\n\nSee:\n\n<Foo />"),
    ]),
    edit: ['site/word.ts', "export const word = 'two';\n"],
    concurrency: 2,
    isDeep: true,
  },
  {
    what: 'a link of a part of the theme that breaks when a page goes',
    site: new Map([
      ['site.config.ts', configText("  theme: { slots: { Footer: './site/Footer.tsx' } },\n")],
      [
        'site/Footer.tsx',
        'import { Link } from \'slodocs/theme\';\n\nexport default () => <Link to="/docs/target">There</Link>;\n',
      ],
      ...pages(3),
      ['docs/target.md', '---\ntitle: Target\n---\n\nHere.\n'],
    ]),
    edit: ['docs/target.md', undefined],
  },
  {
    what: 'a stylesheet of the site that is gone',
    site: new Map([
      ['site.config.ts', configText("  theme: { css: ['site/a.css'] },\n")],
      ['site/a.css', 'p {\n  margin: 0;\n}\n'],
      ...pages(2),
    ]),
    edit: ['site/a.css', undefined],
  },
  {
    what: 'a stylesheet of a component that is gone',
    site: new Map([
      ['site.config.ts', configText()],
      ['src/Foo.tsx', "import names from './foo.module.css';\n\nexport default () => <b className={names.foo}>Foo</b>;\n"],
      ['src/foo.module.css', '.foo {\n  margin: 0;\n}\n'],
      ...pages(2, "import Foo from '@site/src/Foo';\n\n<Foo />"),
    ]),
    edit: ['src/foo.module.css', undefined],
  },
  {
    what: 'a class that a stylesheet takes from another',
    site: new Map([
      ['site.config.ts', configText()],
      ['src/Foo.tsx', "import names from './foo.module.css';\n\nexport default () => <b className={names.foo}>Foo</b>;\n"],
      ['src/foo.module.css', ".foo {\n  composes: base from './base.module.css';\n}\n"],
      ['src/base.module.css', '.base {\n  margin: 0;\n}\n.other {\n  margin: 0;\n}\n'],
      ...pages(2, "import Foo from '@site/src/Foo';\n\n<Foo />"),
    ]),
    edit: ['src/base.module.css', '.base {\n  composes: other;\n}\n.other {\n  margin: 0;\n}\n'],
  },
  {
    what: 'a file whose presence code in content asks for',
    site: new Map([
      ['site.config.ts', configText()],
      [
        'docs/a.mdx',
        "---\ntitle: A\n---\n\nexport function has(n) { try { return require('@site/static/' + n + '.txt').default } catch { return 'none' } }\n\n{has('b')}\n",
      ],
    ]),
    edit: ['static/b.txt', 'here'],
  },
];

const tried = isThorough() ? cases : cases.filter(({ isDeep }) => !isDeep);

test.each(sampled(tried, 4))('$what', async ({ site, edit: [path, text], concurrency = 1, environment }) => {
  await inFolder('slodocs-missed-', async (root) => {
    writeTree(root, site);
    // A process runs a config once.
    const build = environment ? buildInProcess : buildHere;
    await build(root, concurrency);
    const edited = new Map(site);
    if (text === undefined) edited.delete(path);
    else edited.set(path, text);
    writeTree(root, edited, site);
    if (environment) process.env[environment[0]] = environment[1];
    try {
      const warm = await build(root, concurrency);
      const output = await outputOf(root);
      const cold = await buildCold(edited, build);
      expect(warm.diagnostics).toEqual(cold.outcome.diagnostics);
      expect(warm.ok).toBe(cold.outcome.ok);
      if (warm.ok) expect(output).toEqual(cold.output);
    } finally {
      if (environment) delete process.env[environment[0]];
    }
  });
});
