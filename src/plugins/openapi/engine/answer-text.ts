// Lays out the text of an answer, and cuts it to what a page shows.
import { cutText } from '#model/cut-text';
import { isJson } from './bodies.ts';
import { indentJson } from './json.ts';

export interface AnswerText {
  readonly text: string;
  /** How many characters it was cut to. */
  readonly cut?: number;
}

const mostCharacters = 200_000;

/** `type` is the media type, with its parameters. A text whose end is missing is not laid out. */
export function layAnswer(text: string, type: string, isPart: boolean): AnswerText {
  const laid = isJson(type) && !isPart ? (indentJson(text) ?? text) : text;
  if (laid.length <= mostCharacters && !isPart) return { text: laid };
  const shown = cutText(laid, mostCharacters);
  return { text: shown, cut: shown.length };
}
