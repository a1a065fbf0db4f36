// Computes the offsets and positions of a tree's nodes in their text.
import type { Nodes } from 'mdast';
import { LineIndex } from '#kit/line-index';

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

/** Why unified parses a page: shown by `--verbose`, in this order. */
export const refusalReasons = {
  tree: 'pages that a plugin builds from nodes',
  platform: 'no binary of the native parser for this platform',
  limits: 'near a limit of size or depth',
  extension: 'syntax that a plugin adds',
  comment: 'an HTML comment in MDX',
  step: 'MDX blocks that a step of the site may treat as paragraphs',
  crash: 'an error in the native parser',
  syntax: 'MDX that does not parse',
  code: 'code in MDX that is indented or quoted',
  form: 'a block or character that the engines read differently',
  address: 'an address whose position is ambiguous',
} as const;

export type RefusalReason = keyof typeof refusalReasons;

export class NativeRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(refusalReasons[reason]);
    this.reason = reason;
  }
}
