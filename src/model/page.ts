// Pages: documents and listings that have an address.
import type { CategoryCards } from './card.ts';
import type { Document, Facts, Heading } from './document.ts';
import type { Json, JsonObject } from './json.ts';
import type { Place } from './place.ts';
import type { Route } from './route.ts';
import { isOutsideDocs } from './source-file.ts';

/** What every page has as soon as it has a route. */
interface Placed {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  /** Routed, but in no list, no sitemap and no search. */
  readonly unlisted: boolean;
  readonly lastUpdate: LastUpdate | undefined;
  /** What plugins answer to `useData(key)` on this page, before what they answer on any. */
  readonly data: Readonly<Record<string, Json>>;
}

export interface LastUpdate {
  /** An ISO 8601 instant in UTC. */
  readonly date?: string | undefined;
  readonly author?: string | undefined;
}

/** A page made from a source. */
export interface PlacedDoc extends Placed {
  readonly kind: 'doc';
  /** Folders and name without number prefixes, such as `guides/intro`; of a standalone page its path. Unique in its version. */
  readonly id: string;
  readonly docs: string;
  readonly version: string;
  readonly document: Document;
  /** In the order of its author; empty until a plugin has given each its page. */
  readonly tags: readonly Tag[];
  /** The layout, where a plugin chooses it, and what that is handed. */
  readonly layout?: string | undefined;
  readonly props?: JsonObject;
  /** When it says it was written, where a plugin knows: an ISO 8601 instant in UTC. */
  readonly date?: string | undefined;
  readonly standing?: Standing;
}

/** Where a plugin puts a page that no docs folder's sidebar holds. */
export interface Standing {
  /** One of the plugin's own sidebars, by its `docs` and `name`. */
  readonly sidebar?: { readonly docs: string; readonly name: string };
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** A tag of a doc: its name there, and the page that lists the docs that bear it. */
export interface Tag {
  readonly label: string;
  readonly route: Route;
}

/** A page without a source: a plugin's list of other pages, or the index of a category. */
export interface PlacedListing extends Placed {
  readonly kind: 'listing';
  /** The layout that shows it, of the theme or of a plugin. */
  readonly layout: string;
  readonly props: JsonObject;
  /** The plugin that made it, or `sidebar` for the index of a category. */
  readonly origin: string;
  /** What the site needs to know the page for: navbars lead to the page that searches, other pages to that of all tags. */
  readonly role?: 'search' | 'tags';
  readonly keywords?: readonly string[] | undefined;
  /** What stands for the page where it is shared: an address, or that of a static file without base. */
  readonly image?: string | undefined;
  readonly standing?: Standing;
  /** The name by which crawlers of search services tell such lists from other pages, as Docusaurus has it. */
  readonly crawlerTag?: string;
  /** Ids that its layout prints, which links may name; absent where they are not known. Excerpts have none. */
  readonly ids?: readonly string[];
  /** Sources of docs whose bodies, up to their truncate markers, the layout shows in this order. */
  readonly excerpts?: readonly string[];
}

export type PlacedPage = PlacedDoc | PlacedListing;

/** A page whose links, neighbours and sidebar are settled. */
export type Page = Doc | Listing;

export interface Doc extends PlacedDoc, Neighbourhood {
  /** The final address of each link of the document. */
  readonly targets: readonly Target[];
  /** Headings with those of its partials in their places. */
  readonly headings: readonly Heading[];
  /** Its partials, and theirs, by source path, for composing the body. */
  readonly partials: Readonly<Record<string, BoundPartial>>;
  readonly editUrl: string | undefined;
  /** The picture that front matter names. */
  readonly image: Target | undefined;
  /** The layout that front matter names, of those that there are for it. */
  readonly layout: string | undefined;
  /** What its content may show as cards; absent where it shows none. */
  readonly category?: CategoryCards | undefined;
}

export interface Listing extends PlacedListing, Neighbourhood {
  /** The docs of its excerpts. */
  readonly shows: readonly Doc[];
}

export interface BoundPartial {
  readonly document: Document;
  readonly targets: readonly Target[];
  readonly headings: readonly Heading[];
}

/** Where a link of a document leads. */
export type Target =
  | { readonly kind: 'route'; readonly route: Route; readonly suffix: string }
  /** A file, by its path relative to the root; `served` is its address without base when it is a static file. */
  | {
      readonly kind: 'asset';
      readonly path: string;
      readonly served?: string;
      readonly size?: ImageSize;
      /** Of an image that is made smaller: the widths of its copies, in pixels. */
      readonly widths?: readonly number[];
      readonly suffix: string;
    }
  | { readonly kind: 'url'; readonly url: string };

/** In pixels of CSS, as it is shown. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** What a sidebar knows of a page. */
export interface Neighbourhood {
  readonly sidebar: string | undefined;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

export interface Crumb {
  readonly label: string;
  readonly route?: Route | undefined;
}

export interface Neighbour {
  readonly label: string;
  readonly route: Route;
}

/** A page that belongs to no docs folder: it stands in none of the sidebars that authors write. */
export function isStandalone({ docs }: PlacedDoc): boolean {
  return isOutsideDocs(docs);
}

/**
 * The place in a document that a fault with one of its front matter keys belongs to. A nested key such as `tags.0.label`
 * that is not written has the place of the nearest that holds it.
 */
export function keyPlace(facts: Facts, key: string): Place | undefined {
  for (let name = key; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const place = facts.frontMatterPlaces[name];
    if (place) return place;
  }
  return undefined;
}
