// Compares builds of two generators, without a site.
import type { CompatResult } from './tools/compat/difference.ts';

export * from './tools/compat/difference.ts';

/** Holds ours against theirs. Both are absolute folders with built sites; rejects as `node:fs` does. */
export async function compareBuilds(theirs: string, ours: string): Promise<CompatResult> {
  return (await import('./tools/compat/compat.ts')).compareBuilds(theirs, ours);
}
