// Unfolds a schema, which may refer to itself, into a finite tree for the sampler.
import type { Schema, SchemaObject } from '../api/schema.ts';
import { flattenSchema, isMergedOf, ownExample, type SchemaNames, typeOf } from './flatten-schema.ts';
import { limitsOf } from './number-limits.ts';
import type { SampleSchema } from './sample-schema.ts';
import { sampleText } from './sample-text.ts';

/** Read-only properties are not in requests, write-only ones not in responses. */
export type Direction = 'request' | 'response';

/** Of schemas, and of the values that the sampler makes of them. */
const mostNodes = 1000;
const mostValues = 3000;
const mostLevels = 12;
const mostItems = 3;
/** How often the innermost item of lists in lists is repeated. */
const mostRepeats = 27;

interface Walk {
  readonly direction: Direction;
  readonly names: SchemaNames;
  /** Counts what was unfolded, for schemas that refer to others many times. */
  nodes: number;
  values: number;
  readonly flattened: Map<Schema, SchemaObject | undefined>;
}

/** Where a schema stands: what it is inside of, and how often the sampler repeats what is made of it. */
interface Spot {
  readonly inside: readonly Schema[];
  readonly times: number;
}

/** A schema that is reached again inside of itself is left out; where it is required, it is an empty object or list. */
export function unfoldSchema(schema: Schema, direction: Direction, names: SchemaNames, name = ''): SampleSchema {
  const walk: Walk = { direction, names, nodes: 0, values: 0, flattened: new Map() };
  return unfold(schema, walk, { inside: [], times: 1 }, name) ?? {};
}

function unfold(schema: Schema, walk: Walk, { inside, times }: Spot, name: string): SampleSchema | undefined {
  walk.nodes += 1;
  walk.values += times;
  if (walk.nodes > mostNodes || walk.values > mostValues || inside.length > mostLevels) return undefined;
  if (inside.includes(schema) || isMergedOf(schema, inside)) return undefined;
  const flat = flattenIn(walk, schema);
  if (!flat) return undefined;
  const { xml, format } = flat;
  const type = typeOf(flat);
  const example = ownExample(flat);
  if (example !== undefined) {
    walk.values += times * sizeOf(example);
    return { type, xml, example };
  }
  const within = { inside: [...inside, schema], times };
  if (type === 'object') return { type, xml, properties: unfoldProperties(flat, walk, within) };
  if (type === 'array') return { type, xml, ...unfoldItems(flat, walk, within, name) };
  if (type === 'string') return { type, xml, example: sampleText(flat, name) };
  if (type === 'number' || type === 'integer') return { type, format, xml, ...limitsOf(flat) };
  return { type, xml };
}

function flattenIn({ flattened, names }: Walk, schema: Schema): SchemaObject | undefined {
  if (!flattened.has(schema)) flattened.set(schema, flattenSchema(schema, names));
  return flattened.get(schema);
}

/** The values in an author's example. A line of text is one. */
function sizeOf(example: unknown): number {
  if (typeof example === 'string') return Math.floor(example.length / 80);
  if (typeof example !== 'object' || example === null) return 0;
  return Object.values(example).reduce<number>((size, one) => size + 1 + sizeOf(one), 0);
}

function unfoldProperties(schema: SchemaObject, walk: Walk, spot: Spot): Readonly<Record<string, SampleSchema>> {
  const unfolded = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const flat = flattenIn(walk, property);
    if (!flat || (walk.direction === 'request' ? flat.readOnly : flat.writeOnly)) return [];
    const child = unfold(property, walk, spot, name);
    if (child) return [[name, child] as const];
    return schema.required?.includes(name) ? [[name, emptyOf(flat)] as const] : [];
  });
  if (unfolded.length > 0) return Object.fromEntries(unfolded);
  const others = schema.additionalProperties ?? Object.values(schema.patternProperties ?? {})[0];
  const child = typeof others === 'object' ? unfold(others, walk, spot, '') : undefined;
  return child ? { [nameOther(schema, others)]: child } : {};
}

/** A property of any name: the one that its author proposes, or that is allowed. */
function nameOther({ propertyNames }: SchemaObject, others: Schema | undefined): string {
  const proposed = typeof others === 'object' ? others['x-additionalPropertiesName'] : undefined;
  const allowed = typeof propertyNames === 'object' ? ownExample(propertyNames) : undefined;
  return String(proposed ?? allowed ?? 'key');
}

function unfoldItems(schema: SchemaObject, walk: Walk, { inside, times }: Spot, name: string): Partial<SampleSchema> {
  const { prefixItems, items, contains, minItems: wanted = 1, maxItems } = schema;
  if (prefixItems?.length) return { prefixItems: prefixItems.map((item) => unfold(item, walk, { inside, times }, name) ?? {}) };
  const several = Math.min(Number(wanted), mostItems);
  const minItems = times * several > mostRepeats ? 1 : several;
  const spot = { inside, times: times * Math.max(minItems, 1) };
  const item =
    maxItems !== undefined && Number(maxItems) === 0 ? undefined : unfold(items ?? contains ?? false, walk, spot, name);
  return item ? { items: item, minItems } : { example: [] };
}

function emptyOf(schema: SchemaObject): SampleSchema {
  const type = typeOf(schema);
  return { type, example: type === 'object' ? {} : type === 'array' ? [] : null };
}
