// Chooses the field in which a reader enters a value, and the example in it.
import { isFields } from 'slodocs/kit';
import type { Example } from '../api/api.ts';
import type { Schema, SchemaObject } from '../api/schema.ts';
import { parseJson } from '../engine/json.ts';
import type { Field } from '../engine/request-form.ts';
import { exampleFile } from './example-file.ts';
import { flattenSchema, type SchemaNames, typeOf } from './flatten-schema.ts';
import { sampleValue } from './sample-value.ts';

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
