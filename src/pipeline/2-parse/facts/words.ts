// Counts the words of a source, for reading times.

/** Counts like Docusaurus: in the source as written, markup and code included. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) if (isWordLike) words++;
  return words;
}
