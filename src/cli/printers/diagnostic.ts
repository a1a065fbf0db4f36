// Prints a diagnostic as the block of lines that people read.
import type { Diagnostic, Fix, RelatedPlace } from '#model/diagnostic';
import type { Place } from '#model/place';
import { arrow, bar, type FrameStyle, frame } from './frame.ts';
import type { Palette } from './palette.ts';
import type { Sources } from './sources.ts';
import { suggestion } from './suggestion.ts';
import { visible } from './visible.ts';

/** How the blocks of a report are printed. */
export interface BlockStyle {
  readonly palette: Palette;
  readonly columns: number;
  readonly sources: Sources;
  /** The path of a file as the reader writes it. */
  readonly path: (file: string) => string;
}

export function printDiagnostic(diagnostic: Diagnostic, style: BlockStyle): string {
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
