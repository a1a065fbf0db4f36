// Texts to the versions that they name, and versions to their order.

export interface Version {
  /** As it is written, such as `1.40` or `0.65.0-beta01`. */
  readonly text: string;
  /** Three numbers: what is not written is 0. */
  readonly numbers: readonly [number, number, number];
  /** What makes it a beta, such as `beta01`, by its parts; empty for a stable one. */
  readonly suffix: readonly string[];
}

/** Known words, or what holds a digit: in `1.40-faster-charts` the rest is a name. */
const suffix = '(?:alpha|beta|rc|pre|preview|dev|canary|next|nightly|snapshot|milestone)(?:[.-]?\\d+)*|[\\da-z.]*\\d[\\da-z.]*';
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

/** By the rules of semantic versions, the older first: a beta stands before its stable version. */
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

/** Numbers by their value and before words; fewer parts before more. */
function compareParts(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  const [aIsNumber, bIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aIsNumber && bIsNumber) return Number(a) - Number(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
