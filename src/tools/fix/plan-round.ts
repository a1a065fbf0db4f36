// Applies the fixes of diagnostics that agree to the texts of files, each fix once.

import { LineIndex } from '#kit/line-index';
import { applyEdits, type TextEdit } from '#kit/text-edit';
import type { Diagnostic, Fix } from '#model/diagnostic';
import { compareText } from '#model/place';
import type { UnappliedFix } from './fix-run.ts';

/** A file that may be changed. */
export interface OpenFile {
  /** Of the file itself, relative to the root: several paths may lead to one file by symbolic links. */
  readonly path: string;
  /** Without byte order mark. */
  readonly text: string;
}

export interface PlannedFile extends OpenFile {
  readonly after: string;
  /** In order; none overlaps another. */
  readonly edits: readonly TextEdit[];
  readonly fixes: number;
}

export interface Round {
  readonly files: readonly PlannedFile[];
  readonly unapplied: readonly UnappliedFix[];
}

/** With the faults that it fixes. */
interface FixEdit extends TextEdit {
  readonly faults: Diagnostic[];
}

/** `open` returns the file of a fix, or the reason why it may not be changed. `done` holds the fixes of earlier rounds. */
export async function planRound(
  diagnostics: readonly Diagnostic[],
  open: (path: string) => Promise<OpenFile | string>,
  done: Set<string>,
): Promise<Round> {
  const unapplied: UnappliedFix[] = [];
  const byFile = new Map<string, { readonly file: OpenFile; readonly edits: FixEdit[] }>();
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    if (!fix) continue;
    const file = await open(fix.place.file);
    if (typeof file === 'string') {
      unapplied.push({ diagnostic, reason: file });
      continue;
    }
    const edit = editOf(file.text, fix, diagnostic);
    if (!edit) {
      unapplied.push({ diagnostic, reason: `it is not written as "${fix.replaces}"` });
      continue;
    }
    if (edit.text === fix.replaces) continue;
    // The same fix in a later round means that it does not mend its fault, or that another fix takes it back.
    if (done.has(nameOf(diagnostic, file, edit))) continue;
    const known = byFile.get(file.path);
    if (known) known.edits.push(edit);
    else byFile.set(file.path, { file, edits: [edit] });
  }
  const files = [...byFile.values()].flatMap(({ file, edits }): readonly PlannedFile[] => {
    const { chosen, refused } = choose(edits);
    unapplied.push(...refused.flatMap(({ faults }) => faults.map((diagnostic) => ({ diagnostic, reason: disagreement }))));
    for (const edit of chosen) for (const fault of edit.faults) done.add(nameOf(fault, file, edit));
    const fixes = chosen.reduce((sum, { faults }) => sum + faults.length, 0);
    const made = chosen.map(({ start, end, text }) => ({ start, end, text }));
    return fixes === 0 ? [] : [{ ...file, after: applyEdits(file.text, made), edits: made, fixes }];
  });
  return { files: files.sort((a, b) => compareText(a.path, b.path)), unapplied };
}

const disagreement = 'it has two conflicting fixes, so choose one yourself';

/** Undefined where the text to replace does not stand at its place. */
function editOf(text: string, { place, replaces, text: written }: Fix, fault: Diagnostic): FixEdit | undefined {
  const [start, end] = new LineIndex(text).rangeOf(place) ?? [];
  if (start === undefined || end === undefined || text.slice(start, end) !== replaces) return undefined;
  return { start, end, text: withLineEndsOf(text, written), faults: [fault] };
}

/** A fix is written with `\n`; new lines get the ending that the file's first line has. */
function withLineEndsOf(text: string, written: string): string {
  const ending = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  return ending === '\n' ? written : written.replaceAll(/\r\n|\n/g, ending);
}

/** By its place, for the same words may be misspelt twice; without what stood there, which a fix that mends nothing changes. */
function nameOf({ code, message, fix }: Diagnostic, { path }: OpenFile, { text: written }: FixEdit): string {
  return JSON.stringify([path, code, message, fix?.place.start.line, fix?.place.start.column, written]);
}

/**
 * Equal edits are one. Of edits that overlap, the first is made, and the next check tells what is left of the other; two edits of
 * exactly the same range contradict each other.
 */
function choose(edits: readonly FixEdit[]): { readonly chosen: readonly FixEdit[]; readonly refused: readonly FixEdit[] } {
  const byRange = new Map<string, FixEdit[]>();
  for (const edit of edits) {
    const same = byRange.get(`${edit.start} ${edit.end}`) ?? [];
    const equal = same.find(({ text }) => text === edit.text);
    if (equal) equal.faults.push(...edit.faults);
    else byRange.set(`${edit.start} ${edit.end}`, [...same, edit]);
  }
  const refused = [...byRange.values()].filter((same) => same.length > 1).flat();
  const single = [...byRange.values()].flatMap((same) => (same.length === 1 ? same : []));
  const chosen: FixEdit[] = [];
  for (const edit of single.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = chosen.at(-1);
    if (!last || edit.start > last.end || (edit.start === last.end && edit.start < edit.end && last.start < last.end))
      chosen.push(edit);
  }
  return { chosen, refused };
}
