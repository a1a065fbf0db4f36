// Ranks the sections of a scope by the words that they and the headings above them have.
import type { Numbering } from './numbering.ts';

/** What was found for one word of a query. */
export interface WordScores {
  readonly weight: number;
  readonly sections: ReadonlyMap<number, number>;
  /** Of the headings alone. */
  readonly headings: ReadonlyMap<number, number>;
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

/** Best first; equal scores in the order of the sections. */
export function rankSections(words: readonly WordScores[], numbering: Numbering): readonly Ranked[] {
  const { sections: size, parents } = numbering;
  const importance = words.map(({ weight, sections }) => weight * Math.log(1 + size / (sections.size + 0.5)));
  const whole = importance.reduce((sum, one) => sum + one, 0) || 1;
  const candidates = new Set(words.flatMap(({ sections }) => [...sections.keys()]));
  const sums = new Float64Array(size);
  const covered = new Float64Array(size);
  words.forEach(({ weight, sections, headings }, n) => {
    const above = new Float64Array(headings.size > 0 ? size : 0);
    for (const [section, score] of headings) above[section] = score;
    for (const section of candidates) {
      let passed = 0;
      if (above.length > 0) {
        for (let one = parents[section] ?? -1; one >= 0; one = parents[one] ?? -1) passed = Math.max(passed, above[one] ?? 0);
      }
      const score = Math.max(sections.get(section) ?? 0, passed * inherited);
      if (score === 0) continue;
      sums[section] = (sums[section] ?? 0) + weight * score;
      covered[section] = (covered[section] ?? 0) + (importance[n] ?? 0);
    }
  });
  const ranked: Ranked[] = [];
  for (const section of candidates) {
    const boost = numbering.pageOf(section).about?.boost ?? 1;
    const coverage = ((covered[section] ?? 0) / whole) ** coveragePower;
    const level = 1 - levelLoss * (numbering.levelOf(section) - 1);
    ranked.push({ section, score: (sums[section] ?? 0) * coverage * boost * level });
  }
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}
