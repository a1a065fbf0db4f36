// The levels of headings that an author asks for, to those that a table of contents shows.

/** Both included, 2 and 3 by default. A lower bound alone moves the upper one, rather than leaving nothing between them. */
export function tocLevels(min: number | undefined, max: number | undefined): readonly [number, number] {
  const from = min ?? 2;
  return [from, max ?? Math.max(from, 3)];
}
