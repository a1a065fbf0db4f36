// Replaces the path of an address in a source, quoted and escaped in the author's way.
import { doubleQuoted } from '#model/print/unprintable';
import { yamlScalar } from '#model/print/yaml';
import { readAttribute } from '#model/printed-links';
import { pathOf } from '#pipeline/3-resolve/addressing';

export interface Replaced {
  /** From where to where in the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Replaces the path of `target`, read between the offsets, by `path`, unescaped. Undefined if it is unclear which characters
 * stand for it.
 */
export function replaceAddress(
  text: string,
  [from, to]: readonly [number, number],
  target: string,
  path: string,
): Replaced | undefined {
  const range = rangeOf(text, from, to, target);
  if (!range) return undefined;
  const [start, end] = range;
  const raw = text.slice(start, end);
  const rest = target.slice(pathOf(target).length);
  const written = raw.endsWith(rest) ? raw.slice(0, raw.length - rest.length) : raw;
  const shown = raw.endsWith(rest) ? rest : rest.replaceAll('&', '&amp;');
  return { start, end, text: withoutReferences(encode(path, written, text[start - 1] ?? '')) + shown };
}

function rangeOf(text: string, from: number, to: number, target: string): readonly [number, number] | undefined {
  const raw = text.slice(from, to);
  if (raw === target || decode(raw) === target) return [from, to];
  // An attribute over several lines, or with blanks around its sign.
  const at = raw.indexOf(target);
  if (target === '' || at === -1 || raw.indexOf(target, at + 1) !== -1) return undefined;
  return [from + at, from + at + target.length];
}

function decode(raw: string): string {
  return readAttribute(raw).replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** What would be read as a character reference, such as `&amp;`. */
function withoutReferences(path: string): string {
  return path.replace(/&(?=#?\w+;)/g, percent);
}

/** Blanks may stay inside quotes and angle brackets; letters of any script may stay everywhere. */
function encode(path: string, written: string, opening: string): string {
  if (/%[89a-f][\da-f]/i.test(written)) return encodeURI(path).replace(/[?#()]/g, percent);
  if (opening === '<') return path.replace(/[%?#<>\n\\]/g, percent);
  if (/["'`]/.test(opening)) return path.replace(/[%?#"'`\\]|\s/g, (character) => (character === ' ' ? ' ' : percent(character)));
  const next = path.replace(/[%?#<>()\\"']|[^\S ]/g, percent);
  return written.includes(' ') ? next : next.replaceAll(' ', '%20');
}

/** `encodeURIComponent` leaves parentheses and quotes. */
function percent(character: string): string {
  const code = character.charCodeAt(0);
  return code < 128 ? `%${code.toString(16).toUpperCase().padStart(2, '0')}` : encodeURIComponent(character);
}

/** Replaces a literal value of YAML, JSON or a module, with its quotes. Undefined if it is not written literally. */
export function replaceScalar(
  text: string,
  [start, end]: readonly [number, number],
  value: string,
  next: string,
): Replaced | undefined {
  const raw = text.slice(start, end);
  const quote = /^(["'`])[\s\S]*\1$/.exec(raw)?.[1];
  // All three languages read double quotes alike.
  if (quote !== undefined && raw.slice(1, -1) === value) {
    const quoted = doubleQuoted(next);
    const isPlain = quoted === `"${next}"` && !/['`$]/.test(next);
    return { start, end, text: isPlain ? quote + next + quote : quoted };
  }
  if (raw !== value) return undefined;
  return { start, end, text: yamlScalar(next) };
}
