// A run that is stopped while a plugin works ends as stopped, and blames no plugin.
import { expect, test } from 'vitest';
import { build } from '../../../src/index.ts';
import { temporarySite } from '../built-site.ts';

const stop = new Error('enough');

/** Each test sets `stopNow`: the configuration is a module of its own. */
const configOf = (members: string): string => `import { definePlugin } from 'slodocs';
const end = () => { globalThis.stopNow(); throw new Error('a task has ended'); };
export default { title: 'T', url: 'https://t.example', preset: { 'git-dates': false, search: false, twins: false }, plugins: [definePlugin({ name: 'ends', apiVersion: 1, ${members} })] };
`;

test.each([
  ['discover', 'discover: end'],
  ['resolve', 'resolve: end'],
  ['emit, later', 'emit: async () => { await null; end(); }'],
  ['a file of emit', "emit: () => [{ path: 'a.txt', key: '1', make: end }]"],
])('%s', async (_, members) => {
  const controller = new AbortController();
  Object.assign(globalThis, { stopNow: () => controller.abort(stop) });
  const root = temporarySite({ 'docs/index.md': '# Home\n', 'site.config.ts': configOf(members) });
  await expect(build({ root, signal: controller.signal })).rejects.toBe(stop);
});
