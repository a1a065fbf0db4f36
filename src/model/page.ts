// Defines pages: docs and listings with routes, before and after their links are bound.

import type { Document, Facts, Heading } from './document.ts';
import type { Json, JsonObject } from './json.ts';
import type { Place } from './place.ts';
import { isNotFound, type Route } from './route.ts';
import type { CategoryCards } from './sidebar.ts';
import { isOutsideDocs } from './source-file.ts';

/** The fields of every page with a route. */
interface Placed {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  /** True for a page with a route that appears in no list, sitemap or search. */
  readonly unlisted: boolean;
  readonly lastUpdate: LastUpdate | undefined;
  /** Plugins' answers to `useData(key)` on this page, which override the site's. */
  readonly data: Readonly<Record<string, Json>>;
}

export interface LastUpdate {
  /** An ISO 8601 instant in UTC. */
  readonly date?: string | undefined;
  /** Several begin with the last one. */
  readonly author?: string | readonly string[] | undefined;
}

/** A page made from a source. */
export interface PlacedDoc extends Placed {
  readonly kind: 'doc';
  /** The path without number prefixes, such as `guides/intro`; of a standalone page its path. Unique in its version. */
  readonly id: string;
  readonly docs: string;
  readonly version: string;
  readonly document: Document;
  /** In the author's order; empty until a plugin has assigned pages to them. */
  readonly tags: readonly Tag[];
  /** A plugin's choice of layout, with the layout's data. */
  readonly layout?: string | undefined;
  readonly props?: JsonObject;
  /** When it says it was written, where a plugin knows: an ISO 8601 instant in UTC. */
  readonly date?: string | undefined;
  readonly standing?: Placement;
  /** True where nobody has translated it to the language of the site. */
  readonly isUntranslated?: true;
  /** The file that is its translation, relative to the root; absent for an original. */
  readonly translation?: string;
}

/** True for a page that is shown in the language of the original, since nobody has translated it. */
export function isUntranslated(page: PlacedPage): boolean {
  return page.kind === 'doc' && page.isUntranslated === true;
}

/** The placement that a plugin gives a page outside the sidebars of docs. */
export interface Placement {
  /** One of the plugin's own sidebars, by its `docs` and `name`. */
  readonly sidebar?: { readonly docs: string; readonly name: string };
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** The name of `Placement` in version 0.2. */
export type Standing = Placement;

/** A tag of a doc: its label, and the page that lists the docs with it. */
export interface Tag {
  readonly label: string;
  readonly route: Route;
}

/** A page without a source: a plugin's list of other pages, or the index of a category. */
export interface PlacedListing extends Placed {
  readonly kind: 'listing';
  /** Its layout, of the theme or of a plugin. */
  readonly layout: string;
  readonly props: JsonObject;
  /** The plugin that made it, or `sidebar` for the index of a category. */
  readonly origin: string;
  /** The role of the page in the site: navbars link to the search page, other pages to the page of all tags. */
  readonly role?: 'search' | 'tags';
  readonly keywords?: readonly string[] | undefined;
  /** The social image: an external address, or that of a static file without base. */
  readonly image?: string | undefined;
  readonly standing?: Placement;
  /** Docusaurus's tag by which search crawlers recognise such lists. */
  readonly crawlerTag?: string;
  /** Ids that its layout prints and links may name; absent where unknown. Excerpts have none. */
  readonly ids?: readonly string[];
  /** Sources of the docs whose excerpts the layout shows, in this order. */
  readonly excerpts?: readonly string[];
}

export type PlacedPage = PlacedDoc | PlacedListing;

/** A page with bound links, neighbours and sidebar. */
export type Page = Doc | Listing;

export interface Doc extends PlacedDoc, Neighbourhood {
  /** The final address of each link of the document. */
  readonly targets: readonly Target[];
  /** Headings, with those of its partials in place. */
  readonly headings: readonly Heading[];
  /** All nested partials by source path, for composing the body. */
  readonly partials: Readonly<Record<string, BoundPartial>>;
  readonly editUrl: string | undefined;
  /** The image set in front matter. */
  readonly image: Target | undefined;
  /** The layout set in front matter, if the theme has it. */
  readonly layout: string | undefined;
  /** The category that its content may show as cards; absent where it shows none. */
  readonly category?: CategoryCards | undefined;
}

/** A page that a language lacks. */
export interface AbsentPage {
  /** That of the site's own language. Its route is printed as the address there. */
  readonly page: Page;
  /** The language redirects from its own address. */
  readonly redirects: boolean;
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

/** The target of a document's link. */
export type Target =
  | { readonly kind: 'route'; readonly route: Route; readonly suffix: string }
  /** A file, by its path relative to the root; `served` is its address without base when it is a static file. */
  | {
      readonly kind: 'asset';
      readonly path: string;
      readonly served?: string;
      readonly size?: ImageSize;
      /** For an image with smaller copies: their widths, in pixels. */
      readonly widths?: readonly number[];
      readonly suffix: string;
    }
  | { readonly kind: 'url'; readonly url: string };

/** The displayed size in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A page's place in its sidebar. */
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

/** True for a page outside the docs folders, which is in none of the authors' sidebars. */
export function isStandalone({ docs }: PlacedDoc): boolean {
  return isOutsideDocs(docs);
}

/** True for a document that is not to be published yet. */
export function isDraft({ facts }: Pick<Document, 'facts'>): boolean {
  return facts.frontMatter.draft === true;
}

/**
 * The place for a fault in a front matter key. A nested key such as `tags.0.label` that is not written has the place of its
 * nearest written parent.
 */
export function keyPlace(facts: Facts, key: string): Place | undefined {
  for (let name = key; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const place = facts.frontMatterPlaces[name];
    if (place) return place;
  }
  return undefined;
}

export function layoutOf(page: Page): string {
  if (page.kind === 'listing') return page.layout;
  if (page.layout !== undefined) return page.layout;
  if (!isStandalone(page)) return 'doc';
  if (!/\.mdx?$/.test(page.document.source.path)) return 'component';
  return isNotFound(page.route.path) ? 'not-found' : 'page';
}

/** True for a page whose readers still look for their content. */
export function leadsOn(page: Page): boolean {
  return layoutOf(page) === 'not-found' || (page.kind === 'listing' && page.role === 'search');
}
