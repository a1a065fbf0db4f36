// Finds text lines that begin with three colons, and explains why they open no directive.
import type { DiagnosticDraft } from '#model/diagnostic';
import { foreignBlockHelp } from '#model/foreign-blocks';
import type { Place } from '#model/place';
import { labelTitle } from '#parser/directive-title';
import type { Structure } from './collect.ts';

export interface LineOfColons {
  readonly colons: string;
  /** The text after the colons; empty for a closing line. */
  readonly rest: string;
  /** The offset of the first colon. */
  readonly start: number;
}

/** `text` is the text that the parser saw: the rest of such a line may be several nodes. */
export function* linesOfColons(text: string, { node, parent }: Structure['texts'][number]): Generator<LineOfColons> {
  if (parent.type !== 'paragraph') return;
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  for (const match of source.matchAll(/(?<!:):{3,}(?!:)(?<=^[ \t>]*:+)/gm)) {
    const [colons] = match;
    const start = from + match.index;
    const isLineStart =
      match.index > 0 || /(?:^|[\n\r])[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*$/.test(text.slice(Math.max(0, start - 200), start));
    if (!isLineStart) continue;
    const [rest = ''] = /^[^\n\r]*/.exec(text.slice(start + colons.length)) ?? [];
    yield { colons, rest: rest.trimEnd(), start };
  }
}

const opening = /^([ \t]*)([A-Za-z][\w-]*)(?=[ \t[{]|$)(.*)$/;

/** `placeOf` converts two offsets to a place. */
export function explainOpening(
  { colons, rest, start }: LineOfColons,
  placeOf: (from: number, to: number) => Place,
): DiagnosticDraft {
  const code = 'parse/stray-colons';
  const end = start + colons.length + rest.length;
  const [, space = '', name = '', more = ''] = opening.exec(rest) ?? [];
  if (name === '') {
    return {
      code,
      message: `"${colons}${rest}" opens no block: no name follows the colons`,
      help: `A block begins with colons and a name, such as \`:::note[Title]\`. Colons that are meant as text are written \`\\${colons}\`.`,
      place: placeOf(start, end),
    };
  }
  const written = `${colons}${space === '' ? '' : ' '}${name}`;
  const message =
    space === ''
      ? `"${written}" opens no block: only a title in brackets and attributes may follow the name`
      : `"${written}" opens no block: between the colons and the name there is a space`;
  const place = placeOf(start, space === '' ? end : end - more.length);
  const foreign = foreignBlockHelp(name);
  if (foreign !== undefined) return { code, message, help: foreign, place };
  const plain = `${colons}${name}${more}`;
  const repaired = labelTitle(plain);
  if (space === '' && repaired === plain) {
    return { code, message, help: `Write the whole title in brackets: \`${colons}${name}[Title]\`.`, place };
  }
  const fix = { title: `write "${repaired}"`, place: placeOf(start, end), replaces: `${colons}${rest}`, text: repaired };
  return { code, message, help: `Write "${repaired}".`, place, fix };
}
