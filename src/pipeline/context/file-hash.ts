// Bytes and files to their SHA-256.
import { createHash, hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const chunkSize = 1 << 20;

export function sha256(bytes: string | Uint8Array): string {
  return hash('sha256', bytes);
}

/** Never holds more than a part of a large file. Throws as `node:fs` does. */
export function sha256OfFile(path: string): string {
  const file = openSync(path, 'r');
  try {
    // A byte more, so that one read sees the end of a small file.
    const chunk = Buffer.allocUnsafe(Math.min(fstatSync(file).size + 1, chunkSize));
    const digest = createHash('sha256');
    for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk)) {
      digest.update(chunk.subarray(0, length));
    }
    return digest.digest('hex');
  } finally {
    closeSync(file);
  }
}
