// Finds YAML that is nested too deep.
import type * as Yaml from 'yaml';
import { deepestData as deepest, findNesting } from '#kit/plain-data';
import { attempt } from '#model/attempt';

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
  for (const _ of source.matchAll(/[[{]/g)) if (++levels > deepest) return false;
  return levels <= deepest;
}

function isShallowJson(source: string): boolean {
  // A text that never closes what it opens takes the parser of JSON longest.
  if (!/^\s*[[{]/.test(source) || !/[\]}]$/.test(source.trimEnd())) return false;
  return attempt(() => findNesting(JSON.parse(source), deepest) === undefined, false);
}

function isCollection({ type }: { readonly type: string }): boolean {
  return type === 'block-map' || type === 'block-seq' || type === 'flow-collection';
}
