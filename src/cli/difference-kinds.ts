// Names the kinds of differences between two builds, as the command line does.
import type { SiteDifference } from '#index';

/** The kinds of differences, by their names on the command line. Only removed redirects count, not added ones. */
export const kindsOf = ['added', 'removed', 'replaced', 'moved', 'titles', 'anchors', 'links', 'redirects'] as const;

export function isDifferent(difference: SiteDifference, kind: (typeof kindsOf)[number]): boolean {
  return kind === 'redirects' ? difference.redirects.removed.length > 0 : difference[kind].length > 0;
}
