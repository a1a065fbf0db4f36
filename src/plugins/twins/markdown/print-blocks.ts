// Blocks of HTML to Markdown, one text for each: paragraphs, headings, lists, code, tables, and the theme's components.
import { printCode } from './print-code.ts';
import { printComponent } from './print-component.ts';
import { type Printing, printLine, printParagraph, texOf } from './print-inline.ts';
import { printTable } from './print-table.ts';
import { quote } from './quote.ts';
import { type Element, elementsIn, findElement, isElement, lineOf, type Node } from './tree.ts';

export function printBlocks(nodes: readonly Node[], printing: Printing): readonly string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  let lastList: string | undefined;
  const endLine = (): void => {
    const paragraph = line.length === 0 ? '' : printParagraph(line, printing);
    if (paragraph !== '') {
      blocks.push(paragraph);
      lastList = undefined;
    }
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !node.block) {
      line.push(node);
      continue;
    }
    endLine();
    // Two lists in a row would be one, were they marked alike.
    const component = printComponent(node, printing, printAll);
    const isList = !component && (node.name === 'ul' || node.name === 'ol');
    const printed = component ?? (isList ? [printList(node, printing, lastList === node.name)] : printBlock(node, printing));
    blocks.push(...printed.filter((block) => block !== ''));
    if (printed.length > 0) lastList = isList && lastList !== node.name ? node.name : undefined;
  }
  endLine();
  return blocks;
}

/** Blocks, one below the other. */
export function printAll(nodes: readonly Node[], printing: Printing): string {
  return printBlocks(nodes, printing).join('\n\n');
}

function printBlock(element: Element, printing: Printing): readonly string[] {
  const { name, children } = element;
  const heading = /^h([1-6])$/.exec(name);
  if (heading) return printHeading(Number(heading[1]), children, printing);
  switch (name) {
    case 'pre':
      return [printCode(element)];
    case 'table':
      return printTable(element, printing);
    case 'blockquote':
      return [quote(printAll(children, printing))];
    case 'hr':
      return ['---'];
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

function printHeading(depth: number, children: readonly Node[], printing: Printing): readonly string[] {
  const words = printLine(children, printing).replace(/\\\n/g, ' ');
  return words === '' ? [] : [`${'#'.repeat(depth)} ${words.replace(/#+$/, (signs) => signs.replace(/#/g, '\\#'))}`];
}

/** `other` marks are another list's. */
function printList(list: Element, printing: Printing, other: boolean): string {
  const items = elementsIn(list).filter(({ name }) => name === 'li');
  const start = Number.parseInt(list.attributes['start'] ?? '1', 10) || 0;
  const bullet = list.name === 'ol' ? (index: number) => `${start + index}${other ? ')' : '.'}` : () => (other ? '*' : '-');
  const printed = items.map((item, index) => printItem(bullet(index), item, printing));
  return printed.join(printed.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

export function printItem(mark: string, { children }: Element, printing: Printing): string {
  const blocks = printBlocks(children, printing);
  const tight = !children.some((child) => isElement(child) && child.name === 'p');
  const body = blocks.reduce((text, block, index) => {
    if (index === 0) return block;
    return `${text}${tight && /^(?:[-*]|\d+[.)]) /.test(block) ? '\n' : '\n\n'}${block}`;
  }, '');
  return indent(mark, body);
}

/** `text` behind a mark, its further lines below its first. */
export function indent(mark: string, text: string): string {
  const room = ' '.repeat(mark.length + 1);
  return `${mark} ${text.replace(/\n(?=[^\n])/g, `\n${room}`)}`.trimEnd();
}

/** A list of terms, each with what it means behind it, or below it where that is more than a paragraph. */
function printTerms(list: Element, printing: Printing): string {
  const items: { readonly term: string; readonly blocks: string[] }[] = [];
  for (const child of elementsIn(list).flatMap((one) => (one.name === 'div' ? elementsIn(one) : [one]))) {
    if (child.name === 'dt') items.push({ term: printLine(child.children, printing), blocks: [] });
    else items.at(-1)?.blocks.push(...printBlocks(child.children, printing));
  }
  const printed = items.map(({ term, blocks: [first = '', ...rest] }) => {
    const head = term.includes('*') ? term : `**${term}**`;
    const isText = /^[\w"'([]/.test(first);
    return indent('-', [isText ? `${head}: ${first}` : head, ...(isText || first === '' ? [] : [first]), ...rest].join('\n\n'));
  });
  return printed.join(printed.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
}

function printDisplay(math: Element): string {
  const tex = texOf(math);
  return tex === undefined ? lineOf(math) : `$$\n${tex}\n$$`;
}

/** Of a link around blocks the first one is the link. */
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

/** A quote that begins with the summary. */
function printDetails(details: Element, printing: Printing): readonly string[] {
  const summary = elementsIn(details).find(({ name }) => name === 'summary');
  const words = summary ? printLine(summary.children, printing).replace(/\\\n/g, ' ') : '';
  const rest = details.children.filter((child) => child !== summary);
  return [quote([words === '' ? '**Details**' : `**Details:** ${words}`, ...printBlocks(rest, printing)].join('\n\n'))];
}
