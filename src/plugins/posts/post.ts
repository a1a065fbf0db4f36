// A post: a source of the folder of posts with all that is said of it, wherever it stands.
import type { PlacedDoc } from '#model/page';
import type { Place } from '#model/place';
import type { Route } from '#model/route';
import type { Author } from './authors/author.ts';
import type { Ordered } from './order.ts';
import type { TagUse } from './tags/tag.ts';

export interface Post extends Ordered {
  readonly doc: PlacedDoc;
  readonly route: Route;
  /** Empty for a post whose file name is a date alone. */
  readonly title: string;
  /** What readers see in its place: the date of a post without title. Nobody can follow a link without a name. */
  readonly label: string;
  readonly authors: readonly Author[];
  readonly tags: readonly TagUse[];
  /** In minutes; null where it is not shown. */
  readonly readingTime: number | null;
  /** Lists show less than all of it. */
  readonly truncated: boolean;
}

/** The values of front matter that no doc has, which the core hands on as they are. */
export function ownValue({ document }: PlacedDoc, key: string): unknown {
  return document.facts.frontMatter.other[key];
}

/** Where something belongs that concerns a post as a whole: the start of its file. */
export function postPlace({ document: { source } }: PlacedDoc): Place {
  const start = { line: 1, column: 1 };
  return { file: source.path, start, end: start };
}
