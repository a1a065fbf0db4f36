// Finds where a YAML text nests too deeply for the recursive parser.
import type * as Yaml from 'yaml';

/** The maximum nesting depth of lists and maps. */
export const deepest = 100;

/** The offset of the first token past the limit. Lexes only, and stops there. */
export function findTooDeep({ Lexer, Parser }: typeof Yaml, source: string): number | undefined {
  // Each level takes at least one character, so short texts, such as most front matter, need no check.
  if (source.length < 4 * deepest) return undefined;
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(source)) {
    const start = parser.offset;
    Array.from(parser.next(lexeme));
    if (parser.stack.length > deepest && parser.stack.filter(isCollection).length > deepest) return start;
  }
  return undefined;
}

function isCollection({ type }: { readonly type: string }): boolean {
  return type === 'block-map' || type === 'block-seq' || type === 'flow-collection';
}
