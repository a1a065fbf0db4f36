// Merges code that entry points share into the file of the first, from which the others import it.
// What browsers load for every page is thus one file in import order, which compresses better than two.
import { basename, relative, resolve } from 'node:path';
import { build } from './esbuild.mjs';

/** The namespace of stubs for modules that the other file holds. */
const heldSpace = 'held';

/**
 * `options` are esbuild's. `finish` may rewrite the first file, and returns its path, before the others name it. Returns the
 * bundled sources, and the outputs with their imports.
 */
export async function mergeShared(options, first, others, finish = async (path) => path) {
  const dry = { ...options, write: false, minify: false };
  const alone = await build({ ...dry, entryPoints: [first] });
  const [{ inputs: parts }] = Object.values(alone.metafile.outputs);
  const held = Object.keys(parts).filter((path) => parts[path].bytesInOutput > 0);
  const offers = await offersOf(dry, alone.metafile.inputs, held);
  const draft = await build({ ...dry, entryPoints: others, plugins: [heldBy('./first', offers), ...options.plugins] });
  const wanted = new Set(draft.outputFiles.flatMap(({ text }) => text.match(/\bheld\d+\b/g) ?? []));
  const asked = offers.filter(({ id }) => wanted.has(id)).map((offer, at) => ({ ...offer, short: `_${at.toString(36)}` }));
  const holder = await build({
    ...options,
    entryPoints: { [nameOf(first)]: 'entry' },
    plugins: [entryOf(options.absWorkingDir, first, asked), ...options.plugins],
  });
  const [[made, output]] = Object.entries(holder.metafile.outputs);
  const file = await finish(resolve(options.absWorkingDir, made)).then((path) => relative(options.absWorkingDir, path));
  const other = await build({
    ...options,
    entryPoints: others,
    plugins: [heldBy(`./${basename(file)}`, offers, asked), ...options.plugins],
  });
  return {
    inputs: { ...alone.metafile.inputs, ...sourcesOf(draft.metafile) },
    outputs: { [file]: output, ...other.metafile.outputs },
  };
}

/** The inputs that are files. */
function sourcesOf({ inputs }) {
  return Object.fromEntries(Object.entries(inputs).filter(([path]) => !path.startsWith(`${heldSpace}:`)));
}

/** All exports of the modules, each under a unique name. */
async function offersOf(dry, inputs, modules) {
  const { metafile } = await build({ ...dry, entryPoints: modules, entryNames: '[dir]/[name]', splitting: true });
  const exported = Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
    entryPoint ? exports.map((name) => ({ module: entryPoint, name, isCommon: inputs[entryPoint].format === 'cjs' })) : [],
  );
  return exported.map((one, at) => ({ ...one, id: `held${at}` }));
}

/** An esbuild plugin that makes `file` export what the modules export; under short names if the requested ones are known. */
function heldBy(file, offers, asked = offers.map((offer) => ({ ...offer, short: offer.id }))) {
  const modules = new Set(offers.map(({ module }) => module));
  return {
    name: 'held by another file',
    setup({ onResolve, onLoad, resolve: find, initialOptions: { absWorkingDir } }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...from }) => {
        if (path === file) return { path, external: true, sideEffects: false };
        if (kind === 'entry-point' || pluginData === modules) return undefined;
        const found = await find(path, { ...from, kind, pluginData: modules });
        const module = relative(absWorkingDir, found.path);
        return modules.has(module) ? { path: module, namespace: heldSpace } : undefined;
      });
      onLoad({ filter: /.*/, namespace: heldSpace }, ({ path }) => {
        // One statement each, so that unused ones can be tree-shaken.
        const lines = asked
          .filter(({ module }) => module === path)
          .map(({ name, short, isCommon }) =>
            isCommon ? `import{${short} as all}from"${file}";module.exports=all;` : `export{${short} as ${name}}from"${file}";`,
          );
        return { contents: lines.join('') };
      });
    },
  };
}

/** An esbuild plugin that replaces the module `entry` by one that exports more. */
function entryOf(root, module, more) {
  return {
    name: 'entry with more exports',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry$/ }, () => ({ path: 'entry', namespace: 'made' }));
      onLoad({ filter: /.*/, namespace: 'made' }, () => {
        const lines = more.map(
          ({ name, short, module: from }) => `export{${name} as ${short}}from${JSON.stringify(resolve(root, from))}`,
        );
        return { contents: [`import${JSON.stringify(resolve(root, module))}`, ...lines].join(';'), resolveDir: root };
      });
    },
  };
}

function nameOf(module) {
  return basename(module).replace(/\.\w+$/, '');
}
