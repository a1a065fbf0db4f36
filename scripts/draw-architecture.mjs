// Draws what ARCHITECTURE.md says about the tree, or with --check only compares it, and checks the lengths of files.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOrders, importTable, readModules } from './architecture/imports.mjs';
import { folderTable, layerTable, sourceLengths, toolTable } from './architecture/tables.mjs';

/** Folders whose inner order is shown; the orders of all others are only checked. */
const shownOrders = ['src/pipeline/2-parse', 'src/pipeline/3-resolve', 'src/pipeline/5-render', 'src/theme'];
const mostLines = 250;
/** The texts of a language are one list, however long. */
const lists = 'src/model/strings/';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = await readModules();
const lengths = sourceLengths();
const [folders, imports, orders, tools] = [folderTable(), importTable(modules), folderOrders(modules), toolTable()];
const problems = [folders, imports, orders, tools].flatMap((part) => part.problems);

const order = shownOrders.map((folder) => `- \`${folder.slice(4)}\`: ${orders.orders.get(folder).join(' < ')}`).join('\n');
draw('ARCHITECTURE.md', {
  folders: folders.table,
  layers: layerTable(lengths),
  imports: imports.table,
  order,
  tools: tools.table,
});

const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))].lines;
const longest = lengths.findLast(({ path }) => !path.startsWith(lists));
console.log(
  `${lengths.length} files; lines: median ${at(0.5)}, 95 % up to ${at(0.95)}, longest ${longest.lines} (${longest.path})`,
);
if (longest.lines > mostLines)
  problems.push(`${longest.path} has ${longest.lines} lines: split what is longer than ${mostLines}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Replaces what stands between the marks of each drawing. */
function draw(file, drawings) {
  const text = readFileSync(file, 'utf8');
  let drawn = text;
  for (const [name, drawing] of Object.entries(drawings)) {
    const [open, close] = [`<!-- ${name}: drawn by npm run architecture -->`, `<!-- /${name} -->`];
    const [before, after] = [drawn.indexOf(open), drawn.indexOf(close)];
    if (before < 0 || after < before) problems.push(`${file} has no marks for "${name}"`);
    else drawn = `${drawn.slice(0, before)}${open}\n\n${drawing}\n\n${drawn.slice(after)}`;
  }
  if (!process.argv.includes('--check')) writeFileSync(file, drawn);
  else if (drawn !== text) problems.push(`what is drawn in ${file} is out of date: run \`npm run architecture\``);
}
