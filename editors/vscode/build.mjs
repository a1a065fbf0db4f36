// Bundles the extension into one file, and collects the licences of what is in it.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/esbuild.mjs';
import { licences } from '../../scripts/licences.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { engines } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [join(here, 'src/extension.ts')],
  outfile: join(here, 'dist/extension.cjs'),
  bundle: true,
  platform: 'node',
  // Of the oldest VS Code that `engines` names, 1.91.
  target: 'node20.9',
  format: 'cjs',
  external: ['vscode'],
  minify: true,
  keepNames: true,
  metafile: true,
  logLevel: 'warning',
});
writeFileSync(join(here, 'dist/LICENSES.txt'), await licences(root, Object.keys(metafile.inputs)));
const [{ bytes }] = Object.values(metafile.outputs);
console.log(`dist/extension.cjs: ${Math.round(bytes / 1000)} kB, for VS Code ${engines.vscode}`);
