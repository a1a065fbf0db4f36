// Finds data that is nested deeper than anything that visits it can go, and data that holds itself.

/** How many lists and maps may stand in one another. */
export const deepestData = 100;

export interface NestingFault {
  /** To the value at fault. */
  readonly path: readonly (string | number)[];
  readonly kind: 'deep' | 'circle';
}

/** The first list or map that stands in more than `deepest` others, or in itself; undefined where there is none. */
export function findNesting(data: unknown, deepest = deepestData): NestingFault | undefined {
  const above = new Set<object>();
  // How many levels are below a value that was visited: one that is shared is not visited once for each holder.
  const heights = new Map<object, number>();
  const path: (string | number)[] = [];
  let fault: NestingFault | undefined;
  const heightOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    const known = heights.get(value);
    const isDeep = path.length + (known ?? 0) > deepest;
    if (isDeep || above.has(value)) {
      fault ??= { path: [...path], kind: isDeep ? 'deep' : 'circle' };
      return 0;
    }
    if (known !== undefined) return known;
    above.add(value);
    let height = 0;
    for (const [key, inner] of entriesOf(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      height = Math.max(height, 1 + heightOf(inner));
      path.pop();
      if (fault) return 0;
    }
    above.delete(value);
    heights.set(value, height);
    return height;
  };
  heightOf(data);
  return fault;
}

/** None where a getter throws: whoever reads the value finds out. */
function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  try {
    return Object.entries(value);
  } catch {
    return [];
  }
}
