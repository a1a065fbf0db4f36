// Extracts the text of Markdown nodes as a reader sees it.

import type { Expression, Program } from 'estree';
import type { Nodes } from 'mdast';
import { withoutReserved } from '#kit/reserved-character';
import { withoutTags } from '#kit/without-marks';
import { withoutSilent } from './scan-html.ts';

/** Block elements, whose text does not belong to the surrounding sentence. */
const blocks = /^(?:p|div|section|summary|figcaption|h[1-6]|[uo]l|li|d[tld]|t[rdh])$/;

/** `unknown` returns a placeholder for an expression whose value is not known before rendering. */
export function plainText(node: Nodes, unknown: (source: string) => string): string {
  const inner = (children: readonly Nodes[]): string => children.map((child) => plainText(child, unknown)).join('');
  switch (node.type) {
    case 'html':
      return withoutTags(withoutSilent(node.value, ['script', 'style', 'template']));
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return '\n';
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return literalText(node.data) ?? unknown(node.value);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      if (node.name === 'br') return ' ';
      return blocks.test(node.name ?? '') ? `\n${inner(node.children as Nodes[])}\n` : inner(node.children as Nodes[]);
    default:
      // An unhandled text directive is both: it was restored to its source text.
      if ('value' in node) return node.value;
      return 'children' in node ? inner(node.children as Nodes[]) : '';
  }
}

export function isComment(node: Nodes): boolean {
  return node.type === 'html' && node.value.startsWith('<!--');
}

/** The value of a literal, and nothing for a comment. */
function literalText(data: object | undefined): string | undefined {
  const program = (data as { estree?: Program | null } | undefined)?.estree;
  if (program?.body.length === 0) return '';
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? textOfLiteral(statement.expression) : undefined;
}

function textOfLiteral(expression: Expression): string | undefined {
  if (expression.type === 'TemplateLiteral') {
    const [quasi, ...others] = expression.quasis;
    const cooked = others.length === 0 ? quasi?.value.cooked : undefined;
    return cooked == null ? undefined : withoutReserved(cooked);
  }
  if (expression.type !== 'Literal') return undefined;
  const { value } = expression;
  return typeof value === 'string' || typeof value === 'number' ? withoutReserved(String(value)) : '';
}
