// The levels of headings that an author asks for, to those that a table of contents shows.

/** What the site says for all its pages. */
export interface TocSettings {
  readonly minHeadingLevel?: number | undefined;
  readonly maxHeadingLevel?: number | undefined;
}

/**
 * Both included. What is left out is the site's, which is 2 and 3 where it does not say. A bound alone moves the other one of the
 * site, rather than leaving nothing between them.
 */
export function tocLevels(
  min: number | undefined,
  max: number | undefined,
  { minHeadingLevel, maxHeadingLevel }: TocSettings = {},
): readonly [number, number] {
  const from = min ?? Math.min(minHeadingLevel ?? 2, max ?? 6);
  return [from, max ?? Math.max(from, maxHeadingLevel ?? 3)];
}
