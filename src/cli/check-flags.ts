// Defines the options of `slodocs build` and `slodocs check`.
import { resolve } from 'node:path';
import type { BuildOptions } from '#index';
import type { Shard } from '#model/remote-cache';
import type { BaselineFlags } from './baseline.ts';
import { UsageError } from './exit-codes.ts';
import type { PrintFlags } from './print-result.ts';

/** The options of `build` and `check` that do not concern the site. */
export interface CompileFlags extends PrintFlags, FixFlags, BaselineFlags {
  readonly cache: boolean;
  readonly force?: boolean;
  readonly shard?: Pick<Shard, 'number' | 'of'>;
  readonly compile?: boolean;
  /** Absolute. */
  readonly archive?: string;
  readonly concurrency?: number;
  readonly timeLimit?: number;
  readonly profile?: string;
  readonly external?: boolean;
  readonly refreshLinks?: boolean;
  /** Values by axes. */
  readonly variant?: Readonly<Record<string, string>>;
}

export interface FixFlags {
  readonly fix?: boolean;
  readonly fixOnly?: readonly string[];
  readonly dryRun?: boolean;
  readonly external?: boolean;
  /** By names; paths from the working directory. */
  readonly against?: Readonly<Record<string, string>>;
}

/** What the flags say of linked sites; paths become absolute, and what is neither is reported with the configuration. */
export function linkOptions(
  { against, refreshLinks }: Pick<CompileFlags, 'against' | 'refreshLinks'>,
  cwd: string,
): Pick<BuildOptions, 'against' | 'refreshLinks'> {
  const named = Object.entries(against ?? {}).map(([name, index]) => [
    name,
    /^[a-z][a-z\d+.-]+:\/\//i.test(index) ? index : resolve(cwd, index),
  ]);
  return { refreshLinks, against: Object.fromEntries(named) };
}

/** Undefined where the whole site is built. */
export function shardIn({
  shard,
  compile = false,
  archive,
}: Pick<CompileFlags, 'shard' | 'compile' | 'archive'>): Shard | undefined {
  if (compile && !shard) throw new UsageError('--compile requires --shard', 'Write `slodocs build --shard 1/4 --compile`.');
  if (shard && archive !== undefined)
    throw new UsageError('--shard and --archive cannot be combined: a shard does not write the site', 'Remove one of them.');
  return shard && { ...shard, compiles: compile };
}

/** True where the command line asks for fixes. */
export function wantsFixes({ fix, fixOnly, dryRun, external }: FixFlags): boolean {
  if (external && (fix || fixOnly))
    throw new UsageError(
      '--external and --fix cannot be combined',
      'Check external links first, then update the links whose pages have moved.',
    );
  if (fix || fixOnly) return true;
  if (dryRun) throw new UsageError('--dry-run requires --fix', 'Write `slodocs check --fix --dry-run`.');
  return false;
}
