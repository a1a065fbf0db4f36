// Defines a loaded config (its value, text and places), and makes edits of its text.

import { LineIndex } from '#kit/line-index';
import type { Observation } from '#model/config';
import type { Fix } from '#model/diagnostic';
import type { Locate, Place } from '#model/place';

export type Path = readonly (string | number)[];

export interface ConfigSource {
  /** The config's folder, absolute and without symbolic links. */
  readonly root: string;
  /** The config's file, relative to the root. */
  readonly file: string;
  /** Without byte order mark. */
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly locate: Locate;
  /** Input files of the config, relative to the root. */
  readonly inputs: readonly string[];
  readonly observed: readonly Observation[];
  /** The digest of the value, which may depend on more than files, such as the environment. */
  readonly digest: string;
  /** The bundled config file, absolute. */
  readonly bundled: string;
}

/** A text with a locator of its values: the whole config, or the options of one plugin. */
export type PlacedText = Pick<ConfigSource, 'text' | 'locate'>;

/** A fix that renames a key; undefined where the key is not written literally in the config. */
export function renameKey({ text, locate }: PlacedText, path: Path, name: string): Fix | undefined {
  const place = locate(path, 'key');
  const { words, after } = textAt(text, place);
  const quote = /^["']/.exec(words)?.[0] ?? '';
  // The shorthand `{ titel }` also names a variable, so renaming the key would break it.
  if (words !== `${quote}${path.at(-1)}${quote}` || !/^\s*:/.test(after)) return undefined;
  const bare = quote === '' && /^[A-Za-z_$][\w$]*$/.test(name);
  return { title: `write "${name}"`, place, replaces: words, text: bare ? name : `${quote || "'"}${name}${quote || "'"}` };
}

/** A fix that replaces a text; undefined where it is not written literally in the config. */
export function replaceText({ text, locate }: PlacedText, path: Path, old: string, now: string): Fix | undefined {
  const place = locate(path);
  const { words } = textAt(text, place);
  const quote = words.slice(0, 1);
  if (!/^["'`]$/.test(quote) || words !== `${quote}${old}${quote}`) return undefined;
  return { title: `replace it with "${now}"`, place, replaces: words, text: `${quote}${now}${quote}` };
}

/** The text at a place, and the text after it. */
export function textAt(text: string, place: Place): { words: string; after: string } {
  const lines = new LineIndex(text);
  const end = lines.offsetAt(place.end);
  return { words: text.slice(lines.offsetAt(place.start), end), after: text.slice(end) };
}

/** Prints a path as an author would: `theme.navbar.items[0]`, `severity['parse/empty-page']`. */
export function pathName(path: Path): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    if (!/^[\w$]+$/.test(step)) return `${name}['${step}']`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}
