// Command lines of shards that say something impossible.
import { expect, it } from 'vitest';
import { bin, run } from '../../pipeline/6-emit/site-on-disk.ts';

it.each([
  ['--shard 21/20', 'With 20 shards, it must be between 1/20 and 20/20.'],
  ['--shard 0/4', 'With 4 shards, it must be between 1/4 and 4/4.'],
  ['--shard 1/0', 'such as "3/20"'],
  ['--shard 1/1001', 'with at most 1000 shards'],
  ['--shard three', 'such as "3/20"'],
  ['--compile', '--compile requires --shard'],
  ['--shard 1/2 --archive site.tar', '--shard and --archive cannot be combined: a shard does not write the site'],
])('build %s', async (flags, reason) => {
  const { code, printed } = await run(process.execPath, [bin, 'build', ...flags.split(' ')]);
  expect(printed).toContain(reason);
  expect(code).toBe(2);
});
