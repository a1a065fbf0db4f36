// Runs commands on one site at the same time, each in its own process, and checks what must hold when all have ended.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type BuildResult, build, type Diagnostic } from '../../../src/index.ts';
import { bin, type Ended, run, site, snapshot } from '../../pipeline/6-emit/site-on-disk.ts';
import type { Random } from '../../seeded-faults/random.ts';

const files = {
  'docs/index.md': '# Home\n\n[A](./a.md) [B](./part/b.md)\n',
  'docs/a.md': '# A\n\n[Home](./index.md)\n',
  'docs/part/b.md': '# B\n\n[A](../a.md)\n',
  'versions.json': '["0.9"]',
  'versioned_sidebars/version-0.9-sidebars.json': '{}',
  'versioned_docs/version-0.9/index.md': '# Old\n',
};

/** Command lines. Of those that exclude one another, one is carried out. */
const commands = [
  'version cut 1.0',
  'version cut 2.0',
  'version cut 3.0',
  'version cut 3.0',
  'mv docs/a.md docs/moved/a.md',
  'mv docs/a.md docs/other/a.md',
  'mv docs/part docs/piece',
  'urls --update',
  'eject Footer',
  'eject Footer',
  'eject Navbar',
  'clean',
  'build',
  'build',
] as const;

interface Done extends Ended {
  readonly command: string;
}

/** Draws so many commands, lets them run, and holds what they said against what they have left. */
export async function playRound(count: number, random: Random): Promise<void> {
  const root = site(files);
  const left = [...commands];
  const drawn = Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? 'build');
  const done = await Promise.all(drawn.map((command) => carryOut(root, command)));
  const report = done.map(({ command, code, signal, printed }) => `${command}: ${signal ?? code}\n${printed}`).join('\n');
  expect(
    done.filter(({ command, code }) => !codesOf(command).includes(code)),
    report,
  ).toEqual([]);
  expectCuts(root, done, report);
  expectMoves(root, done, report);
  expectParts(root, done, report);
  const state = join(root, '.slodocs');
  const begun = [...readdirSync(root), ...readdirSync(state)].filter((name) => /^(?:\.slodocs-change|lock)/.test(name));
  expect(begun, report).toEqual([]);
  await expectSound(root, done, report);
}

async function carryOut(root: string, command: string): Promise<Done> {
  const ended = await run(process.execPath, [bin, ...command.split(' ')], { cwd: root });
  return { ...ended, command };
}

/** How a command may end: 0 where it is done, else what says that it is refused. */
function codesOf(command: string): readonly (number | null)[] {
  if (command.startsWith('mv')) return [0, 1];
  return /^(?:version|eject)/.test(command) ? [0, 2] : [0];
}

function expectCuts(root: string, done: readonly Done[], report: string): void {
  const cuts = done.filter(({ command }) => command.startsWith('version cut'));
  const names = [...new Set(cuts.map(({ command }) => command.slice(-3)))];
  // Every name can be cut once, and is.
  expect(
    cuts
      .filter(({ code }) => code === 0)
      .map(({ command }) => command.slice(-3))
      .sort(),
    report,
  ).toEqual([...names].sort());
  const listed = JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[];
  expect([...listed].sort(), report).toEqual(['0.9', ...names].sort());
  const folders = readdirSync(join(root, 'versioned_docs'));
  expect(folders.sort(), report).toEqual(listed.map((name) => `version-${name}`).sort());
  const sidebars = readdirSync(join(root, 'versioned_sidebars'));
  expect(sidebars.sort(), report).toEqual(listed.map((name) => `version-${name}-sidebars.json`).sort());
}

function expectMoves(root: string, done: readonly Done[], report: string): void {
  const moves = done.filter(({ command }) => command.startsWith('mv')).map(({ command, code }) => [...command.split(' '), code]);
  for (const from of ['docs/a.md', 'docs/part']) {
    const tried = moves.filter((move) => move[1] === from);
    const made = tried.filter(([, , , code]) => code === 0);
    expect(made, report).toHaveLength(Math.min(tried.length, 1));
    expect(existsSync(join(root, from)), report).toBe(tried.length === 0);
    for (const [, , to, code] of tried) expect(existsSync(join(root, String(to))), report).toBe(code === 0);
  }
}

function expectParts(root: string, done: readonly Done[], report: string): void {
  for (const part of ['Footer', 'Navbar']) {
    const tried = done.filter(({ command }) => command === `eject ${part}`);
    expect(
      tried.filter(({ code }) => code === 0),
      report,
    ).toHaveLength(Math.min(tried.length, 1));
    expect(existsSync(join(root, `src/theme/${part}.tsx`)), report).toBe(tried.length > 0);
  }
}

/** The site has no fault but lost addresses that the commands explain, and what was kept of it meanwhile makes what nothing kept makes. */
async function expectSound(root: string, done: readonly Done[], report: string): Promise<void> {
  let warm = await build({ root });
  const lost = faultsOf(warm).filter(({ code }) => code === 'resolve/lost-address');
  if (lost.length > 0) {
    expectMovedBetweenCuts(lost, done, report);
    expect((await run(process.execPath, [bin, 'urls', '--update'], { cwd: root })).code, report).toBe(0);
    warm = await build({ root });
  }
  expect(faultsOf(warm), report).toEqual([]);
  const cold = await build({ root, cache: false, outDir: 'cold' });
  expect(await snapshot(warm.outDir), report).toEqual(await snapshot(cold.outDir));
}

/** Parts that no configuration names are an info. */
function faultsOf({ diagnostics }: BuildResult): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity !== 'info');
}

/**
 * An address of the latest version is lost where one version was cut before a page of it moved, its addresses were written down, and a
 * later version was cut after the move: `mv` leaves a redirect from where the page stood in the current docs, not in a version.
 */
function expectMovedBetweenCuts(lost: readonly Diagnostic[], done: readonly Done[], report: string): void {
  const carriedOut = (start: string) => done.filter(({ command, code }) => command.startsWith(start) && code === 0);
  expect(carriedOut('version cut').length, report).toBeGreaterThan(1);
  expect(carriedOut('urls --update').length, report).toBeGreaterThan(0);
  const addresses = { 'docs/a.md': '/docs/a', 'docs/part': '/docs/part/b' };
  const moved = Object.entries(addresses).filter(([from]) => carriedOut(`mv ${from} `).length > 0);
  for (const { message } of lost)
    expect(
      moved.some(([, address]) => message.includes(`"${address}"`)),
      report,
    ).toBe(true);
}
