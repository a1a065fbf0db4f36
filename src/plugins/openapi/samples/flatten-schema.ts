// Flattens a schema for examples: merges what holds together, and chooses the first of what are alternatives.
import { isFields } from 'slodocs/kit';
import { childrenOf, coreOf, firstNamed, valuesFor } from '../api/discriminator.ts';
import type { Discriminator, Schema, SchemaObject } from '../api/schema.ts';
import { merged, mergeSchemas, set } from './merge-schemas.ts';

/** Schemas to their names in the specification, which decide elements of XML and values of discriminators. */
export type SchemaNames = ReadonlyMap<Schema, string>;
/** Levels of schemas that are made of one another. */
const deepest = 200;

/** What was flattened of one schema: each of those that it is made of once, however many refer to it. */
interface Flattening {
  readonly names: SchemaNames;
  /** Undefined as well for one that is being flattened. */
  readonly known: Map<Schema, SchemaObject | undefined>;
  /** Schemas of whose `allOf` a member is being flattened. */
  readonly composed: Set<Schema>;
}

/** A schema that is flat, with the names of the alternatives that its discriminator has chosen from. */
interface FlatSchema extends SchemaObject {
  readonly discriminator?: Discriminator & { readonly among?: readonly (string | undefined)[] };
}

/**
 * One object without `allOf`, `oneOf`, `anyOf` and `if`; an alternative for null is not chosen. Properties that several members
 * describe are `{ allOf: [one, other] }`. Undefined where nothing is valid, or a schema is made of itself alone.
 */
export function flattenSchema(schema: Schema, names: SchemaNames): SchemaObject | undefined {
  const flattening: Flattening = { names, known: new Map(), composed: new Set() };
  const child = firstChild(schema, names);
  if (child === undefined || typeof schema !== 'object') return flatten(schema, flattening, 0);
  const core = coreOf(schema) as SchemaObject;
  const flat = flatten(schema === core ? child : { ...schema, allOf: [child] }, flattening, 0);
  return flat && withDiscriminator(core.discriminator, flat, names.get(child));
}

/** A schema with a discriminator need not list the schemas that are made of it: its sample is one of the first of those. */
function firstChild(schema: Schema, names: SchemaNames): Schema | undefined {
  const core = coreOf(schema);
  if (typeof core !== 'object' || !core.discriminator || core.oneOf || core.anyOf) return undefined;
  const isGiven = [schema, core].some((one) => typeof one === 'object' && ownExample(one) !== undefined);
  return isGiven ? undefined : childrenOf(core, names)[0];
}

function flatten(schema: Schema, flattening: Flattening, depth: number): SchemaObject | undefined {
  if (schema === true) return {};
  if (schema === false) return undefined;
  const { known } = flattening;
  if (known.has(schema)) return known.get(schema);
  if (depth > deepest) return undefined;
  known.set(schema, undefined);
  const flat = join(schema, flattening, (one) => flatten(one, flattening, depth + 1));
  known.set(schema, flat);
  return flat;
}

function join(
  schema: SchemaObject,
  { names, composed }: Flattening,
  flattenPart: (part: Schema) => SchemaObject | undefined,
): SchemaObject | undefined {
  const { allOf, oneOf, anyOf, if: condition, then, else: _, ...own } = schema;
  const members: SchemaObject[] = [];
  composed.add(schema);
  for (const member of new Set([...(allOf ?? []), ...(condition && then ? [condition, then] : [])])) {
    const flat = flattenPart(member);
    if (flat) members.push(asMember(flat));
  }
  composed.delete(schema);
  const nameOf = (one: Schema): string | undefined => firstNamed(one, (named) => names.get(named));
  let chosenHere: FlatSchema['discriminator'];
  for (const variants of [oneOf, anyOf]) {
    if (!variants?.length) continue;
    if (schema.discriminator) chosenHere = { ...schema.discriminator, among: variants.map(nameOf) };
    // A schema that is made of this one is the alternative.
    if (variants.some((variant) => composed.has(variant))) continue;
    const chosen = chooseVariant(variants, flattenPart);
    if (!chosen) return undefined;
    members.push(asMember(withDiscriminator(schema.discriminator, chosen.flat, nameOf(chosen.variant))));
  }
  const whole: FlatSchema = mergeSchemas([...members, { ...own, ...(chosenHere && { discriminator: chosenHere }) }]);
  // An element is named by what it is, and not by one of several things that it is made of.
  const isAnother = (allOf?.length ?? 0) > 1 || own.properties !== undefined;
  const { xml, ...named } = whole;
  const flat: FlatSchema = isAnother ? { ...named, ...(own.xml ? { xml: own.xml } : {}) } : whole;
  const name = names.get(schema);
  const { among } = flat.discriminator ?? {};
  return allOf && (!among || among.includes(name)) ? withDiscriminator(flat.discriminator, flat, name) : flat;
}

