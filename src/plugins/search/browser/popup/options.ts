// Names the lists of the pop-up, and finds what the arrow keys move through.
import type { MouseEvent } from 'react';

/** Longer queries are cut. In characters. */
export const longestQuery = 64;

export const listId = 'slodocs-search-results';
export const gridId = 'slodocs-search-saved';

/** In the order in which they are shown. */
export function optionsOf(dialog: HTMLElement | null): readonly HTMLAnchorElement[] {
  return Array.from(dialog?.querySelectorAll<HTMLAnchorElement>('a[data-option]') ?? []);
}

/** True where the click opens the page here, and not in another tab. */
export function opensHere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
