// Refuses code in content that is nested too deeply for the printer.
import { LineIndex } from '#kit/line-index';
import type { Point } from '#model/place';
import { LimitExceeded } from './library-fault.ts';

/** An MDX node with code: an expression, a statement, or an element with attributes. */
export interface CodeHolder {
  readonly data?: { readonly estree?: unknown } | undefined;
  readonly attributes?: readonly { readonly data?: unknown; readonly value?: unknown }[];
}

/** The maximum depth of the AST: a nested element or list takes two or three levels. */
const deepest = 400;

/** Throws a `LimitExceeded`. Iterative, not recursive. */
export function checkCode(node: CodeHolder, start: Point): void {
  const trees = [node.data?.estree, ...(node.attributes ?? []).flatMap(treesOf)];
  let level: readonly unknown[] = trees.filter(isSyntax);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw codeTooDeep(start);
    level = level.flatMap((one) => Object.values(one as object).flatMap(partsOf));
  }
}

/**
 * Throws a `LimitExceeded` where more brackets are open than code may nest, before the recursive code parser reaches them: its
 * stack limit differs between threads.
 */
export function checkBrackets(text: string): void {
  if (text.length < deepest) return;
  let open = 0;
  let isBlank = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\n') {
      if (isBlank) open = 0;
      isBlank = true;
    } else if (sign > ' ') {
      isBlank = false;
      if (sign === '{' || sign === '[' || sign === '(') open++;
      else if ((sign === '}' || sign === ']' || sign === ')') && open > 0) open--;
      if (open > deepest) throw bracketsTooDeep(new LineIndex(text).pointAt(at));
    }
  }
}

/** In prose as well as in code: which of both it is shows only once it is parsed. */
function bracketsTooDeep(start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-deep',
    message: `more than ${deepest} brackets are open here`,
    help: 'Close them. Put characters that are not markup in a code block, and nested data in a module that the page imports.',
    start,
  });
}

export function codeTooDeep(start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-deep',
    message: 'code is nested too deeply here',
    help: 'Move nested code into variables, or data into a module that the page imports.',
    start,
  });
}

/** The ASTs of an attribute in braces, or of `{...props}`. */
function treesOf({ data, value }: { readonly data?: unknown; readonly value?: unknown }): readonly unknown[] {
  const inner = (value as { readonly data?: { readonly estree?: unknown } } | null | undefined)?.data;
  return [(data as { readonly estree?: unknown } | undefined)?.estree, inner?.estree];
}

function partsOf(value: unknown): readonly object[] {
  return (Array.isArray(value) ? value : [value]).filter(isSyntax);
}

function isSyntax(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value;
}
