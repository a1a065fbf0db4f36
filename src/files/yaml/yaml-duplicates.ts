// Finds duplicate keys in YAML maps.
import type { Document, Node, Pair, Scalar } from 'yaml';

/** The offsets of duplicate keys. Recursion is safe: texts that nest too deeply are never parsed. */
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
