// Reads the words of a paragraph, a heading or a cell, and of the attributes in it.
import type { ProseKind } from '#model/prose';
import { addAttributes, addBlock, addComment, type Found } from './html-prose.ts';
import { type Loose, offsetsOf, type Range } from './loose.ts';
import { type Attribute, addOwn, addProp, addTitle } from './own-texts.ts';
import { ProseText } from './prose-text.ts';
import { scanHtml } from './scan-html.ts';
import { isInSentence, isSilent } from './text-props.ts';

interface Sentence {
  /** Takes the blocks of attributes. */
  readonly found: Found;
  readonly text: ProseText;
  readonly isHeading: boolean;
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

function addAll(sentence: Sentence, nodes: readonly Loose[]): void {
  let silent: { readonly name: string; readonly from: number } | undefined;
  for (const [index, node] of nodes.entries()) {
    const range = offsetsOf(node);
    if (!range) continue;
    const tag = node.type === 'html' ? tagAt(sentence, range) : undefined;
    if (silent) {
      if (!tag?.closes || tag.name !== silent.name) continue;
      sentence.text.stand(silent.from, tag.to);
      silent = undefined;
    } else if (tag && !tag.closes && isSilent(tag.name)) silent = tag;
    else phraseOf(node.type)(sentence, node, range, index === nodes.length - 1);
  }
}

function tagAt({ found }: Sentence, range: Range) {
  const [part] = scanHtml(found.source, ...range);
  return part?.type === 'tag' ? { ...part, name: part.name.toLowerCase() } : undefined;
}

type AddPhrase = (sentence: Sentence, node: Loose, range: Range, isLast: boolean) => void;

const addImage: AddPhrase = ({ found }, node, [from, to]) => {
  const alt = node.alt ?? '';
  addOwn(found, alt, 'alt', from + 2, to);
  addTitle(found, node, from + 2 + alt.length);
};

const addLink: AddPhrase = (sentence, node, [from, to]) => {
  const { found, text } = sentence;
  const { children = [] } = node;
  if (isBareAddress(found, children, from)) text.stand(from, to);
  else addAll(sentence, children);
  addTitle(found, node, offsetsOf(children.at(-1) ?? {})?.[1] ?? from);
};

const addElement: AddPhrase = (sentence, node, range) => {
  const { found, text } = sentence;
  for (const attribute of (node.attributes ?? []) as readonly Attribute[]) addProp(found, attribute);
  if (node.name === 'br') text.space();
  if (!isSilent(node.name ?? '')) addAll(sentence, node.children ?? []);
  else if (node.type === 'mdxJsxTextElement' && isInSentence(node.name ?? '')) text.stand(...range);
};

const addCode: AddPhrase = ({ text }, _, range) => text.stand(...range);

const phrases: Readonly<Record<string, AddPhrase>> = {
  text({ text, isHeading }, { value = '' }, range, isLast) {
    // The id of a heading is none of its words.
    const words = isHeading && isLast ? withoutId(value) : value;
    if (words !== '') text.add(words, ...range);
  },
  inlineCode: addCode,
  inlineMath: addCode,
  mdxTextExpression({ found, text }, { value = '' }, range) {
    if (/^\s*\/\*/.test(value) || value.trim() === '') addComment(found, ...range);
    else if (/^\s*(["'`])\s*\1\s*$/.test(value)) text.space();
    else text.stand(...range);
  },
  break: ({ text }) => text.space('\n'),
  html(sentence, _, range) {
    const { found, text } = sentence;
    const tag = tagAt(sentence, range);
    if (!tag) addComment(found, ...range);
    else if (!tag.closes) addAttributes(found, range[0] + tag.name.length + 1, range[1]);
    if (tag?.name === 'br') text.space();
  },
  image: addImage,
  imageReference: addImage,
  link: addLink,
  linkReference: addLink,
  definition: ({ found }, node, [from]) => addTitle(found, node, from + (node.label ?? '').length + 2),
  textDirective(sentence, { children = [] }, range) {
    // `10:am` was meant as it stands.
    if (children.length > 0) addAll(sentence, children);
    else sentence.text.add(sentence.found.source.slice(...range), ...range);
  },
  mdxJsxTextElement: addElement,
  mdxJsxFlowElement: addElement,
};

function phraseOf(type: string): AddPhrase {
  const known = Object.hasOwn(phrases, type) ? phrases[type] : undefined;
  return known ?? ((sentence, { children = [] }) => addAll(sentence, children));
}

function withoutId(heading: string): string {
  const text = heading.trimEnd();
  const brace = text.endsWith('}') ? text.lastIndexOf('{#') : -1;
  if (brace === -1) return heading;
  return (text[brace - 1] === '\\' ? text.slice(0, brace - 1) : text.slice(0, brace)).trimEnd();
}

/** An address that is shown as it is. */
function isBareAddress({ source }: Found, [only, ...others]: readonly Loose[], from: number): boolean {
  if (others.length > 0 || only?.type !== 'text') return false;
  return source[from] !== '[' || /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:)\S*$/i.test(only.value ?? '');
}
