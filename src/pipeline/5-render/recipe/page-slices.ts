// Selects the data of pages and bound navigation that ingredients are made of.
import type { Heading } from '#model/document';
import type { BoundItem } from '#model/navigation';
import { type BoundPartial, type Doc, type Listing, layoutOf, type Page, type Target } from '#model/page';
import { docsOn, type PartDocument } from '#model/page-parts';
import type { Route } from '#model/route';
import type { ImageFormat, Settings } from '#model/settings';
import type { SlotName } from '#model/slots';
import type { PlacedVersion } from '#model/version';
import type { OutlinedSite } from '../outline/outlined-site.ts';
import { type Keyed, keyed } from '../outline/page-sidebars.ts';

/** A doc without its links and partials. */
export interface DocSlice {
  readonly route: Route;
  readonly document: PartDocument;
  readonly headings: readonly Heading[];
  /** The body as cached JSON. Read on demand. */
  readonly body: string;
}

export interface PartialSlice extends Omit<DocSlice, 'route'> {
  readonly path: string;
  readonly targets: readonly Target[];
}

type ReadBody = (key: string) => string;

/** Without partials, a doc's headings are derived from its facts. */
export function keyedContent(page: Page, readBody: ReadBody): readonly Keyed<DocSlice>[] {
  return docsOn(page).map(({ route, headings, document: { source, facts, factsKey, bodyKey } }) =>
    keyed(JSON.stringify([route, source.path, factsKey, bodyKey]), () => ({
      route,
      document: { source, facts },
      headings,
      get body() {
        return readBody(bodyKey);
      },
    })),
  );
}

export interface PartialSlices {
  readonly headings: readonly Heading[];
  readonly partials: readonly Keyed<PartialSlice>[];
}

/** For each doc of the page; undefined where it has none. */
export function keyedPartials(page: Page, readBody: ReadBody): readonly (PartialSlices | undefined)[] | undefined {
  const docs = docsOn(page);
  if (docs.every(({ partials }) => Object.keys(partials).length === 0)) return undefined;
  return docs.map(({ partials, headings }) => {
    const entries = Object.entries(partials);
    if (entries.length === 0) return undefined;
    return { headings, partials: entries.map(([path, partial]) => keyedPartial(path, partial, readBody)) };
  });
}

function keyedPartial(path: string, { document, targets, headings }: BoundPartial, readBody: ReadBody): Keyed<PartialSlice> {
  const { source, facts, factsKey, bodyKey } = document;
  return keyed(JSON.stringify([path, factsKey, bodyKey, targets, headings]), () => ({
    path,
    document: { source, facts },
    targets,
    headings,
    get body() {
      return readBody(bodyKey);
    },
  }));
}

/** The link targets of each doc of the page. */
export function targetsOf(page: Page): readonly (readonly Target[])[] {
  return docsOn(page).map(({ targets }) => targets);
}

/** The image formats, for a page with an image that has smaller copies. */
export function imageFormats(page: Page, { images }: Settings): readonly ImageFormat[] | undefined {
  const hasCopies = (target: Target): boolean => target.kind === 'asset' && target.widths !== undefined;
  const shown = docsOn(page).flatMap((doc) => [doc, ...Object.values(doc.partials)]);
  return shown.some(({ targets }) => targets.some(hasCopies)) ? images?.formats : undefined;
}

/** The modules of the site's slots. */
export function pathsOf(named: readonly { readonly name: SlotName; readonly path: string }[]): Settings['theme']['slots'] {
  return Object.fromEntries(named.map(({ name, path }) => [name, path]));
}

type Elsewhere = 'document' | 'partials' | 'headings' | 'targets' | 'shows' | 'previous' | 'next' | 'breadcrumbs' | 'layout';

/** The fields of a page that no other ingredient covers. */
export type OwnFields = (Omit<Doc, Elsewhere> | Omit<Listing, Elsewhere>) & { readonly layout: string };

export function ownFields(page: Page): OwnFields {
  const layout = layoutOf(page);
  if (page.kind === 'doc') {
    const { document: _, partials, headings, targets, previous, next, breadcrumbs, ...own } = page;
    return { ...own, layout };
  }
  const { shows, previous, next, breadcrumbs, ...own } = page;
  return { ...own, layout };
}

/** The versions that items of a navigation bar use. */
export function releasesFor({ versions }: OutlinedSite, items: readonly BoundItem[]): readonly Release[] {
  const names = (item: BoundItem): boolean =>
    item.kind === 'doc' ||
    item.kind === 'version' ||
    item.kind === 'versions' ||
    (item.kind === 'locales' && [...item.before, ...item.after].some(names)) ||
    (item.kind === 'link' && item.items.some(names));
  if (!items.some(names)) return [];
  return versions.map(({ docs, name, label, isLast, main }) => ({ docs, name, label, isLast, main }));
}

export type Release = Pick<PlacedVersion, 'docs' | 'name' | 'label' | 'isLast' | 'main'>;