/** True for what was merged here, of schemas one of which is a given one: it is a new object each time. */
export function isMergedOf(schema: Schema, members: readonly Schema[]): boolean {
  const left = [schema];
  const seen = new Set<Schema>();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next[merged] !== true || seen.has(next)) continue;
    seen.add(next);
    const parts = next.allOf ?? [];
    if (parts.some((one) => members.includes(one))) return true;
    left.push(...parts);
  }
  return false;
}

/** The type that an example is of; undefined where a schema says nothing of it. */
export function typeOf(schema: SchemaObject): string | undefined {
  const { type } = schema;
  if (typeof type === 'string') return type;
  if (type) return type.find((one) => one !== 'null') ?? type[0];
  if (schema.properties || schema.additionalProperties || schema.patternProperties) return 'object';
  if (schema.items !== undefined || schema.prefixItems) return 'array';
  if (schema.pattern !== undefined || schema.minLength !== undefined || schema.maxLength !== undefined) return 'string';
  if (schema.minimum !== undefined || schema.maximum !== undefined || schema.multipleOf !== undefined) return 'number';
  return schema.required ? 'object' : undefined;
}

/** What its author gives as a value: undefined where there is none. A null is one only where nothing else can be. */
export function ownExample(schema: SchemaObject): unknown {
  const { example, examples = [], const: only, default: preset, enum: choices = [] } = schema;
  const given = [example, examples[0], only, preset, choices.find((choice) => choice !== null)];
  const value = given.find((one) => one !== undefined && one !== null);
  return value ?? (given.includes(null) && typeOf(schema) === 'null' ? null : value);
}

/** The first that is valid and no null; alternatives behind it are not looked at. */
function chooseVariant(
  variants: readonly Schema[],
  flattenPart: (variant: Schema) => SchemaObject | undefined,
): { readonly variant: Schema; readonly flat: SchemaObject } | undefined {
  let first: { readonly variant: Schema; readonly flat: SchemaObject } | undefined;
  for (const variant of variants) {
    const flat = flattenPart(variant);
    if (!flat) continue;
    first ??= { variant, flat };
    if (typeOf(flat) !== 'null' && flat.const !== null) return { variant, flat };
  }
  return first;
}

/** The example of a member says only a part of the whole: what it says of properties. */
function asMember(schema: SchemaObject): SchemaObject {
  const { example, examples, default: preset, ...rest } = schema;
  const value = example ?? examples?.[0] ?? preset;
  if (!isFields(value)) return schema;
  const properties: Record<string, Schema> = { ...rest.properties };
  for (const [name, one] of Object.entries(value)) {
    const property = properties[name];
    set(properties, name, { ...(typeof property === 'object' ? property : {}), example: one });
  }
  return { ...rest, properties };
}

/** The property that tells which schema a value is of bears the name of that schema, or the one that is mapped to it. */
function withDiscriminator(discriminator: Discriminator | undefined, flat: SchemaObject, name: string | undefined): SchemaObject {
  const [value] = discriminator ? valuesFor(discriminator, name) : [];
  if (!discriminator || value === undefined) return flat;
  const { propertyName } = discriminator;
  const property = flat.properties && Object.hasOwn(flat.properties, propertyName) ? flat.properties[propertyName] : {};
  if (typeof property !== 'object' || [property, ...(property.allOf ?? [])].some((part) => forbids(part, value))) return flat;
  const properties = { ...flat.properties };
  set(properties, propertyName, { ...property, example: value });
  return { ...flat, properties };
}

function forbids(property: Schema, value: string): boolean {
  return typeof property === 'object' && (property.const !== undefined || property.enum?.includes(value) === false);
}
