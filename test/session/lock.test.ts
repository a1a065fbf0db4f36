// One at a time: between processes, within one, and after a holder that was killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from '../../src/session/lock.ts';
import { builtModule } from '../built-module.ts';
import { ended } from '../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../property-runs.ts';

const options = { signal: new AbortController().signal, onWait: () => undefined };

/** A process that takes the lock, writes a line with its number before and after, and holds it so long between. */
const program = `
import { appendFileSync } from 'node:fs';
const { withLock } = await import(process.argv[1]);
const [, , file, log, time] = process.argv;
const signal = new AbortController().signal;
await withLock(file, { signal, onWait: (pid) => console.log('waits for ' + pid) }, async () => {
  appendFileSync(log, process.pid + '\\n');
  await new Promise((resolve) => setTimeout(resolve, Number(time)));
  appendFileSync(log, process.pid + '\\n');
});
`;
const built = await builtModule('session/lock');

interface Place {
  readonly folder: string;
  readonly file: string;
  readonly log: string;
}

function place(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, file: join(folder, 'deep', 'lock'), log: join(folder, 'log') };
}

function holder({ file, log }: Place, time: number): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', built, file, log, String(time)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(5);
}

/** Each process wrote both of its lines without another between. */
function expectInTurns(log: string, count: number): void {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2 * count);
  expect(lines.filter((_, index) => index % 2 === 0)).toEqual(lines.filter((_, index) => index % 2 === 1));
}

test('processes wait for one another, and say for whom', async () => {
  const at = place();
  const waiters = await withLock(at.file, options, async () => {
    const children = [0, 0, 0].map((time) => holder(at, time));
    const said = await Promise.all(children.map(({ stdout }) => stdout && once(stdout, 'data')));
    expect(said.map(String)).toEqual(Array(3).fill(`waits for ${process.pid}\n`));
    expect(existsSync(at.log)).toBe(false);
    return children.map(ended);
  });
  for (const { code } of await Promise.all(waiters)) expect(code).toBe(0);
  expectInTurns(at.log, 3);
  expect(readdirSync(join(at.folder, 'deep'))).toEqual([]);
});

deepTest('what a killed process has left is taken over by one of many waiters after the other', async () => {
  const at = place();
  const first = holder(at, 60_000);
  await until(() => existsSync(at.log));
  const waiters = Array.from({ length: 6 }, () => ended(holder(at, 20)));
  await wait(300);
  first.kill('SIGKILL');
  for (const { code } of await Promise.all(waiters)) expect(code).toBe(0);
  const lines = readFileSync(at.log, 'utf8').trim().split('\n').slice(1);
  writeFileSync(at.log, `${lines.join('\n')}\n`);
  expectInTurns(at.log, 6);
  expect(readdirSync(join(at.folder, 'deep'))).toEqual([]);
});

test('drafts and guards that killed processes have left are taken away, and those of living ones stay', async () => {
  const { file, folder } = place();
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  mkdirSync(join(file, '..'));
  const living = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  onTestFinished(() => void living.kill('SIGKILL'));
  const guard = `${file}.0123456789abcdef`;
  for (const left of [`${file}-${dead.pid}`, `${guard}-${dead.pid}`]) writeFileSync(left, '');
  for (const left of [`${file}-1${dead.pid}`, guard]) writeFileSync(left, `${dead.pid}.. 1 ${hostname()}\n`);
  const kept = [`${file}-${living.pid}`, `${file}-other`, `${file}s`];
  for (const other of kept) writeFileSync(other, '');
  await withLock(file, options, async () => undefined);
  expect(readdirSync(join(folder, 'deep')).sort()).toEqual(kept.map((path) => basename(path)).sort());
});

test('a process that ends in the midst of the work leaves no lock behind', async () => {
  const at = place();
  const ending = program.replace('await new Promise', 'process.exit(5); await new Promise');
  const child = spawn(process.execPath, ['--input-type=module', '-e', ending, '--', built, at.file, at.log, '0']);
  expect((await ended(child)).code).toBe(5);
  expect(readdirSync(join(at.folder, 'deep'))).toEqual([]);
});

test.for([
  ['of a process of that number that started at another time', (text: string) => text.replace(/^(\S+\.)\d+ /, '$11 ')],
  ['of another boot', (text: string) => text.replace(/^(\d+)\.[^.]*/, '$1.another-boot')],
  ['of another machine', (text: string) => text.replace(/ \S+\n$/, ' elsewhere\n')],
] as const)('a lock %s is nobody’s', async ([, change]) => {
  const { file } = place();
  let own = '';
  await withLock(file, options, async () => {
    own = readFileSync(file, 'utf8');
  });
  writeFileSync(file, change(own));
  expect(await withLock(file, options, async () => 'done')).toBe('done');
  expect(existsSync(file)).toBe(false);
});

deepTest('a lock that was never written to its end is taken over after a while', async () => {
  const { file } = place();
  mkdirSync(join(file, '..'));
  writeFileSync(file, '');
  const start = performance.now();
  expect(await withLock(file, options, async () => 'done')).toBe('done');
  expect(performance.now() - start).toBeGreaterThan(1000);
});

test('runs of one process wait for one another', async () => {
  const { file } = place();
  const log: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    log.push(name);
    await wait(30);
    log.push(name);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => withLock(file, options, work(name))));
  expect(log.filter((_, index) => index % 2 === 0)).toEqual(log.filter((_, index) => index % 2 === 1));
});

test('work that waits for the lock it is done under is told so at once', async () => {
  const { file } = place();
  const inner = withLock(file, options, () => withLock(file, options, async () => undefined));
  await expect(inner).rejects.toThrow('would wait forever');
  expect(existsSync(file)).toBe(false);
  await withLock(file, options, () => withLock(`${file}-2`, options, async () => undefined));
});

test('a lock is released when the work throws, and a waiter gives up when it is told to', async () => {
  const { file } = place();
  await expect(withLock(file, options, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
  const controller = new AbortController();
  const onWait = (): void => controller.abort(new Error('enough'));
  const first = withLock(file, options, () => wait(200));
  await expect(withLock(file, { signal: controller.signal, onWait }, async () => undefined)).rejects.toThrow('enough');
  await first;
  expect(existsSync(file)).toBe(false);
});

test('work is done without a lock where there can be none', async () => {
  const { folder } = place();
  writeFileSync(join(folder, 'file'), '');
  expect(await withLock(join(folder, 'file', 'lock'), options, async () => 'done')).toBe('done');
  mkdirSync(join(folder, 'lock'));
  expect(await withLock(join(folder, 'lock'), options, async () => 'done')).toBe('done');
  expect(await withLock('/proc/slodocs/lock', options, async () => 'done')).toBe('done');
});
