// Maps values to positions: horizontally in percent, so that text keeps its size at any width, vertically in pixels.

export type Domain = readonly [from: number, to: number];

export interface Tick {
  readonly at: number;
  readonly label: string;
  /** Hidden on narrow screens. */
  readonly isMinor?: boolean;
}

export interface Scales {
  /** The horizontal position as a percentage of the width, such as `25%`. */
  x(value: number): string;
  /** The horizontal position of stretched lines, in thousandths of the width. */
  xOfLine(value: number): number;
  y(value: number): number;
}

export function scales(x: Domain, y: Domain, height: number): Scales {
  const across = (value: number): number => (value - x[0]) / (x[1] - x[0]);
  return {
    x: (value) => `${round(across(value) * 100)}%`,
    xOfLine: (value) => round(across(value) * 1000),
    y: (value) => round(height * (1 - (value - y[0]) / (y[1] - y[0]))),
  };
}

/** Creates ticks; if there are many, every second one is minor. */
export function ticks(values: readonly number[], label: (value: number) => string): Tick[] {
  return values.map((at, i) => ({ at, label: label(at), isMinor: values.length > 5 && i % 2 === 1 }));
}

export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
