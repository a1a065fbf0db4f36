// Finds the marker that ends a post's excerpt, and tells where to cut the compiled body.
import type { Root as HastRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { EXIT, walk } from '#kit/walk';
import { truncateElement } from '#model/document';
import type { Place } from '#model/place';
import { placeOf } from './links.ts';

export interface Truncation {
  readonly position: Nodes['position'];
}

/** `<!-- truncate -->` and `{/* truncate *\/}`. */
const usualMarker = /^(?:<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})\s*$/;

/**
 * Replaces the first marker by an element: a comment that matches the pattern, or a paragraph that matches as a whole. Undefined
 * where there is none.
 */
export function markTruncation(tree: Root, pattern: RegExp | string = usualMarker): Truncation | undefined {
  const marker = typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  let found: Truncation | undefined;
  walk(tree, (node, index, parent) => {
    if (!isMarker(node, marker) || !parent || index === undefined) return undefined;
    found = { position: node.position };
    const mark = { type: 'truncation', data: { hName: truncateElement }, children: [], position: node.position };
    parent.children[index] = mark as never;
    return EXIT;
  });
  return found;
}

function isMarker(node: Nodes, marker: RegExp | string): boolean {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type === 'text' && others.length === 0) return firstMatch(only.value, marker) === only.value.trim();
  if (node.type === 'html') return /^<!--/.test(node.value) && firstMatch(node.value, marker) !== undefined;
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && /^\s*\/\*/.test(node.value) && firstMatch(`{${node.value}}`, marker) !== undefined;
}

function firstMatch(text: string, marker: RegExp | string): string | undefined {
  if (typeof marker === 'string') return text.includes(marker) ? marker : undefined;
  return marker.exec(text)?.[0].trim();
}

/** Removes the element and returns the number of blocks before it. Undefined, and a report, where it is inside a block. */
export function extractTruncation(
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
