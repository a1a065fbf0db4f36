// Decides for all languages how a body is shown: as a value, as pairs, as parts, or as the text that is sent.
import { isJson, isPlainPair } from '../../engine/bodies.ts';
import type { FormPair, HttpBody, HttpPart, RequestFile } from '../../engine/http-request.ts';

export type PrintedBody =
  | { readonly kind: 'json'; readonly type: string; readonly value: unknown; readonly text: string }
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  | { readonly kind: 'pairs'; readonly pairs: readonly FormPair[] }
  | { readonly kind: 'parts'; readonly parts: readonly HttpPart[] }
  | { readonly kind: 'file'; readonly file: RequestFile };

export const urlEncoded = 'application/x-www-form-urlencoded';

/** `json` only where nothing is lost by reading the text. Pairs that no library writes in the same way are a text. */
export function describeBody(body: HttpBody | undefined): PrintedBody | undefined {
  if (!body) return undefined;
  if (body.kind === 'file') return body;
  if (body.kind === 'multipart') return { kind: 'parts', parts: body.parts };
  if (body.kind === 'urlencoded') {
    const { pairs } = body;
    if (pairs.every(isPlainPair)) return { kind: 'pairs', pairs };
    return { kind: 'text', type: urlEncoded, text: writePairs(pairs) };
  }
  const value = isJson(body.type) ? readJson(body.text) : undefined;
  return value === undefined ? body : { kind: 'json', type: body.type, value, text: body.text };
}

export function writePairs(pairs: readonly FormPair[]): string {
  return pairs.map(({ written }) => written).join('&');
}

/** Undefined of what is no JSON, or has numbers that JavaScript would change. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value, null, 2) === text || JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

const longestLine = 60;

/**
 * Indents all lines but the first, whose place is given. Lines inside of texts are indented too, so a text of several lines
 * must not be in it.
 */
export function indentAfterFirst(code: string, spaces: number): string {
  return code.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** Entries of a list or an object: on one line where they fit, else each on its own with a comma after it. */
export function printEntries(brackets: '[]' | '{}', entries: readonly string[], spaces: number, padding: '' | ' '): string {
  const [open, close] = brackets;
  if (entries.length === 0) return brackets;
  const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
  if (line.length <= longestLine && !line.includes('\n')) return line;
  const lines = entries.map((entry) => `${' '.repeat(spaces)}${indentAfterFirst(entry, spaces)},`);
  return `${open}\n${lines.join('\n')}\n${close}`;
}
