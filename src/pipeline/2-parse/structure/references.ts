// Reports undefined references, unused footnotes, and labels that are defined twice.

import type { Definition, FootnoteDefinition, Text } from 'mdast';
import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { placeOf } from '../facts/links.ts';
import type { Inside, Structure } from './collect.ts';

export function reportReferences(context: Context, structure: Structure): void {
  const meant = reportUndefined(context, structure);
  reportDuplicates(context, structure);
  reportUnusedFootnotes(context, structure, meant);
}

/** Returns the footnote labels that misspelt references probably mean, so that those are not reported as unused. */
function reportUndefined({ reporter }: Context, { text, file, texts, definitions, footnotes }: Structure): ReadonlySet<string> {
  const likely = new Set<string>();
  const links = definitions.map(labelOf);
  const notes = footnotes.map(labelOf);
  const known = new Set(definitions.map(({ identifier }) => identifier));
  const report = ({ label, written, range }: UndefinedReference, labels: readonly string[], kind: 'link' | 'footnote'): void => {
    const mark = kind === 'link' ? '' : '^';
    const meant = nearest(label, labels);
    if (meant && kind === 'footnote') likely.add(meant);
    const place = new LineIndex(text).place(file, ...range);
    const fix = meant ? { title: `write "${mark}${meant}"`, place, replaces: written, text: `${mark}${meant}` } : undefined;
    reporter.report({
      code: 'parse/undefined-reference',
      message: `the page has no ${kind === 'link' ? 'definition' : 'footnote'} "${label}", so the reference is shown as text`,
      help: meant
        ? `Did you mean "${mark}${meant}"?`
        : `Define it: \`[${mark}${label}]: ${kind === 'link' ? 'https://…' : 'the text'}\`. To show brackets as text, write \`\\[\`.`,
      place,
      ...(fix ? { fix } : {}),
    });
  };
  for (const inside of texts) {
    const { value } = inside.node;
    if (value.includes('][')) for (const found of undefinedReferences(text, inside, known)) report(found, links, 'link');
    if (value.includes('[^')) for (const found of undefinedFootnotes(text, inside)) report(found, notes, 'footnote');
  }
  return likely;
}

/** The first definition of a label is used. A label that hides a comment, such as `[//]: # (…)`, is skipped. */
function reportDuplicates({ reporter }: Context, { file, definitions, footnotes }: Structure): void {
  const report = (node: Definition | FootnoteDefinition, first: Definition | FootnoteDefinition, lost: string): void => {
    reporter.report({
      code: 'parse/duplicate-definition',
      message: `"${labelOf(node)}" is already defined: ${lost}`,
      help: 'Change the label of one of them, or remove one.',
      place: labelPlace(node, file),
      related: [{ message: 'the definition that is used', place: labelPlace(first, file) }],
    });
  };
  const links = new Map<string, Definition>();
  for (const node of definitions) {
    const first = links.get(node.identifier);
    if (!first) links.set(node.identifier, node);
    else if (first.url !== node.url && !isComment(node)) report(node, first, `"${node.url}" is never used`);
  }
  const notes = new Map<string, FootnoteDefinition>();
  for (const node of footnotes) {
    const first = notes.get(node.identifier);
    if (first) report(node, first, 'this text is not shown');
    else notes.set(node.identifier, node);
  }
}

function isComment({ identifier, url }: Definition): boolean {
  return identifier === '//' || identifier === 'comment' || url === '' || url === '#';
}

function reportUnusedFootnotes(
  { reporter }: Context,
  { file, footnotes, footnoteReferences }: Structure,
  meant: ReadonlySet<string>,
): void {
  const used = new Set(footnoteReferences.map(({ identifier }) => identifier));
  for (const node of footnotes) {
    if (used.has(node.identifier) || meant.has(labelOf(node))) continue;
    reporter.report({
      code: 'parse/unused-footnote',
      message: `the footnote "${labelOf(node)}" is never referenced, so it is not shown`,
      help: `Add \`[^${labelOf(node)}]\` where it belongs, or remove the footnote.`,
      place: labelPlace(node, file),
    });
  }
}

function labelOf({ label, identifier }: Definition | FootnoteDefinition): string {
  return label ?? identifier;
}

/** The place of the label with its brackets, at the start of a definition. */
function labelPlace(node: Definition | FootnoteDefinition, file: string): Place {
  const { start } = placeOf(node, file);
  const length = labelOf(node).length + (node.type === 'definition' ? '[]' : '[^]').length;
  return { file, start, end: { line: start.line, column: start.column + length } };
}

interface UndefinedReference {
  readonly label: string;
  /** As it stands in the page's text; a footnote's label begins with `^`. */
  readonly written: string;
  /** The offsets of what is written. */
  readonly range: readonly [number, number];
}

const second = /(?<!\\)\]\[((?:[^[\]\\\n]|\\.)*)\]/g;
const footnote = /(?<!\\)\[(\^([\p{L}\p{N}][\p{L}\p{N}_.:-]*))\]/gu;

/** `known` are the defined identifiers. */
function* undefinedReferences(
  text: string,
  { node, parent }: Inside<Text>,
  known: ReadonlySet<string>,
): Generator<UndefinedReference> {
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  for (const match of source.matchAll(second)) {
    const close = from + match.index;
    const end = close + match[0].length;
    const open = openingOf(text, close, parent.position?.start.offset ?? from);
    if (open === undefined || /[\w\])}`$]/.test(text[open - 1] ?? '') || /[[(]/.test(text[end] ?? '')) continue;
    const words = text.slice(open + 1, close);
    const written = match[1] ?? '';
    const named = written.trim() === '' ? words : written;
    const label = named.trim();
    if (!isReference(words, written, known.size > 0) || known.has(label.toLowerCase().replace(/\s+/g, ' '))) continue;
    const start = written.trim() === '' ? open + 1 : close + 2;
    yield { label, written: named, range: [start, start + named.length] };
  }
}

/** Skips character classes such as `[^a-z]+`. */
function* undefinedFootnotes(text: string, { node }: Pick<Inside<Text>, 'node'>): Generator<UndefinedReference> {
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  for (const match of source.matchAll(footnote)) {
    const [whole, mark = '', label = ''] = match;
    if (/^.-./u.test(label) || /[\w+*?{[(|]/.test(source[match.index + whole.length] ?? '')) continue;
    const start = from + match.index + 1;
    yield { label, written: mark, range: [start, start + mark.length] };
  }
}

/** The maximum length of a link's text, so that a page of brackets alone takes linear time. */
const longestWords = 1000;

/** The opening bracket that matches the one at `close`, not before `least`. */
function openingOf(text: string, close: number, least: number): number | undefined {
  let depth = 0;
  for (let at = close - 1; at >= Math.max(least, close - longestWords); at--) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === ']') depth++;
    else if (text[at] === '[' && depth-- === 0) return at;
  }
  return undefined;
}

/** Excludes indexes, citations and command notation: `[1][2]`, `[--flag][a|b]`, `[string][]`. */
function isReference(words: string, written: string, hasDefinitions: boolean): boolean {
  if (words.trim() === '' || /^[xX]$/.test(words)) return false;
  if ([words, written].some((part) => /^\s*-|[|<>]|\.\.\.|…/.test(part))) return false;
  if (written.trim() === '') return hasDefinitions;
  return !(/^\d+$/.test(words.trim()) && /^\d+$/.test(written.trim()));
}
