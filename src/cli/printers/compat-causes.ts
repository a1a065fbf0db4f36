// Groups the differences of two builds by code and reason, and tells equal ones once.
import { type CompatDifference, compatCodes } from '#index';

/** Differences with the same code, and the same reason. */
export interface Section {
  readonly code: keyof typeof compatCodes;
  readonly text: string;
  readonly found: readonly CompatDifference[];
  readonly causes: readonly Cause[];
}

/** The same difference on several pages, or several things that one page lacks. */
export interface Cause {
  readonly pages: readonly string[];
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
}

export function sectionsOf(differences: readonly CompatDifference[]): readonly Section[] {
  const found = groupBy(differences, ({ code, because }) => `${code} ${because ?? ''}`);
  const codes = Object.keys(compatCodes);
  return [...found.values()]
    .flatMap((found): readonly Section[] => {
      const [first] = found;
      return first ? [{ code: first.code, text: first.because ?? compatCodes[first.code], found, causes: causesOf(found) }] : [];
    })
    .sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
}

function causesOf(found: readonly CompatDifference[]): readonly Cause[] {
  const same = groupBy(found, ({ theirs = '', ours = '' }) => JSON.stringify([theirs, ours]));
  const causes = [...same.values()].map((some): Cause => {
    const [{ theirs, ours } = {}] = some;
    return { pages: some.map(({ at }) => at), theirs: listOf(theirs), ours: listOf(ours) };
  });
  // What several pages lack is one cause; what is lacking on one page, or on the same ones, is one, too.
  const joined = groupBy(causes, ({ pages, theirs, ours }) =>
    JSON.stringify(theirs.length + ours.length === 1 ? [pages, theirs.length] : [pages, theirs, ours]),
  );
  // A difference that its address alone tells.
  const told = (cause: Cause): boolean => cause.theirs.length + cause.ours.length > 0;
  return [...joined.values()]
    .map((some): Cause => {
      const [first] = some;
      const values = (side: 'theirs' | 'ours'): readonly string[] => some.flatMap((one) => one[side]);
      return { pages: first?.pages ?? [], theirs: values('theirs'), ours: values('ours') };
    })
    .flatMap((cause) => (told(cause) ? [cause] : cause.pages.map((page) => ({ ...cause, pages: [page] }))));
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : [text];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
