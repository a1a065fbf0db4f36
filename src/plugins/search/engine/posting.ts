// Prints and reads the postings of a term: in which sections it stands, how often, and where.
// A line is the term and its postings in headings, texts and keywords, between tabs. Postings are grouped by groups of pages,
// `group:gap,gap*count,gap=places;group:...`, where a gap is the distance from the last section in base 36.

export const fields = ['heading', 'text', 'keywords'] as const;

export type Field = (typeof fields)[number];

/** Stands for the postings of a term that too many texts have. */
export const common = '*';

/** `gap` is the distance from the section of the posting before, or from the first of the group; `places` are printed. */
export function printPosting(gap: number, count: number, places: string): string {
  // Mostly each time that a word stands there has a place.
  const counted = count === Math.max(1, places.length) ? '' : `*${count}`;
  return `${gap.toString(36)}${counted}${places === '' ? '' : `=${places}`}`;
}

/** The first character that stands for a place, and the first of those that take two bytes: no sign of a line is among them. */
const [firstCode, shortPlaces, longCode] = [0x3e, 65, 0xa1];

/** `word` is the number of a word in its text. */
export function printPlace(word: number): string {
  return String.fromCharCode(word < shortPlaces ? firstCode + word : longCode + word - shortPlaces);
}

export function readPlaces(places: string): readonly number[] {
  return Array.from(places, (place) => {
    const code = place.charCodeAt(0);
    return code < longCode ? code - firstCode : code - longCode + shortPlaces;
  });
}

/** `bases` has the number of the first section of each group. */
export function readPostings(
  text: string,
  bases: readonly number[],
  visit: (section: number, count: number, places: string) => void,
): void {
  if (text === '' || text === common) return;
  for (const piece of text.split(';')) {
    const colon = piece.indexOf(':');
    let section = bases[Number(piece.slice(0, colon))] ?? Number.NaN;
    for (const posting of piece.slice(colon + 1).split(',')) {
      const equals = posting.indexOf('=');
      const places = equals < 0 ? '' : posting.slice(equals + 1);
      const star = posting.indexOf('*');
      const isCounted = star >= 0 && (equals < 0 || star < equals);
      // Reads the digits alone.
      section += Number.parseInt(posting, 36);
      visit(section, isCounted ? Number.parseInt(posting.slice(star + 1), 10) : Math.max(1, places.length), places);
    }
  }
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
