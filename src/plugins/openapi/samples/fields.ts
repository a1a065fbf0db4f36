// Chooses the field in which a reader enters a value, and the example in it.
import { sample } from 'openapi-sampler';
import { ExactNumber, isFields, trimEnds } from 'slodocs/kit';
import type { Example } from '../api/answers.ts';
import type { Schema, SchemaObject } from '../api/schema.ts';
import { essence } from '../engine/bodies.ts';
import { parseJson } from '../engine/json.ts';
import type { Field } from '../engine/request-form.ts';
import { flattenSchema, type SchemaNames, typeOf } from './flatten-schema.ts';
import type { SampleSchema } from './sample-schema.ts';
import { type Direction, unfoldSchema } from './unfold-schema.ts';

export interface FieldSource {
  readonly name: string;
  readonly schema: Schema | undefined;
  readonly examples: readonly Example[];
  readonly required: boolean;
  /** True where the value is written as JSON whatever it is. */
  readonly isJson: boolean;
  /** Of a part that may be a file: its media type. */
  readonly contentType?: string | undefined;
}

export function makeField(source: FieldSource, names: SchemaNames): Field {
  const { name, schema = true, isJson, contentType = '' } = source;
  const flat = flattenSchema(schema, names) ?? {};
  const item = typeOf(flat) === 'array' ? (flattenSchema(flat.items ?? true, names) ?? {}) : undefined;
  const given = source.examples.find(({ value }) => value !== undefined)?.value;
  const shown = source.required || given !== undefined || flat.example !== undefined || flat.examples !== undefined;
  if (isFile(item ?? flat, contentType))
    return {
      kind: 'file',
      choices: [],
      shown,
      ...(item ? { many: true } : {}),
      example: nameFile(given, name, contentType || mediaOf(item ?? flat)),
    };
  const example = given === undefined ? sampleValue(schema, 'request', names, name) : readExample(given, flat);
  if (isJson) return { kind: 'json', choices: [], example, shown };
  const variants = variantsOf(schema, names);
  const choices = variants.length > 1 ? choicesOf(variants) : textsOf(item ? item.enum : flat.enum);
  // An untyped value would be sent as an empty text.
  return { kind: kindOf(variants, flat, item, choices), choices, example: example ?? 'string', shown };
}

function kindOf(
  variants: readonly SchemaObject[],
  flat: SchemaObject,
  item: SchemaObject | undefined,
  choices: readonly string[],
): Field['kind'] {
  if (item) return ['object', 'array'].includes(typeOf(item) ?? '') ? 'json' : 'list';
  const type = typeOf(flat);
  if (type === 'object') return 'json';
  if (choices.length > 0) return 'choice';
  // Where several types are allowed, any text can be meant.
  const types = new Set(variants.map(typeOf));
  if (types.size > 1) return types.has('object') || types.has('array') ? 'json' : 'text';
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  return flat.format === 'password' ? 'password' : 'text';
}

/** Alternatives, without the one for null. */
function variantsOf(schema: Schema, names: SchemaNames): readonly SchemaObject[] {
  const variants = typeof schema === 'object' ? (schema.oneOf ?? schema.anyOf ?? []) : [];
  const flat = variants.flatMap((variant) => flattenSchema(variant, names) ?? []);
  return flat.filter((variant) => typeOf(variant) !== 'null' && variant.const !== null);
}

/** The values of alternatives, if each of them is a list of values; else none, for others are valid too. */
function choicesOf(variants: readonly SchemaObject[]): readonly string[] {
  const lists = variants.map((one) => one.enum ?? (one.const === undefined ? undefined : [one.const]));
  return lists.every((list) => list !== undefined) ? textsOf(lists.flat()) : [];
}

function textsOf(values: readonly unknown[] = []): readonly string[] {
  return [...new Set(values.filter((value) => value !== null).map(String))];
}

/** An author may have written a list or an object as it is sent. */
function readExample(value: unknown, schema: SchemaObject): unknown {
  const type = typeOf(schema);
  if (typeof value !== 'string' || (type !== 'array' && type !== 'object')) return value;
  try {
    const parsed = parseJson(value);
    if (isFields(parsed) || Array.isArray(parsed)) return parsed;
  } catch {}
  return type === 'array' ? value.split(',') : value;
}

