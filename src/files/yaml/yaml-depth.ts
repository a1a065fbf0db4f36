// Finds where a YAML text nests too deeply for the recursive parser.
import type * as Yaml from 'yaml';
import { deepestData as deepest, findNesting } from '#kit/nesting';

/** The offset of the first token past the limit. Lexes only, and stops there. */
export function findTooDeep({ Lexer, Parser }: typeof Yaml, source: string): number | undefined {
  if (isSurelyShallow(source)) return undefined;
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(source)) {
    const start = parser.offset;
    Array.from(parser.next(lexeme));
    if (parser.stack.length > deepest && parser.stack.filter(isCollection).length > deepest) return start;
  }
  return undefined;
}

/** True without lexing for most texts, which takes as long as parsing. */
function isSurelyShallow(source: string): boolean {
  // Each level takes at least one character.
  if (source.length < 4 * deepest || isShallowJson(source)) return true;
  let levels = 0;
  // A list may stand at the column of the key that it belongs to.
  for (const [before] of source.matchAll(/^[ \t]*(?:[-?:][ \t]+)*/gm)) levels = Math.max(levels, 2 * (before.length + 1));
  return levels + (source.match(/[[{]/g)?.length ?? 0) <= deepest;
}

function isShallowJson(source: string): boolean {
  if (!/^\s*[[{]/.test(source)) return false;
  try {
    return findNesting(JSON.parse(source), deepest) === undefined;
  } catch {
    return false;
  }
}

function isCollection({ type }: { readonly type: string }): boolean {
  return type === 'block-map' || type === 'block-seq' || type === 'flow-collection';
}
