// A path that does not exist to the paths that its author may have meant.
import { nearest } from '#model/nearest';

/** More than this many paths that end in one name tell the author nothing. */
const mostChoices = 3;

/** A name with more edits than these was not misspelt. */
const mostEdits = 3;

/**
 * How many names a finder compares in all: thousands of links that lead nowhere have one cause, which the first of them tell. A
 * number, not a time: the same site gets the same words on every machine.
 */
const mostComparisons = 20_000_000;

/** One path that is likely, some among which the author must choose, or none. */
export type Finder = (wanted: string) => readonly string[];

interface Group {
  /** The letters of the stem, as bits. */
  readonly letters: number;
  readonly paths: string[];
}

/**
 * What bears the same name elsewhere is likelier than what bears a similar name. The finder looks at its paths when it is
 * first asked, and remembers its answers: a folder that was moved breaks many links to few pages.
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

/** The finder of a few paths. */
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
  for (const path of new Set(paths)) {
    const name = nameOf(path);
    const stem = stemOf(name);
    const named = byName.get(name);
    if (named) named.push(path);
    else byName.set(name, [path]);
    const group = byStem.get(stem) ?? { letters: lettersOf(stem), paths: [] };
    group.paths.push(path);
    byStem.set(stem, group);
  }
  let compared = 0;
  return (wanted) => {
    const name = nameOf(wanted);
    const moved = byName.get(name) ?? [];
    if (moved.length > 0 && moved.length <= mostChoices) return moved;
    if (compared > mostComparisons) return [];
    compared += moved.length || byStem.size;
    // Names are alike by their stems: a common extension is no likeness.
    const stem = moved.length > 0 ? undefined : nearest(stemOf(name), alike(stemOf(name), byStem));
    const meant = nearest(wanted, stem === undefined ? moved : (byStem.get(stem)?.paths ?? []));
    return meant === undefined ? [] : [meant];
  };
}

/** The stems that can be near by their lengths and letters. */
function* alike(stem: string, groups: ReadonlyMap<string, Group>): Generator<string> {
  const letters = lettersOf(stem);
  for (const [other, group] of groups) {
    const edits = Math.min(mostEdits, Math.max(1, Math.floor(Math.max(stem.length, other.length) / 3)));
    // An edit takes one letter away and adds one, at most.
    if (Math.abs(stem.length - other.length) <= edits && count(letters ^ group.letters) <= 2 * edits) yield other;
  }
}

function lettersOf(stem: string): number {
  let bits = 0;
  for (const letter of stem.toLowerCase()) bits |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return bits;
}

/** How many bits are set. */
function count(bits: number): number {
  let left = bits;
  let found = 0;
  for (; left !== 0; found++) left &= left - 1;
  return found;
}

function nameOf(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed.slice(trimmed.lastIndexOf('/') + 1);
}

function stemOf(name: string): string {
  return name.replace(/(?<=.)\.[^.]*$/, '');
}
