// Copies data that an author's module exports, so that reading it runs none of its code again.

export interface Copied {
  readonly value: unknown;
  /** What a getter threw, with the getter's path. */
  readonly thrown?: { readonly path: readonly (string | number)[]; readonly error: unknown };
}

/** Copies lists and maps, cycles included. Anything else, such as a function, is kept. */
export function copyData(value: unknown): Copied {
  const copies = new Map<object, unknown>();
  const path: (string | number)[] = [];
  const copy = (source: unknown): unknown => {
    if (!Array.isArray(source) && !isPlain(source)) return source;
    if (copies.has(source)) return copies.get(source);
    const target: Record<string | number, unknown> | unknown[] = Array.isArray(source) ? [] : {};
    copies.set(source, target);
    for (const key of Array.isArray(source) ? source.keys() : Object.keys(source)) {
      path.push(key);
      Object.defineProperty(target, key, { value: copy(Reflect.get(source, key)), enumerable: true });
      path.pop();
    }
    return target;
  };
  try {
    return { value: copy(value) };
  } catch (error) {
    return { value: undefined, thrown: { path, error } };
  }
}

/** A module namespace has no prototype. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
