// Reads bytes at an offset of an open file.
import { readSync } from 'node:fs';

/** `undefined` when the file is too short or the disk fails. */
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
