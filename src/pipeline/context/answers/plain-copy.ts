// Copies plain data that a plugin returns, so that reading it later runs none of the plugin's code.
import { messageOf } from '#kit/thrown';
import { foundOf } from './found.ts';
import { nameOf, type Read } from './read.ts';

export type Path = readonly (string | number)[];

export type Copied = { readonly value: unknown } | { readonly path: Path; readonly problem: string };

/** As deep as trees of content may be: a node is a map and a list of children. */
const deepest = 500;

/** Getters and proxies can make up data without end. */
const mostValues = 10_000_000;

class NotPlain extends Error {}

/** Reads each value once. `problem` is the end of a sentence that begins with the value. */
export function copyPlain(data: unknown): Copied {
  const path: (string | number)[] = [];
  const above = new Set<unknown>();
  let count = 0;
  const copy = (value: unknown): unknown => {
    if (++count > mostValues) throw new NotPlain(`holds more than ${mostValues.toLocaleString('en')} values`);
    if (typeof value !== 'object' || value === null) {
      if (isPlain(value)) return value;
      throw new NotPlain(`is ${foundOf(value)}, which JSON cannot hold`);
    }
    if (above.has(value)) throw new NotPlain('holds itself');
    if (path.length > deepest) throw new NotPlain(`stands in more than ${deepest} others`);
    above.add(value);
    const made = Array.isArray(value) ? copyList(value) : copyMap(value);
    above.delete(value);
    return made;
  };
  const copyList = (list: readonly unknown[]): unknown[] => {
    // Nobody has so many, but a list may claim them.
    if (list.length > mostValues) throw new NotPlain(`is a list of ${list.length.toLocaleString('en')} values`);
    const made: unknown[] = [];
    for (let index = 0; index < list.length; index++) {
      path.push(index);
      made.push(copy(list[index]));
      path.pop();
    }
    return made;
  };
  const copyMap = (map: object): object => {
    const kind: unknown = Object.getPrototypeOf(map);
    if (kind !== Object.prototype && kind !== null) throw new NotPlain(`is ${foundOf(map)}, which JSON cannot hold`);
    const made: Record<string, unknown> = {};
    for (const key of Object.keys(map)) {
      path.push(key);
      const value = copy((map as Record<string, unknown>)[key]);
      // Assigned, this name would set the prototype.
      if (key === '__proto__') Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
      else made[key] = value;
      path.pop();
    }
    return made;
  };
  try {
    return { value: copy(data) };
  } catch (thrown) {
    const problem = thrown instanceof NotPlain ? thrown.message : `cannot be read: ${messageOf(thrown)}`;
    return { path: [...path], problem };
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** The same, whose problem is a sentence that names the value by its path. */
export function plainCopyOf(data: unknown, path: Path): Read<unknown> {
  const copied = copyPlain(data);
  return 'value' in copied ? copied : { problem: `${nameOf([...path, ...copied.path])} ${copied.problem}` };
}
