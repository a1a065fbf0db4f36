// Splits a source into front matter and content, keeping the line numbers of both.

import { LineIndex } from '#kit/line-index';
import type { Place } from '#model/place';

export interface Split {
  /** The text between the fences; undefined when there is no front matter. */
  readonly yaml: string | undefined;
  /** The line on which `yaml` starts. */
  readonly yamlLine: number;
  /** The content, with front matter replaced by empty lines, so that line numbers match the file. */
  readonly content: string;
  readonly fault?: { readonly kind: 'unclosed' | 'language'; readonly place: Place; readonly word: string };
}

const opening = /^---[^\S\r\n]*(?![^\S\r\n])([^\s-]*)[^\S\r\n]*(?:\r\n|\n|\r|$)/;
const closing = /^---[^\S\r\n]*$/m;
/** After an unclosed fence, a line like this marks front matter rather than a thematic break. */
const likeKey = /^[A-Za-z_][\w-]*[^\S\r\n]*:(\s|$)/;

/**
 * Splits like gray-matter, but runs no code: `---js` is a fault. The opening fence is the first line of the file; a first line
 * `---` without a closing one is a thematic break unless a key follows.
 */
export function splitFrontMatter(text: string, file: string): Split {
  const none = { yaml: undefined, yamlLine: 1, content: text };
  const open = opening.exec(text);
  if (!open) return none;
  const [fence, language = ''] = open;
  const rest = text.slice(fence.length);
  const place = (): Place => new LineIndex(text).place(file, 0, fence.trimEnd().length);
  const close = closing.exec(rest);
  if (!close) {
    if (!likeKey.test(rest)) return none;
    return { ...none, content: '', fault: { kind: 'unclosed', place: place(), word: '---' } };
  }
  const end = fence.length + close.index + close[0].length;
  const content = blankLines(text.slice(0, end)) + text.slice(end);
  if (language !== '' && language !== 'yaml' && language !== 'yml') {
    return { yaml: undefined, yamlLine: 2, content, fault: { kind: 'language', place: place(), word: language } };
  }
  return { yaml: rest.slice(0, close.index), yamlLine: 2, content };
}

function blankLines(text: string): string {
  return text.replace(/[^\r\n]+/g, '');
}
