// Prints what the build of another generator has and ours has not.
import { type CompatDifference, type CompatResult, compatCodes, isLoss } from '#index';
import { plural } from './counts.ts';
import { createPalette, type Palette } from './palette.ts';
import { visible } from './visible.ts';

/** The pages that are named for one difference. */
const mostPages = 3;

/** By code: what is lost, then what is meant or only added. Pages with the same difference are one entry. */
export function printCompat({ pages, differences }: CompatResult, colors: boolean): string {
  const palette = createPalette(colors);
  const lost = differences.filter(isLoss);
  const others = differences.filter((one) => !isLoss(one));
  const explained = others.filter(({ because }) => because !== undefined).length;
  const counts = [
    `${plural(lost.length, 'difference')} in ${plural(pages, 'page')}`,
    ...(explained > 0 ? [`${explained} on purpose`] : []),
    ...(others.length > explained ? [plural(others.length - explained, 'addition')] : []),
  ];
  return [...printSections(lost, palette), ...printSections(others, palette), `${counts.join(', ')}\n`].join('\n');
}

function printSections(differences: readonly CompatDifference[], palette: Palette): readonly string[] {
  const sections = new Map<string, CompatDifference[]>();
  for (const one of differences) {
    const head = `${palette.strong(one.code)}: ${one.because ?? compatCodes[one.code]}`;
    sections.set(head, [...(sections.get(head) ?? []), one]);
  }
  const codes = Object.keys(compatCodes);
  const at = ([, [first]]: [string, readonly CompatDifference[]]): number => codes.indexOf(first?.code ?? '');
  return [...sections].sort((a, b) => at(a) - at(b)).map(([head, found]) => `${head}\n${printEntries(found, palette)}`);
}

function printEntries(found: readonly CompatDifference[], palette: Palette): string {
  const entries = new Map<string, string[]>();
  for (const { at, theirs = '', ours = '' } of found) {
    const lines = [
      ...(theirs === '' ? [] : [`    ${palette.removed(`- ${visible(theirs)}`)}\n`]),
      ...(ours === '' ? [] : [`    ${palette.added(`+ ${visible(ours)}`)}\n`]),
    ].join('');
    // What has neither is told by its address alone.
    const key = lines === '' ? at : lines;
    entries.set(key, [...(entries.get(key) ?? []), at]);
  }
  return [...entries].map(([lines, pages]) => `  ${printPages(pages)}\n${lines.startsWith('    ') ? lines : ''}`).join('');
}

function printPages(pages: readonly string[]): string {
  const more = pages.length - mostPages;
  const named = pages
    .slice(0, mostPages)
    .map((page) => visible(page))
    .join(', ');
  return more > 0 ? `${named} and ${plural(more, 'other page')}` : named;
}
