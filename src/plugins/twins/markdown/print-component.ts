// Converts the HTML of the theme's components and of directives, known by their classes, to Markdown.
import { isStringId } from 'slodocs/kit';
import { footnoteName, isFootnotes, type Printing, printLine } from './print-inline.ts';
import { childWithClass, type Element, elementsIn, findElement, hasClass, isElement, lineOf, type Node, textOf } from './tree.ts';

type PrintAll = (nodes: readonly Node[], printing: Printing) => string;

type Printer = (element: Element, printing: Printing, printAll: PrintAll) => readonly string[];

const printers: readonly (readonly [name: string, Printer])[] = [
  ['code-block', (element) => [printCode(element, titleOf(element))]],
  ['admonition', printAdmonition],
  ['variant-part', printVariantPart],
  ['tabs', printTabs],
  ['cards', printCards],
  ['listing', printCards],
  ['diagram', printDiagram],
];

/** Undefined for any other element. */
export function printComponent(element: Element, printing: Printing, printAll: PrintAll): readonly string[] | undefined {
  if (isFootnotes(element)) return printFootnotes(element, printing, printAll);
  if (element.attributes['class'] === undefined) return undefined;
  return printers.find(([name]) => hasClass(element, name))?.[1](element, printing, printAll);
}

function titleOf(block: Element): string | undefined {
  const title = childWithClass(block, 'code-block-title');
  return title && lineOf(title);
}

/** Prints a quote that begins with the kind, and with the title if it says more. */
function printAdmonition(element: Element, printing: Printing, printAll: PrintAll): readonly string[] {
  const kind = /(?:^|\s)admonition-(\S+)/.exec(element.attributes['class'] ?? '')?.[1] ?? 'note';
  const known = `theme.admonition.${kind}`;
  const name = isStringId(known) ? printing.say(known) : kind;
  const word = name[0]?.toUpperCase() + name.slice(1);
  const heading = childWithClass(element, 'admonition-title');
  const title = heading ? printLine(heading.children, printing) : '';
  const body = element.children.filter((child) => child !== heading);
  const isOwn = title !== '' && title.toLowerCase() !== name.toLowerCase();
  const blocks = [`**${word}${isOwn ? ':' : ''}**${isOwn ? ` ${title}` : ''}`, printAll(body, printing)].filter(Boolean);
  return [quote(blocks.join('\n\n'))];
}

/** Prints a quote, which tells where it ends. */
function printVariantPart(element: Element, printing: Printing, printAll: PrintAll): readonly string[] {
  return [quote(printAll(element.children, printing))];
}

/** Prints tabs one below the other, each under its label. */
function printTabs(element: Element, printing: Printing, printAll: PrintAll): readonly string[] {
  return elementsIn(element).flatMap((tab) => {
    const label = childWithClass(tab, 'tab-label');
    const content = tab.children.filter((child) => child !== label);
    return [label ? printLine([{ ...label, name: 'strong', block: false }], printing) : '', printAll(content, printing)];
  });
}

/** Prints a list of links with descriptions. */
function printCards(element: Element, printing: Printing): readonly string[] {
  const items = elementsIn(element).map((card) => {
    const link = findElement(card, ({ name, attributes }) => name === 'a' && attributes['href'] !== undefined);
    const isAround = link?.block === true;
    const own = isAround ? elementsIn(link) : elementsIn(card);
    const head = own.find((one) => one === link || /^h\d$/.test(one.name) || hasClass(one, 'card-title')) ?? own[0];
    if (!head) return printLine(card.children, printing);
    const named: Node =
      isAround && link
        ? { ...link, children: head.children, block: false }
        : { ...head, name: head === link ? 'a' : 'span', block: false };
    const rest = (isAround ? link : card)?.children.filter((child) => child !== head) ?? [];
    return [printLine([named], printing), printLine(rest, printing).replace(/\\\n/g, ' ')].filter(Boolean).join(': ');
  });
  return [items.map((item) => `- ${item}`).join('\n')];
}

/** Prints a diagram's description and source, since the picture says no more. */
function printDiagram(element: Element, printing: Printing, printAll: PrintAll): readonly string[] {
  const image = findElement(element, ({ name }) => name === 'img');
  const source = findElement(element, ({ name }) => name === 'details');
  if (!image || !source) return [printAll(element.children, printing)];
  const code = source.children.filter((child) => isElement(child) && child.name !== 'summary');
  const words: Element = {
    name: 'em',
    attributes: {},
    children: [image.attributes['alt'] ?? printing.say('theme.diagram.label')],
    block: false,
  };
  return [printLine([words], printing), printAll(code, printing)];
}

function printFootnotes(section: Element, printing: Printing, printAll: PrintAll): readonly string[] {
  const list = elementsIn(section).find(({ name }) => name === 'ol');
  return (list ? elementsIn(list) : []).map((item) => {
    const text = printAll(item.children, printing).trim();
    return `[^${footnoteName(item.attributes['id'])}]: ${text.replace(/\n(?=[^\n])/g, '\n    ')}`;
  });
}

export function quote(blocks: string): string {
  return blocks.replace(/(^|\n)(?=(\n|$)?)/g, (_, start, end) => (end === undefined ? `${start}> ` : `${start}>`));
}

export function printCode(block: Element, title?: string): string {
  const pre = block.name === 'pre' ? block : findElement(block, ({ name }) => name === 'pre');
  if (!pre) return '';
  const code = textOf(pre).replace(/\n$/, '');
  const language =
    languageOf(pre) ?? languageOf(findElement(pre, ({ name }) => name === 'code')) ?? block.attributes['data-language'] ?? '';
  const info = [language === 'text' && title === undefined ? '' : language, title === undefined ? '' : printTitle(title)]
    .filter(Boolean)
    .join(' ');
  const longest = Math.max(2, ...(code.match(/^ *`{3,}/gm) ?? []).map((run) => run.trim().length));
  // The info string of a backtick fence may not contain backticks.
  const fence = info.includes('`')
    ? '~'.repeat(Math.max(3, ...(code.match(/~{3,}/g) ?? []).map(({ length }) => length + 1)))
    : '`'.repeat(longest + 1);
  return `${fence}${info}\n${code === '' ? '' : `${code}\n`}${fence}`;
}

function languageOf(element: Element | undefined): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(element?.attributes['class'] ?? '')?.[1];
}

function printTitle(title: string): string {
  const quote = title.includes('"') ? "'" : '"';
  return `title=${quote}${title}${quote}`;
}
