// Finds texts that a plugin has made nodes of, such as a description in a specification, in the file that they come from.

import type { Root } from 'mdast';
import { type Origin, placeInOrigin } from '#model/origin';
import type { Place } from '#model/place';
import type { ProseBlock } from '#model/prose';
import { LineIndex } from '../line-index.ts';
import type { Loose } from './loose.ts';
import { ProseText } from './prose-text.ts';

/** A text, and the place of its node in the source that the plugin has made. */
export type MadeText = readonly [text: string, line: number, column: number];

/** Nodes of the plugin itself are at a point: what was parsed from Markdown is at a range. */
export function madeTexts(tree: Root): readonly MadeText[] {
  return textsIn(tree as Loose);
}

function textsIn(node: Loose): readonly MadeText[] {
  const { type, children = [], position } = node;
  const [only, ...others] = children;
  const { start, end } = position ?? {};
  const isPoint = start !== undefined && start.offset === end?.offset;
  if (isPoint && (type === 'paragraph' || type === 'heading') && only?.type === 'text' && others.length === 0)
    return [[only.value ?? '', start.line, start.column]];
  return children.flatMap(textsIn);
}

/** Those that stand there as they read, but for line breaks. */
export function placeMade(made: readonly MadeText[], origin: Origin, textOf: (file: string) => string): readonly ProseBlock[] {
  const sources = new Map<string, { readonly source: string; readonly lines: LineIndex }>();
  const sourceOf = (file: string) => {
    const source = textOf(file);
    const known = sources.get(file) ?? { source, lines: new LineIndex(source) };
    sources.set(file, known);
    return known;
  };
  return made.flatMap(([value, line, column]) => {
    const point = { line, column };
    const place = placeInOrigin(origin, { start: point, end: point });
    const { source, lines } = sourceOf(place.file);
    return blockAt(value, place, source, lines) ?? [];
  });
}

function blockAt(value: string, place: Place, source: string, lines: LineIndex): ProseBlock | undefined {
  const text = new ProseText(source, lines);
  text.add(value, lines.offsetAt(place.start), lines.offsetAt(place.end), true);
  const block = text.block('paragraph');
  if (!block) return undefined;
  const { start, end } = block.place;
  const written = source.slice(lines.offsetAt(start), lines.offsetAt(end));
  return plain(written) === plain(value) ? { file: place.file, ...block } : undefined;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
