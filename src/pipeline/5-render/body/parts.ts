// Types of the parts of a body: the document's own part, and those of its partials.

import type { Body } from '#model/document';
import type { BoundPartial } from '#model/page';
import type { PartDocument } from '#model/page-documents';

/** A page's own part, or that of one of its partials. */
export interface Part extends Pick<BoundPartial, 'targets' | 'headings'> {
  readonly document: PartDocument;
  readonly body: Body;
}

/** All parts of a body: its own, and all nested partials by source path. */
export interface Parts extends Part {
  readonly partials: Readonly<Record<string, Part>>;
}
