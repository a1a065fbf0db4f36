// A place in an open file to the bytes that stand there.
import { readSync } from 'node:fs';

/** `undefined` when the file ends before, or the disk cannot be read. */
export function readAt(file: number, offset: number, length: number): Uint8Array | undefined {
  const bytes = new Uint8Array(length);
  try {
    for (let done = 0; done < length; ) {
      const more = readSync(file, bytes, done, length - done, offset + done);
      if (more === 0) return undefined;
      done += more;
    }
    return bytes;
  } catch {
    return undefined;
  }
}
