// Lists the emoji that have a short name. Loaded where somebody types one.
import { search } from 'node-emoji';

/** Characters by name, without colons. */
export function emojiNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(search('').map(({ emoji, name }) => [name, emoji]));
}
