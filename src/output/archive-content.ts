// Makes the content of one file of an archive, whose size has to be known before its first byte.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import type { OutputContent, OutputFile } from '#model/output';
import { changedWhileCopied, refuseUnreadable } from './changes.ts';
import { openPieces } from './pieces.ts';

export interface ArchiveContent {
  readonly size: number;
  /** Called once. Throws an obstacle where a copied file has changed meanwhile. */
  read(): Iterable<Uint8Array>;
}

/** Undefined for a file whose plugin failed, which was reported. `spill` is a path for what is too large for the memory. */
export async function archiveContent({ content, key }: OutputFile, spill: string): Promise<ArchiveContent | undefined> {
  if ('copyOf' in content) return copied(content.copyOf, key);
  if ('pour' in content) return poured(content, spill);
  const made = 'bytes' in content ? content.bytes : await content.make();
  return held(typeof made === 'string' ? Buffer.from(made) : made);
}

function held(bytes: Uint8Array): ArchiveContent {
  return { size: bytes.length, read: () => [bytes] };
}

/** `hash` is the SHA-256 of the original. */
function copied(original: string, hash: string): ArchiveContent {
  refuseUnreadable(original);
  const { size } = statSync(original);
  return {
    size,
    *read() {
      const digest = createHash('sha256');
      for (const bytes of partsOf(original, size)) {
        digest.update(bytes);
        yield bytes;
      }
      if (digest.digest('hex') !== hash) throw changedWhileCopied(original);
    },
  };
}

async function poured(content: Extract<OutputContent, { pour: unknown }>, spill: string): Promise<ArchiveContent | undefined> {
  // The folder is there, with the archive.
  const pieces = openPieces(spill, () => undefined);
  let isMade = false;
  try {
    if (!(await content.pour(pieces.add))) return undefined;
    const bytes = pieces.held();
    if (bytes === undefined) pieces.write();
    isMade = true;
    return bytes ? held(bytes) : spilled(spill);
  } finally {
    if (!isMade) pieces.discard();
  }
}

function spilled(spill: string): ArchiveContent {
  const { size } = statSync(spill);
  return {
    size,
    *read() {
      yield* partsOf(spill, size);
      rmSync(spill);
    },
  };
}

/** Exactly `size` bytes. */
function* partsOf(file: string, size: number): Generator<Uint8Array> {
  const open = openSync(file, 'r');
  try {
    for (let left = size; left > 0; ) {
      const part = Buffer.allocUnsafe(Math.min(left, largestPart));
      const read = readSync(open, part);
      if (read === 0) throw changedWhileCopied(file);
      left -= read;
      yield part.subarray(0, read);
    }
  } finally {
    closeSync(open);
  }
}

const largestPart = 1 << 20;
