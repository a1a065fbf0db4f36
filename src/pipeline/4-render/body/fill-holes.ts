// A compiled body with its holes filled by final addresses.
import type { ElementContent, Root, RootContent } from 'hast';
import type { HtmlBody } from '#model/document';
import { escapeAttribute } from './target-url.ts';

/** `addresses` are the printed targets of the document's links, in their order. */
export function fillHtml({ parts, holes }: HtmlBody, addresses: readonly string[]): string {
  let html = parts[0] ?? '';
  for (const [index, hole] of holes.entries()) html += escapeAttribute(addresses[hole] ?? '') + (parts[index + 1] ?? '');
  return html;
}

/** A copy of the tree. The theme's own `Link` adds the base itself, so what it is handed must not have it. */
export function fillTree(tree: Root, addresses: readonly string[], withoutBase: (address: string) => string): Root {
  const fill = (value: string): string => value.replace(/\0(\d+)\0/g, (_, hole) => addresses[Number(hole)] ?? '');
  const copy = <N extends Root | RootContent>(node: N): N => {
    const filled = { ...node } as N & { children?: RootContent[] };
    if (filled.type === 'element') {
      filled.properties = { ...filled.properties };
      for (const name of ['href', 'src'] as const) {
        const value = filled.properties[name];
        if (typeof value === 'string') filled.properties[name] = fill(value);
      }
    } else if (filled.type === 'mdxJsxFlowElement' || filled.type === 'mdxJsxTextElement') {
      const print =
        filled.name === 'Link' ? (value: string): string => (value.includes('\0') ? withoutBase(fill(value)) : value) : fill;
      filled.attributes = filled.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? { ...attribute, value: print(attribute.value) }
          : attribute,
      );
    }
    if (filled.children) filled.children = filled.children.map((child) => copy(child) as ElementContent);
    return filled;
  };
  return copy(tree);
}
