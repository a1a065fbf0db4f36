// Combines a schema with those of its allOf, as a page shows them.
import { isStructural } from '../../api/discriminator.ts';
import type { Schema, SchemaObject } from '../../api/schema.ts';

export interface SchemaView {
  /** The schema itself and what it combines, the outermost first. */
  readonly parts: readonly SchemaObject[];
  /** Sorted as written, without "null". */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Undefined where the schema says nothing of other keys. */
  readonly additional: Schema | undefined;
  /** Alternatives besides "null". */
  readonly oneOf: readonly Schema[];
  readonly anyOf: readonly Schema[];
  /** The first value that a part gives. */
  first<K extends keyof SchemaObject>(key: K): SchemaObject[K] | undefined;
}

export function viewOf(schema: Schema): SchemaView {
  const parts = partsOf(schema);
  const first = <K extends keyof SchemaObject>(key: K): SchemaObject[K] | undefined =>
    parts.find((part) => part[key] !== undefined)?.[key];
  const alternatives = (key: 'oneOf' | 'anyOf'): readonly Schema[] => parts.flatMap((part) => part[key] ?? []);
  const typed = parts.flatMap(({ type }) => type ?? []);
  const all = [...alternatives('oneOf'), ...alternatives('anyOf')];
  const types = new Set(typed.filter((type) => type !== 'null'));
  return {
    parts,
    types: [...types],
    isNullable: typed.includes('null') || all.some(isNull),
    properties: propertiesOf(parts),
    required: new Set(parts.flatMap(({ required }) => required ?? [])),
    additional: first('additionalProperties') ?? first('unevaluatedProperties'),
    oneOf: alternatives('oneOf').filter((one) => !isNull(one)),
    anyOf: alternatives('anyOf').filter((one) => !isNull(one)),
    first,
  };
}

function partsOf(schema: Schema): readonly SchemaObject[] {
  const parts = new Set<SchemaObject>();
  const left = [schema];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'boolean' || parts.has(next)) continue;
    parts.add(next);
    left.push(...(next.allOf ?? []).toReversed());
  }
  return [...parts];
}

/** What an outer part says of a property takes precedence, in the place where the inner one defines it. */
function propertiesOf(parts: readonly SchemaObject[]): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  for (const { properties = {} } of parts.toReversed()) {
    for (const [name, property] of Object.entries(properties)) {
      const inner = found.get(name);
      const isPartial = inner !== undefined && typeof property === 'object' && !isStructural(property);
      found.set(name, isPartial ? { allOf: [property, inner] } : property);
    }
  }
  return found;
}

function isNull(schema: Schema): boolean {
  return typeof schema === 'object' && (schema.type === 'null' || schema.const === null) && !schema.properties;
}
