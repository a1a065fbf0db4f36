// Finds data that is cyclic, or nested too deeply for recursive code.
import { attempt } from '#model/attempt';

/** The maximum nesting depth of lists and maps. */
export const deepestData = 100;

export interface NestingFault {
  /** The path to the faulty value. */
  readonly path: readonly (string | number)[];
  readonly kind: 'deep' | 'circle';
}

/** The first list or map that is nested deeper than `deepest` or contains itself; undefined where there is none. */
export function findNesting(data: unknown, deepest = deepestData): NestingFault | undefined {
  const above = new Set<object>();
  // The heights of visited values, so that a shared value is not visited again for each reference.
  const heights = new Map<object, number>();
  const path: (string | number)[] = [];
  let fault: NestingFault | undefined;
  const heightOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    const known = heights.get(value);
    const isDeep = path.length + (known ?? 0) > deepest;
    if (isDeep || above.has(value)) {
      fault ??= { path: [...path], kind: isDeep ? 'deep' : 'circle' };
      return 0;
    }
    if (known !== undefined) return known;
    above.add(value);
    let height = 0;
    for (const [key, inner] of entriesOf(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      height = Math.max(height, 1 + heightOf(inner));
      path.pop();
      if (fault) return 0;
    }
    above.delete(value);
    heights.set(value, height);
    return height;
  };
  heightOf(data);
  return fault;
}

/** Empty where a getter throws: whoever reads the value will find out. */
function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return attempt(() => Object.entries(value), []);
}

/** True for what JSON can hold: pages carry it. */
export function isPlain(value: unknown): boolean {
  return attempt(() => findNesting(value) === undefined && JSON.stringify(value) !== undefined, false);
}

/** The same value. What is frozen already is looked into no further; functions and instances of classes stay as they are. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const kind: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && kind !== Object.prototype && kind !== null) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) if (typeof inner === 'object') frozen(inner);
  return value;
}
