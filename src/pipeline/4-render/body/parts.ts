// Types what a body is composed of: the document's own part, and those of its partials.
import type { Body, Document } from '#model/document';
import type { BoundPartial } from '#model/page';

/** A page's own part, or that of one of its partials. */
export interface Part extends Pick<BoundPartial, 'targets' | 'headings'> {
  readonly document: PartDocument;
  readonly body: Body;
}

/** What rendering needs of a document besides its body. */
export type PartDocument = Pick<Document, 'source' | 'facts'>;

/** All that a body is composed of: its own part, and its partials, and theirs, by source path. */
export interface Parts extends Part {
  readonly partials: Readonly<Record<string, Part>>;
}
