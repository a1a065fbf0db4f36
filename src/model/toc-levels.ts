// Resolves the heading levels that a table of contents shows, from the author's and the site's bounds.

/** The site's default for all pages. */
export interface TocSettings {
  readonly minHeadingLevel?: number | undefined;
  readonly maxHeadingLevel?: number | undefined;
}

/**
 * Both bounds are inclusive and default to the site's, which default to 2 and 3. A single bound moves the site's other bound
 * rather than leaving an empty range.
 */
export function tocLevels(
  min: number | undefined,
  max: number | undefined,
  { minHeadingLevel, maxHeadingLevel }: TocSettings = {},
): readonly [number, number] {
  const from = min ?? Math.min(minHeadingLevel ?? 2, max ?? 6);
  return [from, max ?? Math.max(from, maxHeadingLevel ?? 3)];
}