/** A binary text, and in a part of an own medium that no text can be whatever is no object. */
function isFile(schema: SchemaObject, contentType: string): boolean {
  const type = typeOf(schema);
  if (type !== undefined && type !== 'string') return false;
  if (schema.format === 'binary') return true;
  if (schema.contentEncoding !== undefined || schema.enum || schema.const !== undefined) return false;
  return isBinaryMedium(contentType) || isBinaryMedium(mediaOf(schema));
}

function mediaOf({ contentMediaType = '' }: SchemaObject): string {
  return contentMediaType;
}

/** True of media that are no texts. */
export function isBinaryMedium(type: string): boolean {
  if (/^(?:image|audio|video|font)\//i.test(type)) return !/\+xml\b/i.test(type);
  return /^application\/(?:octet-stream|pdf|zip|gzip|x-tar|x-gzip|wasm|vnd\.openxmlformats|msword|vnd\.ms-)/i.test(type);
}

function nameFile(given: unknown, name: string, type: string): string {
  return typeof given === 'string' && /^[\w. -]{1,80}\.\w{1,8}$/.test(given) ? given : exampleFile(name, type);
}

const extensions: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
  'video/mp4': 'mp4',
};

/** `photo.jpg` of a property `photo`; `file.bin` where nothing is known. Of a range such as `image/*` by one of its types. */
export function exampleFile(name: string, type: string): string {
  const plain = trimEnds(name.replace(/[^\w-]+/g, '-'), '-');
  const [family = '', subtype = ''] = essence(type).split('/');
  const ofFamily = { image: 'jpg', audio: 'mp3', video: 'mp4', text: 'txt' }[family];
  const ofSubtype = /^[a-z0-9]{2,5}$/.test(subtype) && family !== 'application' ? subtype : undefined;
  return `${plain || 'file'}.${extensions[`${family}/${subtype}`] ?? ofSubtype ?? ofFamily ?? 'bin'}`;
}

/** The first type of a list that is no range; one of its types where all are. */
export function concreteType(types: string): string {
  const listed = types.split(',').map((type) => type.trim());
  const exact = listed.find((type) => type !== '' && !type.includes('*'));
  const ofRange = { image: 'image/jpeg', audio: 'audio/mpeg', video: 'video/mp4', text: 'text/plain' };
  return exact ?? ofRange[listed[0]?.split('/')[0] as keyof typeof ofRange] ?? 'application/octet-stream';
}

/** A property that is not required is there as well; never undefined. */
export function sampleValue(schema: Schema, direction: Direction, names: SchemaNames, name = ''): unknown {
  return runSampler(unfoldSchema(schema, direction, names, name), 'json') ?? null;
}

/** Undefined where nothing can be written as an element. `value` is an author's example, if there is one. */
export function sampleXml(schema: Schema, direction: Direction, names: SchemaNames, value?: unknown): string | undefined {
  const unfolded = unfoldSchema(schema, direction, names);
  const { name: own } = unfolded.xml ?? {};
  const name = typeof own === 'string' ? own : names.get(schema);
  const xml = name === undefined ? unfolded.xml : { ...unfolded.xml, name };
  try {
    const whole = { ...unfolded, xml, ...(value === undefined ? {} : { example: value }) };
    const text = runSampler(printNumbers(whole) as SampleSchema, 'xml');
    return `<?xml version="1.0" encoding="UTF-8"?>\n${String(text).trimEnd()}`;
  } catch {
    return undefined;
  }
}

function runSampler(schema: SampleSchema, format: 'json' | 'xml'): unknown {
  return sample(schema as Parameters<typeof sample>[0], { quiet: true, format });
}

/** The writer of XML knows no exact numbers; the text of an element has no type. */
function printNumbers(value: unknown): unknown {
  if (value instanceof ExactNumber) return String(value);
  if (Array.isArray(value)) return value.map(printNumbers);
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, printNumbers(one)])) : value;
}
