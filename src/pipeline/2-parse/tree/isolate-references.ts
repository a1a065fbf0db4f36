// Isolates the references of a partial from those of the page.
import type { Definition, Image, Link, Root } from 'mdast';
import { walk } from '#kit/walk';

/** Resolves references to links, and prefixes footnote labels with `name`. */
export function isolateReferences(tree: Root, name: string): void {
  const definitions = new Map<string, Definition>();
  walk(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  walk(tree, (node, index, parent) => {
    if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference') {
      node.identifier = `${name}-${node.identifier}`;
      return;
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition || !parent || index === undefined) return;
    const { url, title, data } = definition;
    const common = { url, ...(title ? { title } : {}), position: node.position, ...(data ? { data: { ...data } } : {}) };
    const link: Link | Image =
      node.type === 'linkReference'
        ? ({ ...common, type: 'link', children: node.children } as Link)
        : ({ ...common, type: 'image', ...(node.alt ? { alt: node.alt } : {}) } as Image);
    parent.children[index] = link;
  });
  walk(tree, 'definition', (_, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
