// Comments that ignore diagnostics come and go: a warm build and a session say what a build from nothing says.
import { expect, test } from 'vitest';
import { buildCold, buildHere, inFolder, type Outcome, openHere, outputOf } from './builds.ts';
import { changedBetween, stateOf } from './source-state.ts';
import { type Tree, writeTree } from './tree.ts';

const config = `export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
};
`;

const broken = 'See [later](./later.md).\n';
const ignored = `<!-- slodocs-ignore resolve/broken-link: it comes -->\n${broken}`;
const anchor = '{/* slodocs-ignore resolve/broken-anchor: it comes */}\n[there](./b.md#later)\n';

/** What each step writes, and the codes that are told then. */
const steps: readonly (readonly [Readonly<Record<string, string | undefined>>, readonly string[]])[] = [
  [{ 'docs/a.md': `# A\n\n${broken}` }, ['resolve/broken-link']],
  [{ 'docs/a.md': `# A\n\n${ignored}` }, []],
  // The page appears: now the comment ignores nothing, though its own file is as it was.
  [{ 'docs/later.md': '# Later\n' }, ['parse/unused-ignore']],
  [{ 'docs/later.md': undefined }, []],
  [{ 'docs/a.md': `# A\n\n${ignored}\n${anchor}` }, []],
  [{ 'docs/b.md': '# B\n\n## Later\n' }, ['parse/unused-ignore']],
  // While an error is left, no comment counts as unused.
  [{ 'docs/b.md': `# B\n\n## Later\n\n${broken}` }, ['resolve/broken-link']],
  [{ 'docs/b.md': `{/* slodocs-ignore-file resolve/broken-link: it comes */}\n\n# B\n\n${broken}` }, []],
  [{ 'docs/_category_.yml': '# slodocs-ignore discover/category-name: ours\nlabel: Docs\n' }, ['parse/unused-ignore']],
  [
    { 'docs/_category_.yml': undefined, 'site.config.ts': `// slodocs-ignore resolve/broken-link: x\n${config}` },
    ['parse/unused-ignore'],
  ],
  [{ 'site.config.ts': config, 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' }, []],
];

function codes({ diagnostics }: Outcome): readonly string[] {
  return (diagnostics as readonly { readonly code: string }[]).map(({ code }) => code);
}

test('warm builds, builds of a session and builds from nothing agree', async () => {
  const tree = new Map<string, string>([
    ['site.config.ts', config],
    ['docs/index.md', '# Home\n'],
    ['docs/b.md', '# B\n'],
  ]);
  await inFolder('slodocs-ignores-', (open) =>
    inFolder('slodocs-ignores-', async (warm) => {
      writeTree(open, tree);
      writeTree(warm, tree);
      const { session, build } = await openHere(open, 1);
      try {
        await build();
        let standing: Tree = new Map(tree);
        for (const [texts, wanted] of steps) {
          const next = new Map(standing);
          for (const [path, text] of Object.entries(texts)) text === undefined ? next.delete(path) : next.set(path, text);
          const before = stateOf(open);
          writeTree(open, next, standing);
          writeTree(warm, next, standing);
          await session.update(changedBetween(before, stateOf(open)));
          const { work: _, ...held } = await build();
          const { work: __, ...kept } = await buildHere(warm, 1);
          const { work: ___, ...replayed } = await buildHere(warm, 1);
          const cold = await buildCold(next);
          const { work: ____, ...fresh } = cold.outcome;
          expect(codes(fresh), JSON.stringify(texts)).toEqual(wanted);
          expect([held, kept, replayed], JSON.stringify(texts)).toEqual([fresh, fresh, fresh]);
          if (fresh.ok) expect(await outputOf(open), JSON.stringify(texts)).toEqual(cold.output);
          standing = next;
        }
      } finally {
        await session.close();
      }
    }),
  );
}, 240_000);
