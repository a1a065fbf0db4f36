// Defines a fault seeded into a site, with the diagnostic that it must cause.
import { LineIndex } from '#kit/line-index';
import type { Place } from '#model/place';

/** A change of a text: `length` characters at `at` become `text`. */
export interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** A fault that can be put into one file. */
export interface Fault {
  readonly kind: string;
  readonly file: string;
  readonly code: string;
  readonly edit: Edit;
  /** Where the diagnostic must stand, as offsets from the start of the edit's text. */
  readonly range: readonly [number, number];
}

/** The texts with every fault in them, and where each must be reported. */
export function apply(files: ReadonlyMap<string, string>, faults: readonly Fault[]) {
  const texts = new Map(files);
  const expected: { readonly code: string; readonly place: Place; readonly kind: string }[] = [];
  for (const [file, text] of files) {
    const own = faults.filter((fault) => fault.file === file).sort((a, b) => a.edit.at - b.edit.at);
    let edited = '';
    let from = 0;
    const starts: number[] = [];
    for (const { edit } of own) {
      edited += text.slice(from, edit.at);
      starts.push(edited.length);
      edited += edit.text;
      from = edit.at + edit.length;
    }
    edited += text.slice(from);
    texts.set(file, edited);
    const lines = new LineIndex(edited);
    for (const [index, { code, range, kind }] of own.entries()) {
      const start = starts[index] ?? 0;
      expected.push({ code, kind, place: lines.place(file, start + range[0], start + range[1]) });
    }
  }
  return { texts, expected };
}
