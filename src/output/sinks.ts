// Chooses the sink of a run, and the folders that are therefore no input of it.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '#files/digest';
import type { Config } from '#model/config';
import { defaultOutDir, type Sink } from '#model/output';
import { archiveSink } from './archive-sink.ts';
import { diskSink } from './disk-sink.ts';
import { listName } from './output-list.ts';
import type { Guard } from './overwrite-guard.ts';

/** The folders that slodocs itself writes, which are no input of a build. Absolute. */
export function excludedFolders({ root, outDir, cacheDir }: Pick<Config, 'root' | 'outDir' | 'cacheDir'>): readonly string[] {
  const usual = join(root, defaultOutDir);
  // A build into another folder would take what an earlier one has written for content.
  const earlier = existsSync(join(usual, listName)) ? [usual] : [];
  return [outDir, dirname(cacheDir), join(root, '.slodocs'), ...earlier];
}

/** Discards output, for `check`. Plugins still make their files, so that their faults are found. */
export const nullSink: Sink = {
  async commit(files) {
    for (const { content } of files) if ('pour' in content) await content.pour(() => undefined);
    return { written: 0, removed: 0, left: [], state: '' };
  },
  holds: () => true,
};

export type SinkOptions = Pick<Guard, 'force' | 'inputs'> & { readonly writes: boolean };

export function sinkOf(
  places: Pick<Config, 'root' | 'outDir' | 'cacheDir' | 'archive'>,
  { writes, ...guard }: SinkOptions,
): Sink {
  const { root, outDir, cacheDir, archive } = places;
  if (!writes) return nullSink;
  if (archive !== undefined) return archiveSink(archive, guard.inputs);
  // Each output folder of a site has a manifest of its own.
  const record = join(cacheDir, 'outputs', digestOf(outDir).slice(0, 16));
  return diskSink(outDir, record, { root, ...guard });
}
