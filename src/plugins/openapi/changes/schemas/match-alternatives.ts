// Finds which alternatives of two schemas are the same one in different versions.
import type { Schema } from '../../api/schema.ts';
import { fingerprint, flatten, together } from './flatten.ts';
import { type Atom, type FindTypes, printTypes, type Types, valuesOf } from './types.ts';

/** The name of a schema in its specification. */
export type NameOf = (schema: Schema) => string | undefined;

export interface Alternative {
  readonly schema: Schema;
  readonly name: string | undefined;
  /** The only value of a property, which tells alternatives apart. */
  readonly tag: string | undefined;
  readonly title: string | undefined;
  print(): string;
  readonly types: Types;
  readonly properties: ReadonlySet<string>;
}

export interface Matched {
  readonly pairs: readonly (readonly [old: Alternative, next: Alternative])[];
  readonly removed: readonly Alternative[];
  readonly added: readonly Alternative[];
}

/** Describes an alternative; the same one is described once. */
export type DescribeAlternative = (schema: Schema) => Alternative;

export function describer(nameOf: NameOf, typesOf: FindTypes): DescribeAlternative {
  const known = new Map<Schema, Alternative>();
  return (schema) => {
    const found = known.get(schema) ?? describe(schema, nameOf, typesOf);
    known.set(schema, found);
    return found;
  };
}

function describe(schema: Schema, nameOf: NameOf, typesOf: FindTypes): Alternative {
  const flat = flatten(together([schema]));
  let printed: string | undefined;
  const entries = flat.members.flatMap(({ properties = {} }) => Object.entries(properties));
  return {
    schema,
    name: nameOf(schema),
    tag: entries.map(([, property]) => onlyValue(property)).find((value) => value !== undefined),
    title: flat.members.map(({ title }) => title).find((title) => title !== undefined),
    print() {
      printed ??= fingerprint(schema);
      return printed;
    },
    types: typesOf(flat),
    properties: new Set(entries.map(([name]) => name)),
  };
}

function onlyValue(schema: Schema): string | undefined {
  const values = typeof schema === 'boolean' ? [] : (valuesOf(schema) ?? []);
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : undefined;
}

/** How people call it: `Cat`, or its type. */
export function labelOf({ name, title, tag, types }: Alternative): string {
  return name ?? title ?? tag ?? printTypes(types.atoms);
}

/** By name, tag, title or equal demands; what is left without a name by its type, in order. */
export function matchAlternatives(old: readonly Alternative[], next: readonly Alternative[]): Matched {
  const left = new Set(old);
  const pairs = new Map<Alternative, Alternative>();
  const keys: readonly ((one: Alternative) => string | undefined)[] = [
    ({ name }) => name,
    ({ tag }) => tag,
    ({ title }) => title,
    (one) => one.print(),
  ];
  const join = (isSame: (then: Alternative, now: Alternative) => boolean): void => {
    for (const now of next) {
      const then = pairs.has(now) ? undefined : [...left].find((one) => isSame(one, now));
      if (!then) continue;
      pairs.set(now, then);
      left.delete(then);
    }
  };
  for (const key of keys) join((then, now) => key(then) !== undefined && key(then) === key(now));
  join((then, now) => !(hasName(then) && hasName(now)) && printTypes(then.types.atoms) === printTypes(now.types.atoms));
  return {
    pairs: next.flatMap((now) => {
      const then = pairs.get(now);
      return then ? [[then, now] as const] : [];
    }),
    removed: old.filter((one) => left.has(one)),
    added: next.filter((one) => !pairs.has(one)),
  };
}

function hasName({ name, tag, title }: Alternative): boolean {
  return (name ?? tag ?? title) !== undefined;
}

/**
 * What a schema without alternatives has become, or what it was made from: one alternative for all of its types, or else one for each.
 */
export function nearestAlternatives(
  whole: Alternative,
  group: readonly Alternative[],
): ReadonlyMap<Alternative, ReadonlySet<Atom>> {
  const atoms = [...whole.types.atoms];
  const all = nearestOf(whole, group, atoms);
  if (all) return new Map([[all, whole.types.atoms]]);
  const found = new Map<Alternative, Set<Atom>>();
  for (const atom of atoms) {
    const nearest = nearestOf(whole, group, [atom]);
    if (nearest) found.set(nearest, new Set([...(found.get(nearest) ?? []), atom]));
  }
  return found;
}

/** Among those that allow these types: the same one by name or by what it demands, or the one that shares most properties. */
function nearestOf(whole: Alternative, group: readonly Alternative[], atoms: readonly Atom[]): Alternative | undefined {
  const fitting = group.filter(({ types }) => atoms.every((atom) => types.atoms.has(atom)));
  const same =
    fitting.find(({ name }) => name !== undefined && name === whole.name) ?? fitting.find((one) => one.print() === whole.print());
  if (same) return same;
  const shared = ({ properties }: Alternative): number => [...properties].filter((name) => whole.properties.has(name)).length;
  return fitting.reduce<Alternative | undefined>((best, one) => (best && shared(best) >= shared(one) ? best : one), undefined);
}
