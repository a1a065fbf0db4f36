// Finds the paths that the author of a missing path may have meant.

import { trimEnd } from '#model/cut-text';
import { isFormOf, nearest } from '#model/nearest';

/** More paths with the same last name than this help nobody. */
const mostChoices = 3;

/** The maximum edit distance of a misspelling. */
const mostEdits = 3;

/**
 * The maximum number of comparisons per finder: thousands of broken links have one cause, which the first ones show. A count
 * rather than a time limit, so that messages are the same on every machine.
 */
const mostComparisons = 20_000_000;

/** One likely path, several to choose from, or none. */
export type Finder = (wanted: string) => readonly string[];

interface Group {
  /** A bit set of the letters in the stem. */
  readonly letters: number;
  readonly paths: string[];
}

/**
 * Another extension is more likely than the same name elsewhere, and that more likely than a similar name. Indexes the paths on
 * first use, and caches answers: a moved folder breaks many links to few pages.
 */
export function createFinder(paths: () => Iterable<string>): Finder {
  const answers = new Map<string, readonly string[]>();
  let open: Finder | undefined;
  return (wanted) => {
    open ??= openFinder(paths());
    const answer = answers.get(wanted) ?? open(wanted);
    answers.set(wanted, answer);
    return answer;
  };
}

/** Searches a few paths, without an index. */
export function likeliest(wanted: string, paths: Iterable<string>): readonly string[] {
  return openFinder(paths)(wanted);
}

/** `Did you mean "a" or "b"?`; undefined where nothing is likely. */
export function askFor(choices: readonly string[]): string | undefined {
  return choices.length === 0 ? undefined : `Did you mean ${choices.map((choice) => `"${choice}"`).join(' or ')}?`;
}

function openFinder(paths: Iterable<string>): Finder {
  const byName = new Map<string, string[]>();
  const byStem = new Map<string, Group>();
  const byPathStem = new Map<string, string[]>();
  for (const path of new Set(paths)) {
    const name = nameOf(path);
    const stem = stemOf(name);
    const named = byName.get(name);
    if (named) named.push(path);
    else byName.set(name, [path]);
    const group = byStem.get(stem) ?? { letters: lettersOf(stem), paths: [] };
    group.paths.push(path);
    byStem.set(stem, group);
    const pathStem = withoutExtension(path);
    const twins = byPathStem.get(pathStem);
    if (twins) twins.push(path);
    else byPathStem.set(pathStem, [path]);
  }
  let compared = 0;
  return (wanted) => {
    const name = nameOf(wanted);
    const twins = byPathStem.get(withoutExtension(wanted)) ?? [];
    if (twins.length === 1) return twins;
    const moved = byName.get(name) ?? [];
    if (moved.length > 0 && moved.length <= mostChoices) return misspeltFolder(wanted, moved) ?? moved;
    if (compared > mostComparisons) return [];
    compared += moved.length || byStem.size;
    // Compares stems: a common extension is no similarity.
    const stem = moved.length > 0 ? undefined : nearest(stemOf(name), alike(stemOf(name), byStem));
    const meant = nearest(wanted, stem === undefined ? moved : (byStem.get(stem)?.paths ?? []));
    return meant === undefined ? [] : [meant];
  };
}

/** The only one of several paths that the wanted one resembles as a whole. */
function misspeltFolder(wanted: string, moved: readonly string[]): readonly string[] | undefined {
  const meant = moved.length > 1 ? nearest(wanted, moved) : undefined;
  const other = nearest(
    wanted,
    moved.filter((path) => path !== meant),
  );
  return meant !== undefined && other === undefined ? [meant] : undefined;
}

/** The stems that may be similar, by length and letters, or other forms of the word. */
function* alike(stem: string, groups: ReadonlyMap<string, Group>): Generator<string> {
  const letters = lettersOf(stem);
  for (const [other, group] of groups) {
    const edits = Math.min(mostEdits, Math.max(1, Math.floor(Math.max(stem.length, other.length) / 3)));
    // An edit removes and adds at most one letter.
    if (Math.abs(stem.length - other.length) <= edits && count(letters ^ group.letters) <= 2 * edits) yield other;
    else if (isFormOf(stem, other)) yield other;
  }
}

function lettersOf(stem: string): number {
  let bits = 0;
  for (const letter of stem.toLowerCase()) bits |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return bits;
}

/** The number of set bits. */
function count(bits: number): number {
  let left = bits;
  let found = 0;
  for (; left !== 0; found++) left &= left - 1;
  return found;
}

function nameOf(path: string): string {
  const trimmed = trimEnd(path, '/');
  return trimmed.slice(trimmed.lastIndexOf('/') + 1);
}

function stemOf(name: string): string {
  return name.replace(/(?<=.)\.[^.]*$/, '');
}

/** The whole path; a version such as `1.40` has no extension. */
function withoutExtension(path: string): string {
  return path.replace(/\.[a-z]\w*$/i, '');
}
