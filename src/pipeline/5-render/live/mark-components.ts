// Wraps each outermost component of the site in an error boundary.
import type { Root, RootContent } from 'hast';

/**
 * What a name means in a document: one of the site's components (`own`), one that no browser can run (`still`), or a theme
 * component that only frames its content. Undefined where nothing may come between it and its children.
 */
export type ComponentKind = 'own' | 'still' | 'frame' | undefined;

/** Renders a node alone. */
export type HtmlOf = (node: RootContent) => string;

/** Names that no author can use. */
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
    // A component's children may be no elements.
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
