// Finds the names of variables in text, and replaces them by their values.
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import type { FrontMatter } from '#model/front-matter';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { namedVariable, type ShownTo, type VariableValue } from '#model/variants';

/** A name as it is written, where a backslash before a brace leaves it as it is. */
const written = /\\?\{\\?\{[ \t]{0,9}([A-Za-z_]\w{0,99})[ \t]{0,9}\\?\}\\?\}/g;

export function holdsName(text: string): boolean {
  return text.includes('{{');
}

export interface Piece {
  /** The name of a variable, or undefined for text. */
  readonly name: string | undefined;
  readonly text: string;
  /** The index of the name among all in the text, escaped ones included. */
  readonly nth: number;
}

/** `source` is the text as it is written, in which alone escapes can be seen. */
export function piecesOf(text: string, source = text): readonly Piece[] {
  const escapes = [...source.matchAll(written)].map(([whole]) => whole.includes('\\'));
  const pieces: Piece[] = [];
  let end = 0;
  for (const [nth, match] of [...text.matchAll(namedVariable)].entries()) {
    if (escapes[nth]) continue;
    const [whole, name] = match;
    pieces.push({ name: undefined, text: text.slice(end, match.index), nth }, { name, text: whole, nth });
    end = match.index + whole.length;
  }
  return [...pieces, { name: undefined, text: text.slice(end), nth: -1 }].filter((piece) => piece.text !== '');
}

/** The alt text of an image, in which MDX leaves out the outer braces of names: there, they are expressions. */
export function altAsWritten(alt: string, source: string): string {
  let at = 0;
  let text = alt;
  for (const [whole] of source.matchAll(written)) {
    const inner = whole.replaceAll('\\', '').slice(1, -1);
    const found = text.indexOf(inner, at);
    if (found === -1) break;
    const isWhole = text[found - 1] === '{';
    if (!isWhole) text = `${text.slice(0, found)}{${inner}}${text.slice(found + inner.length)}`;
    at = found + inner.length + (isWhole ? 1 : 2);
  }
  return text;
}

/** Where the names of a text end in a source that begins with it; 0 where it has none. */
export function namesEnd(source: string, text: string): number {
  const last = [...source.matchAll(written)][[...text.matchAll(namedVariable)].length - 1];
  return last ? last.index + last[0].length : 0;
}

/** Where the nth name stands in a line of the source that begins at a place. */
export function placeOfName(source: string, nth: number, place: Place): Place {
  const match = [...source.matchAll(written)][nth];
  if (!match) return place;
  const [whole, name = ''] = match;
  const at = match.index + whole.indexOf(name);
  const before = source.slice(0, at).split(/\r\n|\n|\r/);
  const last = before.at(-1) ?? '';
  const line = place.start.line + before.length - 1;
  const column = before.length === 1 ? place.start.column + at : last.length + 1;
  return { file: place.file, start: { line, column }, end: { line, column: column + name.length } };
}

/**
 * The value for those to whom a part is shown; undefined for a name that no variable bears, which is reported. `file` is what names it,
 * where that is not the page itself.
 */
export function variableFor(
  { files, reporter }: Context,
  name: string,
  shownTo: ShownTo,
  place: Place,
  file?: string,
): VariableValue | undefined {
  const known = files.settings.variables ?? {};
  const value = Object.hasOwn(known, name) ? known[name] : undefined;
  if (value === undefined) {
    const names = Object.keys(known);
    const meant = nearest(name, names);
    const all =
      names.length === 0 ? '`markdown.variables` in the configuration defines none.' : `The variables are ${names.join(', ')}.`;
    const unnamed = name === '' ? 'Write the name as a string, as in `<Var name="version" />`. ' : '';
    const help = meant === undefined ? unnamed + all : `Did you mean "${meant}"?`;
    const message = name === '' ? 'the name of the variable is missing' : `there is no variable "${name}"${namedIn(file)}`;
    const fix = file === undefined ? respell(place, name, meant) : {};
    reporter.report({ code: 'parse/unknown-variable', message, help, place, ...fix });
    return undefined;
  }
  const only = typeof value === 'string' ? [] : (shownTo[value.axis] ?? []);
  return typeof value === 'object' && only.length === 1 ? value.values[only[0] as string] : value;
}

/** The same where there is room for one text alone, such as an address; a name that has none there stays. */
export function textFor(context: Context, name: string, shownTo: ShownTo, place: Place, written: string, file?: string): string {
  const value = variableFor(context, name, shownTo, place, file);
  if (value === undefined || typeof value === 'string') return value ?? written;
  context.reporter.report({
    code: 'parse/varying-variable',
    message: `the variable "${name}"${namedIn(file)} has a different text for each "${value.axis}", but only a single text can be used here`,
    help: `Show this part only for one value, such as \`:::only{${value.axis}="${Object.keys(value.values)[0]}"}\`, or build each variant separately.`,
    place,
  });
  return written;
}

function namedIn(file: string | undefined): string {
  return file === undefined ? '' : ` that "${file}" names`;
}

/** The keys of front matter whose texts may name variables. */
const titles = ['title', 'sidebar_label', 'description'] as const;

/** Front matter whose titles show the values of variables. */
export function interpolateTitles(
  context: Context,
  frontMatter: FrontMatter,
  places: Readonly<Record<string, Place>>,
  file: string,
): FrontMatter {
  const own = titles.flatMap((key) => {
    const text = frontMatter[key];
    if (typeof text !== 'string' || !holdsName(text)) return [];
    const place = places[key] ?? { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    return [
      [
        key,
        piecesOf(text)
          .map((piece) => (piece.name === undefined ? piece.text : textFor(context, piece.name, {}, place, piece.text)))
          .join(''),
      ],
    ];
  });
  return own.length === 0 ? frontMatter : { ...frontMatter, ...(Object.fromEntries(own) as Partial<FrontMatter>) };
}
