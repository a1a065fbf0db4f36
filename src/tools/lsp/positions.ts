// Converts places of diagnostics and facts to ranges of the Language Server Protocol, and back.
import { LineIndex } from '#kit/line-index';
import type { Place, Point } from '#model/place';

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Both count UTF-16 code units; ours begin with 1. */
export function positionOf({ line, column }: Point): Position {
  return { line: line - 1, character: column - 1 };
}

export function pointOf({ line, character }: Position): Point {
  return { line: line + 1, column: character + 1 };
}

export function rangeOf({ start, end }: Pick<Place, 'start' | 'end'>): Range {
  return { start: positionOf(start), end: positionOf(end) };
}

/** True for a position inside of a place or at its end, where a cursor behind a word stands. */
export function contains({ start, end }: Pick<Place, 'start' | 'end'>, at: Position): boolean {
  const { line, column } = pointOf(at);
  const isAfter = line > start.line || (line === start.line && column >= start.column);
  return isAfter && (line < end.line || (line === end.line && column <= end.column));
}

export function byPosition(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}

/** A text with its lines. */
export interface LinedText {
  readonly text: string;
  readonly lines: LineIndex;
}

export function linedText(text: string): LinedText {
  return { text, lines: new LineIndex(text) };
}

export function offsetIn({ lines }: LinedText, at: Position): number {
  return lines.offsetAt(pointOf(at));
}

export function rangeIn({ lines }: LinedText, start: number, end: number): Range {
  return { start: positionOf(lines.pointAt(start)), end: positionOf(lines.pointAt(end)) };
}
