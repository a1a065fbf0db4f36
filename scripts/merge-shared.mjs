// Merges code that entry points share into the file of the first that has it, from which the others import it.
// What browsers load for every page is thus one file in import order, which compresses better than two.
import { basename, relative, resolve } from 'node:path';
import { build } from './esbuild.mjs';

/** The namespace of stubs for modules that the other file holds. */
const heldSpace = 'held';

/**
 * `options` are esbuild's. Each of `first` holds what those after it share with it. `finish` may rewrite these, and returns their
 * paths, before the others name them. Returns the bundled sources, and the outputs with their imports.
 */
export async function mergeShared(options, first, others, finish = async (path) => path) {
  const dry = { ...options, write: false, minify: false };
  const holders = [];
  const inputs = {};
  const texts = [];
  const draft = async (entryPoints) => {
    const { metafile, outputFiles } = await build({ ...dry, entryPoints, plugins: [heldBy(holders), ...options.plugins] });
    texts.push(...outputFiles.map(({ text }) => text));
    Object.assign(inputs, sourcesOf(metafile));
    return metafile;
  };
  for (const [at, entry] of first.entries()) {
    const metafile = await draft([entry]);
    const [{ inputs: parts }] = Object.values(metafile.outputs);
    const held = Object.keys(sourcesOf({ inputs: parts })).filter((path) => parts[path].bytesInOutput > 0);
    const offers = await offersOf(dry, metafile.inputs, held);
    holders.push({
      entry,
      file: `./holder${at}`,
      offers: offers.map((offer, number) => ({ ...offer, short: `held${at}_${number}` })),
    });
  }
  await draft(others);
  const wanted = new Set(texts.flatMap((text) => text.match(/\bheld\d+_\d+\b/g) ?? []));
  const outputs = {};
  const made = [];
  for (const { entry, offers } of holders) {
    const asked = offers
      .filter(({ short }) => wanted.has(short))
      .map((offer, number) => ({ ...offer, short: `_${number.toString(36)}` }));
    const holder = await build({
      ...options,
      entryPoints: { [nameOf(entry)]: 'entry' },
      plugins: [entryOf(options.absWorkingDir, entry, asked), heldBy(made), ...options.plugins],
    });
    const [[path, output]] = Object.entries(holder.metafile.outputs);
    const finished = relative(options.absWorkingDir, await finish(resolve(options.absWorkingDir, path)));
    outputs[finished] = output;
    made.push({ file: `./${basename(finished)}`, offers, asked });
  }
  const other = await build({ ...options, entryPoints: others, plugins: [heldBy(made), ...options.plugins] });
  return { inputs, outputs: { ...outputs, ...other.metafile.outputs } };
}

/** The inputs that are files. */
function sourcesOf({ inputs }) {
  return Object.fromEntries(Object.entries(inputs).filter(([path]) => !path.startsWith(`${heldSpace}:`)));
}

/** All exports of the modules. */
async function offersOf(dry, inputs, modules) {
  const { metafile } = await build({ ...dry, entryPoints: modules, entryNames: '[dir]/[name]', splitting: true });
  return Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
    entryPoint ? exports.map((name) => ({ module: entryPoint, name, isCommon: inputs[entryPoint].format === 'cjs' })) : [],
  );
}

/** An esbuild plugin that makes files export what they hold of the modules; under short names if the requested ones are known. */
function heldBy(holders) {
  const files = new Set(holders.map(({ file }) => file));
  const holderOf = new Map(holders.flatMap((holder) => holder.offers.map(({ module }) => [module, holder])));
  return {
    name: 'held by another file',
    setup({ onResolve, onLoad, resolve: find, initialOptions: { absWorkingDir } }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...from }) => {
        if (files.has(path)) return { path, external: true, sideEffects: false };
        if (kind === 'entry-point' || pluginData === holderOf) return undefined;
        const found = await find(path, { ...from, kind, pluginData: holderOf });
        const module = relative(absWorkingDir, found.path);
        return holderOf.has(module) ? { path: module, namespace: heldSpace } : undefined;
      });
      onLoad({ filter: /.*/, namespace: heldSpace }, ({ path }) => {
        const { file, offers, asked = offers } = holderOf.get(path);
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
        const own = JSON.stringify(resolve(root, module));
        const lines = more.map(
          ({ name, short, module: from }) => `export{${name} as ${short}}from${JSON.stringify(resolve(root, from))}`,
        );
        return { contents: [`import${own}`, `export*from${own}`, ...lines].join(';'), resolveDir: root };
      });
    },
  };
}

function nameOf(module) {
  return basename(module).replace(/\.\w+$/, '');
}
