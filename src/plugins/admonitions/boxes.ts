// Turns container directives of a known kind into admonition boxes.
import type { BlockContent, PhrasingContent, Root } from 'mdast';
import { walk } from '#model/walk';
import { type ContainerDirective, isHandled } from './directives.ts';

/** The remark step. */
export function boxes(known: ReadonlySet<string>, titleOf: (kind: string) => string) {
  return () => (tree: Root) => {
    walk(tree, 'containerDirective', (node: ContainerDirective) => {
      if (known.has(node.name) && !isHandled(node)) toBox(node, titleOf);
    });
  };
}

function toBox(node: ContainerDirective, titleOf: (kind: string) => string): void {
  const { class: classes, id, title } = node.attributes ?? {};
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const heading = label?.children.length ? label.children : [{ type: 'text' as const, value: title || titleOf(node.name) }];
  const className = ['admonition', `admonition-${node.name}`, ...(classes?.split(/\s+/).filter(Boolean) ?? [])];
  node.data = { ...node.data, hName: 'div', hProperties: { className, ...(id ? { id } : {}) } };
  node.children = [part('Title', heading), part('Body', label ? rest : node.children)];
}

/** Its own node type keeps a title from being taken for the first paragraph of a page. */
function part(
  name: 'Title' | 'Body',
  children: readonly (BlockContent | PhrasingContent | ContainerDirective['children'][number])[],
) {
  const hProperties = { className: [`admonition-${name.toLowerCase()}`] };
  return { type: `admonition${name}`, data: { hName: 'div', hProperties }, children } as unknown as BlockContent;
}
