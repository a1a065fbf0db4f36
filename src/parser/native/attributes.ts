// Finds the attributes of a JSX element in its source, and parses those in braces.
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ParseCode } from './code.ts';
import { NativeRefusal } from './refusal.ts';
import type { Source } from './source.ts';

/** Sets the position of each attribute, and the AST of values. Throws a `NativeRefusal`. */
export function completeAttributes(source: Source, element: MdxJsxFlowElement | MdxJsxTextElement, parseCode: ParseCode): void {
  if (element.attributes.length === 0) return;
  const { text } = source;
  const skip = (pattern: RegExp, from: number): number => {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (!found) throw new NativeRefusal('code');
    return from + found[0].length;
  };
  let at = skip(tagName, source.rangeOf(element)[0]);
  for (const attribute of element.attributes) {
    const start = skip(space, at);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      at = start + 2 + attribute.value.length;
      attribute.data = { estree: parseCode(source, [start + 1, at - 1], attribute.value, 'spread') };
    } else {
      at = skip(attributeName, start);
      if (text.slice(start, at).replace(/\s/g, '') !== attribute.name) throw new NativeRefusal('code');
      const { value } = attribute;
      if (value !== null && value !== undefined) {
        at = skip(equals, at);
        if (typeof value === 'string') {
          at = skip(quoted, at);
        } else {
          const from = at + 1;
          at = from + value.value.length + 1;
          value.data = { estree: parseCode(source, [from, at - 1], value.value, 'value') };
        }
      }
    }
    attribute.position = source.positionOf([start, at]);
  }
}

const space = /\s*/y;
const name = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$_\u200c\u200d-]*`;
const tagName = new RegExp(String.raw`<\s*${name}(?:\s*[.:]\s*${name})*`, 'uy');
const attributeName = new RegExp(String.raw`${name}(?:\s*:\s*${name})?`, 'uy');
const equals = /\s*=\s*/y;
const quoted = /"[^"]*"|'[^']*'/y;
