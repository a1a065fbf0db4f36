// Defines the types of the options and results of a run that applies the fixes of diagnostics.
import type { Diagnostic } from '#model/diagnostic';
import type { BuildOptions, BuildResult } from '#model/run';

export interface FixOptions extends Omit<BuildOptions, 'force'> {
  /** Apply the fixes of these codes alone; of all when absent. */
  readonly codes?: readonly string[] | undefined;
  /** Write nothing: the result tells what would be written at first. */
  readonly dryRun?: boolean | undefined;
  /** Called with the changes of each round, before they are written. */
  readonly onChanges?: ((files: readonly FixedFile[]) => void | Promise<void>) | undefined;
  /** Called with the changes of each round, after they are written: a later round may fail. */
  readonly onWritten?: ((files: readonly FixedFile[]) => void) | undefined;
}

/** What is left after the fixes: the diagnostics are those of the last check. */
export interface FixResult extends BuildResult {
  /** The changes of all rounds, in order. A file stands here once for each round that changed it. */
  readonly fixed: readonly FixedFile[];
  /** Fixes that were not applied. */
  readonly unapplied: readonly UnappliedFix[];
  /** Why a round was not written: nothing of that round was. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

/** Texts are without byte order mark. */
export interface FixedFile {
  /** Relative to the root. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The number of faults that are fixed in it. */
  readonly fixes: number;
}

export interface UnappliedFix {
  readonly diagnostic: Diagnostic;
  /** A clause about the fix, such as `it is outside the site`. */
  readonly reason: string;
}
