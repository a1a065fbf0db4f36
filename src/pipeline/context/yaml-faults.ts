// What the YAML parser complains of, in our words and with the range of what is wrong.
import type { Document, YAMLError } from 'yaml';

/** A fault by its offsets in the text, both ends given and the second not included. */
export interface YamlRangeFault {
  readonly kind: 'syntax' | 'aliases';
  readonly message: string;
  readonly range: readonly [number, number];
}

/** Faults of syntax, at most one on a line: what follows the first is mostly its echo. */
export function syntaxFaults(document: Document, source: string): YamlRangeFault[] {
  const faults = new Map<number, YamlRangeFault>();
  // A tag that the schema does not know is a warning of the parser's: the value would be another than was meant.
  for (const error of [...document.errors, ...document.warnings]) {
    const range = rangeOf(error, source);
    const line = source.lastIndexOf('\n', range[0] - 1);
    if (!faults.has(line)) faults.set(line, { kind: 'syntax', message: messageOf(error, source.slice(...range)), range });
  }
  return [...faults.values()];
}

function messageOf(error: YAMLError, words: string): string {
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return `the key "${words.replace(/^(["'])(.*)\1$/, '$2')}" stands twice in its map`;
    case 'TAB_AS_INDENT':
      return 'a tab indents this line, where YAML takes spaces only';
    case 'MULTIPLE_DOCS':
      return 'a second YAML document starts here';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'a second ":" stands in this value, which must be quoted';
    case 'BAD_SCALAR_START':
      return `a value that starts with "${words.slice(0, 1)}" must be quoted`;
    case 'TAG_RESOLVE_FAILED':
      return `the tag "${words}" is not known`;
    default:
      return lowerFirst(error.message.split('\n')[0] ?? '');
  }
}

/** The parser marks one character; people look for the word. */
function rangeOf(error: YAMLError, source: string): [number, number] {
  const [start, end] = error.pos;
  if (error.code === 'DUPLICATE_KEY' || error.code === 'BAD_SCALAR_START' || error.code === 'UNEXPECTED_TOKEN') {
    const word = /^(?:"(?:\\.|[^"\\\r\n])*"|'[^'\r\n]*'|[^\s:,[\]{}][^\s,[\]{}]*?(?=:(?:\s|$)|[\s,[\]{}]|$))/.exec(
      source.slice(start),
    );
    if (word) return [start, start + word[0].length];
  }
  // What is missing at the end is missing after the last word, not on the empty line behind it.
  if (start >= source.trimEnd().length) return [source.trimEnd().length, source.trimEnd().length];
  return [start, Math.min(end, source.length)];
}

export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
