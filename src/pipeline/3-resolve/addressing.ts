// Exports what tools that rewrite addresses need: the lookup of addresses, and re-reading of sources.
import type { Document } from '#model/document';
import type { Redirect } from '#model/redirect';
import type { PrintedAddress, Site } from '#model/site';
import type { Sources } from '#model/source-file';
import type { Destinations, WrittenUrl } from './addresses/destinations.ts';

/** A resolved site with the tables in which its links were looked up. */
export interface BoundSite {
  readonly site: Site;
  readonly destinations: Destinations;
  readonly sources: Sources;
  readonly documents: readonly Document[];
  /** As plugins added them. */
  readonly redirects: readonly Redirect[];
  /** Addresses that plugins print. */
  readonly addresses: readonly PrintedAddress[];
  /** Addresses with a host that are written outside of content: in the configuration, sidebars, redirects and by plugins. */
  readonly outer: readonly WrittenUrl[];
}

export { findLink } from './addresses/find-target.ts';
export type { Found, Origin } from './addresses/found.ts';
export { splitAddress } from './addresses/found.ts';
export { pathOf } from './addresses/suggest.ts';
export { findImage, findWritten } from './bind/measure-images.ts';
export { placeDocs } from './place/place.ts';
export { prefixReaders } from './place/prefix-readers.ts';
export { readFolderFacts } from './sidebars/category-files.ts';
export { readSidebars } from './sidebars/read-sidebars.ts';
export type { WrittenItem } from './sidebars/written-item.ts';
