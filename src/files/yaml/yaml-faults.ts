// Converts errors of the YAML parser into slodocs' messages, with the range of the faulty text.
import type { Document, ErrorCode, Node, Pair, YAMLError } from 'yaml';

export type YamlFaultKind = 'syntax' | 'aliases' | 'depth';

/** A fault by its offsets in the text. */
export interface YamlRangeFault {
  readonly kind: YamlFaultKind;
  readonly message: string;
  readonly range: Range;
}

/** More than this usually have one cause, and each takes a scan of its line. */
const mostFaults = 100;

/** Syntax faults, at most one per line: the rest are usually consequences of the first. */
export function syntaxFaults(document: Document, source: string): YamlRangeFault[] {
  const faults = new Map<number, YamlRangeFault>();
  // The parser only warns of an unknown tag, but the value would not be what the author meant.
  for (const error of apart([...document.errors, ...document.warnings]).slice(0, mostFaults)) {
    const fault = explain(error, document, source);
    const line = lineStart(source, fault.range[0]);
    if (!faults.has(line)) faults.set(line, fault);
  }
  return [...faults.values()];
}

/** Keeps one error per position: nested lists that are never closed all report their common end. */
function apart(errors: readonly YAMLError[]): readonly YAMLError[] {
  return [...new Map(errors.map((error) => [`${error.code} ${error.pos[0]}`, error])).values()];
}

/** Joins the faults, dropping syntax faults on the line of a faulty alias: in `*bold* text` only the alias counts. */
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
  // The parser may point at whitespace, even on empty lines; the fault is in what follows.
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
      const found = openingOf(document, start);
      // A quoted text also ends where a line is not indented: the next word is no part of it.
      const opening = found === start ? openingOf(document, pos[0]) : found;
      return [opening, lineEnd(source, opening)];
    }
    default: {
      // Something missing at the end is reported after the last word, not on the empty line behind it.
      const last = source.trimEnd().length;
      return start >= last ? [last, last] : [start, Math.min(end, Math.max(start + 1, lineEnd(source, start)))];
    }
  }
}

/** The parser marks one character; a diagnostic marks the whole word. */
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

/** The start of the innermost quoted text, list or map in brackets that begins before an offset and contains it or ends there. */
function openingOf(document: Document, offset: number): number {
  let found = offset;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Partial<Pair & Node & { type: string; flow: boolean; items: unknown[] }>;
    if (node.key !== undefined || node.value !== undefined) {
      visit(node.key);
      visit(node.value);
    }
    const [start, end] = node.range ?? [offset, offset];
    const opens = node.flow === true || node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    if (opens && start < offset && end >= offset) found = start;
    for (const item of node.items ?? []) visit(item);
  };
  visit(document.contents);
  return found;
}

/** Offsets in a text, the end exclusive. */
type Range = readonly [number, number];

interface Rule {
  /** The parser's error code, or a pattern of its message. */
  readonly when: ErrorCode | RegExp;
  /** A further condition on the text of the range and on what precedes it in the line. */
  readonly where?: (words: string, before: string) => boolean;
  /** `$0` stands for the words in the range, `$1` for their first character. */
  readonly message: string;
  readonly range: 'marked' | 'word' | 'rest of line' | 'line' | 'opening' | 'block header';
}

const line = 'this line is not of the form "key: value"';

/** The first matching rule applies. */
const rules: readonly Rule[] = [
  { when: 'DUPLICATE_KEY', message: 'the key "$0" is used twice in this map', range: 'word' },
  { when: 'NON_STRING_KEY', message: 'a key must be a string, not a list or a map', range: 'rest of line' },
  { when: 'TAB_AS_INDENT', message: 'this line is indented with a tab, but YAML allows only spaces', range: 'marked' },
  { when: 'MULTIPLE_DOCS', message: 'a second YAML document starts here', range: 'marked' },
  { when: 'BAD_SCALAR_START', message: 'a value that starts with "$1" must be quoted', range: 'word' },
  { when: 'TAG_RESOLVE_FAILED', message: 'the tag "$0" is unknown', range: 'marked' },
  {
    when: 'BAD_DQ_ESCAPE',
    message: 'a "\\" in double quotes must be doubled, unless it starts an escape sequence such as "\\n"',
    range: 'word',
  },
  { when: 'MULTILINE_IMPLICIT_KEY', message: line, range: 'line' },
  { when: /^Implicit map keys need/, message: line, range: 'line' },
  {
    when: /^Nested mappings/,
    where: (words) => /:(\s|$)/.test(words),
    message: 'this value contains another ":" and must be quoted',
    range: 'rest of line',
  },
  { when: /^Nested mappings/, message: 'the next line is indented, so it belongs to this value', range: 'rest of line' },
  { when: /^Missing closing .quote/, message: 'this quote is never closed', range: 'opening' },
  { when: /^Flow sequence.*end with|^Expected flow sequence/i, message: 'this list is never closed with "]"', range: 'opening' },
  { when: /^Flow map.*end with|^Expected flow map/i, message: 'this map is never closed with "}"', range: 'opening' },
  { when: /^Unexpected flow-(map|seq)-end/, message: 'this "$0" has no matching opening bracket', range: 'marked' },
  { when: /^Unexpected , in flow map|empty item in flow map/, message: 'this map contains an extra ","', range: 'marked' },
  { when: /^Unexpected , in flow seq|empty item in flow seq/, message: 'this list contains an extra ","', range: 'marked' },
  {
    when: /^Block scalar header|^Not a YAML token/,
    message: 'a value that starts with "$1" must be quoted',
    range: 'block header',
  },
  { when: 'BAD_DIRECTIVE', message: 'this line begins with "%", which is not allowed for a key', range: 'line' },
  { when: /^Missing , (?:or : )?between/, message: 'a comma is missing before this', range: 'word' },
  { when: /^Unexpected block-seq-ind/, message: 'a list must start on the line below its key', range: 'rest of line' },
  {
    when: /^Unexpected \S+ at node end/,
    where: (_, before) => before.trim() === '',
    message: 'this line does not belong to the lines above it',
    range: 'rest of line',
  },
  {
    when: /^Unexpected \S+ at node end/,
    message: 'this follows a value that has already ended, so the whole value must be quoted',
    range: 'rest of line',
  },
  { when: /^Unexpected \S+ token/, message: 'this line does not belong to the lines above it', range: 'rest of line' },
  {
    when: /same column|^A block sequence may not/,
    message: 'this line is indented differently from the lines that it belongs to',
    range: 'line',
  },
];
