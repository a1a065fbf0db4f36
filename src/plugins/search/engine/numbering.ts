// Assigns numbers to the pages and sections of a scope, and keeps their overview.
import { type Overview, readLength } from './overview.ts';

export interface Numbering {
  readonly sections: number;
  readonly averages: readonly number[];
  /** The number of the first section of each group. */
  readonly bases: readonly number[];
  /** The number of words of a section in each field. */
  lengthsOf(section: number): number[];
  pageOf(section: number): NumberedPage;
  /** Of its heading; 1 for a page's own. */
  levelOf(section: number): number;
  /** The nearest section whose heading stands above it; -1 for a page's own. */
  readonly parents: Int32Array;
  /** The sections whose headings stand above it, the nearest first; the page's own is the last. */
  above(section: number): readonly number[];
}

export interface NumberedPage {
  readonly group: number;
  /** In its group. */
  readonly number: number;
  readonly firstSection: number;
  /** The label by which its results are grouped. */
  readonly top: string;
  readonly about: Overview['groups'][number]['about'][number] | undefined;
}

export function createNumbering(overview: Overview): Numbering {
  const bases: number[] = [];
  const pages: NumberedPage[] = [];
  const pageNumbers: number[] = [];
  let next = 0;
  overview.groups.forEach(({ sections, tops, about }, group) => {
    bases.push(next);
    const counts = sections === '' ? [] : sections.split(',');
    const labels = tops.split(',').map((top) => overview.tops[Number.parseInt(top, 36)] ?? '');
    counts.forEach((count, number) => {
      pages.push({ group, number, firstSection: next, top: labels[number] ?? '', about: about[number] });
      for (let n = Number.parseInt(count, 36); n > 0; n--, next++) pageNumbers.push(pages.length - 1);
    });
  });
  const pageOf = (section: number): NumberedPage => {
    const page = pages[pageNumbers[section] ?? -1];
    if (!page) throw new Error(`the index has no section ${section}`);
    return page;
  };
  const local = (section: number) => {
    const { group } = pageOf(section);
    return { own: overview.groups[group], at: section - (bases[group] ?? 0) };
  };
  const parents = parentsOf(overview, pages, pageNumbers);
  const lengths: number[][] = [];
  const levelOf = (section: number): number => {
    const { own, at } = local(section);
    return Number(own?.levels[at] ?? 1);
  };
  return {
    sections: overview.sections,
    averages: overview.averages,
    bases,
    parents,
    pageOf,
    levelOf,
    lengthsOf(section) {
      const { own, at } = local(section);
      lengths[section] ??= [readLength(own?.headingLengths ?? '', at), readLength(own?.textLengths ?? '', at), 1];
      return lengths[section];
    },
    above(section) {
      const found: number[] = [];
      for (let one = parents[section] ?? -1; one >= 0; one = parents[one] ?? -1) found.push(one);
      return found;
    },
  };
}

function parentsOf({ groups }: Overview, pages: readonly NumberedPage[], pageNumbers: readonly number[]): Int32Array {
  const levels = groups.map((group) => group.levels).join('');
  const parents = new Int32Array(levels.length).fill(-1);
  for (let section = 0; section < levels.length; section++) {
    const { firstSection = section } = pages[pageNumbers[section] ?? 0] ?? {};
    let one = section === firstSection ? -1 : section - 1;
    // The headings above the one before are those above this one, from some level on.
    while (one >= 0 && Number(levels[one]) >= Number(levels[section])) one = parents[one] ?? -1;
    parents[section] = one;
  }
  return parents;
}
