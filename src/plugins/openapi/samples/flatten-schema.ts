// Flattens a schema for examples: merges what holds together, and chooses the first of what are alternatives.
import type { Schema, SchemaObject } from '../api/schema.ts';

/** Schemas to their names in the specification, which decide elements of XML and values of discriminators. */
export type SchemaNames = ReadonlyMap<Schema, string>;

const merged = 'x-slodocs-merged';

/**
 * One object without `allOf`, `oneOf`, `anyOf` and `if`; an alternative for null is not chosen. Properties that several members
 * describe are `{ allOf: [one, other] }`. Undefined where nothing is valid, or a schema is made of itself alone.
 */
export function flattenSchema(schema: Schema, names: SchemaNames, inside: readonly Schema[] = []): SchemaObject | undefined {
  if (schema === true) return {};
  if (schema === false || inside.includes(schema)) return undefined;
  const { allOf, oneOf, anyOf, if: condition, then, else: _, ...own } = schema;
  const within = [...inside, schema];
  const flatten = (one: Schema): SchemaObject | undefined => flattenSchema(one, names, within);
  const members: SchemaObject[] = [];
  for (const member of [...(allOf ?? []), ...(condition && then ? [condition, then] : [])]) {
    const flat = flatten(member);
    if (flat) members.push(asMember(flat));
  }
  for (const variants of [oneOf, anyOf]) {
    const chosen = variants?.length ? chooseVariant(variants, flatten) : undefined;
    if (variants?.length && !chosen) return undefined;
    if (chosen) members.push(asMember(withDiscriminator(schema, chosen.flat, names.get(chosen.variant))));
  }
  const whole = members.reduceRight((rest, member) => mergeSchemas(member, rest), own as SchemaObject);
  // An element is named by what it is, and not by one of several things that it is made of.
  const isAnother = (allOf?.length ?? 0) > 1 || own.properties !== undefined;
  const { xml, ...named } = whole;
  const flat: SchemaObject = isAnother ? { ...named, ...(own.xml ? { xml: own.xml } : {}) } : whole;
  return allOf ? withDiscriminator(flat, flat, names.get(schema)) : flat;
}

/** True for what was merged here, of schemas one of which is a given one: it is a new object each time. */
export function isMergedOf(schema: Schema, members: readonly Schema[]): boolean {
  return (
    typeof schema === 'object' &&
    schema[merged] === true &&
    (schema.allOf ?? []).some((one) => members.includes(one) || isMergedOf(one, members))
  );
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

function chooseVariant(
  variants: readonly Schema[],
  flatten: (variant: Schema) => SchemaObject | undefined,
): { readonly variant: Schema; readonly flat: SchemaObject } | undefined {
  const found = variants.flatMap((variant) => {
    const flat = flatten(variant);
    return flat ? [{ variant, flat }] : [];
  });
  return found.find(({ flat }) => typeOf(flat) !== 'null' && flat.const !== null) ?? found[0];
}

/** The example of a member says only a part of the whole: what it says of properties. */
function asMember(schema: SchemaObject): SchemaObject {
  const { example, examples, default: preset, ...rest } = schema;
  const value = example ?? examples?.[0] ?? preset;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return schema;
  const properties: Record<string, Schema> = { ...rest.properties };
  for (const [name, one] of Object.entries(value)) {
    const property = properties[name];
    set(properties, name, { ...(typeof property === 'object' ? property : {}), example: one });
  }
  return { ...rest, properties };
}

/** What is said in `stronger` replaces what is said in `weaker`; properties and required names are joined. */
function mergeSchemas(weaker: SchemaObject, stronger: SchemaObject): SchemaObject {
  const properties: Record<string, Schema> = { ...weaker.properties };
  for (const [name, schema] of Object.entries(stronger.properties ?? {})) {
    const other = Object.hasOwn(properties, name) ? properties[name] : undefined;
    set(properties, name, other === undefined || other === schema ? schema : { [merged]: true, allOf: [other, schema] });
  }
  const required = [...new Set([...(weaker.required ?? []), ...(stronger.required ?? [])])];
  return {
    ...weaker,
    ...stronger,
    ...(weaker.properties || stronger.properties ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The property that tells which schema a value is of bears the name of that schema, or the one that is mapped to it. */
function withDiscriminator({ discriminator }: SchemaObject, flat: SchemaObject, name: string | undefined): SchemaObject {
  if (!discriminator || name === undefined) return flat;
  const { propertyName, mapping = {} } = discriminator;
  const mapped = Object.entries(mapping).find(([, target]) => target === name || target.endsWith(`/${name}`));
  const property = flat.properties && Object.hasOwn(flat.properties, propertyName) ? flat.properties[propertyName] : {};
  const value = mapped?.[0] ?? name;
  if (typeof property !== 'object' || property.const !== undefined || property.enum?.includes(value) === false) return flat;
  const properties = { ...flat.properties };
  set(properties, propertyName, { ...property, example: value });
  return { ...flat, properties };
}

/** A property may be named `__proto__`. */
function set<Value>(target: Record<string, Value>, name: string, value: Value): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
