// Defines a post: a source of the posts folder with its date, authors, tags and address.
import type { PlacedDoc, Route } from 'slodocs/kit';
import type { Author } from './authors/author.ts';
import type { Ordered } from './order.ts';
import type { TagUse } from './tags/tag.ts';

export interface Post extends Ordered {
  readonly doc: PlacedDoc;
  readonly route: Route;
  /** Empty for a post whose file name is a date alone. */
  readonly title: string;
  /** The link text: for a post without title its date, since a link needs a name. */
  readonly label: string;
  readonly authors: readonly Author[];
  readonly tags: readonly TagUse[];
  /** In minutes; null where it is not shown. */
  readonly readingTime: number | null;
  /** Lists show less than all of it. */
  readonly truncated: boolean;
}
