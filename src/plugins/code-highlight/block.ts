// The lines of a block to the elements that show it.
import type { Element, ElementContent } from 'hast';
import { groupLines } from './long-code.ts';
import type { LineClasses } from './magic-comments.ts';
import type { Line } from './tokens.ts';

export interface Block {
  /** The `pre` that it replaces, with whatever others have set on it and on its `code`. */
  readonly pre: Element;
  readonly code: Element;
  readonly language: string;
  readonly title: string | undefined;
  /** The classes of lines that are marked. */
  readonly marked: LineClasses;
  /** The number shown beside the first line; undefined shows none. */
  readonly numbersFrom: number | undefined;
}

export function showBlock(block: Block, lines: readonly Line[]): Element {
  const { pre, code, language, title, numbersFrom } = block;
  const { dataMeta: _, ...properties } = code.properties;
  const others = classes(code).filter((name) => !name.startsWith('language-'));
  const className = [`language-${language}`, ...others, ...(numbersFrom === undefined ? [] : ['line-numbers'])];
  const shown: Element = {
    ...code,
    properties: { ...properties, className },
    children: groupLines(lines.flatMap((line, index) => [showLine(block, line, index), { type: 'text', value: '\n' }])),
  };
  const caption =
    title === undefined ? [] : [element('div', { className: ['code-block-title'] }, [{ type: 'text', value: title }])];
  const body = { ...pre, properties: { ...pre.properties, tabIndex: 0 }, children: [shown] };
  const wrapper = element('div', { className: ['code-block'], dataLanguage: language }, [...caption, body]);
  return pre.position ? { ...wrapper, position: pre.position } : wrapper;
}

function showLine({ marked, numbersFrom }: Block, line: Line, index: number): Element {
  const className = ['line', ...(marked.get(index + 1) ?? [])];
  return element('span', { className, ...(numbersFrom === undefined ? {} : { dataLine: numbersFrom + index }) }, [...line]);
}

/** The names of an element's classes. */
export function classes(node: Element): readonly string[] {
  const names = node.properties.className;
  return Array.isArray(names) ? names.map(String) : [];
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
