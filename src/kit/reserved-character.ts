// Finds the characters reserved for slodocs' own marks, NUL and U+FFFE, which no text of a site may contain.

const reserved = /[\0\uFFFE]/;
const allReserved = /[\0\uFFFE]/g;

/** The offset of the first one; undefined where there is none. */
export function findReserved(text: string): number | undefined {
  const offset = text.search(reserved);
  return offset === -1 ? undefined : offset;
}

/** How many there are. */
export function countReserved(text: string): number {
  return text.match(allReserved)?.length ?? 0;
}

/** `U+0000` or `U+FFFE`. */
export function reservedName(text: string, offset: number): string {
  return text[offset] === '\0' ? 'U+0000' : 'U+FFFE';
}

/** Replaces each by U+FFFD, the replacement character. The length does not change. */
export function withoutReserved(text: string): string {
  return text.replace(allReserved, '\uFFFD');
}

/**
 * The path to the first text or key in plain data that contains one, and its name; undefined where there is none. Handles cycles.
 */
export function findReservedIn(
  data: unknown,
): { readonly path: readonly (string | number)[]; readonly name: string } | undefined {
  const seen = new Set<object>();
  const visit = (value: unknown, path: readonly (string | number)[]): ReturnType<typeof findReservedIn> => {
    if (typeof value === 'string') {
      const offset = findReserved(value);
      return offset === undefined ? undefined : { path, name: reservedName(value, offset) };
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const found = visit(key, [...path, step]) ?? visit(inner, [...path, step]);
      if (found) return found;
    }
    return undefined;
  };
  return visit(data, []);
}
