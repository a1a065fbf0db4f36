// Computes digests and cache keys of bytes, files, texts and values.
import { createHash, hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** SHA-256, hexadecimal. */
export function digestOf(bytes: Uint8Array | string): string {
  return hash('sha256', bytes);
}

const chunkSize = 1 << 20;

/** Digests a file in chunks, so that it never holds the whole file in memory. Throws as `node:fs` does. */
export function digestOfFile(path: string): string {
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

/** Derives one cache key from all parts. Half of a SHA-256 in hexadecimal, because keys appear in long lists. */
export function keyOf(...parts: readonly string[]): string {
  return digestOf(JSON.stringify(parts)).slice(0, 32);
}

/** By identity: a schema fills in parts of itself when it is first used, though it stays the same. */
const schemas = new WeakMap<object, string>();

/** Digests a value made by code; a function counts by its source text, so variables that it closes over are not seen. */
export function digestOfValue(value: unknown): string {
  const above = new Set<object>();
  const print = (value: unknown): string => {
    if (typeof value === 'function') return `function ${String(value)}`;
    if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
    if (above.has(value)) return 'circle';
    const known = schemas.get(value);
    if (known !== undefined) return known;
    if (value instanceof RegExp || value instanceof Date) return `${value.constructor.name} ${String(value)}`;
    above.add(value);
    const entries: readonly (readonly [unknown, unknown])[] =
      value instanceof Map ? [...value] : value instanceof Set ? [...value].map((one) => [one, 1]) : Object.entries(value);
    const printed = JSON.stringify([Array.isArray(value), entries.map(([key, inner]) => [print(key), print(inner)])]);
    above.delete(value);
    // Escaping doubles the quotes at each level of nested text.
    const digest = digestOf(printed);
    // By this key, schemas of all libraries are known: https://standardschema.dev
    if ('~standard' in value) schemas.set(value, digest);
    return digest;
  };
  return digestOf(print(value));
}
