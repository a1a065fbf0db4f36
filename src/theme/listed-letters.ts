// The tags that a listing hands to its layout by their first letters, out of plain JSON.
import type { JsonObject } from '#model/json';
import { isJsonObject, type ListedItem, listedItem } from './listed-items.ts';

export interface LetterGroup {
  readonly letter: string;
  readonly tags: readonly CountedItem[];
}

/** `description` says the count in words. */
export interface CountedItem extends ListedItem {
  readonly count: number;
}

/** `props.letters` as `{ letter, tags: { label, href, count, description }[] }`. */
export function listedLetters(props: JsonObject): readonly LetterGroup[] {
  return objectsOf(props['letters']).map((group) => ({
    letter: typeof group['letter'] === 'string' ? group['letter'] : '',
    tags: objectsOf(group['tags']).map((tag) => ({ ...listedItem(tag), count: Number(tag['count'] ?? 0) })),
  }));
}

function objectsOf(value: JsonObject[string]): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
