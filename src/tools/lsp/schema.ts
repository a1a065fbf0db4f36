// Reads JSON Schemas: what stands at a path, which keys a map may have, and which values are listed.
import type { JsonObject } from '#model/json';

/** The alternatives for the value at a path; `*` is an item of a list. */
export function schemaAt(root: JsonObject, path: readonly string[]): readonly JsonObject[] {
  let all = alternatives(root);
  for (const key of path) all = all.flatMap((one) => stepsTo(one, key)).flatMap(alternatives);
  return all;
}

/** The keys of maps, with their schemas. */
export function keysOf(all: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const entries = all.flatMap(({ properties }) => Object.entries((properties ?? {}) as Readonly<Record<string, JsonObject>>));
  return new Map(entries.toReversed());
}

/** Literals that are listed, as YAML writes them. */
export function valuesOf(all: readonly JsonObject[]): readonly string[] {
  const values = all.flatMap((one): readonly unknown[] => {
    if (Array.isArray(one['enum'])) return one['enum'];
    if ('const' in one) return [one['const']];
    const types = typesOf(one);
    return [...(types.includes('boolean') ? [true, false] : []), ...(types.includes('null') ? [null] : [])];
  });
  return [...new Set(values.map(String))];
}

/** True where only a map may stand. */
export function isMap(all: readonly JsonObject[]): boolean {
  return all.length > 0 && all.every((one) => typesOf(one).every((type) => type === 'object' || type === 'null'));
}

/** What may stand there, in words. */
export function typeOf(schema: JsonObject): string {
  const all = alternatives(schema);
  const listed = valuesOf(all.filter((one) => 'enum' in one || 'const' in one));
  const types = all.flatMap((one) => ('enum' in one || 'const' in one ? [] : typesOf(one)));
  const names = types.map((type) => (type === 'array' ? listName(all) : (words[type] ?? type)));
  return [...new Set([...listed.map((value) => `\`${value}\``), ...names])].join(' or ');
}

export function descriptionOf(schema: JsonObject): string | undefined {
  return typeof schema['description'] === 'string' ? schema['description'] : undefined;
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  object: 'map',
  boolean: 'true or false',
};

function listName(all: readonly JsonObject[]): string {
  const { items } = all.find((one) => typesOf(one).includes('array')) ?? {};
  const inside = items ? typeOf(items as JsonObject) : '';
  return inside === '' ? 'list' : `list of ${inside}`;
}

function alternatives(schema: JsonObject): readonly JsonObject[] {
  const nested = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => (schema[name] ?? []) as readonly JsonObject[]);
  return nested.length === 0 ? [schema] : nested.flatMap(alternatives);
}

function typesOf({ type }: JsonObject): readonly string[] {
  return type === undefined ? [] : ([type].flat() as readonly string[]);
}

function stepsTo(schema: JsonObject, key: string): readonly JsonObject[] {
  if (key === '*') return isSchema(schema['items']) ? [schema['items']] : [];
  const own = ((schema['properties'] ?? {}) as Readonly<Record<string, JsonObject>>)[key];
  if (own) return [own];
  return isSchema(schema['additionalProperties']) ? [schema['additionalProperties']] : [];
}

function isSchema(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
