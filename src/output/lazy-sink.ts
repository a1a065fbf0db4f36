// Lists a site's files, and produces each only when it is read: for servers, which are asked for few of them.
import type { OutputFile, Sink } from '#model/output';
import { bytesOf } from './bytes-of.ts';

export interface LazySink extends Sink {
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
