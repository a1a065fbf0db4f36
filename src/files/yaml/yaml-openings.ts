// Finds where an unclosed quote, list or map begins in a YAML document.
import type { Document, Node, Pair } from 'yaml';

/** The start of the innermost quoted text, list or map in brackets that begins before an offset and contains it or ends there. */
export function openingOf(document: Document, offset: number): number {
  let found = offset;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Partial<Pair & Node & { type: string; flow: boolean; items: unknown[] }>;
    if (node.key !== undefined || node.value !== undefined) {
      visit(node.key);
      visit(node.value);
    }
    const [start, end] = node.range ?? [offset, offset];
    const opens = node.flow === true || node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    if (opens && start < offset && end >= offset) found = start;
    for (const item of node.items ?? []) visit(item);
  };
  visit(document.contents);
  return found;
}
