// Reads and writes baselines, and takes their known faults out of results.
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Baseline } from '#model/baseline';
import type { Diagnostic } from '#model/diagnostic';
import { hasFault } from '#model/diagnostic';
import type { BuildResult } from '#model/run';
import { readBaselineText } from './baseline-text.ts';

export { InvalidBaseline } from './baseline-text.ts';

/** Undefined where there is no such file. `file` is absolute. Throws an `InvalidBaseline` for any other content, else as `node:fs`. */
export async function readBaseline(file: string): Promise<Baseline | undefined> {
  const text = await readFile(file, 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return undefined;
    throw thrown;
  });
  return text === undefined ? undefined : readBaselineText(text);
}

/** Replaces the file whole, unless it has this content. Rejects with a `ChangeFault` where that is refused, and nothing is changed. */
export async function writeBaseline(file: string, baseline: Baseline): Promise<void> {
  const { printBaseline } = await import('./baseline-text.ts');
  const { changeWhole } = await import('#output/atomic-change');
  const content = printBaseline(baseline);
  const itself = await realpath(file).catch(() => file);
  const replaces = await readFile(itself, 'utf8').catch(() => undefined);
  if (replaces === content) return;
  await changeWhole(dirname(itself), [{ path: basename(itself), content, replaces }], new AbortController().signal);
}

/** The baseline that knows everything that the result reports. */
export async function baselineFor({ diagnostics, known = [] }: BuildResult): Promise<Baseline> {
  const { baselineOf } = await import('./baseline.ts');
  return baselineOf([...diagnostics, ...known]);
}

/** The baseline without the faults that the result has no longer. */
export async function prunedBaseline(baseline: Baseline, { vanished = [] }: BuildResult): Promise<Baseline> {
  const { withoutVanished } = await import('./baseline.ts');
  return withoutVanished(baseline, vanished);
}

/**
 * Takes the known faults out of a result's diagnostics. A build keeps its known errors, for they stop it. Nothing counts as gone
 * while there are new errors: they may hide it.
 */
export async function judge<Result extends BuildResult>(
  result: Result,
  baseline: Baseline,
  { strict, isBuild }: { readonly strict: boolean; readonly isBuild: boolean },
): Promise<Result> {
  const { compareWithBaseline } = await import('./baseline.ts');
  const { known, fresh, vanished } = compareWithBaseline(result.diagnostics, baseline);
  const forgiven = new Set(isBuild ? known.filter(({ severity }) => severity !== 'error') : known);
  const diagnostics = result.diagnostics.filter((one) => !forgiven.has(one));
  const isWhole = fresh.every(({ severity }) => severity !== 'error');
  return {
    ...result,
    ok: !hasFault(diagnostics, strict),
    diagnostics,
    known: [...forgiven],
    vanished: isWhole ? vanished : [],
  };
}

/** Drops the known faults, before anything is written. */
export async function forgetKnown(baseline: Baseline): Promise<(found: readonly Diagnostic[]) => readonly Diagnostic[]> {
  const { compareWithBaseline } = await import('./baseline.ts');
  return (found) => compareWithBaseline(found, baseline).fresh;
}
