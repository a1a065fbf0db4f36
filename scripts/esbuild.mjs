// Runs esbuild, which prints its warnings, and fails on any: most are rules or code that do nothing where they stand.
import { build as run } from 'esbuild';

export async function build(options) {
  const result = await run(options);
  const { length } = result.warnings;
  if (length > 0) throw new Error(`esbuild has ${length === 1 ? 'a warning' : `${length} warnings`}: see above`);
  return result;
}
