// Writes a site as one archive, in a stream, and puts it into place only when all of it is there.
import { createWriteStream, lstatSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { digestOf } from '#files/digest';
import { makeFolders } from '#files/replace-file';
import type { OutputFile, Sink } from '#model/output';
import { archiveEnding } from '#model/output';
import { compareText } from '#model/place';
import { archiveContent } from './archive-content.ts';
import { Obstacle, parentsOf } from './path-guard.ts';
import { stageOf } from './stage.ts';
import { withStage } from './staged-work.ts';
import { archiveEnd, headerOf, paddingAfter } from './tar.ts';

/** Both are absolute. `inputs` are the files that the site is made from. */
export function archiveSink(archive: string, inputs: () => readonly string[]): Sink {
  const folder = dirname(archive);
  // Builds of several sites in one process may write into one folder.
  const stage = `${stageOf(folder)}.${digestOf(archive).slice(0, 8)}`;
  return {
    commit: (files, isSound = () => true) =>
      withStage(folder, stage, async () => {
        const staged = join(stage, basename(archive));
        makeFolders(stage);
        const written = await write(staged, files, stage);
        if (!(await isSound([]))) return undefined;
        refuseOthers(archive, inputs());
        renameSync(staged, archive);
        return { written, removed: 0, left: [], state: '' };
      }),
    // An archive is written anew each time, from a cache that has everything.
    holds: () => false,
  };
}

/** Returns the number of files. Throws as `node:fs` does, and obstacles. */
async function write(staged: string, files: readonly OutputFile[], stage: string): Promise<number> {
  let count = 0;
  // Programs that unpack an archive as another user give folders that it does not name modes of their own.
  const folders = new Set<string>();
  async function* tarred(): AsyncGenerator<Uint8Array> {
    const sorted = [...files].sort((a, b) => compareText(a.path, b.path));
    const contents = ahead(sorted, async (file, n) => ({ file, content: await archiveContent(file, join(stage, `large-${n}`)) }));
    for await (const { file, content } of contents) {
      if (!content) continue;
      count++;
      for (const parent of parentsOf(file.path)) {
        if (folders.has(parent)) continue;
        folders.add(parent);
        yield headerOf(`${parent}/`, 0);
      }
      yield headerOf(file.path, content.size);
      yield* content.read();
      yield paddingAfter(content.size);
    }
    yield archiveEnd;
  }
  const out = createWriteStream(staged, { flags: 'wx' });
  if (archiveEnding(staged) === '.tar') await pipeline(batched(tarred()), out);
  else await pipeline(batched(tarred()), createGzip({ chunkSize: 1 << 16 }), withoutSystem, out);
  return count;
}

const mostAhead = 16;

/** Makes values a few ahead of their use, and yields them in order. */
async function* ahead<T, R>(items: readonly T[], make: (item: T, index: number) => Promise<R>): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  for (const [index, item] of items.entries()) {
    const one = make(item, index);
    // Its turn to be awaited may never come.
    one.catch(() => undefined);
    begun.push(one);
    if (begun.length === mostAhead) yield await (begun.shift() as Promise<R>);
  }
  for (const one of begun) yield await one;
}

const batchSize = 1 << 20;

/** Joins small pieces: each that is written or compressed costs a visit to another thread. */
async function* batched(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < batchSize) continue;
    yield Buffer.concat(waiting, size);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting, size);
}

/** Replaces the byte that names the operating system by "unknown". The header is in the first chunk. */
async function* withoutSystem(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) chunk[9] = 255;
    isFirst = false;
    yield chunk;
  }
}

/** Throws an obstacle where the archive is a source, or something else has come to stand in its place. */
function refuseOthers(archive: string, inputs: readonly string[]): void {
  const help = 'Choose another file with `--archive`.';
  if (inputs.includes(archive)) {
    throw new Obstacle(`the archive would overwrite a source file of the site`, help, 'configure/unsafe-out-dir');
  }
  const found = lstatSync(archive, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new Obstacle(`"${basename(archive)}" is not a regular file`, help);
}
