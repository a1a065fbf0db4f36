// Draws the imports of src/ into the table of ARCHITECTURE.md, and prints statistics of file lengths.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = join(root, 'ARCHITECTURE.md');
const marks = ['<!-- imports: drawn by npm run architecture -->', '<!-- /imports -->'];
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
  ['5-render', /^src\/pipeline\/4-/],
  ['6-emit', /^src\/pipeline\/5-/],
  ['pipeline', /^src\/pipeline\/[^/]+$/],
  ['theme', /^src\/theme\//],
  ['plugins/engine', /^src\/plugins\/[^/]+\/engine\//],
  ['plugins/browser', /^src\/plugins\/[^/]+\/browser\//],
  ['plugins', /^src\/plugins\//],
  ['session', /^src\/session\//],
  ['tools', /^src\/tools\//],
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

const text = await readFile(file, 'utf8');
const [before, rest = ''] = text.split(marks[0]);
const drawn = `${before}${marks[0]}\n\n${table}\n\n${marks[1]}${rest.split(marks[1])[1] ?? '\n'}`;
const problems = back.map((arrow) => `an arrow back: ${arrow}`);
if (!process.argv.includes('--check')) await writeFile(file, drawn);
else if (drawn !== text) problems.push('the table of imports in ARCHITECTURE.md is not true: run `npm run architecture`');

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
