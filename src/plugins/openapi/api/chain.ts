// Follows references of a schema that only add annotations to their target.
import type { Schema } from './schema.ts';

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
export function chainOf(schema: Schema): readonly Schema[] {
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
