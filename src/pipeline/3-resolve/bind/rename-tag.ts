// Creates the fix of a misspelled component name in the opening and the closing tag.
import type { Fix } from '#model/diagnostic';
import { LineIndex } from '#model/line-index';
import type { Place } from '#model/place';
import { respell } from '#model/respell';

/** An attribute without braces inside of braces. */
const attribute = String.raw`\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{[^{}]*\})`;

/** `text` is that of the file. No fix where the closing tag is not certain. */
export function renameTag(text: string, place: Place, name: string, meant: string | undefined): { readonly fix?: Fix } {
  if (meant === undefined) return {};
  const lines = new LineIndex(text);
  const start = lines.offsetAt(place.start);
  const end = start + name.length;
  if (text.slice(start, end) !== name || text[start - 1] !== '<') return {};
  const rest = new RegExp(`^(?:\\.\\w+)*(?:${attribute})*\\s*(/?)>`).exec(text.slice(end));
  if (!rest) return {};
  const own = { ...place, end: { line: place.start.line, column: place.start.column + name.length } };
  if (rest[1] === '/') return respell(own, name, meant);
  const closing = text.indexOf(`</${name}`, end);
  const between = text.slice(end, closing);
  if (closing === -1 || new RegExp(`<${name}\\b`).test(between)) return {};
  const last = closing + '</'.length + name.length;
  const replaces = text.slice(start, last);
  return {
    fix: {
      title: `write "${meant}"`,
      place: lines.place(place.file, start, last),
      text: `${meant}${between}</${meant}`,
      replaces,
    },
  };
}
