// Reads settings of another generator key by key, and knows which of them nobody has asked for.

export type Path = readonly (string | number)[];

/** An object of the old config, or what stands for one that is not there. */
export interface OldSettings {
  readonly path: Path;
  pathOf(key: string): Path;
  /** The value of a key, which counts as read. */
  take(key: string): unknown;
  text(key: string): string | undefined;
  flag(key: string): boolean | undefined;
  /** An object below; empty where the key has none. */
  inside(key: string): OldSettings;
  /** Objects of a list below. Other entries are left out. */
  list(key: string): readonly OldSettings[];
  /** Counts keys as read. */
  skip(...keys: readonly string[]): void;
  /** The paths of the keys that nobody has read, in their order. Null and undefined say nothing. */
  unread(): readonly Path[];
}

export function openSettings(value: unknown, path: Path = []): OldSettings {
  const object = isObject(value) ? value : {};
  const read = new Set<string>();
  const take = (key: string): unknown => {
    read.add(key);
    return Object.hasOwn(object, key) ? object[key] : undefined;
  };
  return {
    path,
    pathOf: (key) => [...path, key],
    take,
    text(key) {
      const found = take(key);
      return typeof found === 'string' ? found : undefined;
    },
    flag(key) {
      const found = take(key);
      return typeof found === 'boolean' ? found : undefined;
    },
    inside: (key) => openSettings(take(key), [...path, key]),
    list(key) {
      const found = take(key);
      return Array.isArray(found)
        ? found.flatMap((item, index) => (isObject(item) ? [openSettings(item, [...path, key, index])] : []))
        : [];
    },
    skip: (...keys) => {
      for (const key of keys) read.add(key);
    },
    unread: () =>
      Object.entries(object).flatMap(([key, item]) =>
        read.has(key) || item === undefined || item === null ? [] : [[...path, key]],
      ),
  };
}

/** Settings that override others key by key, and have both places. */
export function layered(over: OldSettings, under: OldSettings): OldSettings {
  const holder = (key: string): OldSettings => {
    under.skip(key);
    return over.take(key) === undefined ? under : over;
  };
  return {
    path: over.path,
    pathOf: (key) => holder(key).pathOf(key),
    take: (key) => holder(key).take(key),
    text: (key) => holder(key).text(key),
    flag: (key) => holder(key).flag(key),
    inside: (key) => holder(key).inside(key),
    list: (key) => holder(key).list(key),
    skip(...keys) {
      over.skip(...keys);
      under.skip(...keys);
    },
    unread: () => [...under.unread(), ...over.unread()],
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of a table of ours, by a name of theirs: `constructor` is in none. */
export function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
