// Converts data that a plugin's tree passes to a component to a JSX attribute with an AST.
import type { Expression } from 'estree';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import type { Json } from '#model/json';

/** Texts and missing values need no expression. */
export function dataAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): MdxJsxAttribute | MdxJsxExpressionAttribute {
  if (attribute.type !== 'mdxJsxAttribute') return attribute;
  const value = attribute.value as Json | undefined;
  if (value === undefined || value === null || typeof value === 'string') return attribute;
  const statement = { type: 'ExpressionStatement' as const, expression: literal(value) };
  const estree = { type: 'Program' as const, sourceType: 'module' as const, body: [statement], comments: [] };
  return { ...attribute, value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: { estree } } };
}

function literal(value: Json): Expression {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(literal) };
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([key, inner]) => ({
      type: 'Property' as const,
      // Computed, because a plain `__proto__` key would set the prototype.
      key: { type: 'Literal' as const, value: key },
      computed: key === '__proto__',
      value: literal(inner as Json),
      kind: 'init' as const,
      method: false,
      shorthand: false,
    }));
    return { type: 'ObjectExpression', properties };
  }
  if (typeof value === 'number' && value < 0)
    return { type: 'UnaryExpression', operator: '-', prefix: true, argument: { type: 'Literal', value: -value } };
  return { type: 'Literal', value: value as string | number | boolean | null };
}
