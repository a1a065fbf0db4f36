// Marks that stand in HTML for files whose final names are not known yet: a name holds the hash of the file's bytes.
//
// Text that enters a site holds no NUL, but code that a page runs may print one. So a mark counts only on a page that is known to
// name its file: `settleMarks` turns every other one into text.

export type MarkKind = 'asset' | 'relative' | 'integrity' | 'policy' | 'external';

/** Stands for the address of a file: relative to the root, or an absolute path. */
export function assetMark(name: string): string {
  return mark('asset', name);
}

/** Stands for the address of a file as it is seen from the home page, wherever that may be. */
export function relativeMark(name: string): string {
  return mark('relative', name);
}

/** Stands for the subresource integrity of a file. */
export function integrityMark(name: string): string {
  return mark('integrity', name);
}

/** Stands for the policy of the site: it follows from what all pages load. */
export const policyMark = mark('policy', '');

/**
 * Stands for the addresses that others serve, in the data of a page: another list of them renders no page. Where there are none, the
 * member that holds it is left out.
 */
export const externalMark = mark('external', '');

function mark(kind: MarkKind, name: string): string {
  return `\0${kind}:${encodeURIComponent(name)}\0`;
}

/**
 * Replaces each NUL that belongs to no mark of a file in `names` by U+FFFD, so that what merely looks like a mark stays text. The
 * length stays.
 */
export function settleMarks(text: string, names: ReadonlySet<string>): string {
  const pieces = text.split('\0');
  let settled = pieces[0] ?? '';
  for (let index = 1; index < pieces.length; index++) {
    const piece = pieces[index] ?? '';
    const isClosed = index + 1 < pieces.length;
    if (isClosed && isMarkOf(piece, names)) settled += `\0${piece}\0${pieces[++index]}`;
    else settled += `\uFFFD${piece}`;
  }
  return settled;
}

function isMarkOf(piece: string, names: ReadonlySet<string>): boolean {
  const [, kind, name = ''] = /^(asset|relative|integrity|policy|external):(.*)$/s.exec(piece) ?? [];
  if (kind === undefined) return false;
  if (isOfSite(kind)) return name === '';
  try {
    return names.has(decodeURIComponent(name));
  } catch {
    return false;
  }
}

/** Such a mark names no file. */
function isOfSite(kind: string | undefined): boolean {
  return kind === 'policy' || kind === 'external';
}

/** The files that a settled text has marks of, in the order of their first mark. */
export function markedFiles(text: string): readonly string[] {
  const marks = Array.from(text.matchAll(pattern));
  return [...new Set(marks.flatMap(([, kind, name = '']) => (isOfSite(kind) ? [] : [decodeURIComponent(name)])))];
}

/** Replaces every mark of a settled text. */
export function fillMarks(text: string, fill: (kind: MarkKind, name: string) => string): string {
  return text.replace(pattern, (_, kind: MarkKind, name: string) => fill(kind, decodeURIComponent(name)));
}

/** Plain data as JSON whose strings keep their marks: JSON would escape the NUL. */
export function jsonWithMarks(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replace(escaped, '$1\0$2\0');
}

const pattern = /\0(asset|relative|integrity|policy|external):([^\0]*)\0/g;

/** An even number of backslashes before the escape: with an odd one it would be text that looks like an escape. */
const escaped = /(?<!\\)((?:\\\\)*)\\u0000((?:asset|relative|integrity|policy|external):[\w.!~*'()%-]*)\\u0000/g;
