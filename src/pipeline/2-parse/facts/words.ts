// The text of a source to the number of its words.

/** As Docusaurus counts them for the time that reading takes: the source as it is written, its marks and code included. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) if (isWordLike) words++;
  return words;
}
