// A path that does not exist to the paths that its author may have meant.
import { nearest } from '#model/nearest';

/** More than this many paths that end in one name tell the author nothing. */
const mostChoices = 3;

/**
 * What bears the same name elsewhere is likelier than what bears a similar name. Gives one path that is likely, some among
 * which the author must choose, or none.
 */
export function likeliest(wanted: string, candidates: readonly string[]): readonly string[] {
  const name = nameOf(wanted);
  const moved = candidates.filter((candidate) => nameOf(candidate) === name);
  if (moved.length > 0 && moved.length <= mostChoices) return moved;
  const alike = moved.length > 0 ? moved : candidates.filter((candidate) => isAlike(nameOf(candidate), name));
  const meant = nearest(wanted, alike);
  return meant === undefined ? [] : [meant];
}

/** Two names are alike by their stems: a common extension is no likeness. */
function isAlike(a: string, b: string): boolean {
  return nearest(stemOf(a), [stemOf(b)]) !== undefined;
}

function nameOf(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed.slice(trimmed.lastIndexOf('/') + 1);
}

function stemOf(name: string): string {
  return name.replace(/(?<=.)\.[^.]*$/, '');
}

/** `Did you mean "a" or "b"?`; undefined where nothing is likely. */
export function askFor(choices: readonly string[]): string | undefined {
  return choices.length === 0 ? undefined : `Did you mean ${choices.map((choice) => `"${choice}"`).join(' or ')}?`;
}
