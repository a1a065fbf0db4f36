// Prints spans of a build as a trace for Perfetto and chrome://tracing.
import { writeFile } from 'node:fs/promises';
import type { BuildResult } from '#index';
import { UsageError } from './exit-codes.ts';

type Span = BuildResult['trace'][number];

/** A span of the command line's own work; times in milliseconds since the process started. */
export function ownSpan(name: string, start: number, end: number): Span {
  const ts = Math.round(start * 1000);
  return { name, cat: 'cli', ph: 'X', ts, dur: Math.round(end * 1000) - ts, pid: 1, tid: 0 };
}

/** The text of the trace file, spans in the order of their start, each lane named. */
export function printProfile(spans: readonly Span[]): string {
  const sorted = [...spans].sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const lanes = [...new Set([0, ...sorted.map(({ tid }) => tid)])].sort((a, b) => a - b);
  const names = [
    { name: 'process_name', ph: 'M', pid: 1, tid: 0, args: { name: 'slodocs' } },
    ...lanes.flatMap((tid) => [
      { name: 'thread_name', ph: 'M', pid: 1, tid, args: { name: tid === 0 ? 'stages' : `lane ${tid}` } },
      { name: 'thread_sort_index', ph: 'M', pid: 1, tid, args: { sort_index: tid } },
    ]),
  ];
  const rows = [...names, ...sorted].map((event) => JSON.stringify(event));
  return `{"traceEvents":[\n${rows.join(',\n')}\n],"displayTimeUnit":"ms"}\n`;
}

/** Throws a `UsageError` if the file cannot be written. */
export async function writeProfile(path: string, spans: readonly Span[]): Promise<void> {
  await writeFile(path, printProfile(spans)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`the profile "${path}" cannot be written (${error.code})`, 'Choose a file in an existing folder.');
  });
}
