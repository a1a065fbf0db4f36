// Defines the type of an edit of a site in memory, and building blocks for edits.
import type { Random } from '../../../seeded-faults/random.ts';

export type Texts = Map<string, string>;

/** Changes the texts. Where there is nothing to change, nothing is. */
export type Edit = (texts: Texts, random: Random) => void;

/** One of the paths that match, or undefined. */
export function anyPath(texts: Texts, random: Random, pattern: RegExp): string | undefined {
  const paths = [...texts.keys()].filter((path) => pattern.test(path)).sort();
  return paths.length === 0 ? undefined : random.pick(paths);
}

/** Pages of the current docs that the site can do without. */
export const pages = /^docs\/.*page-[^/]*$/;

/** An edit of one of the files that match. */
export function change(pattern: RegExp, how: (text: string, random: Random) => string): Edit {
  return (texts, random) => {
    const path = anyPath(texts, random, pattern);
    if (path !== undefined) texts.set(path, how(texts.get(path) ?? '', random));
  };
}

/** Another word each time. */
export function word(random: Random): string {
  return `w${random.below(100_000)}`;
}

/** Sets a key of front matter; an empty value takes it away. */
export function withKey(text: string, key: string, value: string): string {
  const without = text.replace(new RegExp(`^${key}: .*\n`, 'm'), '');
  return value === '' ? without : without.replace(/^---\n/, `---\n${key}: ${value}\n`);
}
