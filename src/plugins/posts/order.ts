// Posts to the order in which all lists show them.
import { compareText } from '#model/place';
import { compareVersions, type Version } from './releases/version.ts';

export interface Ordered {
  /** An ISO 8601 instant in UTC; undefined where nothing tells it, which is reported. */
  readonly date: string | undefined;
  /** Of the release that the post tells of. */
  readonly version: Version | undefined;
  /** Unique. */
  readonly path: string;
}

/** The newest first. Ties are settled by the version, then by the path, on every machine alike. */
export function newestFirst<T extends Ordered>(posts: readonly T[]): readonly T[] {
  const versioned = posts.filter(({ version }) => version !== undefined).sort(compareReleases);
  const others = posts.filter(({ version }) => version === undefined).sort(compareDates);
  // A release stands where its version says, whatever its date; what is no release stands among them by its date.
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
