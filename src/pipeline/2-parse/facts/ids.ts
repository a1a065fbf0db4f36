// Collects the ids of a hast tree's elements, and the inline HTML of its headings.
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { hiddenClass } from '#kit/new-tab';
import { walk } from '#kit/walk';
import { isInert } from '../body/plain-elements.ts';
import { positionKey } from './outline.ts';

export interface ElementFacts {
  /** In document order. */
  readonly ids: readonly string[];
  /** Inline HTML without links, by the heading's position. */
  readonly headings: ReadonlyMap<string, string>;
}

export function elementFacts(tree: Root): ElementFacts {
  const ids: string[] = [];
  const headings = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type === 'element') {
      const { id } = node.properties;
      if (node.position && /^h[1-6]$/.test(node.tagName)) {
        const html = inlineHtml(node);
        if (html !== undefined) headings.set(positionKey(node), html);
      }
      if (typeof id === 'string') ids.push(id);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string')
          ids.push(attribute.value);
      }
    }
  });
  return { ids, headings };
}

/** Undefined for a heading that has to be evaluated. */
function inlineHtml(heading: Element): string | undefined {
  const children = heading.children.flatMap(withoutLink);
  const root: Root = { type: 'root', children };
  return isInert(root) ? toHtml(root, { characterReferences: { useNamedReferences: false } }) : undefined;
}

/** Replaces links by their content, without the note about new tabs, and images by their alternative text. */
function withoutLink(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (Array.isArray(node.properties.className) && node.properties.className.includes(hiddenClass)) return [];
  if (node.tagName === 'img') return node.properties.alt ? [{ type: 'text', value: String(node.properties.alt) }] : [];
  const children = node.children.flatMap(withoutLink);
  return node.tagName === 'a' ? children : [{ ...node, properties: inertProperties(node), children }];
}

/** Drops the id, which must be unique on a page. */
function inertProperties({ properties }: Element): Element['properties'] {
  const { id: _, ...rest } = properties;
  return rest;
}
