// Defines the id of the list of results, and finds the options that the arrow keys move through.
import type { MouseEvent } from 'react';

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Longer queries are cut. In characters. */
export const longestQuery = 64;

export const listId = 'slodocs-search-results';

/** In the order in which they are shown. */
export function optionsOf(dialog: HTMLElement | null): readonly HTMLAnchorElement[] {
  return Array.from(dialog?.querySelectorAll<HTMLAnchorElement>('a[data-option]') ?? []);
}

/** True for a click that opens the page here and not in another tab, and for a key that types. */
export function opensHere({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
