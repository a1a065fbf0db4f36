// Unfolds a schema, which may refer to itself, into a finite tree for the sampler.
import type { Schema, SchemaObject } from '../api/schema.ts';
import { flattenSchema, isMergedOf, ownExample, type SchemaNames, typeOf } from './flatten-schema.ts';
import { sampleText } from './sample-text.ts';

/** Read-only properties are not in requests, write-only ones not in responses. */
export type Direction = 'request' | 'response';

/** Keys that the sampler knows. */
export type SampleSchema = {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly xml?: Readonly<Record<string, unknown>> | undefined;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, SampleSchema>>;
  readonly items?: SampleSchema;
  readonly prefixItems?: readonly SampleSchema[];
  readonly minItems?: number;
} & Pick<SchemaObject, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>;

const mostNodes = 1000;
const mostLevels = 12;
const mostItems = 3;

interface Walk {
  readonly direction: Direction;
  readonly names: SchemaNames;
  /** Counts what was unfolded, for schemas that refer to others many times. */
  nodes: number;
}

/** A schema that is reached again inside of itself is left out; where it is required, it is an empty object or list. */
export function unfoldSchema(schema: Schema, direction: Direction, names: SchemaNames, name = ''): SampleSchema {
  return unfold(schema, { direction, names, nodes: 0 }, [], name) ?? {};
}

function unfold(schema: Schema, walk: Walk, inside: readonly Schema[], name: string): SampleSchema | undefined {
  walk.nodes += 1;
  if (inside.includes(schema) || isMergedOf(schema, inside) || inside.length > mostLevels || walk.nodes > mostNodes)
    return undefined;
  const flat = flattenSchema(schema, walk.names);
  if (!flat) return undefined;
  const { xml, format } = flat;
  const type = typeOf(flat);
  const example = ownExample(flat);
  if (example !== undefined) return { type, xml, example };
  const within = [...inside, schema];
  if (type === 'object') return { type, xml, properties: unfoldProperties(flat, walk, within) };
  if (type === 'array') return { type, xml, ...unfoldItems(flat, walk, within, name) };
  if (type === 'string') return { type, xml, example: sampleText(flat, name) };
  if (type === 'number' || type === 'integer') return { type, format, xml, ...limitsOf(flat) };
  return { type, xml };
}

function unfoldProperties(schema: SchemaObject, walk: Walk, inside: readonly Schema[]): Readonly<Record<string, SampleSchema>> {
  const unfolded = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const flat = flattenSchema(property, walk.names);
    if (!flat || (walk.direction === 'request' ? flat.readOnly : flat.writeOnly)) return [];
    const child = unfold(property, walk, inside, name);
    if (child) return [[name, child] as const];
    return schema.required?.includes(name) ? [[name, emptyOf(flat)] as const] : [];
  });
  if (unfolded.length > 0) return Object.fromEntries(unfolded);
  const others = schema.additionalProperties ?? Object.values(schema.patternProperties ?? {})[0];
  const child = typeof others === 'object' ? unfold(others, walk, inside, '') : undefined;
  return child ? { [nameOther(schema, others)]: child } : {};
}

/** A property of any name: the one that its author proposes, or that is allowed. */
function nameOther({ propertyNames }: SchemaObject, others: Schema | undefined): string {
  const proposed = typeof others === 'object' ? others['x-additionalPropertiesName'] : undefined;
  const allowed = typeof propertyNames === 'object' ? ownExample(propertyNames) : undefined;
  return String(proposed ?? allowed ?? 'key');
}

function unfoldItems(schema: SchemaObject, walk: Walk, inside: readonly Schema[], name: string): Partial<SampleSchema> {
  const { prefixItems, items, contains, minItems = 1, maxItems } = schema;
  const unfoldItem = (item: Schema): SampleSchema | undefined => unfold(item, walk, inside, name);
  if (prefixItems?.length) return { prefixItems: prefixItems.map((item) => unfoldItem(item) ?? {}) };
  const item = maxItems === 0 ? undefined : unfoldItem(items ?? contains ?? false);
  return item ? { items: item, minItems: Math.min(minItems, mostItems) } : { example: [] };
}

/** What the sampler needs to choose a number. */
function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: SchemaObject): Partial<SampleSchema> {
  const lowest = minimum ?? exclusiveMinimum;
  if (multipleOf && lowest !== undefined) {
    const first = Math.ceil(lowest / multipleOf);
    return { example: (first * multipleOf > (exclusiveMinimum ?? -Infinity) ? first : first + 1) * multipleOf };
  }
  return Object.fromEntries(
    Object.entries({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }).filter(([, one]) => one !== undefined),
  );
}

function emptyOf(schema: SchemaObject): SampleSchema {
  const type = typeOf(schema);
  return { type, example: type === 'object' ? {} : type === 'array' ? [] : null };
}
