import { join } from 'node:path';
import { writeManifest } from '../../../../../src/pipeline/context/output-manifest.ts';
import { listFile } from '../../../../../src/pipeline/context/output-place.ts';

/** The list came from a disk with longer names. */
export async function arrange(root: string): Promise<void> {
  const entry = { path: `${'long'.repeat(70)}.html`, key: 'key', hash: 'hash', stamp: '', racy: true };
  writeManifest(listFile({ root, outDir: join(root, 'build') }), [entry]);
}
