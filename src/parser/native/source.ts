// Computes the offsets and positions of a tree's nodes in their text.
import type { Nodes } from 'mdast';
import { LineIndex } from '#model/line-index';

/** Offsets of the first character and behind the last. */
export type Range = readonly [start: number, end: number];

/** Text with a range of offsets in it. */
export interface Source {
  readonly text: string;
  /** The range of a node. */
  rangeOf(node: Pick<Nodes, 'position'>): Range;
  /** The position of a range, as nodes have it. */
  positionOf(range: Range): NonNullable<Nodes['position']>;
}

export function sourceOf(text: string): Source {
  let lines: LineIndex | undefined;
  const pointAt = (offset: number) => {
    lines ??= new LineIndex(text);
    return { ...lines.pointAt(offset), offset };
  };
  return {
    text,
    rangeOf: ({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0],
    positionOf: ([start, end]) => ({ start: pointAt(start), end: pointAt(end) }),
  };
}
