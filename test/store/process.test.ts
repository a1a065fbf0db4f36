// A store in processes of their own: killed at any moment, read while another writes, on disks that refuse.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../../src/store/store.ts';
import { builtModule } from '../built-module.ts';
import { deepTest, propertyRuns } from '../property-runs.ts';
import { filesOf, folder, foundOf, inRun, keyOf, numbered, putAll } from './store-folder.ts';

const built = pathToFileURL(await builtModule('store/store')).href;
const runs = fileURLToPath(new URL('run.mjs', import.meta.url));

/** Starts runs, and waits for the first to end. `last` is the last that is known to have closed. */
async function startRuns(root: string, first: number): Promise<{ last(): number; kill(): Promise<void> }> {
  const child = spawn(process.execPath, [runs, built, root, `${first}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      resolve();
    });
    child.once('close', () => resolve());
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await end;
  };
  return { last: () => Number(printed.trimEnd().split('\n').at(-1)), kill };
}

/** The run whose state this is. All that it and the two before have put must be there. */
function runOf(store: Store): number {
  const run = Number(Buffer.from(store.get('notes', keyOf('last')) ?? []).toString());
  for (let old = Math.max(run - 2, 1); old <= run; old += 1) {
    for (let index = 0; index < 40; index += 1) {
      const bytes = store.get('pages', keyOf(`${old}-${index}`));
      if (bytes === undefined || !Buffer.alloc(5000, `${old}-${index} `).equals(bytes))
        throw new Error(`run ${run} lacks ${old}`);
    }
  }
  return run;
}

test('a run that is killed at any moment leaves all that the last one left', async () => {
  const root = folder();
  let run = 0;
  for (let kill = 0; kill < propertyRuns(3, 30); kill += 1) {
    const writer = await startRuns(root, run + 1);
    await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 50));
    await writer.kill();
    const store = openStore(root);
    run = runOf(store);
    // It may have been killed after its index was in place, before it could say so.
    expect(run - writer.last()).toBeOneOf([0, 1]);
    await store.close();
  }
  // What killed runs left behind does not pile up.
  await inRun(root, (store) => putAll(store, 'notes', ['end']));
  expect(Object.values(filesOf(root)).reduce((sum, size) => sum + size, 0)).toBeLessThan(1_800_000);
});

deepTest('who opens while another closes sees one state, whole', async () => {
  const root = folder();
  const writer = await startRuns(root, 1);
  const seen = new Set<number>();
  for (let time = 0; time < 150; time += 1) {
    const store = openStore(root);
    const atLeast = Math.max(...seen, 0);
    await new Promise((resolve) => setTimeout(resolve, time % 20));
    const run = runOf(store);
    expect(run).toBeGreaterThanOrEqual(atLeast);
    seen.add(run);
    await store.close();
  }
  await writer.kill();
  expect(seen.size).toBeGreaterThan(20);
});

/** What a run in a process of its own tells: why it could not write, and how many of its 60 entries it found. */
function told(root: string, command: readonly string[], user: { uid?: number; gid?: number } = {}): unknown {
  const script = join(dirname(root), 'told.mjs');
  writeFileSync(
    script,
    `import { openStore } from ${JSON.stringify(built)};
const store = openStore(${JSON.stringify(root)});
const key = (index) => String(index).padStart(40, '0');
for (let index = 0; index < 60; index += 1) store.put('pages', key(index), Buffer.alloc(50_000, index));
let found = 0;
for (let index = 0; index < 60; index += 1) if (Buffer.alloc(50_000, index).equals(store.get('pages', key(index)))) found += 1;
const early = store.fault;
await store.close();
console.log(JSON.stringify({ early, fault: store.fault, found }));`,
  );
  const { stdout, stderr } = spawnSync(command[0] as string, [...command.slice(1), process.execPath, script], {
    ...user,
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return stdout === '' ? stderr : JSON.parse(stdout);
}

describe('a disk that refuses', () => {
  test('by the size of a file: the run goes on in memory, and the last one is kept', async () => {
    const root = folder();
    await inRun(root, (store) => putAll(store, 'pages', numbered('old', 5)));
    const before = filesOf(root);
    const why = 'the file exceeds the size limit of the current user';
    const limited = ['bash', '-c', 'ulimit -f 1500; exec "$0" "$@"'];
    expect(told(root, limited)).toEqual({ early: why, fault: why, found: 60 });
    expect(filesOf(root)).toEqual(before);
    await inRun(root, (store) => expect(foundOf(store, 'pages', numbered('old', 5))).toHaveLength(5));
  });

  test('by its space', async (context) => {
    const disk = mkdtempSync(join(tmpdir(), 'slodocs-mount-'));
    onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
    if (spawnSync('sh', ['-c', 'mount -t tmpfs -o size=2m tmpfs "$0"', disk]).status !== 0)
      return context.skip('mounting a disk is refused here');
    onTestFinished(() => void spawnSync('sh', ['-c', 'umount "$0"', disk]));
    const root = join(disk, 'cache');
    await inRun(root, (store) => putAll(store, 'pages', ['old']));
    expect(told(root, ['env'])).toEqual({ early: 'the disk is full', fault: 'the disk is full', found: 60 });
    await inRun(root, (store) => expect(foundOf(store, 'pages', ['old'])).toEqual(['old']));
  });

  test.for([
    ['a folder that may only be read', true],
    ['no folder, where none may be made', false],
  ] as const)('by its rights: %s', async ([, exists], context) => {
    const nobody = { uid: 65534, gid: 65534 };
    if (process.getuid?.() !== 0) return context.skip('only root can run as another user');
    const root = folder();
    if (exists) await inRun(root, (store) => putAll(store, 'pages', ['old']));
    execFileSync('chmod', ['-R', 'a+rX', dirname(root)]);
    const reach = spawnSync(process.execPath, ['-e', `await import(${JSON.stringify(built)})`], { ...nobody, cwd: tmpdir() });
    if (reach.status !== 0) return context.skip('another user cannot read this repository');
    const why = 'permission denied';
    expect(told(root, ['env'], nobody)).toEqual({ early: why, fault: why, found: 60 });
    if (exists) await inRun(root, (store) => expect(foundOf(store, 'pages', ['old'])).toEqual(['old']));
  });

  test('by a file in the place of the folder', async () => {
    const root = folder();
    writeFileSync(root, 'mine');
    await inRun(root, (store) => {
      expect(foundOf(store, 'pages', ['one'])).toEqual([]);
      putAll(store, 'pages', ['one']);
      expect(foundOf(store, 'pages', ['one'])).toEqual(['one']);
      expect(store.fault).toBe('a file is in the way of a folder');
    });
  });
});
