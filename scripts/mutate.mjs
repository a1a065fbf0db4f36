// Puts small faults into the sources, one at a time, and counts those that the tests of their rooms find.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawMutations, mutated } from './mutations.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** Numbers of mutations, from 1, with commas between them; else all. */
    only: { type: 'string' },
    /** Prints them and runs nothing. */
    list: { type: 'boolean', default: false },
  },
});
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mutations = await drawMutations(root, { count: Number(values.count), seed: Number(values.seed) });
const chosen = new Set(values.only?.split(',').map(Number));
/** Milliseconds. What takes longer hangs. */
const patience = 600_000;

/** Rooms whose cases have a file of their own. */
const casesOf = {
  '0-configure': 'configure',
  '1-discover': 'discover',
  '2-parse': 'parse',
  '3-resolve': 'resolve',
  '4-render': 'render',
};

/** Where to look for tests of a file, the nearest first: its room, and cases. They run what is in `src`, not what is built. */
function foldersFor(file) {
  const parts = file.split('/').slice(1, -1);
  const rooms = parts.map((_, at) => ['test', ...parts.slice(0, parts.length - at)].join('/'));
  const room = rooms.find((folder) => existsSync(join(root, folder)));
  return [...new Set([...(room ? [room] : []), 'test/cases'])];
}

/** `found` where a test that imports the file, through whatever else, fails. */
async function tryTests({ file }) {
  for (const folder of foldersFor(file)) {
    const cases = folder === 'test/cases' ? casesOf[file.split('/')[2]] : undefined;
    const only = cases ? ['--exclude', `test/cases/!(${cases}).test.ts`] : [];
    const args = ['related', file, '--run', '--bail', '1', '--passWithNoTests', '--reporter', 'dot', '--dir', folder, ...only];
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, stdio: 'ignore', timeout: patience });
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) return code === null ? 'HANGS' : 'found';
  }
  return 'SURVIVES';
}

let found = 0;
for (const [index, mutation] of mutations.entries()) {
  if (chosen.size > 0 && !chosen.has(index + 1)) continue;
  const { file, line, kind, before, after } = mutation;
  const what = `${index + 1}. ${file}:${line} ${kind}: ${short(before)} -> ${short(after)}`;
  if (values.list) {
    console.log(what);
    continue;
  }
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, mutated(text, mutation));
    const outcome = await tryTests(mutation);
    if (outcome === 'found') found += 1;
    console.log(`${outcome.padEnd(8)} ${what}`);
  } finally {
    writeFileSync(path, text);
  }
}
if (!values.list) console.log(`${found} found of ${chosen.size || mutations.length}`);

function short(code) {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
