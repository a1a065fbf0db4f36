// Applies the fix of a diagnostic to its file, unless the file has changed since.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '#files/digest';
import type { Diagnostic } from '#model/diagnostic';
import type { Point } from '#model/place';

/** `digest` is the file's as the diagnostic saw it. False if the file holds another text by now. */
export async function applyFix(root: string, { fix }: Diagnostic, digest: string | undefined): Promise<boolean> {
  if (!fix || digest === undefined) return false;
  const file = join(root, fix.place.file);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || digestOf(bytes) !== digest) return false;
  const now = bytes.toString('utf8');
  // A byte order mark is no part of the text that places count in.
  const mark = now.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = now.slice(mark.length);
  const [start, end] = [fix.place.start, fix.place.end].map((point) => offsetOf(text, point)) as [number, number];
  if (fix.replaces !== undefined && text.slice(start, end) !== fix.replaces) return false;
  await writeFile(file, `${mark}${text.slice(0, start)}${fix.text}${text.slice(end)}`);
  return true;
}

function offsetOf(text: string, { line, column }: Point): number {
  let start = 0;
  const breaks = /\r\n|\n|\r/g;
  for (let at = 1; at < line && breaks.exec(text); at++) start = breaks.lastIndex;
  return start + column - 1;
}
