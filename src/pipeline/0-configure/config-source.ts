// A config that was read: its value, its text, and where one stands in the other.
import type { Fix } from '#model/diagnostic';
import { LineIndex } from '#model/line-index';
import type { Observation } from '#model/observation';
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
  /** Files that the config was made from, relative to the root. */
  readonly inputs: readonly string[];
  readonly observed: readonly Observation[];
  /** Of the value: it may follow from more than files, such as the environment. */
  readonly digest: string;
  /** The config as it was bundled, absolute. */
  readonly bundled: string;
}

/** The text of a config, and where values stand in it: of the whole, or of the options of one plugin. */
export type PlacedText = Pick<ConfigSource, 'text' | 'locate'>;

/** An edit that gives a key another name; undefined where the key is not written out in the config. */
export function renameKey({ text, locate }: PlacedText, path: Path, name: string): Fix | undefined {
  const place = locate(path, 'key');
  const { words, after } = textAt(text, place);
  const quote = /^["']/.exec(words)?.[0] ?? '';
  // `{ titel }` names a variable as well, which another key would not.
  if (words !== `${quote}${path.at(-1)}${quote}` || !/^\s*:/.test(after)) return undefined;
  const bare = quote === '' && /^[A-Za-z_$][\w$]*$/.test(name);
  return { title: `write "${name}"`, place, text: bare ? name : `${quote || "'"}${name}${quote || "'"}` };
}

/** An edit that puts another text in the place of one; undefined where that is not written out in the config. */
export function replaceText({ text, locate }: PlacedText, path: Path, old: string, now: string): Fix | undefined {
  const place = locate(path);
  const { words } = textAt(text, place);
  const quote = words.slice(0, 1);
  if (!/^["'`]$/.test(quote) || words !== `${quote}${old}${quote}`) return undefined;
  return { title: `Replace it by "${now}"`, place, text: `${quote}${now}${quote}` };
}

/** What stands at a place, and what follows it. */
export function textAt(text: string, place: Place): { words: string; after: string } {
  const lines = new LineIndex(text);
  const end = lines.offsetAt(place.end);
  return { words: text.slice(lines.offsetAt(place.start), end), after: text.slice(end) };
}

/** A path as people write it: `theme.navbar.items[0]`, `severity['parse/empty-page']`. */
export function pathName(path: Path): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    if (!/^[\w$]+$/.test(step)) return `${name}['${step}']`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}
