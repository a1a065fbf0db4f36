// Runs mutation testing: changes one place of the sources at a time, and counts what the related tests catch.
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
/** Milliseconds. What takes longer hangs, or is not found by anything that is quick. */
const patience = 1_200_000;

/**
 * True where the types, a test of the room, or a test that imports the file through whatever else, fail. Sites run what is built: so it
 * is built anew.
 */
async function isFound({ file }) {
  if ((await run(process.execPath, ['scripts/build.mjs'])) !== 0) return true;
  const options = ['--run', '--bail', '1', '--reporter', 'dot', '--passWithNoTests'];
  const fails = async (...tests) => (await run(join(root, 'node_modules/.bin/vitest'), [...tests, ...options])) === 1;
  // Most are found there, in a tenth of the time.
  return (await fails('run', nearestTests(file))) || (await fails('related', join(root, file)));
}

/** The folder of tests that mirrors that of a source, or the nearest around it. */
function nearestTests(file) {
  let folder = dirname(file).replace(/^src/, 'test');
  while (!existsSync(join(root, folder))) folder = dirname(folder);
  return `${folder}/`;
}

function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'ignore', timeout: patience });
  return new Promise((resolve) => child.on('close', resolve));
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
  }
}
if (!values.list) await run(process.execPath, ['scripts/build.mjs']);
if (!values.list) console.log(`${found} found of ${chosen.size || mutations.length}`);

function short(code) {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
