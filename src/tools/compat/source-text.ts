// Checks whether a text is the Markdown source of another one.

import { withoutLinks } from '#model/without-markup';

/**
 * True where a text has the words of another one in their order, without its marks, targets of links, tags, entities and names of
 * emoji. What braces hold may be lacking.
 */
export function isSourceOf(source: string, text: string): boolean {
  const words = wordsOf(text);
  let at = 0;
  for (const word of wordsOf(withoutMarks(source))) {
    at = words.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return at > 0;
}

function withoutMarks(source: string): string {
  return withoutLinks(source)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&[a-z]+;|:[a-z_\d+-]+:/gi, ' ');
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
