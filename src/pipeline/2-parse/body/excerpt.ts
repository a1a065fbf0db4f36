// A compiled tree to what lists show of it.
import type { Element, Root, RootContent } from 'hast';
import { walk } from '#model/walk';

/** Attributes that name an element of the page, or make it one that others name. */
const names = ['id', 'htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls'];

/** A copy of the blocks before the cut, or of all. Several excerpts may stand on one page: nothing in them has an id. */
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

/** Anchors lead to ids, and the notes of footnotes stand at the end of the whole. */
function isFurniture({ tagName, properties, children }: Element): boolean {
  if (tagName === 'a') return [properties['className']].flat().includes('heading-anchor');
  if (tagName === 'section') return properties['dataFootnotes'] !== undefined;
  const [first] = children;
  return tagName === 'sup' && first?.type === 'element' && first.properties['dataFootnoteRef'] !== undefined;
}
