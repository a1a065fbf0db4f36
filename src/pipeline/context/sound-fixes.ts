// Drops fixes that no longer match the text of their file.
import { LineIndex } from '#kit/line-index';
import type { Diagnostic } from '#model/diagnostic';

export type TextOf = (file: string) => string | undefined;

/** The place of a node that a step made or changed, and of a generated text in its origin, may hold anything. */
export function withSoundFixes(diagnostics: readonly Diagnostic[], textOf: TextOf): readonly Diagnostic[] {
  const sources = new Map<string, { readonly text: string; readonly lines: LineIndex } | undefined>();
  const sourceOf = (file: string) => {
    if (!sources.has(file)) {
      const text = textOf(file);
      sources.set(file, text === undefined ? undefined : { text, lines: new LineIndex(text) });
    }
    return sources.get(file);
  };
  return diagnostics.map((diagnostic) => {
    const { fix, ...rest } = diagnostic;
    if (!fix) return diagnostic;
    const source = sourceOf(fix.place.file);
    const range = source?.lines.rangeOf(fix.place);
    return range && source?.text.slice(...range) === fix.replaces ? diagnostic : rest;
  });
}
