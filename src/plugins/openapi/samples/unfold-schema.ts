// Expands a schema, which may refer to itself, into a finite tree for the sampler.

import { sample } from 'openapi-sampler';
import { ExactNumber, exactNumber } from 'slodocs/kit';
import type { Schema, SchemaObject } from '../api/schema.ts';
import { flattenSchema, isMergedOf, ownExample, type SchemaNames, typeOf } from './flatten-schema.ts';
import type { SampleSchema } from './sample-schema.ts';

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

const longest = 200;

/** Formats that the sampler does not know. */
const ofFormat: Readonly<Record<string, string>> = { duration: 'P1D', byte: 'c3RyaW5n' };

/** `name` is that of the property, from which identifiers are made. The sampler itself would shorten no format to a length. */
function sampleText(schema: SchemaObject, name: string): string {
  const { format = '', pattern, contentEncoding } = schema;
  const known = Object.hasOwn(ofFormat, format) ? ofFormat[format] : undefined;
  if (known !== undefined || contentEncoding === 'base64') return known ?? 'c3RyaW5n';
  const matching = pattern === undefined ? undefined : sampleMatch(pattern);
  if (matching !== undefined) return matching;
  const minLength = Math.min(Number(schema.minLength ?? 0), longest);
  const maxLength = Math.max(minLength, Math.min(Number(schema.maxLength ?? longest), longest));
  const length = format === '' || format === 'password' ? { minLength, maxLength } : {};
  return String(sampleProperty({ type: 'string', ...(format ? { format } : {}), ...length }, name));
}

/** The sampler knows simple expressions; undefined where what it makes does not match. */
function sampleMatch(pattern: string): string | undefined {
  try {
    const text = sample({ type: 'string', pattern }, { quiet: true, enablePatterns: true });
    return typeof text === 'string' && text.length <= longest && new RegExp(pattern, 'u').test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function sampleProperty(schema: Parameters<typeof sample>[0], name: string): unknown {
  const whole = sample({ type: 'object', properties: { [name || 'id']: schema } }, { quiet: true });
  return Object.values(whole as Record<string, unknown>)[0];
}

/** What the sampler needs to choose a number, or the number itself where it has digits that the sampler would lose. */
function limitsOf(schema: SchemaObject): Partial<SampleSchema> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const lowest = minimum ?? exclusiveMinimum;
  const step = Number(multipleOf ?? 0);
  if (step > 0 && lowest !== undefined) {
    const first = Math.ceil(Number(lowest) / step);
    return { example: (first * step > Number(exclusiveMinimum ?? -Infinity) ? first : first + 1) * step };
  }
  const limits = { minimum, exclusiveMinimum, exclusiveMaximum, maximum };
  const given = Object.entries(limits).filter(([, one]) => one !== undefined);
  const [name, limit] = given[0] ?? [];
  const nearest = limit instanceof ExactNumber && typeOf(schema) === 'integer' ? whole(limit) : limit;
  if (nearest instanceof ExactNumber) {
    if (name === 'minimum' || name === 'maximum') return { example: nearest };
    const beside = beyond(nearest, name === 'exclusiveMinimum' ? 1n : -1n);
    if (beside !== undefined) return { example: beside };
  }
  return Object.fromEntries(given.map(([key, one]) => [key, Number(one)]));
}

/** An integer is written without a point: `1` for a limit of `1.0`. */
function whole(limit: ExactNumber): number | ExactNumber {
  if (Number.isSafeInteger(Number(limit))) return Number(limit);
  const [, digits] = /^(-?\d+)\.0+$/.exec(String(limit)) ?? [];
  return digits === undefined ? limit : exactNumber(digits, Number(digits));
}

/** Undefined of what is no whole number in digits. */
function beyond(limit: ExactNumber, step: bigint): unknown {
  return /^-?\d+$/.test(String(limit))
    ? exactNumber(String(BigInt(String(limit)) + step), Number(limit) + Number(step))
    : undefined;
}
