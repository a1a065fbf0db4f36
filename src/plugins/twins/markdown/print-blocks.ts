// Converts HTML blocks to Markdown: paragraphs, headings, lists, code, tables, and the theme's components.
import { slug } from 'github-slugger';
import { printCode, printComponent, quote } from './print-component.ts';
import { type Printing, printLine, printParagraph, texOf } from './print-inline.ts';
import { printTable } from './print-table.ts';
import { blocksAndLines, type Element, elementsIn, findElement, isElement, lineOf, type Node } from './tree.ts';

export function printBlocks(nodes: readonly Node[], printing: Printing): readonly string[] {
  const blocks: string[] = [];
  for (const part of blocksAndLines(nodes)) {
    const printed =
      'block' in part
        ? (printComponent(part, printing, printAll) ?? printBlock(part, printing, listMark(blocks.at(-1))))
        : [printParagraph(part, printing)];
    for (const block of printed.filter((one) => one !== '')) {
      // Adjacent lists with equal markers would merge.
      if (listMark(block) !== undefined && listMark(block) === listMark(blocks.at(-1))) blocks.push('<!-- -->');
      blocks.push(block);
    }
  }
  return blocks;
}

/** The marker of a list; undefined for any other block. */
function listMark(block = ''): string | undefined {
  return /^(?:\d+(?=[.)])|(?=[-*]))(.)(?=\s|$)/.exec(block)?.[1];
}

/** Blocks, one below the other. */
export function printAll(nodes: readonly Node[], printing: Printing): string {
  return printBlocks(nodes, printing).join('\n\n');
}

/** `last` is the marker of the preceding list. */
function printBlock(element: Element, printing: Printing, last: string | undefined): readonly string[] {
  const { name, children } = element;
  const heading = /^h([1-6])$/.exec(name);
  if (heading) return printHeading(Number(heading[1]), element, printing);
  switch (name) {
    case 'pre':
      return [printCode(element)];
    case 'table':
      return printTable(element, printing);
    case 'blockquote':
      return [quote(printAll(children, printing))];
    case 'hr':
      return ['---'];
    case 'ul':
      return [printList(element, printing, last === '-' ? () => '*' : () => '-')];
    case 'ol':
      return [printList(element, printing, (number) => `${number}${last === '.' ? ')' : '.'}`)];
    case 'dl':
      return [printTerms(element, printing)];
    case 'math':
      return [printDisplay(element)];
    case 'a':
      return printBlockLink(element, printing);
    case 'details':
      return printDetails(element, printing);
    case 'p':
      return element.children.some((child) => isElement(child) && child.block)
        ? printBlocks(children, printing)
        : [printParagraph(children, printing)];
    default:
      return printBlocks(children, printing);
  }
}

/** Prints the anchor that links lead to where the words of the heading do not make it. */
function printHeading(depth: number, heading: Element, printing: Printing): readonly string[] {
  const words = printLine(heading.children, printing).replace(/\\\n/g, ' ');
  if (words === '') return [];
  const { id = '' } = heading.attributes;
  const anchor = id === '' || id === slug(lineOf(heading)) ? '' : ` {#${id}}`;
  return [`${'#'.repeat(depth)} ${words.replace(/(?<!#)#+$/, (signs) => signs.replace(/#/g, '\\#'))}${anchor}`];
}

function printList(list: Element, printing: Printing, mark: (number: number) => string): string {
  const items = elementsIn(list).filter(({ name }) => name === 'li');
  const start = Math.max(0, Number.parseInt(list.attributes['start'] ?? '1', 10) || 0);
  const printed = items.map((item, index) => printItem(mark(start + index), item, printing));
  return printed.join(printed.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

export function printItem(mark: string, { children }: Element, printing: Printing): string {
  const blocks = printBlocks(children, printing);
  const tight = !children.some((child) => isElement(child) && child.name === 'p');
  const body = blocks.reduce((text, block, index) => {
    // After a list marker, `---` would make the whole line a thematic break.
    if (index === 0) return block === '---' ? '___' : block;
    // Ordered lists that start at another number do not interrupt a paragraph.
    return `${text}${tight && /^(?:[-*]|1[.)]) \S/.test(block) ? '\n' : '\n\n'}${block}`;
  }, '');
  return indent(mark, body);
}

/** Indents `text` after a list marker. */
export function indent(mark: string, text: string): string {
  const room = ' '.repeat(mark.length + 1);
  return `${mark} ${text.replace(/\n(?=[^\n])/g, `\n${room}`)}`.trimEnd();
}

/** Prints terms with their definitions after them, or below if longer than a paragraph. */
function printTerms(list: Element, printing: Printing): string {
  const items: { readonly term: string; readonly blocks: string[] }[] = [];
  for (const child of elementsIn(list).flatMap((one) => (one.name === 'div' ? elementsIn(one) : [one]))) {
    if (child.name === 'dt') items.push({ term: printLine(child.children, printing), blocks: [] });
    else items.at(-1)?.blocks.push(...printBlocks(child.children, printing));
  }
  const printed = items.map(({ term, blocks: [first = '', ...rest] }) => {
    const head = term.includes('*') ? term : `**${term}**`;
    const isText = /^["'([\p{L}\p{N}]/u.test(first) && listMark(first) === undefined;
    return indent('-', [isText ? `${head}: ${first}` : head, ...(isText || first === '' ? [] : [first]), ...rest].join('\n\n'));
  });
  return printed.join(printed.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

function printDisplay(math: Element): string {
  const tex = texOf(math);
  return tex === undefined ? lineOf(math) : `$$\n${tex}\n$$`;
}

/** A link around several blocks becomes a link of the first one. */
function printBlockLink(link: Element, printing: Printing): readonly string[] {
  const first = findElement(link, (one) => one.block && !elementsIn(one).some(({ block }) => block));
  if (!first) return [];
  const words: Element = { ...link, children: first.children, block: false };
  const put = (element: Element): Element =>
    element === first
      ? { ...first, children: [words] }
      : { ...element, children: element.children.map((child) => (isElement(child) ? put(child) : child)) };
  return link.attributes['href'] === undefined ? printBlocks(link.children, printing) : printBlocks(put(link).children, printing);
}

/** Prints a quote that begins with the summary. */
function printDetails({ children }: Element, printing: Printing): readonly string[] {
  const details = printing.say('theme.twins.details');
  const summary = children.filter(isElement).find(({ name }) => name === 'summary');
  const words = summary ? printLine(summary.children, printing).replace(/\\\n/g, ' ') : '';
  const rest = children.filter((child) => child !== summary);
  return [quote([words === '' ? `**${details}**` : `**${details}:** ${words}`, ...printBlocks(rest, printing)].join('\n\n'))];
}
