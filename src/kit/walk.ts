// Walks a tree in document order, like `unist-util-visit` but faster.
import type { BuildVisitor } from 'unist-util-visit';

/** Ends the walk. */
export const EXIT = false;

/** Skips the children of the node. */
export const SKIP = 'skip';

interface Node {
  type: string;
}

type Step = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;
interface Parent extends Node {
  readonly children: readonly Node[];
}

/**
 * Calls `visitor` for each node, or for each of one type. Implements the subset of `unist-util-visit` that our steps use: a
 * visitor that returns a number continues with the sibling at that index. The library records every step for debugging, which
 * took a sixth of a build.
 */
export function walk<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function walk<Tree extends Node, Type extends string>(tree: Tree, type: Type, visitor: BuildVisitor<Tree, Type>): void;
export function walk(tree: Node, typeOrVisitor: unknown, visitor?: unknown): void {
  const type = typeof typeOrVisitor === 'string' ? typeOrVisitor : undefined;
  const step = (type === undefined ? typeOrVisitor : visitor) as Step;
  const visit = (node: Node, index: number | undefined, parent: Parent | undefined): unknown => {
    const result = type === undefined || node.type === type ? step(node, index, parent) : undefined;
    if (result === EXIT || result === SKIP) return result;
    if ((node as Partial<Parent>).children === undefined) return result;
    const within = node as Parent;
    // A visitor may add and remove siblings during the walk, so the children are read again each time.
    for (let at = 0; at < within.children.length; ) {
      const child = within.children[at] as Node;
      // Most nodes are texts: a call for each would take as long as all else.
      if (type !== undefined && child.type !== type && (child as Partial<Parent>).children === undefined) {
        at++;
        continue;
      }
      const inner = visit(child, at, within);
      if (inner === EXIT) return EXIT;
      at = typeof inner === 'number' ? inner : at + 1;
    }
    return result;
  };
  visit(tree, undefined, undefined);
}
