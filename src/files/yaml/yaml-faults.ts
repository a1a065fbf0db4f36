// What the YAML parser complains of, in our words and with the range of what is wrong.
import type { Document, YAMLError } from 'yaml';
import { openingOf } from './yaml-openings.ts';
import { type Range, type Rule, rules } from './yaml-rules.ts';

/** A fault by its offsets in the text. */
export interface YamlRangeFault {
  readonly kind: 'syntax' | 'aliases';
  readonly message: string;
  readonly range: Range;
}

/** More of them have one cause, and to find the words of each takes a look through its line. */
const mostFaults = 100;

/** Faults of syntax, at most one on a line: what follows the first is mostly its echo. */
export function syntaxFaults(document: Document, source: string): YamlRangeFault[] {
  const faults = new Map<number, YamlRangeFault>();
  // A tag that the schema does not know is a warning of the parser's: the value would be another than was meant.
  for (const error of apart([...document.errors, ...document.warnings]).slice(0, mostFaults)) {
    const fault = explain(error, document, source);
    const line = lineStart(source, fault.range[0]);
    if (!faults.has(line)) faults.set(line, fault);
  }
  return [...faults.values()];
}

/** Nested lists that are never closed end in one place, and each of them is complained of there. */
function apart(errors: readonly YAMLError[]): readonly YAMLError[] {
  return [...new Map(errors.map((error) => [`${error.code} ${error.pos[0]}`, error])).values()];
}

/** All faults, without those of syntax in the line of a faulty alias: in `*bold* text` there is but one. */
export function joinFaults(syntax: YamlRangeFault[], aliases: YamlRangeFault[], source: string): YamlRangeFault[] {
  const lines = new Set(aliases.slice(0, mostFaults).map(({ range }) => lineStart(source, range[0])));
  return [...syntax.filter(({ range }) => !lines.has(lineStart(source, range[0]))), ...aliases].slice(0, mostFaults);
}

function explain(error: YAMLError, document: Document, source: string): YamlRangeFault {
  const said = error.message.split('\n')[0] ?? '';
  const placed = rules
    .filter(({ when }) => (typeof when === 'string' ? when === error.code : when.test(said)))
    .map((rule) => ({ rule, range: rangeOf(error, rule.range, document, source) }));
  const fits = ({ rule: { where }, range }: (typeof placed)[number]): boolean =>
    !where || where(source.slice(...range), source.slice(lineStart(source, range[0]), range[0]));
  const found = placed.find(fits);
  if (!found) return { kind: 'syntax', message: lowerFirst(said), range: rangeOf(error, 'marked', document, source) };
  const { rule, range } = found;
  const words = source.slice(...range).replace(/^(["'])(.*)\1$/, '$2');
  return { kind: 'syntax', message: rule.message.replace('$0', () => words).replace('$1', () => words.slice(0, 1)), range };
}

function rangeOf({ pos }: YAMLError, kind: Rule['range'], document: Document, source: string): Range {
  // The parser may stand on blanks, those of empty lines too: people look for what follows them.
  const start = kind === 'marked' && /[^\S\r\n]/.test(source[pos[0]] ?? '') ? pos[0] : wordStart(source, pos[0]);
  const end = Math.max(start + 1, pos[1]);
  const first = lineStart(source, start);
  switch (kind) {
    case 'word':
      return [start, start + wordAt(source, start).length];
    case 'rest of line':
      return [start, lineEnd(source, start)];
    case 'line':
      return [wordStart(source, first), lineEnd(source, first)];
    case 'block header':
      return [first + source.slice(first, start).search(/[|>][^|>]*$/), lineEnd(source, start)];
    case 'opening': {
      const opening = openingOf(document, start);
      return [opening, lineEnd(source, opening)];
    }
    default: {
      // What is missing at the end is missing after the last word, not on the empty line behind it.
      const last = source.trimEnd().length;
      return start >= last ? [last, last] : [start, Math.min(end, Math.max(start + 1, lineEnd(source, start)))];
    }
  }
}

/** The parser marks one character; people look for the word. */
function wordAt(source: string, start: number): string {
  const word = /^(?:"(?:\\.|[^"\\\r\n])*"|'[^'\r\n]*'|\\.|[^\s:,[\]{}][^\s,[\]{}]*?(?=:(?:\s|$)|[\s,[\]{}]|$)|.)/;
  return word.exec(source.slice(start))?.[0] ?? '';
}

/** The offset of the next character that is no blank; the offset itself where only blanks follow. */
function wordStart(source: string, offset: number): number {
  const distance = source.slice(offset).search(/\S/);
  return distance === -1 ? offset : offset + distance;
}

function lineStart(source: string, offset: number): number {
  return Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1)) + 1;
}

/** Behind the last word of the line. */
function lineEnd(source: string, offset: number): number {
  const rest = /^[^\r\n]*/.exec(source.slice(offset))?.[0] ?? '';
  return offset + rest.trimEnd().length;
}

export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
