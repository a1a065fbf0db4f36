// Builds that are ended at random moments, or that run side by side: never half an output.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { scriptRuns } from '../../property-runs.ts';
import { bin, build, ended, site, snapshot } from './site-on-disk.ts';
import { expectBetween, numbers, putState, states, type Whole, wholeBuilds } from './two-states.ts';

const seed = 20_251_121;
const patience = 3_600_000;

let whole: Promise<Whole> | undefined;

function wholeOnce(): Promise<Whole> {
  whole ??= wholeBuilds();
  return whole;
}

/** Ends builds of a site that goes from one state to the other and back, and builds it undisturbed now and then. */
async function endBuilds(signal: NodeJS.Signals, runs: number, isExpected: (code: number | null) => boolean): Promise<void> {
  const whole = await wholeOnce();
  const random = numbers(seed);
  const root = site({});
  putState(root, 'old');
  expect(await build(root)).toMatchObject({ code: 0 });
  for (let run = 1; run <= runs; run++) {
    const state = states[run % 2] ?? 'old';
    putState(root, state);
    const child = spawn(process.execPath, [bin, 'build', root], { cwd: tmpdir() });
    const end = ended(child);
    await moment(run, random, child, root, whole);
    child.kill(signal);
    const { code, signal: by, printed } = await end;
    expect({ run, printed, ended: by === signal || isExpected(code) }).toEqual({ run, printed, ended: true });
    await expectBetween(root, whole);
    if (run % 10 === 0 || run === runs) await expectMended(root, run, whole);
  }
}

/** Any moment of a build; every second time one at which it stages, moves or removes files. */
async function moment(run: number, random: () => number, child: ChildProcess, root: string, { time }: Whole): Promise<void> {
  if (run % 2 === 1) return wait(random() * time * 1.1);
  while (child.exitCode === null && !isStaging(root)) await new Promise((resolve) => setImmediate(resolve));
  await wait(random() * 40);
}

function isStaging(root: string): boolean {
  return readdirSync(join(root, 'build')).some((name) => name.startsWith('.slodocs-staging'));
}

async function expectMended(root: string, run: number, { files }: Whole): Promise<void> {
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(await snapshot(join(root, 'build'))).toEqual(files[states[run % 2] ?? 'old']);
}

// A build that was through before its end is one as well.
test(`SIGKILL at any moment leaves files of the old or the new build, and the next build mends all`, { timeout: patience }, () =>
  endBuilds('SIGKILL', scriptRuns(8), (code) => code === 0),
);

test(`SIGTERM at any moment does so too`, { timeout: patience }, () =>
  endBuilds('SIGTERM', Math.ceil(scriptRuns(8) / 2), (code) => code === 0 || code === 143),
);

test.for([2, 5])('%i builds of one site at once all make the same output', { timeout: patience }, async (count) => {
  const whole = await wholeOnce();
  const root = site({});
  for (const state of states) {
    putState(root, state);
    const ends = await Promise.all(Array.from({ length: count }, () => build(root)));
    for (const end of ends) {
      expect(end).toMatchObject({ code: 0 });
      expect(end.printed).not.toContain('cannot-write');
    }
    expect(await snapshot(join(root, 'build'))).toEqual(whole.files[state]);
  }
});

test('two builds of one site into two folders do not touch each other', { timeout: patience }, async () => {
  const whole = await wholeOnce();
  const root = site({});
  for (const state of states) {
    putState(root, state);
    const ends = await Promise.all(['build', 'other'].map((folder) => build(root, ['--out-dir', folder])));
    for (const end of ends) expect(end).toMatchObject({ code: 0 });
    for (const folder of ['build', 'other']) expect(await snapshot(join(root, folder))).toEqual(whole.files[state]);
  }
});
