// Determines which values of a discriminator select which schemas, and which schemas extend another one.
import type { Discriminator, Schema } from './schema.ts';

/** What is asked of the named schemas of a specification for each place where one is shown. */
interface NamedIndex {
  readonly byName: ReadonlyMap<string, readonly Schema[]>;
  /** By the schema that is among their `allOf`. */
  readonly heirs: ReadonlyMap<Schema, readonly Schema[]>;
}

/** Large specifications have thousands of schemas, and one of them at most places: each is gone through once. */
const indexes = new WeakMap<ReadonlyMap<Schema, string>, NamedIndex>();
const valuesOf = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** The values that are mapped to the schema of that name, or the name itself. */
export function valuesFor({ mapping }: Pick<Discriminator, 'mapping'>, name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  return (mapping && mappedValues(mapping).get(name)) ?? [name];
}

function mappedValues(mapping: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const known = valuesOf.get(mapping);
  if (known) return known;
  const values = grouped(
    Object.entries(mapping).flatMap(([value, target]) => namesIn(target).map((name) => [name, value] as const)),
  );
  valuesOf.set(mapping, values);
  return values;
}

/** The names that a target may mean: `Cat`, `#/components/schemas/Cat` and `cats/Cat.yaml` are of one schema. */
function namesIn(target: string): readonly string[] {
  const name = target.slice(Math.max(target.lastIndexOf('/'), target.lastIndexOf('#')) + 1);
  const ofFile = target.slice(target.lastIndexOf('/') + 1).replace(/\.(?:ya?ml|json)#?$/, '');
  return name === ofFile ? [name] : [name, ofFile];
}

/** The schemas to which values are mapped, and then those that have the one with the discriminator among their `allOf`. */
export function childrenOf(core: Schema, named: ReadonlyMap<Schema, string>): readonly Schema[] {
  const { discriminator: { mapping = {} } = {} } = typeof core === 'object' ? core : {};
  const { byName } = indexOf(named);
  const mapped = Object.values(mapping).flatMap((target) => namesIn(target).flatMap((name) => byName.get(name) ?? []));
  return [...new Set([...mapped, ...heirsOf(core, named)])].filter((schema) => schema !== core);
}

/** Named schemas that have a given one among their `allOf`. */
export function heirsOf(core: Schema, named: ReadonlyMap<Schema, string>): readonly Schema[] {
  return indexOf(named).heirs.get(core) ?? [];
}

function indexOf(named: ReadonlyMap<Schema, string>): NamedIndex {
  const known = indexes.get(named);
  if (known) return known;
  const parents = (one: Schema): readonly Schema[] =>
    typeof one === 'object' ? [...new Set((one.allOf ?? []).map(coreOf))] : [];
  const index = {
    byName: grouped([...named].map(([schema, name]) => [name, schema] as const)),
    heirs: grouped([...named.keys()].flatMap((one) => parents(one).map((parent) => [parent, one] as const))),
  };
  indexes.set(named, index);
  return index;
}

function grouped<Key, Value>(pairs: readonly (readonly [Key, Value])[]): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

const structural = [
  'type',
  'properties',
  'items',
  'oneOf',
  'anyOf',
  'additionalProperties',
  'enum',
  'patternProperties',
  'prefixItems',
];

/** True where a schema says itself what values are like. */
export function isStructural(schema: object): boolean {
  return structural.some((key) => Object.hasOwn(schema, key));
}

/** The schema, and those behind references that only add a description to the next one. */
function chainOf(schema: Schema): readonly Schema[] {
  const chain = new Set([schema]);
  for (let core = schema; typeof core === 'object'; ) {
    const [only, ...others] = core.allOf ?? [];
    if (only === undefined || others.length > 0 || isStructural(core) || chain.has(only)) break;
    chain.add(only);
    core = only;
  }
  return [...chain];
}

export function coreOf(schema: Schema): Schema {
  return chainOf(schema).at(-1) ?? schema;
}

/** What `nameOf` calls the outermost schema of the chain that has a name. */
export function firstNamed(schema: Schema, nameOf: (one: Schema) => string | undefined): string | undefined {
  for (const one of chainOf(schema)) {
    const name = nameOf(one);
    if (name !== undefined) return name;
  }
  return undefined;
}
