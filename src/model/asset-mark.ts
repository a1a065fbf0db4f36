// Marks in HTML for files whose final names are not known yet: a name holds the hash of the file's bytes.

/** Stands for the address of a file: relative to the root, or an absolute path. NUL cannot stand in content. */
export function assetMark(path: string): string {
  return `\u0000asset:${encodeURIComponent(path)}\u0000`;
}

/** Stands for the address of a file as it is seen from the home page, wherever that may be. */
export function relativeMark(path: string): string {
  return `\u0000relative:${encodeURIComponent(path)}\u0000`;
}

/** Stands for the subresource integrity of a file. */
export function integrityMark(path: string): string {
  return `\u0000integrity:${encodeURIComponent(path)}\u0000`;
}

/** Stands for the policy of the site: it follows from what all pages load. */
export const policyMark = '\u0000policy:\u0000';

/** The files that a text has marks of, in the order of their first mark. */
export function markedFiles(text: string): readonly string[] {
  const marks = Array.from(text.matchAll(pattern));
  return [...new Set(marks.flatMap(([, kind, path = '']) => (kind === 'policy' ? [] : [decodeURIComponent(path)])))];
}

/** Replaces every mark. */
export function fillMarks(text: string, fill: (kind: MarkKind, path: string) => string): string {
  return text.replace(pattern, (_, kind: MarkKind, path: string) => fill(kind, decodeURIComponent(path)));
}

export type MarkKind = 'asset' | 'relative' | 'integrity' | 'policy';

const pattern = /\0(asset|relative|integrity|policy):([^\0]*)\0/g;
