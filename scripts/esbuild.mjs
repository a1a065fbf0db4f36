// Runs esbuild, and fails on any warning, since most point to rules or code without effect.
import { build as run } from 'esbuild';

export async function build(options) {
  const result = await run(options);
  const { length } = result.warnings;
  if (length > 0) throw new Error(`esbuild has ${length === 1 ? 'a warning' : `${length} warnings`}: see above`);
  return result;
}
