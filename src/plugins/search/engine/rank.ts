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
  const importance = words.map(({ weight, sections }) => weight * Math.log(1 + numbering.sections / (sections.size + 0.5)));
  const whole = importance.reduce((sum, one) => sum + one, 0) || 1;
  const candidates = new Set(words.flatMap(({ sections }) => [...sections.keys()]));
  const ranked: Ranked[] = [];
  for (const section of candidates) {
    const above = numbering.above(section);
    let sum = 0;
    let covered = 0;
    words.forEach(({ weight, sections, headings }, n) => {
      const own = sections.get(section) ?? 0;
      const passed = above.reduce((most, one) => Math.max(most, headings.get(one) ?? 0), 0) * inherited;
      if (own === 0 && passed === 0) return;
      sum += weight * Math.max(own, passed);
      covered += importance[n] ?? 0;
    });
    const boost = (numbering.pageOf(section).about?.boost ?? 1) * (1 - levelLoss * (numbering.levelOf(section) - 1));
    ranked.push({ section, score: sum * (covered / whole) ** coveragePower * boost });
  }
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}
