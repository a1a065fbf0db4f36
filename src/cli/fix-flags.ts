// Defines the options of `slodocs check` that ask for fixes.
import { UsageError } from './exit-codes.ts';

export interface FixFlags {
  readonly fix?: boolean;
  readonly fixOnly?: readonly string[];
  readonly dryRun?: boolean;
  readonly external?: boolean;
}

/** True where the command line asks for fixes. */
export function wantsFixes({ fix, fixOnly, dryRun, external }: FixFlags): boolean {
  if (external && (fix || fixOnly))
    throw new UsageError('--external and --fix do not go together', 'Ask other hosts first, then mend what has moved by hand.');
  if (fix || fixOnly) return true;
  if (dryRun) throw new UsageError('--dry-run shows what fixes would change', 'Write `slodocs check --fix --dry-run`.');
  return false;
}
