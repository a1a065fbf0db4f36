// Reads the items of a listing from the plain JSON of its props.
import type { Json, JsonObject } from '#model/json';

export interface ListedItem {
  readonly label: string;
  readonly href: string | null;
  /** Of its page, where that is in another language. */
  readonly lang?: string;
  /** Empty for none. */
  readonly description: string;
  /** The number of cards in a category, shown in place of a description. */
  readonly count: number | null;
}

/** `props.items` as `{ label, href, description }`. */
export function listedItems(props: JsonObject): readonly ListedItem[] {
  const items = Array.isArray(props['items']) ? (props['items'] as readonly Json[]) : [];
  return items.flatMap((item) => (isJsonObject(item) ? [listedItem(item)] : []));
}

/** An item without a label shows its address. */
export function listedItem(item: JsonObject): ListedItem {
  const href = typeof item['href'] === 'string' ? item['href'] : null;
  return {
    label: typeof item['label'] === 'string' ? item['label'] : (href ?? ''),
    href,
    ...(typeof item['lang'] === 'string' ? { lang: item['lang'] } : {}),
    description: typeof item['description'] === 'string' ? item['description'] : '',
    count: countOf(item),
  };
}

/** Authors may pass the entries of a category themselves. */
function countOf({ count, items }: JsonObject): number | null {
  if (typeof count === 'number') return count;
  return Array.isArray(items) ? items.length : null;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
