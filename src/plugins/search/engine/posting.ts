// Prints and reads the postings of a term: in which sections it stands, and how often.
// A line is the term and its postings in headings, texts and keywords, between tabs. Postings are grouped by groups of pages,
// `group:gap,gap*count;group:...`, where a gap is the distance from the last section in base 36.

export const fields = ['heading', 'text', 'keywords'] as const;

/** `gap` is the distance from the section of the posting before, or from the first of the group. */
export function printPosting(gap: number, count: number): string {
  return `${gap.toString(36)}${count > 1 ? `*${count}` : ''}`;
}

/** `bases` has the number of the first section of each group. */
export function readPostings(text: string, bases: readonly number[]): [section: number, count: number][] {
  const found: [number, number][] = [];
  if (text === '') return found;
  for (const piece of text.split(';')) {
    const colon = piece.indexOf(':');
    let section = bases[Number(piece.slice(0, colon))] ?? Number.NaN;
    for (const part of piece.slice(colon + 1).split(',')) {
      const star = part.indexOf('*');
      section += Number.parseInt(star < 0 ? part : part.slice(0, star), 36);
      found.push([section, star < 0 ? 1 : Number(part.slice(star + 1))]);
    }
  }
  return found;
}

/** How many sections there are in postings, without reading them. */
export function countPostings(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    if (code === 0x2c || code === 0x3b) count++;
  }
  return count;
}
