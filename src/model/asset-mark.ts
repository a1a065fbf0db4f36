// Defines marks that stand for files in HTML until their hashed names are known.
import { attempt } from './attempt.ts';
//
// Text that enters a site contains no NUL, but code that a page runs may print one. So a mark counts only on a page that is
// known to name its file: `settleMarks` turns every other one into text.

export type MarkKind = 'asset' | 'relative' | 'integrity' | 'policy' | 'external';

/** Stands for the address of a file, given by its path relative to the root or by an absolute path. */
export function assetMark(name: string): string {
  return mark('asset', name);
}

/** Stands for the address of a file relative to the home page, wherever that is served. */
export function relativeMark(name: string): string {
  return mark('relative', name);
}

/** Stands for the subresource integrity of a file. */
export function integrityMark(name: string): string {
  return mark('integrity', name);
}

/** Stands for the site's CSP, which depends on what all pages load. */
export const policyMark = mark('policy', '');

/**
 * Stands for the externally served addresses in a page's data, so that a change of this list makes no page stale. Where there are
 * none, its entry is omitted.
 */
export const externalMark = mark('external', '');

function mark(kind: MarkKind, name: string): string {
  return `\0${kind}:${encodeURIComponent(name)}\0`;
}

/**
 * Replaces each NUL that belongs to no mark of a file in `names` by U+FFFD, so that text which only looks like a mark stays text.
 * The length does not change.
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
  return attempt(() => names.has(decodeURIComponent(name)), false);
}

/** Such a mark names no file. */
function isOfSite(kind: string | undefined): boolean {
  return kind === 'policy' || kind === 'external';
}

/** The files marked in a settled text, in order of first use. */
export function markedFiles(text: string): readonly string[] {
  const marks = Array.from(text.matchAll(pattern));
  return [...new Set(marks.flatMap(([, kind, name = '']) => (isOfSite(kind) ? [] : [decodeURIComponent(name)])))];
}

/** Replaces every mark of a settled text. */
export function fillMarks(text: string, fill: (kind: MarkKind, name: string) => string): string {
  return text.replace(pattern, (_, kind: MarkKind, name: string) => fill(kind, decodeURIComponent(name)));
}

/** Prints plain data as JSON with marks unescaped: `JSON.stringify` would escape the NUL. */
export function jsonWithMarks(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replace(escaped, '$1\0$2\0');
}

const pattern = /\0(asset|relative|integrity|policy|external):([^\0]*)\0/g;

/** Requires an even number of backslashes before the escape: after an odd number, it is text that looks like an escape. */
const escaped = /(?<!\\)((?:\\\\)*)\\u0000((?:asset|relative|integrity|policy|external):[\w.!~*'()%-]*)\\u0000/g;
