// Writes values by the styles of OpenAPI: simple, label and matrix in paths and headers; all others as pairs.
import { isFields } from '#model/fields';
import type { FormPair } from './http-request.ts';
import { writeJson } from './json.ts';

export interface Styled {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
}

/** How names and values are encoded where they go. */
export interface Encoding {
  readonly name: Encode;
  readonly value: Encode;
}

/** Writes `simple`, `label` or `matrix`. Like the specification, it writes a null and an empty list as it does an empty text. */
export function writeSegment(
  { name, style, explode }: Styled,
  value: unknown,
  { name: encodeName, value: encode }: Encoding,
): string {
  const entries = entriesOf(value);
  const items = itemsOf(value).map(encode);
  const assigned = entries?.map(([key, text]) => `${encodeName(key)}=${encode(text)}`) ?? items;
  const flat = entries ? entries.flatMap(([key, text]) => [encodeName(key), encode(text)]) : items;
  if (style === 'label') return `.${explode ? assigned.join('.') : flat.join(',')}`;
  if (style !== 'matrix') return (explode ? assigned : flat).join(',');
  const own = encodeName(name);
  const assign = (text: string): string => (text === '' ? `;${own}` : `;${own}=${text}`);
  if (!explode || flat.length === 0) return assign(flat.join(','));
  return entries ? `;${assigned.join(';')}` : items.map(assign).join('');
}

/**
 * Writes `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`. An empty list or object has no pairs. What is nested in
 * another style than `deepObject` is written as JSON, since the specification says nothing of it.
 */
export function writePairs({ name, style, explode }: Styled, value: unknown, encoding: Encoding): readonly FormPair[] {
  const entries = entriesOf(value);
  const pair = (key: string, text: string): FormPair => makePair(key, text, encoding);
  if (style === 'deepObject' && entries) return deepPairs(name, value, pair);
  if (!entries && !Array.isArray(value)) return [pair(name, textOf(value))];
  const flat = entries ? entries.flat() : itemsOf(value);
  if (flat.length === 0) return [];
  if (explode) return entries ? entries.map(([key, text]) => pair(key, text)) : flat.map((text) => pair(name, text));
  const delimiter = { spaceDelimited: ' ', pipeDelimited: '|' }[style];
  const joined = flat.map(encoding.value).join(delimiter === undefined ? ',' : encoding.name(delimiter));
  return [{ name, value: flat.join(delimiter ?? ','), written: `${encoding.name(name)}=${joined}` }];
}

export function makePair(name: string, value: string, encoding: Encoding): FormPair {
  return { name, value, written: `${encoding.name(name)}=${encoding.value(value)}` };
}

/** A primitive as its text, anything else as JSON; a null as no text. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isFields(value) || Array.isArray(value) ? writeJson(value) : String(value);
}

function deepPairs(name: string, value: unknown, pair: (name: string, text: string) => FormPair): readonly FormPair[] {
  if (isMissing(value)) return [];
  if (Array.isArray(value)) return itemsOf(value).map((text) => pair(name, text));
  if (!isFields(value)) return [pair(name, textOf(value))];
  return Object.entries(value).flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner, pair));
}

/** Names and texts of an object; undefined of anything else. */
function entriesOf(value: unknown): readonly (readonly [string, string])[] | undefined {
  if (!isFields(value)) return undefined;
  return Object.entries(value).flatMap(([key, inner]) => (isMissing(inner) ? [] : [[key, textOf(inner)] as const]));
}

function itemsOf(value: unknown): readonly string[] {
  if (isMissing(value)) return [];
  return Array.isArray(value) ? value.filter((item) => !isMissing(item)).map(textOf) : [textOf(value)];
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

type Encode = (text: string) => string;

const reserved = ":/?#[]@!$&'()*+,;=";

/** Encodes all but letters, digits, `-`, `.`, `_` and `~`. A surrogate without its other half becomes U+FFFD. */
export function encodeUnreserved(text: string): string {
  const valid = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(valid).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Leaves reserved characters and percent-encoded ones as they are, except those that would end or split the value where it stands. */
export function encodeReserved(text: string, except: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}|./gsu, (part) => {
    const isKept = part.length === 3 || (reserved.includes(part) && !except.includes(part));
    return isKept ? part : encodeUnreserved(part);
  });
}

/** As `encodeUnreserved`, with `+` for a space. */
export function encodeForm(text: string): string {
  return encodeUnreserved(text).replaceAll('%20', '+');
}
