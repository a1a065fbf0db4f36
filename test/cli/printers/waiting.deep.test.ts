// Two builds of one site at once, in processes of their own: the second waits, and says for whom.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { bin, site } from '../../pipeline/6-emit/site-on-disk.ts';

/** A plugin that tells that a build is under way, and then waits until it may go on. */
const config = `import { existsSync, writeFileSync } from 'node:fs';
import { defineConfig, definePlugin } from 'slodocs';

const slow = definePlugin({
  name: 'slow',
  apiVersion: 1,
  async discover() {
    writeFileSync(new URL('begun', import.meta.url), '');
    while (!existsSync(new URL('go-on', import.meta.url))) await new Promise((resolve) => setTimeout(resolve, 10));
    return [];
  },
});

export default defineConfig({
  title: 'Slow',
  url: 'https://slow.example',
  plugins: [slow],
  preset: { 'git-dates': false, search: false, twins: false },
});
`;

function start(args: readonly string[]): ChildProcess & { readonly told: { out: string; error: string } } {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (told.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (told.error += chunk.toString()));
  return Object.assign(child, { told });
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(10);
}

test('a build that waits says so once, whatever it prints, and goes on when the other has ended', {
  timeout: 60_000,
}, async () => {
  const root = site({ 'site.config.ts': config, 'docs/index.md': '# Home\n\nWelcome.\n' });
  const first = start(['build', root]);
  await until(() => existsSync(join(root, 'begun')) || first.exitCode !== null);
  expect(first.exitCode, first.told.error + first.told.out).toBeNull();

  const formats = ['pretty', 'json', 'sarif', 'github'];
  const others = formats.map((format) => start(['build', root, '--format', format, '--quiet']));
  const line = `waiting for another build of this site (process ${first.pid})\n`;
  await until(() => others.every(({ told, exitCode }) => told.error !== '' || exitCode !== null));
  expect(others.map(({ told }) => told)).toEqual(formats.map(() => ({ out: '', error: line })));

  const all = [first, ...others];
  const ends = all.map((child) => once(child, 'close'));
  writeFileSync(join(root, 'go-on'), '');
  await Promise.all(ends);
  expect(all.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0, 0]);
  expect(all.map(({ told }) => told.error)).toEqual(['', line, line, line, line]);
  const [pretty, json, sarif, github] = others.map(({ told }) => told.out);
  expect([pretty, github]).toEqual(['', '']);
  expect(JSON.parse(json ?? '')).toMatchObject({ diagnostics: [] });
  expect(JSON.parse(sarif ?? '')).toMatchObject({ version: '2.1.0' });
});
