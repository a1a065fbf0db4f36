// Reads what only posts have: keys of their front matter, and the place of faults of a whole post.
import type { Place, PlacedDoc } from 'slodocs/kit';

/** Front matter keys of posts alone, which the core passes on unchecked. */
export function ownValue({ document }: PlacedDoc, key: string): unknown {
  return document.facts.frontMatter.other[key];
}

/** The place of faults of a whole post: the start of its file. */
export function postPlace({ document: { source } }: PlacedDoc): Place {
  const start = { line: 1, column: 1 };
  return { file: source.path, start, end: start };
}
