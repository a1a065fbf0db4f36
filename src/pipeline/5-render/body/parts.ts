// Types of the parts of a body: the document's own part, and those of its partials.
import type { Body, Document } from '#model/document';
import type { BoundPartial } from '#model/page';

/** A page's own part, or that of one of its partials. */
export interface Part extends Pick<BoundPartial, 'targets' | 'headings'> {
  readonly document: PartDocument;
  readonly body: Body;
}

/** The fields of a document that rendering needs besides its body. */
export type PartDocument = Pick<Document, 'source' | 'facts'>;

/** All parts of a body: its own, and all nested partials by source path. */
export interface Parts extends Part {
  readonly partials: Readonly<Record<string, Part>>;
}
