// Reads the prose of a Markdown tree: what people read in it, with the places of the words.
import type { Nodes, Root } from 'mdast';
import type { Prose, ProseKind } from '#model/prose';
import { LineIndex } from '../line-index.ts';
import { addAttributes, addComment, addHtml, type Found } from './html-prose.ts';
import { type Loose, offsetsOf } from './loose.ts';
import { addSentence } from './sentences.ts';
import { isSilent } from './text-props.ts';

/** `source` is the text that the tree was parsed from. Nodes that a step has added, and that have no place, are left out. */
export function readProse(tree: Root, source: string): Prose {
  const found: Found = { source, lines: new LineIndex(source), blocks: [], comments: [] };
  const start = behindToml(source);
  for (const child of tree.children) if ((offsetsOf(child as Loose)?.[0] ?? 0) >= start) addNode(found, child, undefined);
  return found;
}

/** Blocks that hold no prose. */
const silentTypes: ReadonlySet<string> = new Set(['code', 'math', 'mdxjsEsm', 'yaml', 'toml', 'thematicBreak']);

const sentenceTypes: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** Nodes that are no blocks, where an element holds them directly. */
const phraseTypes: ReadonlySet<string> = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link', 'linkReference', 'image', 'imageReference', 'break'],
  ...['mdxJsxTextElement', 'mdxTextExpression', 'textDirective', 'footnoteReference', 'inlineMath'],
]);

function addNode(found: Found, given: Nodes, parent: string | undefined): void {
  const node = given as Loose;
  const { type, children = [] } = node;
  if (silentTypes.has(type)) return;
  if (sentenceTypes.has(type)) addSentence(found, children, kindOf(node, parent));
  else if (type === 'definition') addSentence(found, [node], 'title');
  else if (type === 'html' || type === 'mdxFlowExpression') {
    const range = offsetsOf(node);
    if (range && type === 'html') addHtml(found, ...range);
    else if (range) addComment(found, ...range);
  } else {
    if (type === 'mdxJsxFlowElement') addSentence(found, [{ ...node, children: [] }], 'attribute');
    if (type === 'containerDirective' || type === 'leafDirective') addDirective(found, node);
    if (!isSilent(node.name ?? ''))
      addChildren(found, children, type === 'listItem' || type === 'footnoteDefinition' ? type : (parent ?? type));
  }
}

function addChildren(found: Found, children: readonly Loose[], parent: string): void {
  let phrases: Loose[] = [];
  const flush = (): void => {
    if (phrases.length > 0) addSentence(found, phrases, kindOf({ type: 'paragraph' }, parent));
    phrases = [];
  };
  for (const child of children) {
    if (phraseTypes.has(child.type)) phrases.push(child);
    else {
      flush();
      addNode(found, child as Nodes, parent);
    }
  }
  flush();
}

function kindOf({ type, data }: Pick<Loose, 'type' | 'data'>, parent: string | undefined): ProseKind {
  if (type === 'heading') return 'heading';
  if (type === 'tableCell') return 'table-cell';
  if (data?.directiveLabel) return 'title';
  if (parent === 'listItem') return 'list-item';
  return parent === 'footnoteDefinition' ? 'footnote' : 'paragraph';
}

/** The label is a paragraph of its own, and the attributes stand on the first line. */
function addDirective(found: Found, node: Loose): void {
  const range = offsetsOf(node);
  if (!range) return;
  const [line = ''] = found.source.slice(...range).split(/[\r\n]/, 1);
  const brace = line.lastIndexOf('{');
  if (brace !== -1) addAttributes(found, range[0] + brace + 1, range[0] + line.length);
}

/** Front matter of other generators is no text, though it is parsed as one. */
function behindToml(source: string): number {
  const first = /^\s*\+\+\+[ \t]*\r?\n/.exec(source);
  if (!first) return 0;
  const end = /^\+\+\+[ \t]*$/m.exec(source.slice(first[0].length));
  return end ? first[0].length + end.index + end[0].length : 0;
}
