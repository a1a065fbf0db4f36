// Collects what the checks of a page's structure look at, in one walk over its tree.
import type { Code, Definition, FootnoteDefinition, FootnoteReference, Heading, Parents, Root, Table, Text } from 'mdast';
import { walk } from '#model/walk';

/** What the checks look at, in document order. */
export interface Structure {
  /** As the parser saw it: offsets of the nodes count in it. */
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

/** A block of colons, such as an admonition. */
export interface Container {
  readonly node: Extract<Parents, { type: 'containerDirective' }>;
  readonly parent: Parents;
  /** The nearest block of colons around it. */
  readonly outer: Container | undefined;
}

/** `text` is what the parser saw of the source. */
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
    // Nodes without a position are made by plugins.
    if (!parent || !node.position) return;
    if (node.type === 'text') texts.push({ node, parent });
    else if (node.type === 'code') codes.push({ node, parent });
    else if (node.type === 'heading') headings.push(node);
    else if (node.type === 'table') tables.push(node);
    else if (node.type === 'definition') definitions.push(node);
    else if (node.type === 'footnoteDefinition') footnotes.push(node);
    else if (node.type === 'footnoteReference') footnoteReferences.push(node);
    else if (node.type === 'containerDirective') {
      // A walk meets the blocks around a node before the node: the last that does not end before it is the nearest.
      const start = node.position.start.offset ?? 0;
      const outer = containers.findLast((one) => (one.node.position?.end.offset ?? 0) > start);
      containers.push({ node, parent, outer });
    }
  });
  return { text, file, codes, containers, texts, headings, tables, definitions, footnotes, footnoteReferences };
}
