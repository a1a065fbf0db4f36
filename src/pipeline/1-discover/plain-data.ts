// What a module of the author exports to data that can be read without running its code again.

export interface Copied {
  readonly value: unknown;
  /** What a getter threw, and where it stands. */
  readonly thrown?: { readonly path: readonly (string | number)[]; readonly error: unknown };
}

/** Copies lists and maps; what holds itself does so in the copy. All else, such as a function, is left as it is. */
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

/** The exports of a module have no prototype. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
