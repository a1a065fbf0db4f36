// Merges what groups of pages have in one shard.
import { countPostings, fields } from '../engine/posting.ts';

/** Words in more sections than this share say nothing of any of them, unless a heading has them. */
const commonShare = 0.5;

/** Smaller sites have no common words. In sections. */
const leastSections = 200;

const textField = fields.indexOf('text');

/** `groups` has the lines of each group. Lines are sorted by term. */
export function mergeShard(groups: readonly string[], sections: number): string {
  const terms = new Map<string, string[]>();
  groups.forEach((lines, group) => {
    if (lines === '') return;
    for (const line of lines.split('\n')) {
      const [term = '', ...lists] = line.split('\t');
      const merged = terms.get(term) ?? fields.map(() => '');
      terms.set(term, merged);
      lists.forEach((list, field) => {
        if (list !== '') merged[field] += `${merged[field] === '' ? '' : ';'}${group}:${list}`;
      });
    }
  });
  const most = Math.max(leastSections, sections * commonShare);
  const lines: string[] = [];
  for (const term of [...terms.keys()].sort()) {
    const lists = terms.get(term) ?? [];
    if (countPostings(lists[textField] ?? '') > most) lists[textField] = '';
    if (lists.some((list) => list !== '')) lines.push([term, ...lists].join('\t'));
  }
  return lines.join('\n');
}

/** The words by which misspelt ones are mended: those in several sections or in a heading, with how many they are in. */
export function listWords(lines: string): readonly (readonly [term: string, line: string])[] {
  const found: (readonly [string, string])[] = [];
  for (const line of lines.split('\n')) {
    const [term = '', headings = '', text = '', keywords = ''] = line.split('\t');
    if (term.length < 3) continue;
    const count = countPostings(headings) + countPostings(text) + countPostings(keywords);
    if (count > 1 || headings !== '' || keywords !== '') found.push([term, `${term}\t${count}`]);
  }
  return found;
}
