// Prints a report for people: each diagnostic with its frame, then the summary.

import type { Diagnostic, Fix, RelatedPlace } from '#model/diagnostic';
import type { Place } from '#model/place';
import { arrow, bar, type FrameStyle, frame, roomOf } from './frame.ts';
import { createPalette, type Palette } from './palette.ts';
import type { Report } from './report.ts';
import { showLine } from './source-line.ts';
import { createSources, pathFrom, type Sources } from './sources.ts';
import { isSilent, summaryLines } from './summary.ts';
import { verboseLines } from './verbose.ts';
import { visible } from './visible.ts';

export function printPretty(report: Report): string {
  const { result, options } = report;
  const shown = isSilent(report) ? [] : result.diagnostics.slice(0, options.maxDiagnostics);
  const blocks = printDiagnostics(shown, result, options);
  const lines = [...summaryLines(report), ...(options.verbose ? verboseLines(report) : [])];
  return blocks + lines.map((line) => `${line}\n`).join('');
}

/** Diagnostics alone, an empty line after each. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { texts, root }: { readonly texts: Readonly<Record<string, string>>; readonly root: string },
  options: { readonly colors: boolean; readonly columns: number; readonly cwd: string },
): string {
  const style = {
    palette: createPalette(options.colors),
    columns: options.columns,
    sources: createSources(texts),
    path: (file: string) => pathFrom(options.cwd, root, file),
  };
  return diagnostics.map((diagnostic) => `${printDiagnostic(diagnostic, style)}\n\n`).join('');
}

/** A line before or after the fix, with the UTF-16 units of it that matter. */
interface Line {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Paints {
  readonly removed: (text: string) => string;
  readonly added: (text: string) => string;
}

/** More lines than this on either side are left out. */
const most = 4;

/** No lines where the text is not known or the fix changes nothing that can be shown. */
function suggestion(sources: Sources, { place, text }: Fix, style: FrameStyle, paints: Paints): readonly string[] {
  const first = sources.line(place.file, place.start.line);
  if (first === undefined) return [];
  const old = linesOf(sources, place.file, place.start.line, place.end.line);
  const head = first.slice(0, place.start.column - 1);
  const tail = (old.at(-1) ?? '').slice(place.end.column - 1);
  const changed = `${head}${text}${tail}`.split(/\r\n|\n|\r/);
  const same = sharedStart(old, changed);
  const [removed, added] = withoutSharedEnd(old.slice(same), changed.slice(same));
  if (removed.length === 0 && added.length === 0) return [];
  const mark = (line: string, length: number): Line => ({
    text: line,
    from: same === 0 ? head.length : 0,
    to: length - tail.length,
  });
  const print = (lines: readonly string[], sign: string, paint: (text: string) => string): readonly string[] => [
    ...lines
      .slice(0, most)
      .map((line, index) => row(mark(line, line.length), place.start.line + same + index, sign, style, paint)),
    ...(lines.length > most ? [style.quiet('...')] : []),
  ];
  return [bar(style), ...print(removed, '-', paints.removed), ...print(added, '+', paints.added)];
}

function row({ text, from, to }: Line, number: number, sign: string, style: FrameStyle, paint: (text: string) => string): string {
  const shown = showLine(text, Math.min(from, text.length), Math.max(from, to), roomOf(style)).text;
  return `${style.quiet(String(number).padStart(style.gutter))} ${paint(shown === '' ? sign : `${sign} ${shown}`)}`;
}

function linesOf(sources: Sources, file: string, from: number, to: number): readonly string[] {
  const lines: string[] = [];
  for (let number = from; number <= to; number++) {
    const line = sources.line(file, number);
    if (line === undefined) break;
    lines.push(line);
  }
  return lines;
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count++;
  return count;
}

function withoutSharedEnd(a: readonly string[], b: readonly string[]): readonly [readonly string[], readonly string[]] {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return [a.slice(0, a.length - count), b.slice(0, b.length - count)];
}

/** How the blocks of a report are printed. */
interface BlockStyle {
  readonly palette: Palette;
  readonly columns: number;
  readonly sources: Sources;
  /** The path of a file as the reader writes it. */
  readonly path: (file: string) => string;
}

function printDiagnostic(diagnostic: Diagnostic, style: BlockStyle): string {
  const { palette } = style;
  const paint = palette.severity[diagnostic.severity];
  const frames: FrameStyle = { gutter: gutterOf(diagnostic), columns: style.columns, quiet: palette.quiet, mark: paint };
  const title = paint(`${diagnostic.severity}[${visible(diagnostic.code)}]`);
  const shown = framed(diagnostic.place, frames, style);
  const notes = notesOf(diagnostic, frames, palette);
  return [
    `${title}${palette.strong(`: ${indented(diagnostic.message, '  ')}`)}`,
    ...shown,
    // The bar connects a frame with the notes below it.
    ...(notes.length > 0 && shown.length > 1 ? [bar(frames)] : []),
    ...notes,
    ...(diagnostic.related ?? []).flatMap((related) => relatedLines(related, frames, style)),
    ...(diagnostic.fix ? fixLines(diagnostic.fix, diagnostic.place, frames, style) : []),
  ].join('\n');
}

function framed(place: Place | undefined, frames: FrameStyle, style: BlockStyle): readonly string[] {
  if (!place || place.file === '') return [];
  return [arrow(visible(style.path(place.file)), place, frames), ...frame(style.sources, place, frames)];
}

function notesOf({ help, plugin }: Diagnostic, frames: FrameStyle, palette: Palette): readonly string[] {
  const pad = ' '.repeat(frames.gutter + 1);
  const note = (name: string, text: string): string =>
    `${pad}${palette.quiet('=')} ${palette.strong(`${name}:`)} ${indented(text, `${pad}${' '.repeat(name.length + 4)}`)}`;
  return [...(help ? [note('help', help)] : []), ...(plugin ? [note('plugin', plugin)] : [])];
}

function relatedLines({ message, place }: RelatedPlace, frames: FrameStyle, style: BlockStyle): readonly string[] {
  const { note, strong } = style.palette;
  return [`${note('note')}${strong(`: ${indented(message, '  ')}`)}`, ...framed(place, { ...frames, mark: note }, style)];
}

function fixLines(fix: Fix, place: Place | undefined, frames: FrameStyle, style: BlockStyle): readonly string[] {
  const { help, strong } = style.palette;
  const lines = suggestion(style.sources, fix, frames, style.palette);
  const elsewhere = fix.place.file !== place?.file;
  return [
    `${help('fix')}${strong(`: ${indented(fix.title, '  ')}`)}`,
    ...(elsewhere || lines.length === 0 ? [arrow(visible(style.path(fix.place.file)), fix.place, frames)] : []),
    ...lines,
  ];
}

/** The width of the widest line number of a block, so that all its frames stand in line. */
function gutterOf({ place, related = [], fix }: Diagnostic): number {
  const places = [place, ...related.map((other) => other.place), fix?.place];
  const added = fix ? fix.text.split('\n').length - 1 : 0;
  const last = Math.max(1, ...places.map((one) => (one ? Math.max(one.start.line, one.end.line) : 1)));
  return String(last + added).length;
}

function indented(text: string, indent: string): string {
  const lines = visible(text.replace(/\r\n?/g, '\n').trimEnd(), true).split('\n');
  return lines.map((line, index) => (index === 0 ? line : indent + inert(line))).join('\n');
}

/** GitHub Actions takes a line that begins like this for a command, even after spaces. */
function inert(line: string): string {
  return line.replace(/^(\s*)::/, '$1\\::');
}
