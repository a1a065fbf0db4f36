// Tests that builds replace `dist` as a whole while the program is in use, even if several run or some are killed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeStage, openStage, replaceFolder } from '../scripts/stage.mjs';
import { deepTest, isThorough } from './property-runs.ts';
import { seeded } from './seeded-faults/random.ts';

const [turns, kills] = isThorough() ? [15, 8] : [6, 3];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slodocs-stage-'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'client.d.ts'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A program of an entry and many chunks, whose names are those of their generation, as hashes are. */
const generation = (name: string): Readonly<Record<string, string>> => ({
  'build-id': name,
  'cli.js': `const all = await Promise.all([${[0, 1, 2].map((at) => `import('./part-${name}-${at}.js')`)}]); process.stdout.write(all.map((one) => one.default).join());\n`,
  ...Object.fromEntries(
    [0, 1, 2].map((at) => [`part-${name}-${at}.js`, `export { default } from './folder-${name}/deep/${at}.js';\n`]),
  ),
  ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`folder-${name}/deep/${at}.js`, `export default '${name}';\n`])),
});

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  const stage = await openStage(root);
  writeAll(join(stage, 'dist'), files);
  await replaceFolder(root, join(stage, 'dist'), join(root, 'dist'));
  closeStage(stage);
}

function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(files.map((file) => [relative(folder, file), readFileSync(file, 'utf8')]));
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []));

/** A process that puts generations in place, one after the other. */
function builder(names: readonly string[], times: number) {
  const script = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { closeStage, openStage, replaceFolder } from ${JSON.stringify(fileURLToPath(new URL('../scripts/stage.mjs', import.meta.url)))};
const [root, generations, times] = [process.argv[1], JSON.parse(process.argv[2]), Number(process.argv[3])];
process.stdout.write('begun');
for (let time = 0; time < times; time++) {
  const files = generations[time % generations.length];
  const stage = await openStage(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(stage, 'dist', path)), { recursive: true });
    writeFileSync(join(stage, 'dist', path), text);
  }
  await replaceFolder(root, join(stage, 'dist'), join(root, 'dist'));
  closeStage(stage);
}`;
  const all = JSON.stringify(names.map(generation));
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, root, all, String(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const begun = new Promise((done) => child.stdout.once('data', done));
  return { child, begun, ended: new Promise((done) => child.once('close', done)) };
}

async function start(): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'dist/cli.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  expect(await new Promise((done) => child.once('close', done))).toBe(0);
  return printed;
}

test('a build takes the place of another as a whole; what is the same stays, but its time is that of the build', async () => {
  await put({ ...generation('a'), same: 'same', 'was-a-file': '', 'was-a-folder/x': '' });
  const same = statSync(join(root, 'dist/same')).ino;
  const next = { ...generation('b'), same: 'same', 'was-a-file/x': '', 'was-a-folder': '' };
  await put(next);
  expect(filesIn(join(root, 'dist'))).toEqual(next);
  expect(foldersIn(join(root, 'dist')).toSorted()).toEqual(['deep', 'folder-b', 'was-a-file']);
  expect(statSync(join(root, 'dist/same')).ino).toBe(same);
  utimesSync(join(root, 'dist/build-id'), 1, 1);
  await put(next);
  expect(statSync(join(root, 'dist/build-id')).mtimeMs).toBeGreaterThan(1000);
  expect(readdirSync(root).sort()).toEqual(['client.d.ts', 'dist', 'package.json']);
});

test('two builds at once leave one of them, and nothing beside it', async () => {
  const [one, other] = [builder(['a'], turns), builder(['b'], turns)];
  expect(await Promise.all([one.ended, other.ended])).toEqual([0, 0]);
  const files = filesIn(join(root, 'dist'));
  expect(files).toEqual(generation(files['build-id'] ?? ''));
  expect(readdirSync(root).sort()).toEqual(['client.d.ts', 'dist', 'package.json']);
});

deepTest('after a kill at any moment the program starts, and the next build clears up', async () => {
  const random = seeded(1);
  await put(generation('a'));
  for (let kill = 0; kill < kills; kill++) {
    const { child, begun, ended } = builder(['b', 'a'], 10_000);
    await begun;
    await wait(random.below(60));
    child.kill('SIGKILL');
    await ended;
    expect(await start()).toMatch(/^(?:a,a,a|b,b,b)$/);
  }
  await put(generation('c'));
  expect(filesIn(join(root, 'dist'))).toEqual(generation('c'));
  expect(readdirSync(root).sort()).toEqual(['client.d.ts', 'dist', 'package.json']);
});
