// Copies the part of a compiled tree that lists show as its excerpt.
import type { Element, Root, RootContent } from 'hast';
import { walk } from '#kit/walk';

/** Attributes that set or refer to an id. */
const names = ['id', 'htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls'];

/** A copy of the blocks before the cut, or of all, without ids: a page may show several excerpts. */
export function excerptOf(tree: Root, cut: number = tree.children.length): Root {
  const excerpt: Root = { type: 'root', children: structuredClone(tree.children.slice(0, cut)) as RootContent[] };
  walk(excerpt, 'element', (element, index, parent) => {
    for (const name of names) delete element.properties[name];
    if (!isFurniture(element) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  return excerpt;
}

/** True for heading anchors and footnotes, which depend on ids and on the end of the page. */
function isFurniture({ tagName, properties, children }: Element): boolean {
  if (tagName === 'a') return [properties['className']].flat().includes('heading-anchor');
  if (tagName === 'section') return properties['dataFootnotes'] !== undefined;
  const [first] = children;
  return tagName === 'sup' && first?.type === 'element' && first.properties['dataFootnoteRef'] !== undefined;
}
