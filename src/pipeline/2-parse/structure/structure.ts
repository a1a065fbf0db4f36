// Reports what the structure of a page loses or shows otherwise than it was meant, in one walk over its tree.
import type { Code, Definition, FootnoteDefinition, FootnoteReference, Heading, Parents, Root, Table, Text } from 'mdast';
import { walk } from '#model/walk';
import type { Context } from '../../context/context.ts';
import type { ReadSource } from '../../context/source-text.ts';
import { placeOf } from '../facts/links.ts';
import { reportBlocks } from './blocks.ts';
import { reportReferences } from './references.ts';
import { reportSpacedAddresses } from './spaced-addresses.ts';
import { reportTables } from './tables.ts';

/** What the checks look at, in document order. */
export interface Structure {
  /** As the parser saw it: offsets of the nodes count in it. */
  readonly text: string;
  readonly file: string;
  readonly codes: readonly Inside<Code>[];
  readonly containers: readonly Container[];
  readonly texts: readonly Inside<Text>[];
  readonly titles: readonly Heading[];
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

/** `text` is what the parser saw of `source`. */
export function reportStructure(context: Context, tree: Root, { path, text: source }: ReadSource, text: string): void {
  const structure = collect(tree, path, text);
  reportBlocks(context, structure, source);
  reportReferences(context, structure);
  reportSpacedAddresses(context, structure);
  reportTables(context, structure);
  reportTitles(context, structure);
}

function collect(tree: Root, file: string, text: string): Structure {
  const codes: Inside<Code>[] = [];
  const containers: Container[] = [];
  const texts: Inside<Text>[] = [];
  const titles: Heading[] = [];
  const tables: Table[] = [];
  const definitions: Definition[] = [];
  const footnotes: FootnoteDefinition[] = [];
  const footnoteReferences: FootnoteReference[] = [];
  walk(tree, (node, _, parent) => {
    // Nodes without a position are made by plugins.
    if (!parent || !node.position) return;
    if (node.type === 'text') texts.push({ node, parent });
    else if (node.type === 'code') codes.push({ node, parent });
    else if (node.type === 'heading' && node.depth === 1 && node.children.length > 0) titles.push(node);
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
  return { text, file, codes, containers, texts, titles, tables, definitions, footnotes, footnoteReferences };
}

function reportTitles({ reporter }: Context, { titles, file }: Structure): void {
  const [first, second] = titles;
  // Where parts of a page have such headings each, one word about them is enough.
  if (!first || !second) return;
  reporter.report({
    code: 'parse/second-title',
    message: 'the page has another heading of level 1 already, which is its title',
    help: 'Write it with one `#` more, and the headings below it as well; or make it a page of its own.',
    place: placeOf(second, file),
    related: [{ message: 'the first one', place: placeOf(first, file) }],
  });
}
