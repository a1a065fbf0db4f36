// Finishes the HTML of every page: heading anchors, scrollable tables and code, lazy images, new-tab notes.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { newTabNote } from '#kit/new-tab';
import { walk } from '#kit/walk';
import type { Direction } from '#model/i18n';
import type { Say } from '#model/strings/strings';

/** The last rehype step. `dir` is the site's text direction. */
export function finishElements(say: Say, dir: Direction): (tree: Root, file: VFile) => void {
  return (tree, file) => finish(tree, file, { say, runsLeft: (file.data['dir'] ?? dir) === 'rtl' });
}

interface Finishing {
  readonly say: Say;
  /** The page's text runs from right to left, but code never does. */
  readonly runsLeft: boolean;
}

function finish(tree: Root, file: VFile, { say, runsLeft }: Finishing): void {
  const tables: (() => void)[] = [];
  const nameTable = tableNames(say);
  let heading = '';
  // The position of a partial in its page is not known here.
  let isFirstImage = file.data['partial'] !== true;
  const linked = new Set<unknown>();
  walk(tree, (node, index, parent) => {
    // Most elements are tokens of code.
    if (node.type === 'text' || (node.type === 'element' && node.tagName === 'span')) return;
    if (isImage(node)) {
      hurry(node, isFirstImage);
      isFirstImage = false;
    }
    if (isLink(node)) walk(node as Element, 'element', (inner) => void linked.add(inner));
    if (node.type !== 'element') return;
    const { id, target, display, type, disabled } = node.properties;
    if (/^h[1-6]$/.test(node.tagName) && !isHidden(node)) heading = namingText(node).trim();
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string' && !isHidden(node) && !linked.has(node))
      node.children.push(headingAnchor(node, id, say));
    if (node.tagName === 'a' && target === '_blank') node.children.push(newTabNote(say));
    // The text of a task is next to its checkbox, but does not label it.
    if (node.tagName === 'input' && type === 'checkbox' && disabled) node.properties['ariaLabel'] ??= say('theme.content.task');
    if (runsLeft && node.tagName === 'pre') node.properties['dir'] ??= 'ltr';
    if (node.tagName === 'math' && display === 'block' && parent?.type === 'element') {
      parent.properties = { ...parent.properties, ...scrolling(say('theme.content.formula')) };
    }
    if (node.tagName === 'table' && parent && index !== undefined) {
      const name = nameTable(node, heading);
      tables.push(() => parent.children.splice(index, 1, scrollBox(node, name)));
    }
  });
  for (const wrap of tables) wrap();
}

/** True for an element or a theme component that makes its content a link: a nested link would end it. */
function isLink(node: Root | RootContent): boolean {
  if (node.type === 'element') return node.tagName === 'a';
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && /^(?:a|Link)$/.test(node.name ?? '');
}

/** The footnotes' heading is only for screen readers: an anchor in it would take an invisible focus. */
function isHidden({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('sr-only');
}

function headingAnchor(heading: Element, id: string, say: Say): ElementContent {
  const ariaLabel = say('theme.common.headingLinkTitle', { heading: namingText(heading) });
  const properties = { className: ['heading-anchor'], href: `#${id}`, ariaLabel };
  return { type: 'element', tagName: 'a', properties, children: [] };
}

/** The text without the labels of variants, such as " (Cloud only)"; commas between their texts stay. */
function namingText(node: Element | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const isLabel = 'properties' in node && [node.properties['className']].flat().includes('variant-label');
  return isLabel && textOf(node).startsWith(' (') ? '' : node.children.map(namingText).join('');
}

/** Properties of a scrollable region that the keyboard can reach. */
function scrolling(ariaLabel: string): Element['properties'] {
  return { role: 'group', ariaLabel, tabIndex: 0 };
}

/** Tells tables apart for those who go from one to the next: by their caption, else by the heading that they are under. */
function tableNames(say: Say): (table: Element, heading: string) => string {
  const counts = new Map<string, number>();
  return (table, heading) => {
    const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    const title = (caption && textOf(caption).trim()) || heading;
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    if (title === '') return say('theme.content.table');
    return say('theme.content.tableOf', { title: count === 1 ? title : `${title} (${count})` });
  };
}

function scrollBox(table: Element, name: string): Element {
  const properties = { className: ['table-scroll'], ...scrolling(name), dataNarrow: narrowColumns(table) };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

type Image = Element | Extract<RootContent, { attributes: unknown }>;

function isImage(node: Root | RootContent): node is Image {
  if (node.type === 'element') return node.tagName === 'img';
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  const names = node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []));
  return (node.name === 'img' || node.name === 'Figure') && names.includes('src');
}

/** The first image of a page is probably visible at once; others load lazily. The author's own attributes win. */
function hurry(image: Image, isFirst: boolean): void {
  if (image.type === 'element') {
    image.properties['loading'] ??= isFirst ? 'eager' : 'lazy';
    if (!isFirst) image.properties['decoding'] ??= 'async';
  } else if (isFirst && !image.attributes.some((attribute) => 'name' in attribute && attribute.name === 'loading')) {
    image.attributes.push({ type: 'mdxJsxAttribute', name: 'loading', value: 'eager' });
  }
}

/** Characters. */
const most = 12;

/** Their numbers from 1, joined by spaces; undefined where there are none, or where cells span several. */
function narrowColumns(table: Element): string | undefined {
  const rows = elementsIn(table).flatMap((part) => (part.tagName === 'tbody' ? elementsIn(part) : []));
  const cells = rows.map((row) => elementsIn(row));
  if (cells.flat().some(({ properties }) => 'colSpan' in properties || 'rowSpan' in properties)) return undefined;
  const count = Math.max(0, ...cells.map(({ length }) => length));
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const narrow = numbers.filter((number) => cells.every((row) => isShort(row[number - 1])));
  return narrow.length > 0 ? narrow.join(' ') : undefined;
}

/** False for what is known only when it is rendered. */
function isShort(cell: Element | undefined): boolean {
  if (!cell) return true;
  return cell.children.every(({ type }) => type === 'text' || type === 'element') && textOf(cell).length <= most;
}

function elementsIn({ children }: Element): readonly Element[] {
  return children.filter((child) => child.type === 'element');
}
