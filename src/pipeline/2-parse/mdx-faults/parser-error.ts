// Defines an error of the MDX parser with the text around it, and finds the range to mark.

/** Offsets in the text, the end exclusive. */
export type Range = readonly [number, number];

export interface Said {
  readonly reason: string;
  readonly rule: string;
  readonly text: string;
  /** Where the parser stopped. */
  readonly range: Range;
  /** The message of the JavaScript parser, if it ran. */
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

/** Undefined where the explanation does not apply. */
export type Explain = (said: Said) => MdxFault | undefined;

/** The range from an offset to the end of the line's last word. */
export function restOfLine(text: string, offset: number): Range {
  const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  return [offset, offset + rest.trimEnd().length];
}

/**
 * The range that a pattern beginning with `^` matches at an offset; one character where it does not match, none at the end of a
 * line.
 */
export function matchAt(text: string, offset: number, pattern: RegExp): Range {
  const length = pattern.exec(text.slice(offset))?.[0].length ?? (/[\r\n]/.test(text[offset] ?? '\n') ? 0 : 1);
  return [offset, offset + length];
}

/** Moves an offset at the end of the text, where nothing is visible, to the last word. */
export function visible(text: string, offset: number): number {
  const last = text.trimEnd().length;
  return offset >= last ? last : offset;
}
