// Bytes, texts and values to digests: equal digests mean equal things.
import { createHash } from 'node:crypto';

/** SHA-256, hexadecimal. */
export function digestOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The key of what is made of all parts. Half of a SHA-256, hexadecimal: keys stand in long lists. */
export function keyOf(...parts: readonly string[]): string {
  return digestOf(JSON.stringify(parts)).slice(0, 32);
}

/** Of a value that code made, functions by their source. What a function has closed over is not seen. */
export function digestOfValue(value: unknown): string {
  const above = new Set<object>();
  const print = (value: unknown): string => {
    if (typeof value === 'function') return `function ${String(value)}`;
    if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
    if (above.has(value)) return 'circle';
    if (value instanceof RegExp || value instanceof Date) return `${value.constructor.name} ${String(value)}`;
    above.add(value);
    const entries: readonly (readonly [unknown, unknown])[] =
      value instanceof Map ? [...value] : value instanceof Set ? [...value].map((one) => [one, 1]) : Object.entries(value);
    const printed = JSON.stringify([Array.isArray(value), entries.map(([key, inner]) => [print(key), print(inner)])]);
    above.delete(value);
    return printed;
  };
  return digestOf(print(value));
}
