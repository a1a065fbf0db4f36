// Converts the position of a tree node to a place in its source.
import type { Place } from '#model/place';

export type Positioned = { readonly position?: { readonly start: Place['start']; readonly end: Place['end'] } | undefined };

export function placeOf(node: Positioned, file: string): Place {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const end = node.position?.end ?? start;
  return { file, start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}
