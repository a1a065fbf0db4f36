// Draws the tables of folders, sizes and tools from the tree.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { layers, others } from './folders.mjs';

const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) => [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');

/** The files of the program with their lines, longest last. */
export function sourceLengths() {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
}

/** All folders, and a problem for each one that is not described or does not exist. */
export function folderTable() {
  const inSource = layers.filter(({ name }) => !name.includes('/'));
  const rows = [...inSource.map(({ name, contains }) => [`src/${name}`, contains]), ...Object.entries(others)];
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  const described = new Set(rows.map(([name]) => name).concat('src/*.ts'));
  const found = new Set(
    tracked.flatMap((path) => {
      const [first, second, ...deeper] = path.split('/');
      if (second === undefined) return [];
      return first === 'src' ? [deeper.length > 0 ? `src/${second}` : 'src/*.ts'] : [first];
    }),
  );
  const problems = [
    ...[...found].filter((name) => !described.has(name)).map((name) => `${name} is not in scripts/architecture/folders.mjs`),
    ...[...described].filter((name) => !found.has(name)).map((name) => `scripts/architecture/folders.mjs: there is no ${name}`),
  ];
  const link = (name) => `\`${name.includes('*') ? name : `${name}/`}\``;
  return {
    table: table(
      ['folder', 'contents'],
      rows.map(([name, contains]) => row(link(name), contains)),
    ),
    problems,
  };
}

/** What each layer may import and touch, with its size. */
export function layerTable(lengths) {
  const rows = layers.map(({ name, pattern, imports, touches }) => {
    const own = lengths.filter(({ path }) => pattern.test(path));
    const lines = own.reduce((sum, file) => sum + file.lines, 0);
    return row(`\`${name}\``, rounded(own.length), rounded(lines), imports ?? stageImports(name), touches ?? 'nothing');
  });
  return table(['folder', 'files', 'lines', 'may import', 'may touch'], rows);
}

const stageImports = (name) => `\`model\`, \`context\`, the infrastructure${name === 'pipeline/2-parse' ? ', `parser`' : ''}`;

/** Two digits are true for longer than all of them, and tell as much. */
const rounded = (count) => Number(count.toPrecision(2)).toLocaleString('en-US');

/** The tools by the first lines of their entry files, and a problem for each tool without one. */
export function toolTable() {
  const problems = [];
  const rows = readdirSync('src/tools', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const entry = [`${name}.ts`, `${name}-site.ts`].map((file) => `src/tools/${name}/${file}`).find((path) => existsSync(path));
      const [, says] = /^\/\/ (.+)/.exec(entry === undefined ? '' : readFileSync(entry, 'utf8')) ?? [];
      if (says === undefined) problems.push(`src/tools/${name} has no entry file whose first line says what it does`);
      return row(`\`${name}\``, says);
    });
  return { table: table(['tool', 'what it does'], rows), problems };
}
