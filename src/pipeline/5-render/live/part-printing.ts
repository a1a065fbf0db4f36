// Defines the types of the input for printing a page's documents into its module.
import type { Import } from '#model/document';
import type { Part } from '#model/page-parts';
import type { Composing } from '../body/compose-element.ts';

export interface PartPrinting extends Composing {
  /** The name of an import's module in the code; undefined for one that no browser can load. */
  readonly moduleOfImport: (part: Part, imported: Import) => string | undefined;
  /** Renders a part as static HTML. */
  readonly htmlOfPart: (part: Part) => string;
}
