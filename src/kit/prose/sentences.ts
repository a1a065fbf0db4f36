// Reads the words of a paragraph, a heading or a cell, and of the attributes in it.
import type { ProseKind } from '#model/prose';
import { addAttributes, addBlock, addComment, type Found } from './html-prose.ts';
import { ProseText } from './prose-text.ts';
import { scanHtml } from './scan-html.ts';
import { isSilent, isTextProp } from './text-props.ts';

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number | undefined;
}

/** Any node of a page, with the fields that matter here. */
export interface Loose {
  readonly type: string;
  readonly children?: readonly Loose[];
  readonly value?: string;
  readonly name?: string | null;
  readonly alt?: string | null;
  readonly title?: string | null;
  readonly label?: string | null;
  readonly attributes?: unknown;
  readonly data?: { readonly directiveLabel?: boolean } | undefined;
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null;
  readonly position?: Loose['position'];
}

export function offsetsOf({ position }: Pick<Loose, 'position'>): readonly [from: number, to: number] | undefined {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** The sentence comes before what its elements and images have in attributes. */
export function addSentence(found: Found, nodes: readonly Loose[], kind: ProseKind): void {
  const { source, lines, blocks, comments } = found;
  const text = new ProseText(source, lines);
  const inner: Found = { source, lines, blocks: [], comments };
  addAll({ found: inner, text, isHeading: kind === 'heading' }, nodes);
  addBlock(found, text.block(kind));
  blocks.push(...inner.blocks);
}

interface Sentence {
  /** Takes the blocks of attributes. */
  readonly found: Found;
  readonly text: ProseText;
  readonly isHeading: boolean;
}

function addAll(sentence: Sentence, nodes: readonly Loose[]): void {
  let silent: { readonly name: string; readonly from: number } | undefined;
  for (const [index, node] of nodes.entries()) {
    const tag = node.type === 'html' ? tagOf(sentence, node) : undefined;
    if (silent) {
      if (!tag?.closes || tag.name !== silent.name) continue;
      sentence.text.stand(silent.from, tag.to);
      silent = undefined;
    } else if (tag && !tag.closes && isSilent(tag.name)) silent = tag;
    else addPhrase(sentence, node, index === nodes.length - 1);
  }
}

function tagOf({ found }: Sentence, node: Loose) {
  const range = offsetsOf(node);
  const [part] = range ? scanHtml(found.source, ...range) : [];
  return part?.type === 'tag' ? { ...part, name: part.name.toLowerCase() } : undefined;
}

function addPhrase(sentence: Sentence, node: Loose, isLast: boolean): void {
  const { found, text } = sentence;
  const { type, value = '', children = [] } = node;
  const range = offsetsOf(node);
  if (!range) return;
  const [from, to] = range;
  switch (type) {
    case 'text': {
      // The id of a heading is none of its words.
      const words = sentence.isHeading && isLast ? value.replace(/\s*\\?\{#[^{}]*\}\s*$/, '') : value;
      if (words !== '') text.add(words, from, to);
      return;
    }
    case 'inlineCode':
    case 'inlineMath':
      return text.stand(from, to);
    case 'mdxTextExpression':
      if (/^\s*\/\*/.test(value) || value.trim() === '') return addComment(found, from, to);
      return /^\s*(["'`])\s*\1\s*$/.test(value) ? text.space() : text.stand(from, to);
    case 'break':
      return text.space('\n');
    case 'html': {
      const tag = tagOf(sentence, node);
      if (!tag) return addComment(found, from, to);
      if (tag.name === 'br') text.space();
      return tag.closes ? undefined : addAttributes(found, from + tag.name.length + 1, to);
    }
    case 'image':
    case 'imageReference':
      addOwn(found, node.alt, 'alt', from + 2, to);
      return addTitle(found, node, from + 2 + (node.alt ?? '').length);
    case 'link':
    case 'linkReference':
      if (isBareAddress(found, node)) return text.stand(from, to);
      addAll(sentence, children);
      return addTitle(found, node, offsetsOf(children.at(-1) ?? {})?.[1] ?? from);
    case 'definition':
      return addTitle(found, node, from + (node.label ?? '').length + 2);
    case 'textDirective':
      // `10:am` was meant as it stands.
      if (children.length === 0) text.add(found.source.slice(from, to), from, to);
      else addAll(sentence, children);
      return;
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      for (const attribute of (node.attributes ?? []) as readonly Attribute[]) addProp(found, attribute);
      if (isSilent(node.name ?? '')) {
        if (type === 'mdxJsxTextElement') text.stand(from, to);
        return;
      }
      if (node.name === 'br') text.space();
      return addAll(sentence, children);
    default:
      addAll(sentence, children);
  }
}

function addOwn(found: Found, value: string | null | undefined, kind: ProseKind, from: number, to: number): void {
  if (value === null || value === undefined || value === '') return;
  const text = new ProseText(found.source, found.lines);
  text.add(value, from, to, true);
  addBlock(found, text.block(kind));
}

/** The title of a link or an image, which begins behind the first quote from `start` on at which it stands. */
function addTitle(found: Found, node: Loose, start: number): void {
  const end = offsetsOf(node)?.[1];
  if (!node.title || end === undefined) return;
  for (let at = start; at < end; at++) {
    if (!/["'(]/.test(found.source[at] ?? '')) continue;
    const text = new ProseText(found.source, found.lines);
    if (!text.add(node.title, at + 1, end)) continue;
    addBlock(found, text.block('title'));
    return;
  }
}

/** An address that is shown as it is. */
function isBareAddress({ source }: Found, { children = [], position }: Loose): boolean {
  const [only, ...others] = children;
  if (others.length > 0 || only?.type !== 'text') return false;
  const value = only.value ?? '';
  const [from = 0] = offsetsOf({ position }) ?? [];
  return source[from] !== '[' || /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:)\S*$/i.test(value);
}

/** Texts, also as an expression that is nothing but a text. */
function addProp(found: Found, { type, name = '', value, ...rest }: Attribute): void {
  const range = offsetsOf(rest);
  if (type !== 'mdxJsxAttribute' || !range || value === null || value === undefined || !isTextProp(name)) return;
  const [from, to] = range;
  const [before, inside] = /^[^=]*=\s*(?:\{\s*)?(["'`])([\s\S]*)\1\s*\}?$/.exec(found.source.slice(from, to))?.slice(1) ?? [];
  if (before === undefined || inside === undefined) return;
  const literal = typeof value === 'string' ? value : inside;
  if (typeof value !== 'string' && (inside.includes(before) || inside.includes('${'))) return;
  const start = found.source.indexOf(before, from + name.length) + 1;
  addOwn(found, literal, name.toLowerCase() === 'alt' ? 'alt' : 'attribute', start, start + inside.length);
}
