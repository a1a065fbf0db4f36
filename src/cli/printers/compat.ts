// Prints what the build of another generator has and ours has not.
import { type CompatDifference, type CompatResult, compatCodes, isAddition } from '#index';
import { plural } from './counts.ts';
import { createPalette, type Palette } from './palette.ts';
import { visible } from './visible.ts';

/** By code, each with what it means; additions last. */
export function printCompat({ pages, differences }: CompatResult, colors: boolean): string {
  const palette = createPalette(colors);
  const codes = Object.keys(compatCodes) as (keyof typeof compatCodes)[];
  const sorted = [...codes.filter((code) => !isAddition(code)), ...codes.filter(isAddition)];
  const sections = sorted.flatMap((code) => {
    const found = differences.filter((one) => one.code === code);
    if (found.length === 0) return [];
    const head = palette.strong(`${code}: ${plural(found.length, 'difference')}`);
    return [`${head}\n  ${compatCodes[code]}\n${found.map((one) => printOne(one, palette)).join('')}`];
  });
  const lost = differences.filter(({ code }) => !isAddition(code)).length;
  const added = differences.length - lost;
  const counts = [`${plural(lost, 'difference')} in ${plural(pages, 'page')}`, ...(added > 0 ? [plural(added, 'addition')] : [])];
  return `${[...sections, `${counts.join(', ')}\n`].join('\n')}`;
}

function printOne({ at, theirs, ours }: CompatDifference, palette: Palette): string {
  const lines = [
    visible(at),
    ...(theirs === undefined || theirs === '' ? [] : [`  ${palette.removed(`- ${visible(theirs)}`)}`]),
    ...(ours === undefined || ours === '' ? [] : [`  ${palette.added(`+ ${visible(ours)}`)}`]),
  ];
  return lines.map((line) => `    ${line}\n`).join('');
}
