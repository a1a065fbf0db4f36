// Defines ingredients of a page, and folds a list of them into keys and values.
import type { Json } from '#model/json';

/** What JSON leaves out, or prints as `{}`. */
type WithoutJson = ReadonlySet<unknown> | ReadonlyMap<unknown, unknown> | symbol | bigint | ((...args: never[]) => unknown);

/** Data whose JSON holds all of it, or that prints itself as a key: equal texts would otherwise hide a difference. */
export type Printable<T> = T extends Json | { toJSON(): string }
  ? T
  : T extends WithoutJson
    ? never
    : T extends object
      ? { readonly [Name in keyof T]: Printable<T[Name]> }
      : T;

/**
 * The key is the JSON of `take`'s result, and `make` sees nothing else: so an ingredient always has a key, and its value cannot
 * depend on anything outside it. Large or expensive parts are taken as a `Keyed`.
 */
export interface Ingredient<Source, Taken, Value> {
  take(source: Source): Taken;
  /** Plain data: it passes to threads. */
  make(taken: Taken): Value;
}

export function ingredient<Source, Taken, Value>(
  one: Ingredient<Source, Taken, Value> & { take(source: Source): Printable<Taken> },
): Ingredient<Source, Taken, Value> {
  return one;
}

/** An ingredient whose value is the taken data itself. */
export function plain<Source, Value>(take: (source: Source) => Value & Printable<Value>): Ingredient<Source, Value, Value> {
  return { take, make: (taken) => taken };
}

/** Ingredients by name. */
export type Ingredients<Source> = Readonly<Record<string, Ingredient<Source, unknown, unknown>>>;

export type KeysOf<List> = { readonly [Name in keyof List]: string };

export type ValuesOf<List> = {
  readonly [Name in keyof List]: List[Name] extends { make(...taken: never[]): infer Value } ? Value : never;
};

export interface Folded<List> {
  /** The JSON of everything taken: equal texts mean equal keys. */
  readonly text: string;
  /** Made on first use: only pages that are rendered need each ingredient's own key. */
  keys(): KeysOf<List>;
  /** Values are made lazily. */
  values(): ValuesOf<List>;
}

/** Prepares a list to be folded for many sources. The order of the list does not matter. */
export function foldOf<Source, List extends Ingredients<Source>>(list: List): (source: Source) => Folded<List> {
  const names = Object.keys(list).sort();
  return (source) => {
    const taken: Record<string, unknown> = {};
    for (const name of names) taken[name] = list[name]?.take(source);
    let values: ValuesOf<List> | undefined;
    return {
      text: JSON.stringify(taken),
      keys: () => Object.fromEntries(names.map((name) => [name, JSON.stringify(taken[name]) ?? ''])) as KeysOf<List>,
      values() {
        values ??= lazily(names, (name) => list[name]?.make(taken[name])) as ValuesOf<List>;
        return values;
      },
    };
  };
}

function lazily(names: readonly string[], make: (name: string) => unknown): Readonly<Record<string, unknown>> {
  const values = {};
  for (const name of names) {
    let made: { readonly value: unknown } | undefined;
    Object.defineProperty(values, name, {
      enumerable: true,
      get() {
        made ??= { value: make(name) };
        return made.value;
      },
    });
  }
  return values;
}
