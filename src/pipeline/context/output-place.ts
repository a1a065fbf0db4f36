// An output folder to where the list of its files is kept.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '#model/config';

/** Outside of the output and of the cache. Two output folders of one site have a list each. Absolute. */
export function listFile({ root, outDir }: Pick<Config, 'root' | 'outDir'>): string {
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 16);
  return join(root, '.slodocs', 'output', name);
}
