// Builds a tree from a flat list of headings, for the levels that are shown.
import { onlyAttributes, type ShownTo } from '#model/variants';

/** A heading that a table of contents can show. */
export interface OutlineEntry {
  readonly depth: number;
  readonly id: string;
  /** Inline HTML without links. */
  readonly html: string;
  /** Set where only some readers see it. */
  readonly shownTo?: ShownTo;
}

export interface OutlineNode extends Omit<OutlineEntry, 'shownTo'> {
  /** The attributes of an entry that only some readers see. */
  readonly only?: Readonly<Record<string, string>>;
  readonly children: OutlineNode[];
}

/** Nests headings of the given levels, both inclusive, each under the nearest preceding heading of a lower level. */
export function outline(entries: readonly OutlineEntry[], levels: readonly [number, number]): OutlineNode[] {
  const top: OutlineNode[] = [];
  const open: OutlineNode[] = [];
  for (const entry of entries) {
    // A heading without an id cannot be linked to.
    if (entry.depth < levels[0] || entry.depth > levels[1] || entry.id === '') continue;
    const { depth, id, html, shownTo } = entry;
    const node: OutlineNode = { depth, id, html, ...(shownTo ? { only: onlyAttributes(shownTo) } : {}), children: [] };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= entry.depth) open.pop();
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }
  return top;
}
