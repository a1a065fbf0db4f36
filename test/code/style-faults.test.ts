// Our own stylesheets, and what is said of faulty ones.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import glob from 'fast-glob';
import { expect, it } from 'vitest';
import { styleFaults } from '../../src/code/style-faults.ts';
import { temporarySite } from '../pipeline/built-site.ts';

async function faultsOf(path: string, root: string) {
  const options = { bundle: true, write: false, outdir: 'out', logLevel: 'silent' } as const;
  const loader = { '.svg': 'empty', '.woff2': 'empty' } as const;
  const { warnings } = await build({ ...options, loader, entryPoints: [path], absWorkingDir: root, external: ['/*'] });
  return styleFaults(warnings, root);
}

it('finds nothing in the stylesheets of the theme, of our sites and of templates', async () => {
  const root = join(import.meta.dirname, '../..');
  const paths = [
    'src/theme/styles/theme.css',
    ...(await glob('{site,examples,templates,src/plugins}/**/*.css', { cwd: root })),
  ].sort();
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect([path, await faultsOf(path, root)]).toEqual([path, []]);
});

it('counts columns in characters, and names a CSS module as it is written', async () => {
  const root = temporarySite({ 'docs/index.md': '# Home\n' });
  writeFileSync(join(root, 'a.module.css'), '\uFEFF/* Größe 🙂 */ .a { colr: red; }\n.b { color red }\n');
  expect(await faultsOf('a.module.css', root)).toEqual([
    {
      code: 'render/unknown-property',
      message: '"colr" is not a CSS property',
      help: 'Did you mean "color"?',
      place: { file: 'a.module.css', start: { line: 1, column: 21 }, end: { line: 1, column: 25 } },
    },
    {
      code: 'render/stylesheet-syntax',
      message: 'expected ":"',
      help: 'Correct it. Browsers skip what they cannot read, up to the next `;` or `}`.',
      place: { file: 'a.module.css', start: { line: 2, column: 11 }, end: { line: 2, column: 11 } },
    },
  ]);
});
