// Collects in one walk all nodes that the structure checks need.
import type { Code, Definition, FootnoteDefinition, FootnoteReference, Heading, Parents, Root, Table, Text } from 'mdast';
import { walk } from '#kit/walk';
import { leftOutTree } from '../facts/left-out.ts';

/** The nodes that the checks need, in document order. */
export interface Structure {
  /** The text that the parser saw, to which the nodes' offsets refer. */
  readonly text: string;
  readonly file: string;
  readonly codes: readonly Inside<Code>[];
  readonly containers: readonly Container[];
  readonly texts: readonly Inside<Text>[];
  readonly headings: readonly Heading[];
  readonly tables: readonly Table[];
  readonly definitions: readonly Definition[];
  readonly footnotes: readonly FootnoteDefinition[];
  readonly footnoteReferences: readonly FootnoteReference[];
}

/** A node with its parent. */
export interface Inside<Node> {
  readonly node: Node;
  readonly parent: Parents;
}

/** A container directive, such as an admonition. */
export interface Container {
  readonly node: Extract<Parents, { type: 'containerDirective' }>;
  readonly parent: Parents;
  /** The nearest enclosing container. */
  readonly outer: Container | undefined;
}

/** `text` is the text that the parser saw. */
export function collect(tree: Root, file: string, text: string): Structure {
  const codes: Inside<Code>[] = [];
  const containers: Container[] = [];
  const texts: Inside<Text>[] = [];
  const headings: Heading[] = [];
  const tables: Table[] = [];
  const definitions: Definition[] = [];
  const footnotes: FootnoteDefinition[] = [];
  const footnoteReferences: FootnoteReference[] = [];
  walk(tree, (node, _, parent) => {
    // Nodes without a position come from plugins.
    if (!parent || !node.position) return;
    if (node.type === 'text') texts.push({ node, parent });
    else if (node.type === 'code') codes.push({ node, parent });
    else if (node.type === 'heading') headings.push(node);
    else if (node.type === 'table') tables.push(node);
    else if (node.type === 'definition') definitions.push(node);
    else if (node.type === 'footnoteDefinition') footnotes.push(node);
    else if (node.type === 'footnoteReference') footnoteReferences.push(node);
    else if (node.type === 'containerDirective') {
      // Enclosing containers are visited first: the last one that does not end before the node is the nearest.
      const start = node.position.start.offset ?? 0;
      const outer = containers.findLast((one) => (one.node.position?.end.offset ?? 0) > start);
      containers.push({ node, parent, outer });
    }
  });
  // A footnote may be referred to where this build leaves something out.
  walk(leftOutTree(tree), 'footnoteReference', (node) => void footnoteReferences.push(node));
  return { text, file, codes, containers, texts, headings, tables, definitions, footnotes, footnoteReferences };
}
