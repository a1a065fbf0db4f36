// Draws the imports of src/ and the floors of its rooms into ARCHITECTURE.md, and prints statistics of file lengths.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = join(root, 'ARCHITECTURE.md');
const longest = 250;

/** In the order of the layers: an import of a later room would be an arrow back. */
const rooms = [
  ['model', /^src\/model\//],
  ['files', /^src\/files\//],
  ['store', /^src\/store\//],
  ['output', /^src\/output\//],
  ['code', /^src\/code\//],
  ['parser', /^src\/parser\//],
  ['context', /^src\/pipeline\/context\//],
  ['0-configure', /^src\/pipeline\/0-/],
  ['1-discover', /^src\/pipeline\/1-/],
  ['2-parse', /^src\/pipeline\/2-/],
  ['3-resolve', /^src\/pipeline\/3-/],
  ['4-bundle', /^src\/pipeline\/4-/],
  ['5-render', /^src\/pipeline\/5-/],
  ['6-emit', /^src\/pipeline\/6-/],
  ['pipeline', /^src\/pipeline\/[^/]+$/],
  ['theme', /^src\/theme\//],
  ['plugins/engine', /^src\/plugins\/[^/]+\/engine\//],
  ['plugins/browser', /^src\/plugins\/[^/]+\/browser\//],
  ['plugins', /^src\/plugins\//],
  ['session', /^src\/session\//],
  ['tools', /^src\/tools\//],
  ['assembly', /^src\/assembly\//],
  ['processes', /^src\/processes\//],
  ['index', /^src\/[^/]+\.ts$/],
  ['cli', /^src\/cli\//],
  ['testing', /^src\/testing\//],
];
const roomOf = (path) => rooms.find(([, pattern]) => pattern.test(path))?.[0];

process.chdir(root);
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['src'], options);
const arrows = new Map();
for (const { source, dependencies } of output.modules) {
  for (const { resolved } of dependencies) {
    const [from, to] = [roomOf(source), roomOf(resolved)];
    if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
}

const names = rooms.map(([name]) => name);
const back = names.flatMap((from, at) =>
  [...(arrows.get(from) ?? [])].filter((to) => names.indexOf(to) > at).map((to) => `${from} → ${to}`),
);
const table = [
  `| imports | ${names.slice(0, -1).join(' | ')} |`,
  `|---|${names
    .slice(0, -1)
    .map(() => ':-:|')
    .join('')}`,
  ...names.slice(1).map(
    (from) =>
      `| **${from}** | ${names
        .slice(0, -1)
        .map((to) => (arrows.get(from)?.has(to) ? '●' : '·'))
        .join(' | ')} |`,
  ),
].join('\n');

/** The rooms whose floors are drawn; all others are only checked. */
const drawnRooms = ['2-parse', '3-resolve', '5-render'].map((name) => `src/pipeline/${name}`).concat('src/theme');
const { floors, knots } = floorsOf(output.modules);
const shown = drawnRooms.map((room) => `- \`${room.slice(4)}\`: ${floors.get(room).join(' < ')}`).join('\n');

const text = await readFile(file, 'utf8');
const drawn = draw(draw(text, 'imports', table), 'floors', shown);
const problems = [...back.map((arrow) => `an arrow back: ${arrow}`), ...knots];
if (!process.argv.includes('--check')) await writeFile(file, drawn);
else if (drawn !== text) problems.push('what is drawn in ARCHITECTURE.md is not true: run `npm run architecture`');

const lengths = [];
for (const entry of await readdir(join(root, 'src'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name)) continue;
  const lines = (await readFile(join(entry.parentPath, entry.name), 'utf8')).split('\n').length - 1;
  lengths.push({ lines, path: join(entry.parentPath, entry.name).slice(root.length + 1) });
}
lengths.sort((a, b) => a.lines - b.lines);
const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];
const last = lengths.at(-1);
console.log(
  `${lengths.length} files; lines: median ${at(0.5).lines}, 95 % up to ${at(0.95).lines}, longest ${last.lines} (${last.path})`,
);
if (last.lines > longest) problems.push(`${last.path} has ${last.lines} lines: more than ${longest} are two nouns`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Replaces what stands between two marks. */
function draw(text, name, drawing) {
  const [open, close] = [`<!-- ${name}: drawn by npm run architecture -->`, `<!-- /${name} -->`];
  const [before, rest = ''] = text.split(open);
  return `${before}${open}\n\n${drawing}\n\n${close}${rest.split(close)[1] ?? '\n'}`;
}

/**
 * The folders of each room, each above all that it imports, and those that import each other in a circle. A file that stands
 * beside the folders is a floor of its own.
 */
function floorsOf(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [source.split('/'), resolved.split('/')];
      const depth = from.findIndex((part, at) => part !== to[at]);
      if (depth < 2 || from[0] !== 'src' || to[0] !== 'src') continue;
      const room = from.slice(0, depth).join('/');
      const within = arrows.get(room) ?? new Map();
      arrows.set(room, within.set(from[depth], (within.get(from[depth]) ?? new Set()).add(to[depth])));
    }
  }
  const floors = new Map();
  const knots = [];
  for (const [room, within] of arrows) {
    const left = new Set([...within.keys(), ...[...within.values()].flatMap((to) => [...to])].sort());
    const order = [];
    while (left.size > 0) {
      const free = [...left].filter((name) => [...(within.get(name) ?? [])].every((to) => !left.has(to)));
      if (free.length === 0) {
        knots.push(`${room}: a circle among ${[...left].join(', ')}`);
        break;
      }
      for (const name of free) left.delete(name);
      order.push(...free);
    }
    floors.set(
      room,
      order.filter((name) => !name.includes('.')),
    );
  }
  return { floors, knots };
}
