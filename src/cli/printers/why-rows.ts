// Defines the types of the rows in which explanations are printed: names with values beside them.
import type { Place } from '#model/place';
import type { PageName } from '#model/why';

/** A name, and what stands beside it, a line each. */
export type Row = readonly [name: string, lines: readonly string[]];

/** How places and paths of the site are written. */
export interface Written {
  path(file: string): string;
  place(place: Place): string;
}

export function printName({ route, title }: PageName): string {
  return `${route}  ${title}`;
}
