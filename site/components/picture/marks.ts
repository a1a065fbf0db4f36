// Defines the types of marks that a plot can show.
import type { Tone } from './Legend.tsx';

export type Pair = readonly [x: number, y: number];

export interface LineMark {
  readonly kind: 'line';
  readonly points: readonly Pair[];
  readonly tone: Tone;
  readonly isDashed?: boolean;
  readonly isThin?: boolean;
}

export interface AreaMark {
  readonly kind: 'area';
  readonly points: readonly Pair[];
  readonly tone: Tone;
}

/** A time period, over the full height. */
export interface BandMark {
  readonly kind: 'band';
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}

export interface DotMark {
  readonly kind: 'dot' | 'cross';
  readonly at: Pair;
  readonly tone: Tone;
  readonly isSmall?: boolean;
}

export interface LabelMark {
  readonly kind: 'label';
  readonly at: Pair;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The offset from the position, in pixels. */
  readonly dx?: number;
  readonly dy?: number;
  readonly tone?: Tone;
  /** Hidden on narrow screens. */
  readonly isMinor?: boolean;
}

export type Mark = LineMark | AreaMark | BandMark | DotMark | LabelMark;

/** Returns the corners of a step function. */
export function steps(points: readonly Pair[], end: number): Pair[] {
  const corners = points.flatMap(([x, y], i): Pair[] =>
    i === 0
      ? [[x, y]]
      : [
          [x, points[i - 1]?.[1] ?? y],
          [x, y],
        ],
  );
  const last = points.at(-1);
  return last ? [...corners, [end, last[1]]] : corners;
}

/** A row below a plot that shows when something was true. */
export interface Lane {
  readonly label: string;
  /** Shown at the end of the label. */
  readonly value?: string;
  readonly spans: readonly LaneSpan[];
}

export interface LaneSpan {
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
  readonly text?: string;
  /** Hides the text on narrow screens. */
  readonly isTextMinor?: boolean;
  /** Solid by default; `hollow` for a period of waiting, `tint` for a period without problems. */
  readonly look?: 'hollow' | 'tint';
}
