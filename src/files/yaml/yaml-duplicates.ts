// Finds keys that stand twice in their map.
import type { Document, Node, Pair, Scalar } from 'yaml';

/** Their offsets. No text that is parsed nests deeper than a function may call itself. */
export function duplicateKeys(document: Document): readonly number[] {
  const found: number[] = [];
  const visit = (value: unknown): void => {
    const { items } = Object(value) as { items?: readonly (Node | Pair)[] };
    const known = new Set<unknown>();
    for (const item of items ?? []) {
      if (!('key' in item)) {
        visit(item);
        continue;
      }
      const key = item.key as (Scalar & Node) | null;
      if (key && 'value' in key) {
        if (known.has(key.value)) found.push(key.range?.[0] ?? 0);
        known.add(key.value);
      }
      visit(key);
      visit(item.value);
    }
  };
  visit(document.contents);
  return found;
}
