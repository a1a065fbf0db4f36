// One word that checks everything: format, lint, types, walls, dead code, the drawn picture, and the tests.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules/.bin', name);

const steps = [
  ['build', process.execPath, ['scripts/build.mjs']],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings']],
  ['types of the theme', bin('tsc'), ['-p', 'src/theme']],
  ['types of tests, examples and sites', bin('tsc'), ['-p', 'test']],
  ['walls', bin('depcruise'), ['src']],
  ['unused', bin('knip'), []],
  ['architecture', process.execPath, ['scripts/draw-architecture.mjs', '--check']],
  ['chromium', process.execPath, ['scripts/find-chromium.mjs']],
  ['tests', bin('vitest'), ['run', ...process.argv.slice(2)]],
];

const failed = [];
for (const [name, command, args] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(name);
  // Everything after it runs what was built.
  if (status !== 0 && name === 'build') break;
}
console.log(failed.length === 0 ? '\neverything is in order' : `\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
