// The built modules to a few files that bring packages along: hundreds of small modules take longer to load than small sites to build.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fastGlob from 'fast-glob';
import { licences } from './licences.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = resolve(process.argv[2] ?? join(root, 'dist'));

/** What others import or run. All else becomes part of them, or of chunks that are loaded when they are needed. */
const entries = ['index', 'worker', 'watchdog', 'cli/cli', 'plugins/plugins', 'testing/testing'];

/**
 * The parsers and what works on their trees, the validator, the highlighter, and what nearly every build loads: packages of
 * many small modules, or of one that is not worth a file. What else is imported stays a package, and so does all that a
 * site's own plugins import.
 */
const families =
  /^(?:micromark|mdast|hast|hastscript|unist|remark|rehype|estree|vfile|unified|zod|property-information|refractor|p-limit|yocto-queue|yaml|commander|fast-glob|picomatch|htmlparser2|github-slugger|lodash\.kebabcase|picocolors|culori|get-east-asian-width)(?:[-/]|$)/;

/** A module of no file. As an entry it stands in the folder itself, and so does what it shares with others. */
const here = 'slodocs:here';

const bundles = await build({
  absWorkingDir: root,
  entryPoints: { ...Object.fromEntries(entries.map((entry) => [entry, join(outDir, `${entry}.js`)])), here },
  outdir: outDir,
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  // Beside the entries: our modules look for files of the package from where they stand.
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['import', 'node'],
  // Names stay, for those who read a stack.
  minifyWhitespace: true,
  minifySyntax: true,
  // Packages in CommonJS ask for modules of Node.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  metafile: true,
  logLevel: 'warning',
  plugins: [
    { name: 'plugins know where they stand', setup: keepAddresses },
    { name: 'other packages stay outside', setup: leaveOut },
  ],
});

const made = new Set(Object.keys(bundles.metafile.outputs).map((path) => relative(outDir, join(root, path))));
const modules = await fastGlob('**/*.js', { cwd: outDir });
await Promise.all(modules.filter((path) => !made.has(path)).map((path) => rm(join(outDir, path))));
const letters = await readFile(join(root, 'src/plugins/social-cards/OFL.txt'), 'utf8');
const texts = await licences(root, Object.keys(bundles.metafile.inputs));
await writeFile(join(outDir, 'LICENSES.txt'), `${texts}\n\nOutlines of letters, made of Inter\n\n${letters}`);

/**
 * A plugin names files beside its module by `import.meta.url`. As a part of a bundle it would get that of the bundle: it gets its own,
 * counted from a module that stands in the folder itself, as all chunks do.
 */
function keepAddresses({ onResolve, onLoad }) {
  onResolve({ filter: /^slodocs:here$/ }, ({ path }) => ({ path, namespace: 'here' }));
  onLoad({ filter: /.*/, namespace: 'here' }, () => ({ contents: 'export const here = import.meta.url;' }));
  onLoad({ filter: /[\\/]plugins[\\/][^\\/]+[\\/][^\\/]+\.js$/ }, async ({ path }) => {
    const text = await readFile(path, 'utf8');
    if (path.includes('node_modules') || !text.includes('import.meta.url')) return undefined;
    const address = `new URL(${JSON.stringify(relative(outDir, path).replaceAll('\\', '/'))}, __here).href`;
    return { contents: `import { here as __here } from '${here}';\n${text.replaceAll('import.meta.url', address)}` };
  });
}

/** What a package of a family imports comes with it. */
function leaveOut({ onResolve }) {
  onResolve({ filter: /^[^./#]/ }, ({ kind, path, importer }) => {
    if (kind === 'entry-point' || importer.includes('node_modules') || families.test(path)) return undefined;
    return { path, external: true };
  });
}
