// Parses version numbers in texts, and compares them.

export interface Version {
  /** As it is written, such as `1.40` or `0.65.0-beta01`. */
  readonly text: string;
  /** Three numbers, 0 where omitted. */
  readonly numbers: readonly [number, number, number];
  /** The parts of the pre-release tag, such as `beta01`; empty for a stable version. */
  readonly suffix: readonly string[];
}

/** Accepts known words, or words with a digit: in `1.40-faster-charts` the rest is a name. */
const suffix = '(?:alpha|beta|rc|pre|preview|dev|canary|next|nightly|snapshot|milestone)\\d*(?:[.-]\\d+)*|[a-z.]*\\d[\\da-z.]*';
const version = new RegExp(`(?:^|[^\\w.])v?(\\d+)\\.(\\d+)(?:\\.(\\d+))?(?:-(${suffix})(?![\\w-]|\\.\\w))?(?!\\d|\\.\\d)`, 'i');

/** Undefined for a text that names none. */
export function readVersion(text: string): Version | undefined {
  const found = version.exec(text);
  if (!found) return undefined;
  const [, major, minor, patch, beta] = found;
  const written = `${major}.${minor}${patch === undefined ? '' : `.${patch}`}${beta === undefined ? '' : `-${beta}`}`;
  return { text: written, numbers: [Number(major), Number(minor), Number(patch ?? 0)], suffix: beta?.split('.') ?? [] };
}

export function isBeta({ suffix }: Version): boolean {
  return suffix.length > 0;
}

/** Compares by semantic versioning, older first: a beta comes before its stable version. */
export function compareVersions(a: Version, b: Version): number {
  for (const [index, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (!isBeta(a) || !isBeta(b)) return Number(isBeta(b)) - Number(isBeta(a));
  for (let index = 0; index < Math.max(a.suffix.length, b.suffix.length); index++) {
    const difference = compareParts(a.suffix[index], b.suffix[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Compares numbers by value and before words; fewer parts come first. */
function compareParts(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  const [aIsNumber, bIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aIsNumber && bIsNumber) return Number(a) - Number(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
