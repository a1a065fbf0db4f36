// Finds expressions in the text that do nothing but show a value: braces of a text without code look like them.
import type { Identifier } from 'estree';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { walk } from '#model/walk';

/** An expression such as `{id}` or `{user.name}`. */
export type ShownName = MdxTextExpression | MdxFlowExpression;

/** By the name with which they begin. */
export function shownNames(tree: Root): ReadonlyMap<Identifier, ShownName> {
  const found = new Map<Identifier, ShownName>();
  walk(tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const [statement, ...others] = node.data?.estree?.body ?? [];
    if (statement?.type !== 'ExpressionStatement' || others.length > 0) return;
    let value = statement.expression;
    while (value.type === 'MemberExpression' && !value.computed && value.object.type !== 'Super') value = value.object;
    if (value.type === 'Identifier') found.set(value, node);
  });
  return found;
}
