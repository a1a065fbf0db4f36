// Types what is needed to print the documents of a page into its module.
import type { Import } from '#model/document';
import type { Composing } from '../body/compose-element.ts';
import type { Part } from '../body/parts.ts';

export interface PartPrinting extends Composing {
  /** The module of an import as the code names it; undefined for one that no browser can load. */
  readonly moduleOfImport: (part: Part, imported: Import) => string | undefined;
  /** Renders a part as it stays where nothing lives. */
  readonly htmlOfPart: (part: Part) => string;
}
