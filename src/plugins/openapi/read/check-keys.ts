// Explains why a key cannot be in an object, and lists the keys that an object lacks.
import { type Fields, nearest, nearestSpelling } from 'slodocs/kit';
import type { Format } from '../api/api.ts';
import { existsIn, type NamePattern, type Notation } from './shapes/document-shapes.ts';
import { neededKeys, type ShapeName, shapeOf } from './shapes/shapes.ts';
import { choicesIn, choicesOf } from './values.ts';

export interface Keys {
  readonly format: Format;
  notationOf(written: string): Notation;
}

export interface UnknownKey {
  readonly help: string;
  /** The key that was meant, if that can be told: it is not missing then. */
  readonly meant?: string | undefined;
}

/** What a format without them has for the same. */
const olderWords: Readonly<Record<string, string>> = {
  const: '; write an "enum" with one value',
  examples: '; write one "example"',
};

/** What to write for keys that are not a text of the author's own. */
const samples: Readonly<Record<string, string>> = {
  authorizationUrl: 'https://…',
  content: '{ application/json: { schema: { type: object } } }',
  deviceAuthorizationUrl: 'https://…',
  flows: '{ clientCredentials: { tokenUrl: https://…, scopes: {} } }',
  info: '{ title: …, version: 1.0.0 }',
  items: '{ type: string }',
  openIdConnectUrl: 'https://…',
  paths: '{}',
  responses: '{ "200": { description: … } }',
  schema: '{ type: string }',
  scheme: 'bearer',
  scopes: '{}',
  tokenUrl: 'https://…',
  url: 'https://…',
  version: '1.0.0',
};

/** More than these are no help. */
const mostListed = 15;

/** Undefined where the key may stand there, though OpenAPI does not define it. */
export function explainUnknown(name: ShapeName, key: string, raw: Fields, { format, notationOf }: Keys): UnknownKey | undefined {
  const { keys = {}, referable } = shapeOf(name);
  const written = Object.hasOwn(keys, key) ? keys[key] : undefined;
  const { from, before } = written === undefined ? {} : notationOf(written);
  if (before !== undefined) return { help: `In OpenAPI ${format}, "type" can be a list: add "null" to it.` };
  if (from !== undefined)
    return { help: `OpenAPI supports it since ${from}${name === 'schema' ? (olderWords[key] ?? '') : ''}.` };
  if (key === '$ref') return { help: 'This object cannot be a reference. Write it inline.' };
  const known = Object.keys(keys).filter((one) => existsIn(notationOf(keys[one] ?? ''), format));
  // Schemas hold most of what describes a value, and once, in Swagger 2, none was needed.
  if (known.includes('schema') && Object.hasOwn(shapeOf('schema').keys ?? {}, key)) {
    return { help: `Write it inside "schema".`, meant: 'schema' };
  }
  const free = [...known, ...(referable ? ['$ref'] : [])].filter((one) => !Object.hasOwn(raw, one));
  // An extension is free, and JSON Schema allows any other keyword: only what is misspelt is told there.
  const isFree = key.startsWith('x-') || (name === 'schema' && format !== '3.0');
  const meant = (isFree ? nearestSpelling : nearest)(key, free);
  if (meant !== undefined) return { help: `Did you mean "${meant}"?`, meant };
  if (isFree) return undefined;
  const listed = known.length > mostListed ? 'Remove it.' : `Its keys are ${known.join(', ')}.`;
  return { help: `${listed} Custom keys begin with "x-".` };
}

/** For a key that does not look like a name in its map. */
export function helpForName(key: string, { of, words }: NamePattern): string {
  const others = [key.toUpperCase(), key.toLowerCase(), `/${key}`, key.trim().replaceAll(/[^\w.-]+/g, '-')];
  const meant = others.find((other) => of.test(other));
  return meant === undefined ? `Keys here must be ${words}.` : `Did you mean "${meant}"?`;
}

/** `key` is the one that the object stands at, and `meant` are keys that misspelt ones stand for. */
export function missingKeys(
  name: ShapeName,
  raw: Fields,
  key: string | number | undefined,
  meant: ReadonlySet<string>,
  { format, notationOf }: Keys,
): readonly string[] {
  // A misspelt "$ref" stands for all of them.
  if (meant.has('$ref')) return [];
  const needed = new Set(neededKeys(name, raw, format, String(key)));
  for (const [one, written] of Object.entries(shapeOf(name).keys ?? {})) if (notationOf(written).isRequired) needed.add(one);
  return [...needed].filter((one) => !Object.hasOwn(raw, one) && !meant.has(one));
}

/** For a key that an object lacks: what to write there. */
export function helpForMissing(name: ShapeName, key: string, { format, notationOf }: Keys): string {
  const { kind } = notationOf(shapeOf(name).keys?.[key] ?? '');
  const words = kind.includes('|') ? `"${key}", ${choicesOf(choicesIn(kind, format))}` : `"${key}: ${samples[key] ?? '…'}"`;
  return `Add ${words}: OpenAPI ${format} requires it.`;
}
