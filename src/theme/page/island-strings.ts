// Provides the texts around islands, without those of all parts, which few islands show.
import { use } from 'react';
import { islandStrings } from '#model/strings/island';
import { sayIn } from '#model/strings/say';
import { PageContext } from './page-context.tsx';

/** Returns a text by id, in the language of the page. For components, during rendering. */
export function sayOfIsland(id: keyof typeof islandStrings): string {
  return sayIn(use(PageContext)?.words, islandStrings, id);
}
