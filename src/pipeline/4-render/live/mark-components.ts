// Wraps every outermost component of the site's in a boundary of its own.
import type { Root, RootContent } from 'hast';

/**
 * A name as the document means it: the site's own component, one of the site's that no browser can run, or what only frames what
 * stands in it. Undefined where nobody may stand between it and its children.
 */
export type ComponentKind = 'own' | 'still' | 'frame' | undefined;

/** Renders a node alone. */
export type HtmlOf = (node: RootContent) => string;

/** Names that no author can have given. */
export const boundary = '$Boundary';
export const still = '$Still';

export function markComponents(tree: Root, kindOf: (name: string) => ComponentKind, htmlOf: HtmlOf): Root {
  const mark = (node: RootContent, isHeld: boolean): RootContent => {
    const name = nameOf(node);
    if (name !== undefined && isComponent(name)) {
      const kind = kindOf(name.split('.')[0] ?? '');
      if (kind === 'still') return wrap(still, [], htmlOf(node));
      if (kind === 'own') return wrap(boundary, [node]);
      return kind === 'frame' ? inner(node, true) : node;
    }
    // What a component is handed may be no element.
    if (isExpression(node)) return isHeld ? node : wrap(boundary, [node]);
    return inner(node, false);
  };
  const inner = <N extends Root | RootContent>(node: N, isHeld: boolean): N =>
    'children' in node ? { ...node, children: node.children.map((child) => mark(child as RootContent, isHeld)) } : node;
  return inner(tree, false);
}

function nameOf(node: RootContent): string | undefined {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? undefined) : undefined;
}

export function isComponent(name: string): boolean {
  return name.includes('.') || !/^[a-z]/.test(name);
}

function isExpression(node: RootContent): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function wrap(name: string, children: readonly RootContent[], html?: string): RootContent {
  const attributes = html === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: 'html', value: html }];
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as never };
}
