// Builds a site in a process of its own, for code that would end, hang or fail that of the tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { BuildResult } from '../../src/index.ts';
import { textsOf } from '../../src/files/frame-texts.ts';
import { bin } from '../pipeline/6-emit/site-on-disk.ts';

export type Found = Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'>;

export async function buildApart(root: string): Promise<Found> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'build', root, '--format', 'json'], { encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`exit code ${status}: ${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as Pick<BuildResult, 'diagnostics'>;
  return { diagnostics, texts: await textsOf(diagnostics, root), root, outDir: join(root, 'build') };
}
