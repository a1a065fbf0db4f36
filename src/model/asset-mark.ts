// Marks in HTML for files whose final names are not known yet: a name holds the hash of the file's bytes.

/** Stands for the address of a file: relative to the root, or an absolute path. NUL cannot stand in content. */
export function assetMark(path: string): string {
  return `\u0000asset:${encodeURIComponent(path)}\u0000`;
}

/** Stands for the subresource integrity of a file. */
export function integrityMark(path: string): string {
  return `\u0000integrity:${encodeURIComponent(path)}\u0000`;
}

/** The files that a text has marks of, in the order of their first mark. */
export function markedFiles(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, , path = '']) => decodeURIComponent(path)))];
}

/** Replaces every mark. */
export function fillMarks(text: string, fill: (kind: 'asset' | 'integrity', path: string) => string): string {
  return text.replace(pattern, (_, kind: 'asset' | 'integrity', path: string) => fill(kind, decodeURIComponent(path)));
}

const pattern = /\0(asset|integrity):([^\0]*)\0/g;
