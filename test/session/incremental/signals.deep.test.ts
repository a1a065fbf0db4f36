// Builds that are ended from outside at any moment: what stands there is whole, and the next build makes it right.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { bin, ended } from '../../pipeline/6-emit/site-on-disk.ts';
import { replayed, scriptRuns } from '../../property-runs.ts';
import { seeded } from '../../seeded-faults/random.ts';
import { buildCold, buildHere, inFolder, outputOf } from './builds.ts';
import { randomSite } from './random-site.ts';
import { type Tree, writeTree } from './tree.ts';

const old = randomSite({ pages: 45, seed: 8, versions: false });
/** Every page, the stylesheet of a component and an image differ: the names of assets as well. */
const other: Tree = new Map(
  [...old].map(([path, text]) => [
    path,
    path.endsWith('.css')
      ? text.replace('1px', '2px')
      : path.endsWith('plan.svg')
        ? text.replace('M0', 'M1')
        : text.replace(/^(title: .*)$/m, '$1, again'),
  ]),
);
const outputs = [(await buildCold(old)).output, (await buildCold(other)).output];

/** Of each signal. */
const runs = scriptRuns(50);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  `%s at random moments (${runs})`,
  async (signal) => {
    const random = seeded(replayed().seed ?? 1);
    await inFolder('slodocs-signal-', async (root) => {
      writeTree(root, old);
      const started = Date.now();
      await build(root);
      const whole = Date.now() - started;
      let standing = old;
      for (let at = 0; at < runs; at++) {
        const next = standing === old ? other : old;
        writeTree(root, next, standing);
        standing = next;
        const moment = random.below(whole);
        const { code, signal: endedBy, printed } = await build(root, signal, moment);
        const when = `run ${at + 1}, after ${moment} ms: ${printed}`;
        if (endedBy === null) expect([0, 143], when).toContain(code);
        await expectWhole(root, when);
        expect(await buildHere(root, 1), when).toMatchObject({ ok: true });
        expect(await outputOf(root), when).toEqual(outputs[standing === old ? 0 : 1]);
      }
    });
  },
  3_600_000,
);

/** Every file is of the old output or of the new one, and every file that a page names is there. */
async function expectWhole(root: string, when: string): Promise<void> {
  const paths = Object.entries(await outputOf(root)).filter(([path]) => !path.endsWith('/') && !path.startsWith('.slodocs-'));
  for (const [path, hash] of paths)
    expect(
      outputs.map((output) => output[path]),
      `${when}\n${path}`,
    ).toContain(hash);
  const there = new Set(paths.map(([path]) => path));
  for (const path of fastGlob.sync('**/*.html', { cwd: join(root, 'build') })) {
    const html = readFileSync(join(root, 'build', path), 'utf8');
    const named = Array.from(html.matchAll(/(?:href|src)="\/(assets\/[^"#?]+)"/g), ([, asset = '']) => asset);
    expect(
      named.filter((asset) => !there.has(asset)),
      `${when}\n${path}`,
    ).toEqual([]);
  }
}

function build(root: string, signal?: NodeJS.Signals, moment = 0) {
  const child = spawn(process.execPath, [bin, 'build', root, '--concurrency', '2'], { cwd: tmpdir() });
  const timer = signal && setTimeout(() => child.kill(signal), moment);
  return ended(child).finally(() => clearTimeout(timer));
}
