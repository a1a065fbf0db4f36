// Bundles the theme for browsers: modules named by content hash, and the list of them.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { minify } from 'terser';
import { build } from './esbuild.mjs';
import { mergeShared } from './merge-shared.mjs';
import { reactAsModules } from './react-as-modules.mjs';
import { shortenLocals } from './shorten-locals.mjs';

const require = createRequire(import.meta.url);

/** Few modules compress better than many: the packages that site components import are thin re-exports of `content`. */
const entries = {
  'slodocs/client': 'src/theme/client.ts',
  'slodocs/content': 'src/theme/content.ts',
  'slodocs/theme': 'src/theme/public.ts',
  'slodocs/parts': 'src/theme/parts.ts',
  'slodocs/early': 'src/theme/early.ts',
  'slodocs/base-url': 'src/theme/base-url.ts',
  'slodocs/variants': 'src/theme/variants.ts',
  'slodocs/late': 'src/theme/late.ts',
  'slodocs/page-views': 'src/theme/page-views.ts',
  'slodocs/languages': 'src/theme/languages.ts',
  'slodocs/suggestion': 'src/theme/suggestion.ts',
};

/** `mode` is React's: `development` reports faults, and is large. Returns the inputs, for their licences. */
export async function buildBrowser(root, outDir, mode) {
  await mkdir(outDir, { recursive: true });
  // Keeps the types in the folder of the same name.
  const earlier = (await readdir(outDir)).filter((name) => /\.js(?:on)?$/.test(name));
  await Promise.all(earlier.map((name) => rm(join(outDir, name))));
  const shared = {
    absWorkingDir: root,
    bundle: true,
    outdir: outDir,
    metafile: true,
    logLevel: 'warning',
    // React asks its scheduler for an API of other platforms.
    logOverride: { 'import-is-undefined': 'silent' },
    platform: 'browser',
    target: 'es2022',
    conditions: ['source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    minify: mode === 'production',
    minifyWhitespace: true,
    legalComments: 'eof',
    entryNames: '[name]-[hash]',
  };
  const modules = await mergeShared(
    {
      ...shared,
      format: 'esm',
      // Keeps names, since React's messages name components.
      ...(mode === 'development' ? { keepNames: true, plugins: [] } : { plugins: [reactAsModules] }),
    },
    [entries['slodocs/client'], entries['slodocs/content'], entries['slodocs/theme']],
    // Few pages need the first of these, whose islands show built-in components, or the second, which import modules late; few sites the others.
    ['parts', 'late', 'page-views', 'languages', 'suggestion'].map((role) => entries[`slodocs/${role}`]),
    mode === 'production' ? shortenNames : undefined,
  );
  const scripts = await build({
    ...shared,
    entryPoints: ['early', 'base-url', 'variants'].map((role) => entries[`slodocs/${role}`]),
    format: 'iife',
  });
  const outputs = { ...modules.outputs, ...scripts.metafile.outputs };
  if (mode === 'development') await shortenLocals(Object.keys(outputs).map((path) => join(root, path)));
  const list = { mode, ...listOf(outputs) };
  for (const [specifier, { from, text }] of Object.entries(facades(list.modules))) {
    const file = `${specifier.replace('/', '-')}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
    await writeFile(join(outDir, file), text);
    list.modules[specifier] = file;
    list.imports[file] = [from, ...list.imports[from]].sort();
  }
  await writeFile(join(outDir, 'modules.json'), JSON.stringify(list));
  return { ...modules.inputs, ...scripts.metafile.inputs };
}

/** What makes a module smaller once it is compressed. Terser's other steps save characters that a compressor saves as well. */
const compress = {
  defaults: false,
  ...{ collapse_vars: true, conditionals: true, dead_code: true, evaluate: true, reduce_vars: true, side_effects: true },
  ...{ switches: true, unused: true },
};

/** Names the variables of a module anew, by which it compresses better than with esbuild's names, and names the file anew. */
async function shortenNames(path) {
  const { code } = await minify(await readFile(path, 'utf8'), { module: true, compress, format: { comments: 'some' } });
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase();
  const named = join(dirname(path), basename(path).replace(/-\w+\.js$/, `-${digest}.js`));
  await rm(path);
  await writeFile(named, code);
  return named;
}

/** `BrowserModules` of the model. */
function listOf(outputs) {
  const modules = {};
  const direct = {};
  for (const [path, { imports }] of Object.entries(outputs)) {
    const name = basename(path).replace(/-\w+\.js$/, '');
    modules[name === 'public' ? 'slodocs/theme' : `slodocs/${name}`] = basename(path);
    direct[basename(path)] = imports.filter(({ kind }) => kind === 'import-statement').map(({ path: file }) => basename(file));
  }
  const withAll = (file, found = new Set()) => {
    for (const next of direct[file]) if (!found.has(next)) withAll(next, found.add(next));
    return [...found].sort();
  };
  return { modules, imports: Object.fromEntries(Object.keys(direct).map((file) => [file, withAll(file)])) };
}

/** Maps specifiers to the modules that re-export an object of `content`. */
function facades({ 'slodocs/content': from }) {
  const facade = (name, exported, { more = '' } = {}) => {
    const names = exported.filter((one) => one !== 'default').sort();
    return { from, text: `import{${name} as all}from"./${from}";export const{${names.join(',')}}=all;${more}` };
  };
  const whole = { more: 'export default all;' };
  return {
    react: facade('react', Object.keys(require('react')), whole),
    'react/jsx-runtime': facade('jsxRuntime', ['Fragment'], { more: ['jsx', 'jsxs'].map(withoutMain).join('') }),
    'react-dom/client': facade('reactDomClient', ['createRoot', 'hydrateRoot']),
    'react-dom': facade('reactDom', Object.keys(require('react-dom')), whole),
  };
}

/** The layout has the `main` landmark; a site's own is no second one, as on the server. */
function withoutMain(name) {
  return `export const ${name}=(type,props,key)=>all.${name}(type==="main"?"div":type,props,key);`;
}
