// Merges the shards and spellings of groups of pages.
import { common, countPostings, fields } from '../engine/posting.ts';

/** Words in more sections than this share say nothing of any of them, unless a heading has them. */
const commonShare = 0.2;

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
    if (countPostings(lists[textField] ?? '') > most) lists[textField] = common;
    if (lists.some((list) => list !== '' && list !== common)) lines.push([term, ...lists].join('\t'));
  }
  return lines.join('\n');
}

/** Adds up how often each word is written. Lines are sorted by word. */
export function mergeSpellings(groups: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const lines of groups) {
    for (const line of lines === '' ? [] : lines.split('\n')) {
      const [word = '', count] = line.split('\t');
      counts.set(word, (counts.get(word) ?? 0) + Number(count));
    }
  }
  return [...counts.keys()]
    .sort()
    .map((word) => `${word}\t${counts.get(word)}`)
    .join('\n');
}
