// Moves prose of a virtual source to the files that its words come from.
import { exactInOrigin, type Origin } from '#model/origin';
import { comparePlaces } from '#model/place';
import type { ProseBlock, ProseSegment } from '#model/prose';
import type { ProseMarks } from './blank.ts';
import { endOf } from './settle-prose.ts';

/** Words that stand nowhere but in the virtual source are left out: a plugin has made them. */
export function proseInOrigin(blocks: readonly Omit<ProseBlock, 'file'>[], origin: Origin): readonly ProseBlock[] {
  return blocks.flatMap((block) => {
    const byFile = new Map<string, ProseSegment[]>();
    for (const segment of block.segments) {
      const { at, start, end, length } = segment;
      const isOneLine = end === undefined || end.line === start.line;
      const size = end === undefined ? length : end.column - start.column;
      const place = isOneLine ? exactInOrigin(origin, start, size) : undefined;
      if (!place) continue;
      const list = byFile.get(place.file) ?? [];
      byFile.set(place.file, list);
      list.push({ at, length, start: place.start, ...(end ? { end: place.end } : {}) });
    }
    return [...byFile].flatMap(([file, segments]) => {
      const [first, last] = [segments[0], segments.at(-1)];
      return first && last ? [{ ...block, file, segments, place: { start: first.start, end: endOf(last) } }] : [];
    });
  });
}

/** In the order of the file. Several pages may show the same words. */
export function withoutRepeats(blocks: readonly ProseBlock[]): readonly ProseBlock[] {
  const known = new Map<string, ProseBlock>();
  for (const block of blocks) {
    const { start, end } = block.place;
    const key = [block.file, start.line, start.column, end.line, end.column].join(':');
    if (!known.has(key)) known.set(key, block);
  }
  const placeOf = ({ file, place }: ProseBlock) => ({ file, ...place });
  return [...known.values()].sort((a, b) => comparePlaces(placeOf(a), placeOf(b)));
}

/** Marks of a virtual source, by the files of its origin that hold them. */
export function exactMarks({ words, stands }: ProseMarks, origin: Origin): ReadonlyMap<string, ProseMarks> {
  const byFile = new Map<string, { words: number[]; stands: number[] }>();
  const add = (marks: readonly number[], kind: keyof ProseMarks): void => {
    for (let at = 0; at < marks.length; at += 3) {
      const [line = 1, column = 1, length = 0] = [marks[at], marks[at + 1], marks[at + 2]];
      const place = exactInOrigin(origin, { line, column }, length);
      if (!place) continue;
      const own = byFile.get(place.file) ?? { words: [], stands: [] };
      byFile.set(place.file, own);
      own[kind].push(place.start.line, place.start.column, length);
    }
  };
  add(words, 'words');
  add(stands, 'stands');
  return byFile;
}
