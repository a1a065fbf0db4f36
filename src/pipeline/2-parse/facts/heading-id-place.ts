// Locates the explicit id of a heading.
import type { Place } from '#model/place';

/** The place of `{#id}`, or of `#id` in a comment; else the whole heading. `lines` are those of the source. */
export function headingIdPlace(heading: Place, id: string, lines: readonly string[]): Place {
  for (let number = heading.end.line; number >= heading.start.line; number--) {
    const line = lines[number - 1] ?? '';
    for (const written of [`{#${id}}`, `#${id}`]) {
      const at = line.lastIndexOf(written);
      if (at === -1) continue;
      const start = { line: number, column: at + 1 };
      return { ...heading, start, end: { line: number, column: at + 1 + written.length } };
    }
  }
  return heading;
}
