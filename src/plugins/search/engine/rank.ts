// Ranks the sections of a scope by the words that they and the headings above them have.
import type { Numbering } from './numbering.ts';

/** What was found for one word of a query. */
export interface WordScores {
  readonly weight: number;
  readonly sections: ReadonlyMap<number, number>;
  /** Of the headings alone. */
  readonly headings: ReadonlyMap<number, number>;
}

/** All sections that were found, in order, and their scores. */
export interface Ranking {
  readonly sections: Int32Array;
  readonly scores: Float64Array;
}

export interface Ranked {
  readonly section: number;
  readonly score: number;
}

/** The share of a heading's score that passes to the sections below it. */
const inherited = 0.4;

/** What a section loses for each level of its heading: of equals, the more general one comes first. */
const levelLoss = 0.03;

/** How much sections that lack words of the query fall behind. */
const coveragePower = 1.5;

export function rankSections(words: readonly WordScores[], numbering: Numbering): Ranking {
  const { sections: size, parents } = numbering;
  const importance = words.map(({ weight, sections }) => weight * Math.log(1 + size / (sections.size + 0.5)));
  const whole = importance.reduce((sum, one) => sum + one, 0) || 1;
  const sections = candidatesOf(words, size);
  const sums = new Float64Array(size);
  const covered = new Float64Array(size);
  words.forEach(({ weight, sections: own, headings }, n) => {
    const above = new Float64Array(headings.size > 0 ? size : 0);
    for (const [section, score] of headings) above[section] = score;
    for (const section of sections) {
      let passed = 0;
      if (above.length > 0) {
        for (let one = parents[section] ?? -1; one >= 0; one = parents[one] ?? -1) passed = Math.max(passed, above[one] ?? 0);
      }
      const score = Math.max(own.get(section) ?? 0, passed * inherited);
      if (score === 0) continue;
      sums[section] = (sums[section] ?? 0) + weight * score;
      covered[section] = (covered[section] ?? 0) + (importance[n] ?? 0);
    }
  });
  const scores = Float64Array.from(sections, (section) => {
    const boost = numbering.pageOf(section).about?.boost ?? 1;
    const coverage = ((covered[section] ?? 0) / whole) ** coveragePower;
    const level = 1 - levelLoss * (numbering.levelOf(section) - 1);
    return (sums[section] ?? 0) * coverage * boost * level;
  });
  return { sections, scores };
}

/** Sorted. */
function candidatesOf(words: readonly WordScores[], size: number): Int32Array {
  const isFound = new Uint8Array(size);
  for (const { sections } of words) for (const section of sections.keys()) isFound[section] = 1;
  const found = new Int32Array(isFound.reduce((sum, one) => sum + one, 0));
  let count = 0;
  for (let section = 0; section < size; section++) if (isFound[section] === 1) found[count++] = section;
  return found;
}

/** The best of those that `isWanted` accepts; equal scores in the order of the sections. */
export function bestOf({ sections, scores }: Ranking, most: number, isWanted: (section: number) => boolean): readonly Ranked[] {
  const best: Ranked[] = [];
  sections.forEach((section, n) => {
    const score = scores[n] ?? 0;
    if (best.length === most && score <= (best.at(-1)?.score ?? 0)) return;
    if (!isWanted(section)) return;
    const at = best.findLastIndex((one) => one.score >= score) + 1;
    best.splice(at, 0, { section, score });
    if (best.length > most) best.pop();
  });
  return best;
}
