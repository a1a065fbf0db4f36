// Reads and writes JSON whose numbers keep all of their digits.
import { ExactNumber, exactNumber, isFields } from '#model/fields';

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

/**
 * Changes nothing but the spaces between its signs: numbers of any length and the order of properties stay. Undefined of what is no
 * JSON.
 */
export function indentJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(depth)}`;
  const signs = Array.from(jsonTokens(text), ({ token }) => token);
  const laid = signs.map((sign, at) => {
    const isEmpty = /[{[]/.test(signs[at - 1] ?? '') && (signs[at - 1] as string).length === 1;
    if (sign === '{' || sign === '[') {
      depth += 1;
      const next = signs[at + 1];
      return next === '}' || next === ']' ? sign : sign + line();
    }
    if (sign === '}' || sign === ']') {
      depth -= 1;
      return isEmpty ? sign : line() + sign;
    }
    if (sign === ',') return sign + line();
    return sign === ':' ? ': ' : sign;
  });
  return laid.join('');
}

const next = /["{}[\],:]|[^\s"{}[\],:]+/g;

/**
 * The tokens of a valid text of JSON in order, without the spaces between them, and where each begins. Ends of strings are looked
 * for: for an expression with escapes, the stack is too small where a string has millions of characters.
 */
function* jsonTokens(text: string): Generator<{ readonly token: string; readonly at: number }> {
  for (let end = 0; ; ) {
    next.lastIndex = end;
    const found = next.exec(text);
    if (!found) return;
    const { 0: sign, index: at } = found;
    end = sign === '"' ? endOfString(text, at) : at + sign.length;
    yield { token: text.slice(at, end), at };
  }
}

function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (text[before - 1] === '\\') before--;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}
