// Fills the values of variables into nodes: into texts, addresses and titles, and code.
import type { Code, PhrasingContent, RootContent, Text } from 'mdast';
import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import { inCodeLine, inOpeningLine, markFence, metaWithout, metaWords } from '#model/fence-meta';
import type { Place } from '#model/place';
import type { ShownTo } from '#model/variants';
import { type Positioned, placeOf } from '../facts/node-place.ts';
import { altAsWritten, holdsName, namesEnd, piecesOf, placeOfName, textFor, variableFor } from './interpolate.ts';
import { type LabelsOf, varyingText } from './shown-to-some.ts';

export interface Filling {
  readonly context: Context;
  /** The file, and the text that its tree was parsed from. */
  readonly path: string;
  readonly source: string;
  readonly label: LabelsOf;
}

export function writtenOf({ position }: Pick<RootContent, 'position'>, { source }: Filling): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** The value of a variable at the position of a node; undefined for a name that no variable has. */
export function valueNodes(
  name: string,
  shownTo: ShownTo,
  place: Place,
  { position }: Pick<RootContent, 'position'>,
  { context, label }: Filling,
): PhrasingContent[] | undefined {
  const value = variableFor(context, name, shownTo, place);
  if (value === undefined) return undefined;
  const made = typeof value === 'string' ? [{ type: 'text' as const, value }] : varyingText(value, shownTo, label);
  return made.map((node) => ({ ...node, position }));
}

export function fillText(node: Text, shownTo: ShownTo, filling: Filling): RootContent[] {
  if (!holdsName(node.value)) return [node];
  const written = writtenOf(node, filling);
  const at = placeOf(node, filling.path);
  return piecesOf(node.value, written).flatMap(({ name, text, nth }): RootContent[] => {
    const made = name === undefined ? undefined : valueNodes(name, shownTo, placeOfName(written, nth, at), node, filling);
    return made ?? [{ ...node, value: text }];
  });
}

/** Changes the address, the title and the alt text of a node. */
export function fillAddresses(node: RootContent, shownTo: ShownTo, filling: Filling): void {
  const { context, path, source } = filling;
  const fields = node as { url?: string; title?: string | null; alt?: string | null };
  // The text of a link is in its children.
  const inner = 'children' in node ? node.children.at(-1)?.position : undefined;
  let from = inner?.end.offset ?? node.position?.start.offset ?? 0;
  if (fields.alt) fields.alt = altAsWritten(fields.alt, writtenOf(node, filling));
  for (const key of ['alt', 'url', 'title'] as const) {
    const text = fields[key];
    if (typeof text !== 'string' || !holdsName(text)) continue;
    const rest = source.slice(from, node.position?.end.offset);
    const place = namesEnd(rest, text) === 0 ? placeOf(node, path) : new LineIndex(source).place(path, from, from);
    fields[key] = piecesOf(text, rest)
      .map((piece) =>
        piece.name === undefined
          ? piece.text
          : textFor(context, piece.name, shownTo, placeOfName(rest, piece.nth, place), piece.text),
      )
      .join('');
    from += namesEnd(rest, text);
  }
}

/** The word of a fence whose code names variables. */
const fenceWord = 'variables';

/** Changes the code of a fence, and marks it for that of the file that it may show. */
export function fillFence(node: Code, shownTo: ShownTo, { context, path, source }: Filling): void {
  // Without a language, the parser takes the first word for one.
  if (node.lang === fenceWord) Object.assign(node, { lang: null, meta: `${fenceWord} ${node.meta ?? ''}` });
  if (!metaWords(node.meta ?? '').some(({ text }) => text === fenceWord)) return;
  node.meta = metaWithout(node.meta ?? '', { text: fenceWord });
  const fill = (code: string, find: (line: number, name: string) => object, file?: string): string =>
    code
      .split('\n')
      .map((line, index) =>
        piecesOf(line)
          .map(({ name, text }) => {
            if (name === undefined) return text;
            return textFor(context, name, shownTo, placeOf(find(index, name) as Positioned, path), text, file);
          })
          .join(''),
      )
      .join('\n');
  node.value = fill(node.value, (line, name) => inCodeLine(node, source, line, name));
  markFence(node, (code, file) => fill(code, () => inOpeningLine(node, source, file), file));
}
