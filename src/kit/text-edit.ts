// Defines edits of texts, and applies them.
import { compareText } from '#model/place';

/** Replaces what stands between two offsets, which count from the start of a text without byte order mark. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface FileEdit extends TextEdit {
  readonly file: string;
}

export function compareEdits(a: FileEdit, b: FileEdit): number {
  return compareText(a.file, b.file) || a.start - b.start;
}

export function editsByFile(edits: readonly FileEdit[]): ReadonlyMap<string, readonly FileEdit[]> {
  const byFile = new Map<string, FileEdit[]>();
  for (const edit of edits) {
    const known = byFile.get(edit.file);
    if (known) known.push(edit);
    else byFile.set(edit.file, [edit]);
  }
  return byFile;
}

/** The edits are in order, and none overlaps another. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let after = text;
  for (const { start, end, text: written } of edits.toReversed()) after = after.slice(0, start) + written + after.slice(end);
  return after;
}
