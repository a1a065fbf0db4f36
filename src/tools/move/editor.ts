// Collects edits of sources, and lists the places that cannot be edited.

import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import { doubleQuoted } from '#kit/print/javascript';
import { yamlScalar } from '#kit/print/texts';
import { readAttribute } from '#kit/printed-html';
import type { FileEdit, TextEdit } from '#kit/text-edit';
import type { Place } from '#model/place';
import { pathOf } from '#pipeline/3-resolve/addressing';
import type { Obstacle } from './relocate.ts';

export interface Editor {
  readonly edits: readonly FileEdit[];
  /** Replaces the path of the address at a place. */
  address(place: Place, target: string, path: string): Promise<void>;
  /** Replaces a value of YAML, JSON or a module. */
  scalar(place: Place, value: string, next: string): Promise<void>;
  /** Replaces what stands at a place. */
  text(place: Place, text: string): Promise<void>;
  textOf(file: string): Promise<string>;
  /** Why the move cannot be made. */
  readonly obstacles: readonly Obstacle[];
  refuse(place: Place, message: string): void;
}

export function createEditor({ files }: Context): Editor {
  const edits = new Map<string, FileEdit>();
  const texts = new Map<string, { readonly text: string; readonly lines: LineIndex }>();
  const open = async (file: string) => {
    const known = texts.get(file);
    if (known) return known;
    const text = await files.read(file);
    const opened = { text, lines: new LineIndex(text) };
    texts.set(file, opened);
    return opened;
  };
  const obstacles: Obstacle[] = [];
  const refuse = (place: Place, message: string): void => void obstacles.push({ place, message });
  const replace = async (
    place: Place,
    [value, next]: readonly [string, string],
    how: (text: string, range: readonly [number, number]) => TextEdit | undefined,
  ): Promise<void> => {
    const { text, lines } = await open(place.file);
    const replaced = how(text, [lines.offsetAt(place.start), lines.offsetAt(place.end)]);
    if (!replaced) {
      refuse(place, `"${value}" is generated here, and would have to become "${next}"`);
      return;
    }
    const edit = { file: place.file, ...replaced };
    const key = `${edit.file}\n${edit.start}`;
    const other = edits.get(key);
    // A link definition is edited once for all links and images that refer to it.
    if (other && other.text !== edit.text)
      refuse(place, `"${value}" would have to become both "${other.text}" and "${edit.text}"`);
    edits.set(key, edit);
  };
  return {
    get edits() {
      return [...edits.values()];
    },
    address: (place, target, path) => replace(place, [target, path], (text, range) => replaceAddress(text, range, target, path)),
    scalar: (place, value, next) => replace(place, [value, next], (text, range) => replaceScalar(text, range, value, next)),
    text: (place, written) => replace(place, ['', written], (_, [start, end]) => ({ start, end, text: written })),
    textOf: async (file) => (await open(file)).text,
    obstacles,
    refuse,
  };
}

/**
 * Replaces the path of `target`, read between the offsets, by `path`, unescaped. Undefined if it is unclear which characters
 * stand for it.
 */
function replaceAddress(text: string, [from, to]: readonly [number, number], target: string, path: string): TextEdit | undefined {
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
function replaceScalar(text: string, [start, end]: readonly [number, number], value: string, next: string): TextEdit | undefined {
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
