// Makes the text of an example from a string's format, pattern and length.
import { sample } from 'openapi-sampler';
import type { SchemaObject } from '../api/schema.ts';

const longest = 200;

/** Formats that the sampler does not know. */
const ofFormat: Readonly<Record<string, string>> = { duration: 'P1D', byte: 'c3RyaW5n' };

/** `name` is that of the property, from which identifiers are made. The sampler itself would shorten no format to a length. */
export function sampleText(schema: SchemaObject, name: string): string {
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
