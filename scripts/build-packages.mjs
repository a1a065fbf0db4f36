// The built modules to ones that bring their packages along: hundreds of small files that a process would load become a few.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fastGlob from 'fast-glob';
import { licences } from './licences.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = resolve(process.argv[2] ?? join(root, 'dist'));

/**
 * The parsers and what works on their trees, and the validator: packages of many small modules. What else is imported stays
 * a package, and so does all that a site's own plugins import.
 */
const families = /^(?:micromark|mdast|hast|hastscript|unist|remark|rehype|estree|vfile|unified|zod|property-information)(?:-|$)/;

// An entry per module that imports such a package: our own modules stay where they are.
const modules = await fastGlob('**/*.js', { cwd: outDir, ignore: ['theme/**', 'packages/**'] });
const importing = [];
for (const module of modules.sort()) {
  const text = await readFile(join(outDir, module), 'utf8');
  const names = Array.from(text.matchAll(/(?:from |import\()'([^'.#/][^'/]*)/g), ([, name]) => name);
  if (names.some((name) => families.test(name))) importing.push(module.slice(0, -'.js'.length));
}

await rm(join(outDir, 'packages'), { recursive: true, force: true });
const bundles = await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(importing.map((module) => [module, join(outDir, `${module}.js`)])),
  outdir: outDir,
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  chunkNames: 'packages/[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Names stay, for those who read a stack.
  minifyWhitespace: true,
  minifySyntax: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [{ name: 'own modules and other packages', setup: leaveOut }],
});
await writeFile(join(outDir, 'packages/LICENSES.txt'), await licences(root, Object.keys(bundles.metafile.inputs)));

/** What a package of a family imports comes with it. */
function leaveOut({ onResolve }) {
  onResolve({ filter: /./ }, ({ kind, path, importer }) => {
    if (kind === 'entry-point' || importer.includes('node_modules') || families.test(path)) return undefined;
    return { path, external: true };
  });
}
