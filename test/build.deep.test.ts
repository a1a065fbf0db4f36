// Tests builds of this repository while the program is in use, and while a build is killed.
import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

const leftovers = (): readonly string[] => readdirSync('.').filter((name) => name.startsWith('.dist-'));

it('the program works at every moment of builds, of which one is killed and two run at once', {
  timeout: 1_800_000,
}, async () => {
  let isDone = false;
  const used = (async () => {
    let times = 0;
    for (; !isDone; times++) {
      const { stdout } = await run(process.execPath, ['bin/slodocs.js', 'explain', 'resolve/broken-link']);
      expect(stdout).toContain('resolve/broken-link');
    }
    return times;
  })();
  try {
    const killed = spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'ignore' });
    await wait(15_000);
    killed.kill('SIGKILL');
    await new Promise((done) => killed.once('close', done));
    const ended = spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'ignore' });
    await wait(5_000);
    ended.kill('SIGTERM');
    expect(await new Promise((done) => ended.once('close', done))).toBe(143);
    await Promise.all([1, 2].map(() => run(process.execPath, ['scripts/build.mjs'])));
  } finally {
    isDone = true;
  }
  expect(await used).toBeGreaterThan(5);
  expect(leftovers()).toEqual([]);
});
