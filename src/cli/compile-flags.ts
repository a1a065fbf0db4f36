// Defines the options of `slodocs build` and `slodocs check`.
import type { BaselineFlags } from './baseline.ts';
import type { FixFlags } from './fix-flags.ts';
import type { PrintFlags } from './print-result.ts';

/** The options of `build` and `check` that do not concern the site. */
export interface CompileFlags extends PrintFlags, FixFlags, BaselineFlags {
  readonly cache: boolean;
  readonly force?: boolean;
  readonly concurrency?: number;
  readonly timeLimit?: number;
  readonly profile?: string;
  readonly external?: boolean;
}
