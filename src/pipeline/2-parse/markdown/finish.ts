// Elements that every site's pages share: headings with their anchors, tables that scroll, images that wait.
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { walk } from '#model/walk';

/** The last rehype step. */
export function finishElements(tree: Root): void {
  const tables: (() => void)[] = [];
  walk(tree, 'element', (element, index, parent) => {
    const { id } = element.properties;
    if (/^h[2-6]$/.test(element.tagName) && typeof id === 'string') element.children.push(headingAnchor(element, id));
    if (element.tagName === 'img') element.properties = { ...element.properties, loading: 'lazy', decoding: 'async' };
    if (element.tagName === 'table' && parent && index !== undefined) {
      tables.push(() => parent.children.splice(index, 1, scrolling(element)));
    }
  });
  for (const wrap of tables) wrap();
}

function headingAnchor(heading: Element, id: string): ElementContent {
  const properties = { className: ['heading-anchor'], href: `#${id}`, ariaLabel: `Direct link to ${textOf(heading)}` };
  return { type: 'element', tagName: 'a', properties, children: [] };
}

/** A wide table scrolls in a region of its own; the keyboard reaches it. */
function scrolling(table: Element): Element {
  const properties = { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}
