// Creates the fix of a misspelled word from its place.
import type { Fix } from '#model/diagnostic';
import type { Place } from '#model/place';
import { yamlScalar } from './print/texts.ts';

/**
 * The fix that writes `meant` for `word`, to be spread into a draft: the word takes up all of the place, or all but its quotes. None
 * where something longer stands there, such as an expression or an escape, or where there is no word to write.
 */
export function respell(place: Place, word: string, meant: string | undefined): { readonly fix?: Fix } {
  const { start, end } = place;
  const beside = end.column - start.column - word.length;
  if (meant === undefined || meant === word || start.line !== end.line || (beside !== 0 && beside !== 2)) return {};
  if (/["'`\\\n]/.test(word + meant)) return {};
  const isQuoted = beside === 2;
  const isPlain = /^[A-Za-z_$][\w$.]*$/.test(meant) || yamlScalar(meant) === meant || /^[.@/][\w./@#?=&%-]*$/.test(meant);
  if (!isQuoted && !isPlain) return {};
  const inner = isQuoted
    ? { ...place, start: { ...start, column: start.column + 1 }, end: { ...end, column: end.column - 1 } }
    : place;
  return { fix: { title: `write "${meant}"`, place: inner, text: meant, replaces: word } };
}
