// Reads tags, grouped by first letter, from the plain JSON of a listing.
import type { Json, JsonObject } from '#model/json';
import { isJsonObject, type ListedItem, listedItem } from '../../page/listed-items.ts';

export interface LetterGroup {
  readonly letter: string;
  readonly tags: readonly CountedItem[];
}

/** `description` says the count in words. */
export interface CountedItem extends ListedItem {
  readonly count: number;
}

export function listedLetters(letters: Json | undefined): readonly LetterGroup[] {
  return objectsOf(letters).map((group) => ({
    letter: typeof group['letter'] === 'string' ? group['letter'] : '',
    tags: objectsOf(group['tags']).map((tag) => ({ ...listedItem(tag), count: Number(tag['count'] ?? 0) })),
  }));
}

function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
