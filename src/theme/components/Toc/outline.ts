// Builds a tree from a flat list of headings, for the levels that are shown.

/** A heading that a table of contents can show. */
export interface OutlineEntry {
  readonly depth: number;
  readonly id: string;
  /** Inline HTML without links. */
  readonly html: string;
}

export interface OutlineNode extends OutlineEntry {
  readonly children: OutlineNode[];
}

/** Nests headings of the given levels, both inclusive, each under the nearest preceding heading of a lower level. */
export function outline(entries: readonly OutlineEntry[], levels: readonly [number, number]): OutlineNode[] {
  const top: OutlineNode[] = [];
  const open: OutlineNode[] = [];
  for (const entry of entries) {
    // A heading without an id cannot be linked to.
    if (entry.depth < levels[0] || entry.depth > levels[1] || entry.id === '') continue;
    const node: OutlineNode = { depth: entry.depth, id: entry.id, html: entry.html, children: [] };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= entry.depth) open.pop();
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }
  return top;
}
