// Sorts posts into the order that all lists show.
import { compareText } from 'slodocs/kit';
import { compareVersions, type Version } from './version.ts';

export interface Ordered {
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
