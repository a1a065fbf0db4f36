// Writes the examples of a media type as texts.
import { isFields } from 'slodocs/kit';
import type { Example, MediaType } from '../api/answers.ts';
import type { Schema } from '../api/schema.ts';
import { essence, isJson, isUrlEncoded, isXml } from '../engine/bodies.ts';
import { parseJson, writeJson } from '../engine/json.ts';
import { encodeForm, textOf } from '../engine/styles.ts';
import { isBinaryMedium, sampleValue, sampleXml } from './fields.ts';
import { flattenSchema, type SchemaNames, typeOf } from './flatten-schema.ts';
import type { Direction } from './unfold-schema.ts';

export interface MediaText {
  /** Of the author's example; empty where there is only one without a name, or it is made from the schema. */
  readonly name: string;
  readonly text: string;
}

/** JSON has an indent of two spaces. Empty for what is no text, and where neither example nor schema says anything. */
export function mediaTexts(media: MediaType, direction: Direction, names: SchemaNames): readonly MediaText[] {
  const { type, schema, itemSchema, examples } = media;
  const given = examples.filter(({ value }) => value !== undefined);
  if (given.length > 0)
    return given.map((example) => ({ name: nameOf(example), text: writeExample(example.value, media, direction, names) }));
  if (isBinaryMedium(type)) return [];
  if (schema === undefined && itemSchema !== undefined)
    return [{ name: '', text: writeStream(sampleValue(itemSchema, direction, names), type) }];
  if (schema === undefined || isBinary(schema, names)) return [];
  const xml = isXml(type) ? sampleXml(schema, direction, names) : undefined;
  return [{ name: '', text: xml ?? writeValue(sampleValue(schema, direction, names), type) }];
}

function nameOf({ summary, name }: Example): string {
  return summary || name;
}

function writeExample(value: unknown, { type, schema, itemSchema }: MediaType, direction: Direction, names: SchemaNames): string {
  if (typeof value !== 'string') {
    const xml = isXml(type) ? sampleXml(schema ?? {}, direction, names, value) : undefined;
    return xml ?? (itemSchema === undefined ? writeValue(value, type) : writeStream(value, type));
  }
  if (!isJson(type)) return value;
  // Many authors give JSON as its text.
  const flat = schema === undefined ? undefined : flattenSchema(schema, names);
  if (flat && typeOf(flat) === 'string') return writeValue(value, type);
  try {
    return writeValue(parseJson(value), type);
  } catch {
    return writeValue(value, type);
  }
}

/** A stream is shown with one item, or with those of a list. */
function writeStream(value: unknown, type: string): string {
  const items = Array.isArray(value) ? value : [value];
  if (essence(type) === 'text/event-stream') return items.map(writeEvent).join('\n\n');
  const lines = items.map((item) => writeJson(item));
  return (essence(type).endsWith('json-seq') ? lines.map((line) => `\u001e${line}`) : lines).join('\n');
}

/** Properties of an item are the fields of an event; a value of several lines has a field for each. */
function writeEvent(item: unknown): string {
  if (!isFields(item) && !Array.isArray(item)) return `data: ${String(item)}`;
  const lines = Object.entries(item).flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value : writeJson(value);
    return text.split(/\r\n|\r|\n/).map((line) => `${field}: ${line}`);
  });
  return lines.join('\n');
}

function writeValue(value: unknown, type: string): string {
  if (isUrlEncoded(type) && isFields(value))
    return Object.entries(value)
      .map(([name, one]) => `${encodeForm(name)}=${encodeForm(textOf(one))}`)
      .join('&');
  if (typeof value === 'string' && !isJson(type)) return value;
  return writeJson(value, 2);
}

function isBinary(schema: Schema, names: SchemaNames): boolean {
  return flattenSchema(schema, names)?.format === 'binary';
}
