// Records which parts of objects are left out because they are faulty.

export interface Losses {
  /** `key` is undefined where it may be any. */
  add(owner: object, key: string | undefined): void;
  /** What is lost of one object is lost of another. */
  copy(from: object, to: object): void;
  /** True where the part at that key is left out, or any if no key is asked for. */
  has(owner: object, key?: string): boolean;
}

export function noLosses(): Losses {
  const lost = new Map<object, Set<string | undefined>>();
  const add = (owner: object, key: string | undefined): void => {
    const keys = lost.get(owner) ?? new Set();
    lost.set(owner, keys.add(key));
  };
  return {
    add,
    copy(from, to) {
      for (const key of lost.get(from) ?? []) add(to, key);
    },
    has(owner, key) {
      const keys = lost.get(owner);
      return keys !== undefined && (key === undefined || keys.has(key) || keys.has(undefined));
    },
  };
}
