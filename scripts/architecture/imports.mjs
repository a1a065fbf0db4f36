// Finds the imports between the layers of `src`, and the order of the folders inside each of them.
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { layers } from './folders.mjs';

const layerOf = (path) => layers.find(({ pattern }) => pattern.test(path))?.short;

/** All modules below `src` with what they import. */
export async function readModules() {
  const { output } = await cruise(['src'], await extractDepcruiseOptions('./.dependency-cruiser.cjs'));
  return output.modules;
}

/** The table of imports between layers, and a problem for each import of a later layer. */
export function importTable(modules) {
  const imports = new Map(layers.map(({ short }) => [short, new Set()]));
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) imports.get(layerOf(source))?.add(layerOf(resolved));
  }
  const names = [...imports.keys()];
  const columns = names.slice(0, -1);
  const problems = names.flatMap((from, at) =>
    names.slice(at + 1).flatMap((to) => (imports.get(from).has(to) ? [`${from} imports ${to}, a later layer`] : [])),
  );
  const mark = (from, to) => (from !== to && imports.get(from).has(to) ? '●' : '·');
  const rows = names.slice(1).map((from) => `| **${from}** | ${columns.map((to) => mark(from, to)).join(' | ')} |`);
  const table = [`| imports | ${columns.join(' | ')} |`, `|---|${':-:|'.repeat(columns.length)}`, ...rows].join('\n');
  return { table, problems };
}

/** The folders inside each folder, each after all that it imports, and a problem for each circle of imports. */
export function folderOrders(modules) {
  const orders = new Map();
  const problems = [];
  for (const [folder, within] of importsWithin(modules)) {
    const left = new Set([...within.keys(), ...[...within.values()].flatMap((to) => [...to])].sort());
    const order = [];
    while (left.size > 0) {
      const free = [...left].filter((name) => [...(within.get(name) ?? [])].every((to) => !left.has(to)));
      if (free.length === 0) {
        problems.push(`${folder}: a circle of imports among ${[...left].join(', ')}`);
        break;
      }
      for (const name of free) left.delete(name);
      order.push(...free);
    }
    // A file beside the folders takes part in the order, but is not shown.
    orders.set(
      folder,
      order.filter((name) => !name.includes('.')),
    );
  }
  return { orders, problems };
}

/** Which children of each folder import which of their siblings. */
function importsWithin(modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [source.split('/'), resolved.split('/')];
      const depth = from.findIndex((part, at) => part !== to[at]);
      if (depth < 2 || from[0] !== 'src' || to[0] !== 'src') continue;
      const folder = from.slice(0, depth).join('/');
      const within = imports.get(folder) ?? new Map();
      imports.set(folder, within.set(from[depth], (within.get(from[depth]) ?? new Set()).add(to[depth])));
    }
  }
  return imports;
}
