// Builds the HTML elements that show a highlighted code block.

import type { Element, ElementContent } from 'hast';
import type { CodeLine, ShownCode } from './magic-comments.ts';
import type { Line } from './tokens.ts';

interface Block {
  /** The `pre` that it replaces, with what other plugins have set on it and on its `code`. */
  readonly pre: Element;
  readonly code: Element;
  readonly language: string;
  readonly title: string | undefined;
  /** The number shown beside the first line; undefined shows none. */
  readonly numbersFrom: number | undefined;
}

export function showBlock(block: Block, { lines, count, frame }: ShownCode): Element {
  const { pre, code, language, title, numbersFrom } = block;
  const { dataMeta: _, ...properties } = code.properties;
  const others = classes(code).filter((name) => !name.startsWith('language-'));
  const [own = '', ...numbers] = codeClasses(language, numbersFrom, count);
  const className = [own, ...others, ...numbers];
  const shown: Element = { ...code, properties: { ...properties, className }, children: [...lines] };
  const caption =
    title === undefined ? [] : [element('div', { className: ['code-block-title'] }, [{ type: 'text', value: title }])];
  const body = { ...pre, properties: { ...pre.properties, tabIndex: 0 }, children: [shown] };
  const outer = frame ? ['code-block', `code-${frame}`] : ['code-block'];
  const wrapper = element('div', { className: outer, dataLanguage: language }, [...caption, body]);
  return pre.position ? { ...wrapper, position: pre.position } : wrapper;
}

/**
 * Classes of the `code` element. The stylesheet leaves room for three digits of line numbers, and needs a class for more, since
 * inline styles are not used.
 */
export function codeClasses(language: string, numbersFrom: number | undefined, count: number): readonly string[] {
  if (numbersFrom === undefined) return [`language-${language}`];
  const digits = String(numbersFrom + count - 1).length;
  return [`language-${language}`, 'line-numbers', ...(digits > 3 ? [`line-numbers-${digits}`] : [])];
}

/** Uses elements with a meaning for readers who do not see colours. */
const tags: Readonly<Record<string, string>> = { added: 'ins', removed: 'del' };

export function showLines(
  lines: readonly CodeLine[],
  tokens: readonly Line[],
  numbersFrom: number | undefined,
): readonly ElementContent[] {
  return lines.flatMap(({ text, classes, words }, index) => {
    const tag = classes.map((name) => tags[name]).find(Boolean) ?? 'span';
    const number = numbersFrom === undefined ? {} : { dataLine: numbersFrom + index };
    const line = markWordsIn(tokens[index] ?? [], text, words);
    return [element(tag, { className: ['line', ...classes], ...number }, [...line]), { type: 'text', value: '\n' }];
  });
}

/** The names of an element's classes. */
export function classes(node: Element): readonly string[] {
  const names = node.properties.className;
  return Array.isArray(names) ? names.map(String) : [];
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

type Range = readonly [start: number, end: number];

export function markWordsIn(line: Line, text: string, words: readonly string[]): Line {
  let marked = line;
  // Works backwards, so that earlier offsets stay valid.
  for (const [start, end] of rangesOf(text, words).reverse()) {
    const [before, rest] = cut(marked, start);
    const [inside, after] = cut(rest, end - start);
    marked = [...before, { type: 'element', tagName: 'mark', properties: {}, children: [...inside] }, ...after];
  }
  return marked;
}

/** Merges adjacent ranges. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const all = words
    .flatMap((word) => occurrences(text, word))
    .sort(([one, oneEnd], [other, otherEnd]) => one - other || oneEnd - otherEnd);
  const ranges: Range[] = [];
  for (const [start, end] of all) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
    else ranges.push([start, end]);
  }
  return ranges;
}

function occurrences(text: string, word: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  return found;
}

/** Splits the line at the n-th character; a token that spans it is split in two. */
function cut(nodes: Line, length: number): readonly [Line, Line] {
  const before: ElementContent[] = [];
  const after: ElementContent[] = [];
  let left = length;
  for (const node of nodes) {
    const size = sizeOf(node);
    if (left >= size) before.push(node);
    else if (left <= 0) after.push(node);
    else if (node.type === 'text') {
      before.push({ ...node, value: node.value.slice(0, left) });
      after.push({ ...node, value: node.value.slice(left) });
    } else if (node.type === 'element') {
      const [head, tail] = cut(node.children, left);
      before.push({ ...node, children: [...head] });
      after.push({ ...node, properties: { ...node.properties }, children: [...tail] });
    }
    left -= size;
  }
  return [before, after];
}

function sizeOf(node: ElementContent): number {
  if (node.type === 'text') return node.value.length;
  return node.type === 'element' ? node.children.reduce((sum, child) => sum + sizeOf(child), 0) : 0;
}
