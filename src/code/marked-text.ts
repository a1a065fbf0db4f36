// Reads a text that code marks to be translated.
import type { Point } from '#model/place';

export interface MarkedText {
  /** The key of its translation: its id, or else the text itself. */
  readonly key: string;
  readonly text: string;
  readonly description: string | undefined;
  readonly start: Point;
}

/** A text whose key only the running code knows. */
export interface UnfixedText {
  readonly message: string;
  readonly start: Point;
}

/** A part of a mark: a text, nothing, or what only the running code knows. */
export type Part = { readonly value: string } | typeof absent | typeof unfixed;

export const absent = 'absent';

export const unfixed = 'unfixed';

export interface MarkParts {
  readonly id: Part;
  readonly text: Part;
  readonly description: Part;
}

/** `mark` and `textName` are how reports call the mark and its text. */
export function markedText(
  mark: string,
  textName: string,
  { id, text, description }: MarkParts,
  start: Point,
): MarkedText | UnfixedText {
  if (id === unfixed) return { message: `the \`id\` of \`${mark}\` is not a string literal`, start };
  if (text === unfixed) return { message: `\`${mark}\` needs a string literal, but ${textName} is computed at runtime`, start };
  const key = id === absent ? text : id;
  if (key === absent) return { message: `\`${mark}\` has neither a text nor an \`id\``, start };
  const shown = text === absent ? key.value : text.value;
  return { key: key.value, text: shown, description: typeof description === 'object' ? description.value : undefined, start };
}
