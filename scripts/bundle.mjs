// Bundles the built modules into a few files: hundreds of small ones load slower than small sites build.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import fastGlob from 'fast-glob';
import { build } from './esbuild.mjs';
import { licences } from './licences.mjs';
import { withShortLocals } from './shorten-locals.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = resolve(process.argv[2] ?? join(root, 'dist'));

/** The entry points that others import or run. All other modules become part of them, or of lazily loaded chunks. */
const processes = ['worker', 'dev-thread', 'editor-thread', 'mcp-thread', 'parser-process', 'watchdog'].map(
  (name) => `processes/${name}`,
);
const entries = ['index', 'cli/cli', 'kit/kit', 'plugins/plugins', 'testing/testing', ...processes];

/**
 * The parsers and what works on their trees, the validator, the highlighter, and what nearly every build loads: packages of
 * many small modules, or of one that is not worth a file. What else is imported stays a package, and so does all that a
 * site's own plugins import.
 */
const families =
  /^(?:micromark|mdast|hast|hastscript|unist|remark(?!-emoji)|rehype(?!-katex)|estree|vfile|unified|acorn|zod|property-information|refractor|p-limit|yocto-queue|yaml|commander|fast-glob|picomatch|htmlparser2|github-slugger|lodash\.kebabcase|picocolors|culori|get-east-asian-width|stemmer|ajv|@modelcontextprotocol|vscode-(?:languageserver|jsonrpc))(?:[-/]|$)/;

/** The modules that names of the kit come from: whoever imports one of them would load all modules of the kit. */
const origins = new Map(
  [
    ...(await readFile(join(outDir, 'kit/kit.js'), 'utf8')).matchAll(/^export \{ ([\w, ]*) \} from ['"]([\w#./-]*)['"]/gm),
  ].flatMap(([, names, from]) => names.split(', ').map((name) => [name, from.replace('./', '#kit/').replace(/\.js$/, '')])),
);

/** A virtual module. As an entry it is written to the folder itself, and so are the chunks it shares. */
const here = 'slodocs:here';

/** CommonJS packages `require` modules of Node. */
const banner =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** Names of chunks depend on the paths from here, so it is the folder of the build, whose own name is another each time. */
const base = dirname(outDir);

const bundles = await build({
  absWorkingDir: base,
  entryPoints: { ...Object.fromEntries(entries.map((entry) => [entry, join(outDir, `${entry}.js`)])), here },
  outdir: outDir,
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  // Beside the entries, since our modules look for package files relative to themselves.
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['import', 'node'],
  // Keeps names for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  banner: { js: banner },
  // LICENSES.txt has them.
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  plugins: [
    { name: 'modules know where they stand', setup: keepAddresses },
    { name: 'other packages stay outside', setup: leaveOut },
    { name: 'packages come with short names', setup: shortenNames },
  ],
});

const made = new Set(Object.keys(bundles.metafile.outputs).map((path) => relative(outDir, join(base, path))));
for (const path of made) {
  const text = await readFile(join(outDir, path), 'utf8');
  const [, code] = text.split(`${banner}\n`);
  // Most chunks are ours, and are read by every build.
  const needed = code === undefined || /\brequire\b/.test(code) ? text : text.replace(`${banner}\n`, '');
  await writeFile(join(outDir, path), withShortLocals(path, needed));
}
const modules = await fastGlob('**/*.js', { cwd: outDir });
await Promise.all(modules.filter((path) => !made.has(path)).map((path) => rm(join(outDir, path))));
const letters = await readFile(join(root, 'src/plugins/social-cards/OFL.txt'), 'utf8');
const inputs = Object.keys(bundles.metafile.inputs).map((path) => relative(root, join(base, path)));
const texts = await licences(root, inputs);
await writeFile(join(outDir, 'LICENSES.txt'), `${texts}\n\nOutlines of letters, made of Inter\n\n${letters}`);

/**
 * Some modules name files beside them by `import.meta.url`, which in a bundle would be the bundle's. They get their own, relative
 * to a module in the folder itself, where all chunks are.
 */
function keepAddresses({ onResolve, onLoad }) {
  onResolve({ filter: /^slodocs:here$/ }, ({ path }) => ({ path, namespace: 'here' }));
  onLoad({ filter: /.*/, namespace: 'here' }, () => ({ contents: 'export const here = import.meta.url;' }));
  onLoad({ filter: /[\\/](?:plugins|assembly|tools)[\\/].+\.js$/ }, async ({ path }) => {
    const text = fromOrigins(await readFile(path, 'utf8'));
    if (path.includes('node_modules') || !text.includes('import.meta.url')) return { contents: text };
    const address = `new URL(${JSON.stringify(relative(outDir, path).replaceAll('\\', '/'))}, __here).href`;
    return { contents: `import { here as __here } from '${here}';\n${text.replaceAll('import.meta.url', address)}` };
  });
}

/** Stack traces keep the names of our own functions. */
function shortenNames({ onLoad }) {
  onLoad({ filter: /\.[cm]?js$/ }, async ({ path }) => {
    if (!path.includes('node_modules')) return undefined;
    const { code } = await transform(await readFile(path, 'utf8'), { minifyIdentifiers: true, target: 'node20' });
    return { contents: code };
  });
}

function fromOrigins(text) {
  return text.replace(/^import \{([\w,\s]*)\} from 'slodocs\/kit';$/gm, (_, names) =>
    [...names.matchAll(/\w+/g)].map(([name]) => `import { ${name} } from '${origins.get(name)}';`).join(' '),
  );
}

/** Includes what packages of a family import. */
function leaveOut({ onResolve }) {
  onResolve({ filter: /^[^./#]/ }, ({ kind, path, importer }) => {
    if (kind === 'entry-point' || importer.includes('node_modules') || families.test(path)) return undefined;
    return { path, external: true };
  });
}
