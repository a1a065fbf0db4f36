// Merges the schemas of `allOf` into one.
import type { Schema, SchemaObject } from '../api/schema.ts';

export const merged = 'x-slodocs-merged';

/** What a later one says replaces what is said before; properties and required names are joined. */
export function mergeSchemas(members: readonly SchemaObject[]): SchemaObject {
  const [only, ...others] = members;
  if (only && others.length === 0) return only;
  let whole: SchemaObject = {};
  const described = new Map<string, Schema[]>();
  const required = new Set<string>();
  for (const member of members) {
    whole = { ...whole, ...member };
    for (const name of member.required ?? []) required.add(name);
    for (const [name, schema] of Object.entries(member.properties ?? {})) {
      const before = described.get(name);
      if (!before) described.set(name, [schema]);
      else if (before.at(-1) !== schema) before.push(schema);
    }
  }
  return {
    ...whole,
    ...(whole.properties ? { properties: mergeProperties(described) } : {}),
    ...(required.size > 0 ? { required: [...required] } : {}),
  };
}

function mergeProperties(described: ReadonlyMap<string, readonly Schema[]>): Readonly<Record<string, Schema>> {
  const properties: Record<string, Schema> = {};
  for (const [name, schemas] of described)
    set(properties, name, schemas.length === 1 ? (schemas[0] as Schema) : { [merged]: true, allOf: schemas });
  return properties;
}

/** A property may be named `__proto__`. */
export function set<Value>(target: Record<string, Value>, name: string, value: Value): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
