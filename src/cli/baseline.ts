// Opens the baseline that a command line names, applies it to a result, and keeps it up to date.

import { resolve } from 'node:path';
import {
  type Baseline,
  type BuildResult,
  baselineFor,
  InvalidBaseline,
  judge,
  prunedBaseline,
  readBaseline,
  writeBaseline,
} from '#index';
import { shellPath } from '#kit/print/texts';
import { UsageError } from './exit-codes.ts';
import { plural } from './printers/counts.ts';

export interface BaselineFlags {
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
}

export interface OpenBaseline {
  /** As it was named. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  readonly baseline: Baseline;
  /** True where the file is to be written for the first time. */
  readonly isNew: boolean;
  readonly updates: boolean;
}

/** Throws a usage error for a file that is missing, unreadable, or no baseline. */
export async function openBaseline(
  { baseline: name, updateBaseline: updates = false }: BaselineFlags,
  cwd: string,
): Promise<OpenBaseline | undefined> {
  if (name === undefined) {
    if (!updates) return undefined;
    throw new UsageError('--update-baseline needs --baseline with a file', 'Write `--baseline faults.json --update-baseline`.');
  }
  const file = resolve(cwd, name);
  const baseline = await readBaseline(file).catch((thrown: Error) => {
    throw refusal(name, thrown);
  });
  if (!baseline && !updates) {
    const way = `Create one from the current problems: \`slodocs check --baseline ${shellPath(name)} --update-baseline\`.`;
    throw new UsageError(`there is no baseline "${name}"`, way);
  }
  return { name, file, baseline: baseline ?? { faults: [] }, isNew: !baseline, updates };
}

/**
 * Writes the baseline where that is asked for, and returns the result as it then is, with a line that says what was done. A file that
 * exists loses what has vanished, and gets nothing new: new faults are never accepted in passing.
 */
export async function updateBaseline<Result extends BuildResult>(
  { name, file, baseline, isNew, updates }: OpenBaseline,
  result: Result,
  strict: boolean,
): Promise<{ readonly result: Result; readonly said: string }> {
  if (!updates) return { result, said: '' };
  if (isNew && result.diagnostics.some(({ code, severity }) => severity === 'error' && code.startsWith('configure/')))
    return { result, said: `${name} was not written, because nothing is checked without a valid configuration\n` };
  const next = isNew ? await baselineFor(result) : await prunedBaseline(baseline, result);
  await writeBaseline(file, next).catch((thrown: NodeJS.ErrnoException) => {
    throw new UsageError(`the baseline "${name}" cannot be written: ${thrown.message}`);
  });
  const count = countOf(next);
  if (isNew) {
    const all = { ...result, diagnostics: [...result.diagnostics, ...(result.known ?? [])] };
    const judged = await judge(all, next, { strict, isBuild: false });
    return { result: judged, said: `wrote ${plural(count, 'known problem')} to ${name}\n` };
  }
  const gone = countOf(baseline) - count;
  const said = gone === 0 ? `${name} is up to date\n` : `removed ${plural(gone, 'problem')} from ${name}: ${count} left\n`;
  return { result: { ...result, vanished: [] }, said };
}

function countOf({ faults }: Baseline): number {
  return faults.reduce((sum, { count }) => sum + count, 0);
}

function refusal(name: string, thrown: Error): Error {
  const renew = `Restore it, or delete it and create it again: \`slodocs check --baseline ${shellPath(name)} --update-baseline\`.`;
  if (thrown instanceof InvalidBaseline) return new UsageError(`"${name}" ${thrown.message}`, renew);
  return new UsageError(`the baseline "${name}" cannot be read: ${thrown.message}`);
}
