// Finds where a text that YAML allows is no JSON.

export interface JsonFault {
  /** Offsets in the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

const token =
  /\s+|"[^"\\\u0000-\u001f]*(?:\\.[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[{}[\]:,]/y;
const other = /\/\/.*|\/\*[\s\S]*?\*\/|#.*|'(?:[^'\n]*')?|[^\s,:[\]{}"]+|"[^"\n]*"?/y;

/** The first such place; undefined for JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  if (isJson(text)) return undefined;
  let comma: number | undefined;
  for (let at = 0; at < text.length; ) {
    token.lastIndex = at;
    const [found] = token.exec(text) ?? [];
    if (found === undefined) return explain(text, at);
    if (comma !== undefined && /^[}\]]/.test(found)) {
      return { start: comma, end: comma + 1, message: `JSON allows no "," before the closing "${found}"` };
    }
    if (found.trim() !== '') comma = found === ',' ? at : undefined;
    at += found.length;
  }
  return { start: 0, end: 0, message: 'the file is no JSON' };
}

function explain(text: string, at: number): JsonFault {
  other.lastIndex = at;
  const [found = text[at] ?? ''] = other.exec(text) ?? [];
  const range = { start: at, end: at + found.length };
  if (/^(?:\/[/*]|#)/.test(found)) return { ...range, message: 'JSON allows no comments' };
  return { ...range, message: `JSON writes every text in double quotes, and ${found} is none of its values` };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
