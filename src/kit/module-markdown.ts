// Names the Markdown that the modules of a document import, in the scope of the document.

const start = 'md:';

/** No identifier, so no code can clash with it. `path` is relative to the root. */
export function markdownName(path: string): string {
  return `${start}${path}`;
}

/** The path behind such a name; undefined for any other name. */
export function markdownPath(name: string): string | undefined {
  return name.startsWith(start) ? name.slice(start.length) : undefined;
}
