// Defines the parts of a page's body, and lists the documents that a page shows.
import type { Body, Document } from './document.ts';
import type { BoundPartial, Doc, Page } from './page.ts';

/** The docs that a page shows: itself, or those of its excerpts. */
export function docsOn(page: Page): readonly Doc[] {
  return page.kind === 'doc' ? [page] : page.shows;
}

/** The documents that a page shows, with their partials. */
export function documentsOf(page: Page): readonly PartDocument[] {
  return docsOn(page).flatMap(({ document, partials }) => [
    document,
    ...Object.values(partials).map((partial) => partial.document),
  ]);
}

/** True for a page that is more than ready HTML. */
export function runsCode(page: Page): boolean {
  return documentsOf(page).some(({ facts }) => facts.components.length + facts.imports.length + facts.declarations.length > 0);
}

/** The fields of a document that rendering needs besides its body. */
export type PartDocument = Pick<Document, 'source' | 'facts'>;

/** A page's own part, or that of one of its partials. */
export interface Part extends Pick<BoundPartial, 'targets' | 'headings'> {
  readonly document: PartDocument;
  readonly body: Body;
}

/** All parts of a body: its own, and all nested partials by source path. */
export interface Parts extends Part {
  readonly partials: Readonly<Record<string, Part>>;
}
