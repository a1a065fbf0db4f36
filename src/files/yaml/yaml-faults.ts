// Converts errors of the YAML parser into slodocs' messages, with the range of the faulty text.
import type { Document, Node, Pair, YAMLError } from 'yaml';
import { type Rule, rules } from './yaml-rules.ts';

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
