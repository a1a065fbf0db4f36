// The names under which a document holds the Markdown that its modules import.

const start = 'md:';

/** No code can name it: it is no identifier. `path` is relative to the root. */
export function markdownName(path: string): string {
  return `${start}${path}`;
}

/** The path behind such a name; undefined for any other name. */
export function markdownPath(name: string): string | undefined {
  return name.startsWith(start) ? name.slice(start.length) : undefined;
}
