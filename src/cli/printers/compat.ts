// Prints what the build of another generator has and ours has not.

import { type CompatDifference, type CompatResult, compatCodes, isLoss } from '#index';
import { plural } from './counts.ts';
import { createPalette, type Palette } from './palette.ts';
import { visible } from './visible.ts';

/** How many addresses or values are named for one cause, and how many causes are shown of one code. */
const [mostNamed, mostCauses] = [3, 8];

/** How much of a long text is shown before and after the place where it differs. */
const [before, after] = [40, 80];

/** With `all`, also what is meant or only added, and every cause. */
export function printCompat(result: CompatResult, colors: boolean, all = false): string {
  const palette = createPalette(colors);
  const { differences } = result;
  const lost = differences.filter(isLoss);
  const others = all ? differences.filter((one) => !isLoss(one)) : [];
  const sections = [...sectionsOf(lost), ...sectionsOf(others)].map((section) => printSection(section, palette, all));
  return [...sections, printCounts(result), printLanguages(result), printCompared(result)]
    .filter((part) => part !== '')
    .join('\n');
}

function printSection({ code, text, found, causes }: Section, palette: Palette, all: boolean): string {
  const shown = all ? causes : causes.slice(0, mostCauses);
  const more = causes
    .slice(shown.length)
    .reduce((sum, { pages, theirs, ours }) => sum + pages.length * Math.max(1, theirs.length, ours.length), 0);
  return [
    `${palette.strong(code)} (${found.length}): ${text}\n`,
    ...shown.map((cause) => printCause(cause, palette, all)),
    ...(more > 0 ? [`  … and ${more} more\n`] : []),
  ].join('');
}

function printCause({ pages, theirs, ours }: Cause, palette: Palette, all: boolean): string {
  const [[left = ''], [right = '']] = [theirs, ours];
  const sides = theirs.length === 1 && ours.length === 1 ? aroundDifference(left, right) : undefined;
  const [removed, added] = sides ? [[sides[0]], [sides[1]]] : [theirs, ours];
  return [
    `  ${name(pages, all, 'page')}\n`,
    ...(removed.length > 0 ? [`    ${palette.removed(`- ${name(removed, all)}`)}\n`] : []),
    ...(added.length > 0 ? [`    ${palette.added(`+ ${name(added, all)}`)}\n`] : []),
  ].join('');
}

function name(all: readonly string[], whole: boolean, noun?: string): string {
  const named = whole ? all : all.slice(0, mostNamed);
  const more = all.length - named.length;
  const rest = noun === undefined ? `${more} more` : plural(more, `other ${noun}`);
  return `${named.map((one) => visible(one)).join(', ')}${more > 0 ? ` and ${rest}` : ''}`;
}

/** Two texts from a little before the place where they begin to differ. */
function aroundDifference(theirs: string, ours: string): readonly [string, string] {
  let at = 0;
  while (at < theirs.length && theirs[at] === ours[at]) at++;
  const from = at > before + 20 ? at - before : 0;
  const cut = (text: string): string => {
    const end = Math.max(at + after, from + before + after);
    return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`;
  };
  return [cut(theirs), cut(ours)];
}

/** A table of all codes, so that one look tells what is to do. */
function printCounts({ pages, differences }: CompatResult): string {
  const lost = differences.filter(isLoss);
  const others = differences.filter((one) => !isLoss(one));
  const explained = others.filter(({ because }) => because !== undefined);
  const added = others.filter(({ because }) => because === undefined);
  const counts = [
    `${plural(lost.length, 'difference')} in ${plural(pages, 'page')}`,
    ...(explained.length > 0 ? [`${explained.length} intentional`] : []),
    ...(added.length > 0 ? [plural(added.length, 'addition')] : []),
  ];
  return [
    ...printTable('lost', lost, false),
    ...printTable('intentional', explained),
    ...printTable('only here', added),
    `${counts.join(', ')}\n`,
  ].join('');
}

/** Without the text of codes whose section stands above. */
function printTable(title: string, differences: readonly CompatDifference[], hasText = true): readonly string[] {
  const rows = sectionsOf(differences).map(({ code, text, found, causes }) => {
    const count =
      causes.length < found.length ? `${found.length} times, ${plural(causes.length, 'cause')}` : plural(found.length, 'time');
    return [code, count, text] as const;
  });
  if (rows.length === 0) return [];
  const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
  const [codes, counts] = [width(0), width(1)];
  return [
    `${title}\n`,
    ...rows.map(([code, count, text]) => `  ${code.padEnd(codes)}  ${hasText ? `${count.padEnd(counts)}  ${text}` : count}\n`),
    '\n',
  ];
}

/** A language with fewer pages than in the other build has lost some. */
function printLanguages({ languages }: CompatResult): string {
  const all = Object.entries(languages).map(([name, { pages, ownPages, untranslated }]) => {
    const own = ownPages === pages ? '' : `, ${ownPages} here`;
    return `${name} ${plural(pages, 'page')}${own}${untranslated > 0 ? ` (${untranslated} not translated)` : ''}`;
  });
  return all.length === 0 ? '' : `languages: ${all.join('; ')}\n`;
}

/** What was held, and what the other build does not have or prints in a way that is not known. */
function printCompared({ compared }: CompatResult): string {
  const all = Object.entries(compared);
  const held = all
    .filter(([, count]) => count > 0)
    .map(([subject, count]) => `${count} ${count === 1 ? singular(subject) : subject}`);
  const none = all.filter(([, count]) => count === 0).map(([subject]) => subject);
  return `compared ${held.join(', ')}${none.length > 0 ? `; found no ${none.join(', no ')}` : ''}\n`;
}

function singular(subject: string): string {
  return subject.replace(/(?:(ss)es|ies|s)$/, (end, ss: string | undefined) => ss ?? (end === 'ies' ? 'y' : ''));
}

/** Differences with the same code, and the same reason. */
interface Section {
  readonly code: keyof typeof compatCodes;
  readonly text: string;
  readonly found: readonly CompatDifference[];
  readonly causes: readonly Cause[];
}

/** The same difference on several pages, or several things that one page lacks. */
interface Cause {
  readonly pages: readonly string[];
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
}

function sectionsOf(differences: readonly CompatDifference[]): readonly Section[] {
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
