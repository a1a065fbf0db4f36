// The marker by which an author ends the excerpt of a post, to where the compiled body is cut.
import type { Root as HastRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { truncateElement } from '#model/document';
import type { Place } from '#model/place';
import { EXIT, walk } from '#model/walk';
import { placeOf } from './links.ts';

export interface Truncation {
  readonly position: Nodes['position'];
}

/** Puts an element in the place of the first marker, `<!-- truncate -->` or `{/* truncate *\/}`. Undefined where there is none. */
export function markTruncation(tree: Root): Truncation | undefined {
  let found: Truncation | undefined;
  walk(tree, (node, index, parent) => {
    if (!isMarker(node) || !parent || index === undefined) return undefined;
    found = { position: node.position };
    const mark = { type: 'truncation', data: { hName: truncateElement }, children: [], position: node.position };
    parent.children[index] = mark as never;
    return EXIT;
  });
  return found;
}

function isMarker(node: Nodes): boolean {
  if (node.type === 'html') return /^<!--\s*truncate\s*-->\s*$/.test(node.value);
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
}

/** Takes the element out again: the number of blocks before it. Undefined, and a report, where it stands inside of one. */
export function takeTruncation(
  tree: HastRoot,
  { position }: Truncation,
  report: (place: Place) => void,
  file: string,
): number | undefined {
  let cut: number | undefined;
  walk(tree, 'element', (element, index, parent) => {
    if (element.tagName !== truncateElement || !parent || index === undefined) return undefined;
    if (parent.type === 'root') cut = index;
    parent.children.splice(index, 1);
    return EXIT;
  });
  if (cut === undefined) report(placeOf({ position }, file));
  return cut;
}
