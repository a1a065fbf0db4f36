// Generates the value of an example from a schema, also as XML.
import { sample } from 'openapi-sampler';
import { ExactNumber } from '#model/exact-number';
import { isFields } from '#model/fields';
import type { Schema } from '../api/schema.ts';
import type { SchemaNames } from './flatten-schema.ts';
import type { SampleSchema } from './sample-schema.ts';
import { type Direction, unfoldSchema } from './unfold-schema.ts';

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
