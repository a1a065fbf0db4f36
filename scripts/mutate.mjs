// Puts small faults into the sources, one at a time, and counts those that the tests of their rooms find.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
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
/** Rooms whose cases have a file of their own. */
const casesOf = {
  '0-configure': 'configure',
  '1-discover': 'discover',
  '2-parse': 'parse',
  '3-resolve': 'resolve',
  '4-render': 'render',
};

/** Where to look for tests of a file: its room, and cases. They run what is in `src`, not what is built. */
function foldersFor(file) {
  const parts = file.split('/').slice(1, -1);
  const rooms = parts.map((_, at) => ['test', ...parts.slice(0, parts.length - at)].join('/'));
  const room = rooms.find((folder) => existsSync(join(root, folder)));
  const cases = casesOf[parts[1]] ?? (parts[0] === 'plugins' ? 'plugins' : undefined);
  return [...(room ? [`${room}/`] : []), cases ? `test/cases/${cases}.test.ts` : 'test/cases/'];
}

// One run after the other in one program, so that what did not change is not transformed again.
const runner = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  // Of what is asked for, only tests that import the file run.
  related: [],
  reporters: [{}],
  testTimeout: 300_000,
});

/** True where a test that imports the file, through whatever else, fails. */
async function isFound({ file }) {
  const path = join(root, file);
  runner.invalidateFile(path);
  runner.config.related = [path];
  const tests = await runner.getRelevantTestSpecifications(foldersFor(file));
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(tests);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
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
    const isOne = await isFound(mutation);
    if (isOne) found += 1;
    console.log(`${isOne ? 'found   ' : 'SURVIVES'} ${what}`);
  } finally {
    writeFileSync(path, text);
    runner.invalidateFile(path);
  }
}
await runner.close();
if (!values.list) console.log(`${found} found of ${chosen.size || mutations.length}`);

function short(code) {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
