// Defines a post: a source of the posts folder with its date, authors, tags and address.
import { compareText, type PlacedDoc, type Route } from 'slodocs/kit';
import type { Author } from './authors/author.ts';
import type { TagUse } from './tags/tags-file.ts';

export interface Post extends Ordered {
  readonly doc: PlacedDoc;
  readonly route: Route;
  /** Empty for a post whose file name is a date alone. */
  readonly title: string;
  /** The link text: for a post without title its date, since a link needs a name. */
  readonly label: string;
  readonly authors: readonly Author[];
  readonly tags: readonly TagUse[];
  /** In minutes; null where it is not shown. */
  readonly readingTime: number | null;
  /** Lists show less than all of it. */
  readonly truncated: boolean;
}

interface Ordered {
  /** An ISO 8601 instant in UTC; undefined if unknown, which is reported. */
  readonly date: string | undefined;
  /** The version of the release that the post announces. */
  readonly version: Version | undefined;
  /** Unique. */
  readonly path: string;
}

/** Newest first. Ties are broken by version, then by path, equally on every machine. */
export function newestFirst<T extends Ordered>(posts: readonly T[]): readonly T[] {
  const versioned = posts.filter(({ version }) => version !== undefined).sort(compareReleases);
  const others = posts.filter(({ version }) => version === undefined).sort(compareDates);
  // Releases are sorted by version, whatever their date; other posts are placed among them by date.
  const order: T[] = [];
  for (const release of versioned) {
    while (others[0] && (others[0].date ?? '') > (release.date ?? '')) order.push(...others.splice(0, 1));
    order.push(release);
  }
  return [...order, ...others];
}

function compareReleases(a: Ordered, b: Ordered): number {
  return (a.version && b.version ? compareVersions(b.version, a.version) : 0) || compareDates(a, b);
}

function compareDates(a: Ordered, b: Ordered): number {
  return compareText(b.date ?? '', a.date ?? '') || compareText(a.path, b.path);
}

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
