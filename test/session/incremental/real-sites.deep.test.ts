// Random edits of sites that others have written, and of ours: what a warm build and an open session make is what a build makes from
// nothing, byte for byte.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { arrangeJest } from '../../corpora/arrange.ts';
import { corpora, isPresent } from '../../corpora/corpus.ts';
import { scriptRuns } from '../../property-runs.ts';
import { seeded } from '../../seeded-faults/random.ts';
import { buildHere, inFolder, openHere, outputOf } from './builds.ts';
import { realEdits } from './edits/real-files.ts';
import { readTree, type Tree, writeTree } from './tree.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const plugins = `  plugins: [
    admonitions({}), codeHighlight({}), codeTabs({}), emoji(), lint(), math(), npmToYarn({}), redirects({}),
    search({}), siteJson(), sitemap({}), socialCards(), tags({}), twins({ llms: { full: true } }),
  ],
`;
const names =
  'admonitions, codeHighlight, codeTabs, emoji, lint, math, npmToYarn, redirects, search, siteJson, sitemap, socialCards, tags, twins';

/** Turns on every plugin of ours for which the site has something. */
function addPlugins(config: string): void {
  const text = readFileSync(config, 'utf8');
  const found = text.replace(/^(import .*\n)/, `$1import { ${names} } from 'slodocs/plugins';\n`);
  writeFileSync(config, found.replace('defineConfig({\n', `defineConfig({\n${plugins}`));
}

const riverpodConfig = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Riverpod',
  url: 'https://riverpod.dev',
  docs: [{ path: 'docs', sidebars: './sidebars.js' }],
  onBrokenLinks: 'warn',
  preset: { 'git-dates': false },
});
`;

/** Each makes the site in an empty folder, and gives its root. */
const sites: readonly (readonly [name: string, edits: number, make: (folder: string) => Promise<string> | undefined])[] = [
  [
    'jest',
    12,
    async (folder) => {
      const root = await arrangeJest(folder);
      addPlugins(join(root, 'site.config.ts'));
      return root;
    },
  ],
  [
    'riverpod',
    24,
    async (folder) => {
      for (const part of ['docs', 'src', 'static', 'sidebars.js'])
        cpSync(join(corpora, 'riverpod/website', part), join(folder, part), { recursive: true });
      writeFileSync(join(folder, 'site.config.ts'), riverpodConfig);
      addPlugins(join(folder, 'site.config.ts'));
      return folder;
    },
  ],
  [
    'ours',
    6,
    async (folder) => {
      for (const part of ['content', 'site', 'site.config.ts'])
        cpSync(join(repository, part), join(folder, part), { recursive: true });
      // Its plugins import packages.
      symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
      return folder;
    },
  ],
];

/** What edits may change: no package, and nothing that is not text. */
const isEdited = (path: string): boolean =>
  !/node_modules\/|\.slodocs\//.test(path) && /\.(?:mdx?|tsx?|jsx?|css|ya?ml|json)$/.test(path);

test.each(sites)('%s', { timeout: 3_600_000 }, async (name, usual, make) => {
  if (name !== 'ours' && !(await isPresent(name))) return;
  await inFolder('slodocs-real-', async (folder) => {
    const [warm, open, cold] = ['warm', 'open', 'cold'].map((part) => join(folder, part)) as [string, string, string];
    mkdirSync(warm);
    const at = ((await make(warm)) as string).slice(warm.length);
    for (const part of [open, cold]) cpSync(warm, part, { recursive: true, verbatimSymlinks: true });
    const first: Tree = new Map([...readTree(warm)].filter(([path]) => isEdited(path)));
    const { session, build } = await openHere(open + at, 1);
    const compare = async (when: string): Promise<boolean> => {
      const before = await outputOf(warm + at);
      for (const made of ['build', '.slodocs']) rmSync(join(cold + at, made), { recursive: true, force: true });
      const { work: _, ...wanted } = await buildHere(cold + at, 2);
      const output = wanted.ok ? await outputOf(cold + at) : before;
      const { work: _warm, ...again } = await buildHere(warm + at, 1);
      expect(again, when).toEqual(wanted);
      expect(await outputOf(warm + at), when).toEqual(output);
      const { work: _open, ...held } = await build();
      expect(held, when).toEqual(wanted);
      expect(await outputOf(open + at), when).toEqual(output);
      return wanted.ok;
    };
    try {
      expect(await compare('the first build'), 'the site is sound').toBe(true);
      let standing = first;
      const kinds = Object.keys(realEdits);
      let sound = 0;
      const edits = scriptRuns(usual, usual);
      for (let n = 0; n < edits; n++) {
        const random = seeded(7 * n + usual);
        const edit = random.pick(kinds);
        // What earlier edits broke is mended every other time.
        const texts = new Map(n % 2 === 0 ? first : standing);
        realEdits[edit]?.(texts, random);
        for (const root of [warm, open, cold]) writeTree(root, texts, standing);
        const changed = [...new Set([...texts.keys(), ...standing.keys()])].filter(
          (path) => texts.get(path) !== standing.get(path),
        );
        await session.update(changed.flatMap((path) => [join(open, path), dirname(join(open, path))]));
        standing = texts;
        if (await compare(`edit ${n + 1}, ${edit}: ${changed.join(', ')}`)) sound++;
      }
      process.stdout.write(`${name}: ${edits} edits, after ${sound} of which the site is sound\n`);
    } finally {
      await session.close();
    }
  });
});
