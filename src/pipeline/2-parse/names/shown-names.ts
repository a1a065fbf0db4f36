// Finds expressions that only show a value, which braces in plain text look like.
import type { Identifier } from 'estree';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { walk } from '#kit/walk';

/** An expression such as `{id}` or `{user.name}`. */
export type ShownName = MdxTextExpression | MdxFlowExpression;

/** By their first identifier. */
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
