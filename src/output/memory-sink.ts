// Keeps the files of a site in memory, made at once or when they are read: for servers, and for tests.
import type { OutputFile, Sink } from '#model/output';
import { bytesOf } from './bytes-of.ts';

export interface MemorySink extends Sink {
  /** The bytes of a file, by its path in the output. */
  read(path: string): Uint8Array | undefined;
  /** Paths, sorted. */
  list(): readonly string[];
}

interface Held {
  readonly key: string;
  readonly bytes: Buffer;
}

/** A file with an unchanged key is not made again. */
export function memorySink(): MemorySink {
  let held = new Map<string, Held>();
  return {
    async commit(files, isSound = () => true) {
      const next = new Map<string, Held>();
      let written = 0;
      for (const file of files) {
        const known = held.get(file.path);
        if (known && file.key !== '' && known.key === file.key) {
          next.set(file.path, known);
          continue;
        }
        const bytes = await bytesOf(file);
        if (!bytes) continue;
        next.set(file.path, { key: file.key, bytes });
        if (!known?.bytes.equals(bytes)) written++;
      }
      const removed = [...held.keys()].filter((path) => !next.has(path)).length;
      if (!(await isSound([]))) return { written: 0, removed: 0, left: [], state: '' };
      held = next;
      return { written, removed, left: [], state: '' };
    },
    holds: () => true,
    read: (path) => held.get(path)?.bytes,
    list: () => [...held.keys()].sort(),
  };
}

interface LazySink extends Sink {
  /** Makes a file by its path in the output. Undefined if there is none, or if its plugin fails. */
  read(path: string): Promise<Uint8Array | undefined>;
}

export function lazySink(): LazySink {
  let held: ReadonlyMap<string, OutputFile> = new Map();
  return {
    isLazy: true,
    async commit(files, isSound = () => true) {
      if (await isSound([])) held = new Map(files.map((file) => [file.path, file]));
      return { written: 0, removed: 0, left: [], state: '' };
    },
    holds: () => true,
    async read(path) {
      const file = held.get(path);
      return file && bytesOf(file);
    },
  };
}
