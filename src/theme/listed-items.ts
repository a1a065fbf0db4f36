// The items that a listing hands to its layout, out of plain JSON.
import type { Json, JsonObject } from '#model/json';

export interface ListedItem {
  readonly label: string;
  readonly href: string | null;
  /** Empty for none. */
  readonly description: string;
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
    description: typeof item['description'] === 'string' ? item['description'] : '',
  };
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
