// Defines the part of a site that pages may use of one another: what an edit of a body leaves as it is.
import type { Doc, Listing } from '#model/page';
import type { Site } from '#model/site';

/** The fields that follow a document's body, its links or its places. */
type OfBodies = 'document' | 'headings' | 'targets' | 'partials' | 'shows';

export type OutlinedPage = Omit<Doc, OfBodies> | Omit<Listing, OfBodies>;

/**
 * An open session prepares a site's data anew only where an outline or a setting has changed. What followed other pages' bodies or
 * links would be outdated there.
 */
export interface OutlinedSite extends Omit<Site, 'pages' | 'resolveChanges'> {
  readonly pages: readonly OutlinedPage[];
}
