// What the MDX parser said, with the text that it said it of.

/** Offsets in the text, the second not included. */
export type Range = readonly [number, number];

export interface Said {
  readonly reason: string;
  readonly rule: string;
  readonly text: string;
  /** Where the parser stood. */
  readonly range: Range;
  /** What the JavaScript parser said, where it was asked. */
  readonly code: string;
  /** The offset of a point such as `5:1`. */
  readonly offsetOf: (point: string) => number;
}

export interface MdxFault {
  readonly message: string;
  readonly help: string;
  readonly range: Range;
  readonly fix?: { readonly title: string; readonly range: Range; readonly text: string };
  readonly related?: { readonly message: string; readonly range: Range };
}

/** Undefined where it is another fault. */
export type Explain = (said: Said) => MdxFault | undefined;

/** From an offset to behind the last word of its line. */
export function restOfLine(text: string, offset: number): Range {
  const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  return [offset, offset + rest.trimEnd().length];
}

/** The range of what a pattern that begins with `^` finds at an offset; one character where it finds nothing, none at the end of a line. */
export function matchAt(text: string, offset: number, pattern: RegExp): Range {
  const length = pattern.exec(text.slice(offset))?.[0].length ?? (/[\r\n]/.test(text[offset] ?? '\n') ? 0 : 1);
  return [offset, offset + length];
}

/** Nothing can be seen at the end of a text: there the last word counts. */
export function visible(text: string, offset: number): number {
  const last = text.trimEnd().length;
  return offset >= last ? last : offset;
}
