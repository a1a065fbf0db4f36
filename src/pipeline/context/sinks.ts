// Where a run's output goes, and which folders are therefore no input of it.
import { dirname, join } from 'node:path';
import type { Config } from '#model/config';
import type { Sink } from '#model/output';
import { diskSink } from './disk-sink.ts';
import { listFile } from './output-place.ts';

/** What slodocs itself writes is no input of it, wherever it stands. Absolute. */
export function apartOf({ root, outDir, cacheDir }: Pick<Config, 'root' | 'outDir' | 'cacheDir'>): readonly string[] {
  return [outDir, dirname(cacheDir), join(root, '.slodocs')];
}

/** Check and build differ in this alone. What plugins make it makes, for their faults. */
const nowhere: Sink = {
  async commit(files) {
    for (const { content } of files) if ('pour' in content) await content.pour(() => undefined);
    return { written: 0, removed: 0, unremoved: [], state: '' };
  },
  holds: () => true,
};

export function sinkOf(places: Pick<Config, 'root' | 'outDir'>, writes: boolean): Sink {
  return writes ? diskSink(places.outDir, listFile(places)) : nowhere;
}
