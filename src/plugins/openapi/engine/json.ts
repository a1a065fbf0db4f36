// Reads and writes JSON whose numbers keep all of their digits.

import { ExactNumber, exactNumber } from '#model/exact-number';
import { isFields } from '#model/fields';
import { jsonTokens } from './json-tokens.ts';

/** No text of JSON has it as a key, unless in this form. */
const mark = '\\u0000exact';

/** As `JSON.parse`, which it throws like. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const marked: string[] = [];
  let last = 0;
  for (const { token, at } of jsonTokens(text)) {
    const number = /^[-\d]/.test(token) ? exactNumber(token, Number(token)) : 0;
    if (typeof number === 'number') continue;
    marked.push(text.slice(last, at), `{"${mark}":"${number}"}`);
    last = at + token.length;
  }
  if (marked.length === 0 || text.includes(mark)) return value;
  return JSON.parse(marked.join('') + text.slice(last), (_, inner: unknown) => {
    const exact = isFields(inner) ? inner['\u0000exact'] : undefined;
    return typeof exact === 'string' ? new ExactNumber(exact) : inner;
  });
}

/** As `JSON.stringify` writes plain data; `indent` is the number of spaces for each level. */
export function writeJson(value: unknown, indent = 0): string {
  return write(value, indent, '\n') ?? 'null';
}

function write(value: unknown, indent: number, line: string): string | undefined {
  if (value instanceof ExactNumber) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = line + ' '.repeat(indent);
  const entries = Array.isArray(value)
    ? value.map((one) => write(one, indent, inner) ?? 'null')
    : Object.entries(value).flatMap(([key, one]) => {
        const text = write(one, indent, inner);
        return text === undefined ? [] : [`${JSON.stringify(key)}:${indent > 0 ? ' ' : ''}${text}`];
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  return indent > 0 ? `${open}${inner}${entries.join(`,${inner}`)}${line}${close}` : `${open}${entries.join(',')}${close}`;
}
