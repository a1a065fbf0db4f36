import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../src/cli/exit-codes.ts';
import { ownSpan, printProfile, writeProfile } from '../../src/cli/profile.ts';

const span = { ph: 'X', pid: 1, cat: 'stage', dur: 10 } as const;

test('spans stand in the order of their start, after the names of their lanes', () => {
  const spans = [
    { ...span, name: 'render', ts: 20_000, tid: 0 },
    { ...span, name: 'a.md', ts: 20_500, tid: 2 },
    ownSpan('start', 0, 10.5),
  ];
  const { traceEvents, displayTimeUnit } = JSON.parse(printProfile(spans));
  expect(displayTimeUnit).toBe('ms');
  expect(traceEvents.map(({ ph, name }: { ph: string; name: string }) => `${ph} ${name}`)).toEqual([
    'M process_name',
    'M thread_name',
    'M thread_sort_index',
    'M thread_name',
    'M thread_sort_index',
    'X start',
    'X render',
    'X a.md',
  ]);
  expect(traceEvents[5]).toEqual({ name: 'start', cat: 'cli', ph: 'X', ts: 0, dur: 10_500, pid: 1, tid: 0 });
  expect(traceEvents[3]).toEqual({ name: 'thread_name', ph: 'M', pid: 1, tid: 2, args: { name: 'lane 2' } });
});

test('a file is written, or the command line was wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slodocs-profile-'));
  await writeProfile(join(folder, 'trace.json'), []);
  expect(JSON.parse(await readFile(join(folder, 'trace.json'), 'utf8')).traceEvents).toHaveLength(3);
  await expect(writeProfile(join(folder, 'no/trace.json'), [])).rejects.toThrow(UsageError);
  await rm(folder, { recursive: true });
});
