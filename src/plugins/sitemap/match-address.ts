// Globs to a test of addresses.

/**
 * `*` and `?` stay inside a part of the path, `**` goes over any number of parts, `{a,b}` is a choice. A slash at the end
 * of an address makes no difference.
 */
export function matchAddress(globs: readonly string[]): (address: string) => boolean {
  const patterns = globs.map((glob) => new RegExp(`^${toPattern(trim(glob))}$`));
  return (address) => patterns.some((pattern) => pattern.test(trim(address)));
}

function toPattern(glob: string): string {
  return glob.replace(/\/\*\*(?=\/|$)|\*+|\{[^{}]*\}|[^\w/]/g, (mark) => {
    if (mark === '/**') return '(?:/.*)?';
    if (mark === '*') return '[^/]*';
    if (mark === '?') return '[^/]';
    if (mark.startsWith('**')) return '.*';
    if (mark.length > 1) return `(?:${mark.slice(1, -1).split(',').map(toPattern).join('|')})`;
    return `\\${mark}`;
  });
}

function trim(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
