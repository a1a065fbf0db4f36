// Runs all checks: format, lint, types, walls, dead code, the drawn import table, and the tests.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newerThanDist } from './newer-than-dist.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules/.bin', name);

const build = ['build', process.execPath, ['scripts/build.mjs']];
/** These only read sources, so they run in parallel, one for each processor. Types of `src` are a part of the build. */
const readers = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings']],
  ['walls', bin('depcruise'), ['src']],
  ['unused', bin('knip'), []],
  ['regular expressions', process.execPath, ['scripts/check-expressions.mjs']],
  ['architecture', process.execPath, ['scripts/draw-architecture.mjs', '--check']],
];
/** The longest check runs beside the tests, which wait for browsers and disks a good part of their time. */
const types = ['types of tests, examples and sites', bin('tsc'), ['-p', 'test']];
const chromium = ['chromium', process.execPath, ['scripts/find-chromium.mjs']];
const tests = ['tests', bin('vitest'), ['run', ...process.argv.slice(2)]];

const failed = [];

/** Prints the output of a parallel step when it is done. */
async function run([name, command, args], beside = false) {
  const start = performance.now();
  if (!beside) console.log(`\n── ${name}`);
  const child = spawn(command, args, { cwd: root, stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  const status = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  if (beside) process.stdout.write(`\n── ${name}\n${Buffer.concat(printed)}`);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(name);
  return status === 0;
}

// All later steps run the built package. `npm ci` builds it as well, as the script `dependencies`.
if (newerThanDist(root) === undefined || (await run(build))) {
  const waiting = [...readers];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next, true);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await run(chromium);
  await Promise.all([run(tests), run(types, true)]);
}
console.log(failed.length === 0 ? '\neverything is in order' : `\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
