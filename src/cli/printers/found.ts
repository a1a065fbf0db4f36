// Prints what a search has found, as text for people.
import type { Marked, SearchAnswer, SearchHit } from '#model/search-answer';
import { plural } from './counts.ts';
import { createPalette, type Palette } from './palette.ts';
import { visible } from './visible.ts';
import { wrapText } from './wrap.ts';

export function printFound({ hits, total }: SearchAnswer, { colors, columns }: { colors: boolean; columns: number }): string {
  const palette = createPalette(colors);
  const width = `${hits.length}. `.length;
  const shown = hits.map((hit, n) => `${printHit(hit, { number: `${n + 1}.`.padEnd(width), palette, columns })}\n`);
  const count = total > hits.length ? `${hits.length} of ${plural(total, 'result')}` : plural(total, 'result');
  return `${shown.join('')}${count}\n`;
}

interface Style {
  readonly number: string;
  readonly palette: Palette;
  readonly columns: number;
}

function printHit({ group, page, headings, excerpt, url }: SearchHit, { number, palette, columns }: Style): string {
  const trail = [group === '' ? [] : [{ text: group }], page, ...headings].filter((part) => part.length > 0);
  const title = trail.flatMap((part, n) => (n === 0 ? part : [{ text: ' › ' }, ...part]));
  const lines = [
    ...printMarked(title, Number.POSITIVE_INFINITY, palette, palette.strong),
    palette.quiet(visible(url)),
    ...printMarked(excerpt, columns - number.length, palette),
  ];
  return lines.map((line, n) => `${n === 0 ? number : ' '.repeat(number.length)}${line}\n`).join('');
}

/** Wraps the text, and emphasises the words that were found. */
function printMarked(marked: Marked, columns: number, palette: Palette, plain = (text: string) => text): readonly string[] {
  const pieces = marked.map(({ text, marked: isFound }) => ({ text: visible(text), paint: isFound ? palette.found : plain }));
  const whole = pieces.map(({ text }) => text).join('');
  if (whole === '') return [];
  let start = 0;
  return wrapText(whole, columns).map((line) => {
    const end = start + line.length;
    let at = 0;
    const painted = pieces.map(({ text, paint }) => {
      const part = text.slice(Math.max(0, start - at), Math.max(0, end - at));
      at += text.length;
      return part === '' ? '' : paint(part);
    });
    // The space at which the line was broken.
    start = end + 1;
    return painted.join('');
  });
}

export function printFoundJson(query: string, { hits, total, suggestions }: SearchAnswer): string {
  const plain = (marked: Marked): string => marked.map(({ text }) => text).join('');
  const found = hits.map(({ page, headings, excerpt, ...hit }) => ({
    ...hit,
    page: plain(page),
    headings: headings.map(plain),
    excerpt: plain(excerpt),
  }));
  return `${JSON.stringify({ format: 1, query, total, hits: found, suggestions }, null, 2)}\n`;
}
