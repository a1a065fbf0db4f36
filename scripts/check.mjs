// Runs all checks: format, lint, types, import rules, unused code, drawn tables, and tests; with `quick`, those of the changed folders; with
// `package`, the tests of the packed package instead of all others.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsBuild, newerThanDist } from './newer-than-dist.mjs';
import { changedFiles, foldersOf, testsOf } from './touched.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules/.bin', name);

const build = ['build', process.execPath, ['scripts/build.mjs']];
const lint = ['format and lint', bin('biome'), ['check', '--error-on-warnings']];
const imports = ['import rules', bin('depcruise'), ['src']];
/** These only read sources, so they run in parallel, one for each processor. Types of `src` are a part of the build. */
const readers = [
  // Of them all the longest.
  ['regular expressions', process.execPath, ['scripts/check-expressions.mjs']],
  lint,
  imports,
  ['unused', bin('knip'), []],
  ['architecture', process.execPath, ['scripts/draw-architecture.mjs', '--check']],
  ['types of the extension for VS Code', bin('tsc'), ['-p', 'editors/vscode']],
];
/** Runs beside the tests, which wait for browsers and disks. What it found is kept for the next. */
const remembered = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types-of-tests.tsbuildinfo'];
const types = ['types of tests, examples and sites', bin('tsc'), ['-p', 'test', '--singleThreaded', ...remembered]];
const chromium = ['chromium', process.execPath, ['scripts/find-chromium.mjs']];
const servers = ['web servers and editor', process.execPath, ['scripts/find-servers.mjs']];
const vitest = (name, ...args) => [name, bin('vitest'), ['run', ...args]];

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

async function runBeside(steps) {
  const waiting = [...steps];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next, true);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function checkAll(args) {
  // All later steps run the built package. `npm ci` builds it as well, as the script `dependencies`.
  if (needsBuild(root) !== undefined && !(await run(build))) return;
  await runBeside(readers);
  await run(chromium);
  await run(servers);
  await Promise.all([run(vitest('tests', ...args)), run(types, true)]);
}

/** What has no place in a minute is left to the whole check, and named. One process for each of two processors tries tests and cases. */
async function checkQuickly(args) {
  const changed = changedFiles(root);
  const folders = foldersOf(changed);
  console.log(`touched: ${folders.join(', ') || 'nothing'}`);
  const { files, left, cases } = await testsOf(root, folders, 40_000);
  const there = changed.filter((file) => existsSync(join(root, file)));
  const [name, biome, options] = lint;
  const lintChanged = [name, biome, [...options, '--no-errors-on-unmatched', ...there]];
  const read = runBeside([types, ...(there.length > 0 ? [lintChanged] : []), imports]);
  if (newerThanDist(root) === undefined || (await run(['build', process.execPath, ['scripts/build.mjs', '--untyped']], true))) {
    const alone = [...args, '--maxWorkers', '1'];
    await Promise.all([
      files.length > 0 && run(vitest('tests', ...files, ...alone), true),
      cases !== '' && run(vitest('cases', 'test/cases', '-t', cases, ...alone), true),
    ]);
  }
  await read;
  if (left.length > 0) console.log(`\nleft out, for they take long: ${left.join(', ')}`);
}

/** Before a package is published: it is packed, installed in an empty folder, and used as the manual tells. */
async function checkPackage(args) {
  // Set by `npm publish --dry-run` for all that it runs: nothing would be packed or installed.
  delete process.env.npm_config_dry_run;
  if (needsBuild(root) !== undefined && !(await run(build))) return;
  await runBeside(readers);
  await run(chromium);
  await run(types);
  if (failed.length > 0) return;
  const files = ['test/package.deep.test.ts', 'test/tutorial.deep.test.ts'];
  await run(vitest('the package and the tutorial', '--mode', 'deep', ...files, '--maxWorkers', '1', ...args));
}

const [first, ...rest] = process.argv.slice(2);
const modes = { quick: checkQuickly, package: checkPackage };
await (Object.hasOwn(modes, first ?? '') ? modes[first](rest) : checkAll(process.argv.slice(2)));
console.log(failed.length === 0 ? '\neverything is in order' : `\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
