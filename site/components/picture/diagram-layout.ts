// Computes the positions of boxes, arrows and frames on a grid, which is transposed on phones.
import type { Tone } from './Legend.tsx';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly id: string;
  readonly lines: readonly string[];
  readonly column: number;
  readonly row: number;
  /** The number of rows it spans. */
  readonly rows?: number;
  /** Highlights what the diagram is about. */
  readonly isOurs?: boolean;
}

/** An arrow from one box to another in the same row. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
  readonly tone: Tone;
}

/** A frame around columns. */
export interface Group {
  readonly name: string;
  readonly columns: readonly [first: number, last: number];
}

interface Measures {
  /** Sizes and gaps of boxes, along the columns and across them. */
  readonly along: number;
  readonly across: number;
  readonly gapAlong: number;
  readonly gapAcross: number;
  readonly before: number;
}

const wide: Measures = { along: 132, across: 54, gapAlong: 108, gapAcross: 28, before: 34 };
const edgeOfFrame = 14;

export function layOut(boxes: readonly Box[], edges: readonly Edge[], groups: readonly Group[], isNarrow: boolean) {
  const columns = Math.max(...boxes.map(({ column }) => column)) + 1;
  const rows = Math.max(...boxes.map(({ row, rows: covered = 1 }) => row + covered));
  const across = (296 - 2 * edgeOfFrame - 16 * (rows - 1)) / rows;
  const sizes: Measures = isNarrow ? { along: 52, across, gapAlong: 84, gapAcross: 16, before: 34 } : wide;
  const startAlong = isNarrow ? sizes.before : edgeOfFrame;
  const startAcross = isNarrow ? edgeOfFrame : sizes.before;
  const turned = (along: number, over: number, length: number, breadth: number): Place =>
    isNarrow ? { x: over, y: along, width: breadth, height: length } : { x: along, y: over, width: length, height: breadth };
  const alongOf = (column: number): number => startAlong + column * (sizes.along + sizes.gapAlong);
  const acrossOf = (row: number): number => startAcross + row * (sizes.across + sizes.gapAcross);
  const spanOf = (count: number): number => count * sizes.across + (count - 1) * sizes.gapAcross;

  const endAcross = startAcross + spanOf(rows) + edgeOfFrame;
  const endAlong = alongOf(columns - 1) + sizes.along + edgeOfFrame;
  const placed = boxes.map((box) => ({
    ...box,
    place: turned(alongOf(box.column), acrossOf(box.row), sizes.along, spanOf(box.rows ?? 1)),
  }));
  const boxOf = (id: string) => placed.find((box) => box.id === id) ?? placed[0];
  return {
    width: isNarrow ? endAcross : endAlong,
    height: isNarrow ? endAlong : endAcross,
    boxes: placed,
    groups: groups.map(({ name, columns: [first, last] }) => {
      const begin = alongOf(first) - startAlong;
      const end = alongOf(last) + sizes.along + edgeOfFrame;
      const place = turned(begin + 0.5, 0.5, end - begin - 1, endAcross - 1);
      // On phones, arrows enter from above, at the center of a box, so the name goes between them.
      return { name, place, nameAt: isNarrow ? acrossOf(0) + sizes.across + sizes.gapAcross / 2 : place.x + 12 };
    }),
    edges: edges.map(({ from, to, lines, tone }) => {
      const [start, end] = [boxOf(from), boxOf(to)];
      const row = Math.max(start?.row ?? 0, end?.row ?? 0);
      const over = acrossOf(row) + sizes.across / 2;
      const isForward = (start?.column ?? 0) < (end?.column ?? 0);
      const begin = alongOf(start?.column ?? 0) + (isForward ? sizes.along : 0);
      const stop = alongOf(end?.column ?? 0) + (isForward ? 0 : sizes.along);
      const sign = isForward ? 1 : -1;
      const at = (along: number, off = 0): string => (isNarrow ? `${over + off} ${along}` : `${along} ${over + off}`);
      // Between two frames, or next to the target box, where nothing else crosses the label.
      const middle = isForward ? begin + (isNarrow ? 32 : sizes.gapAlong / 2) : stop + sizes.gapAlong / 2;
      // The last of many has no room on its other side, so it shares the space of its neighbor.
      const isBefore = isNarrow && rows > 2 && row === rows - 1;
      return {
        id: `${from} ${to}`,
        tone,
        lines,
        path: `M${at(begin + 3 * sign)}L${at(stop - 9 * sign)}`,
        head: `M${at(stop - 2 * sign)}L${at(stop - 12 * sign, -6)}L${at(stop - 12 * sign, 6)}z`,
        anchor: isNarrow ? (isBefore ? ('end' as const) : ('start' as const)) : ('middle' as const),
        labelAt: isNarrow
          ? { x: over + (isBefore ? -10 : 10), y: middle + (isBefore ? 22 : 0) }
          : { x: middle, y: over - 6 - lines.length * 8 },
      };
    }),
  };
}
