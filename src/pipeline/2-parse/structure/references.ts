// Reports undefined references, unused footnotes, and labels that are defined twice.
import type { Definition, FootnoteDefinition } from 'mdast';
import type { Context } from '#context/context';
import { LineIndex } from '#model/line-index';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { placeOf } from '../facts/links.ts';
import type { Structure } from './collect.ts';
import { type UndefinedReference, undefinedFootnotes, undefinedReferences } from './undefined-references.ts';

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
      message: `the page has no ${kind === 'link' ? 'definition' : 'footnote'} "${label}": the reference is shown as it is written`,
      help: meant
        ? `Did you mean "${mark}${meant}"?`
        : `Define it: \`[${mark}${label}]: ${kind === 'link' ? 'https://…' : 'the text'}\`. Brackets that are meant are written \`\\[\`.`,
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
      message: `"${labelOf(node)}" is defined already: ${lost}`,
      help: 'Give one of them another label, or take one out.',
      place: labelPlace(node, file),
      related: [{ message: 'the definition that counts', place: labelPlace(first, file) }],
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
      message: `nothing refers to the footnote "${labelOf(node)}": it is not shown`,
      help: `Write \`[^${labelOf(node)}]\` where it belongs, or take it out.`,
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
