// Command lines of shards that say something impossible.
import { expect, it } from 'vitest';
import { bin, run } from '../../pipeline/6-emit/site-on-disk.ts';

it.each([
  ['--shard 21/20', 'The shards of 20 are 1/20 to 20/20.'],
  ['--shard 0/4', 'The shards of 4 are 1/4 to 4/4.'],
  ['--shard 1/0', 'such as "3/20"'],
  ['--shard 1/1001', 'there are at most 1000'],
  ['--shard three', 'such as "3/20"'],
  ['--compile', '--compile is for shards'],
  ['--shard 1/2 --archive site.tar', 'a shard writes no site, and no archive of one'],
])('build %s', async (flags, reason) => {
  const { code, printed } = await run(process.execPath, [bin, 'build', ...flags.split(' ')]);
  expect(printed).toContain(reason);
  expect(code).toBe(2);
});
