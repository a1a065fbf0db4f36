// Estimates how long reading takes.

/** As in Docusaurus: 200 words a minute, to two decimals. */
export function readingMinutes(words: number): number {
  return Math.round((words / 200) * 100) / 100;
}
