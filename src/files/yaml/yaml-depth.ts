// Where a YAML text nests deeper than the parser, which calls itself for each level, can stand.
import type * as Yaml from 'yaml';

/** How many lists and maps may stand in one another. */
export const deepest = 100;

/** The offset of the first token that lies too deep. Reads tokens only, and none after that one. */
export function findTooDeep({ Lexer, Parser }: typeof Yaml, source: string): number | undefined {
  // A level takes a character at least. Short texts, such as most front matter, need no look.
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
