// Extracts what must be equal from Markdown twins, as parsed, and from bodies, as rendered by browsers.
import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import type { Nodes as MdastNodes, Root as MdastRoot } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface Found {
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
  /** Language and text. */
  readonly blocks: readonly string[];
  readonly codes: readonly string[];
  readonly rows: number;
  /** Without white space. */
  readonly paragraphs: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

export function parseTwin(markdown: string): MdastRoot {
  return parser.parse(markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replace(directive, ''));
}

export function readTwin(markdown: string): Found {
  const nodes = [...walkMarkdown(parseTwin(markdown))];
  const plain = (node: MdastNodes): string => textOf(node, { includeImageAlt: false, includeHtml: false });
  const all = <T extends MdastNodes['type']>(type: T) =>
    nodes.filter((node): node is Extract<MdastNodes, { type: T }> => node.type === type);
  return {
    headings: all('heading').map((heading) => `${heading.depth} ${squeeze(plain(heading)).replace(/\{#[^{}]+\}$/, '')}`),
    links: all('link').map(({ url }) => new URL(url).href),
    images: all('image').map(({ url }) => new URL(url).href),
    blocks: all('code').map(({ lang, value }) => `${lang ?? 'text'}\n${value}`),
    codes: all('inlineCode').map(({ value }) => squeeze(value)),
    rows: all('tableRow').length,
    paragraphs: all('paragraph').map((paragraph) => squeeze(plain(paragraph))),
  };
}

function* walkMarkdown(node: MdastNodes): Generator<MdastNodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walkMarkdown(child);
}

/** What names the list of all pages stands before the title. */
const directive = /^\n> [^\n]*\/llms\.txt>\n/;

/** The body, or of a listing the main part. `page` is its address. */
export function readBody(html: string, page: string): Found {
  // The label of collapsed lines is no code.
  const value = html.replace(/<summary class="code-fold-label">[^<]*<\/summary>/g, '');
  const tree = raw({ type: 'root', children: [{ type: 'raw', value }] } as unknown as Root) as Root;
  const main = find(tree, ({ tagName }) => tagName === 'main')[0] ?? tree;
  const body = find(main, ({ properties }) => 'dataBody' in properties)[0] ?? main;
  const absolute = (address: unknown): string => new URL(String(address), page).href;
  const isNoted = ({ properties }: Element): boolean => 'dataFootnoteRef' in properties;
  const pres = find(body, ({ tagName }) => tagName === 'pre');
  const cards = find(body, (element) => has(element, 'cards') || has(element, 'listing')).flatMap((list) =>
    find(list, () => true),
  );
  // Twins have the code of diagrams.
  const diagrams = find(body, (element) => has(element, 'diagram')).flatMap((diagram) => find(diagram, isImage));
  const links = find(
    body,
    (element) => (element.tagName === 'a' && element.properties['href'] !== undefined) || element.tagName === 'iframe',
  );
  const flow = find(body, ({ tagName }) => tagName === 'p').filter(
    (p) =>
      !cards.includes(p) && find(p, ({ tagName }) => tagName === 'p' || tagName === 'math' || tagName === 'sup').length === 1,
  );
  const inTables = find(body, ({ tagName }) => tagName === 'td' || tagName === 'th').flatMap((cell) => find(cell, () => true));
  const ownTitle = find(body, ({ tagName }) => tagName === 'h1').length > 0;
  const title = ownTitle ? [] : find(main, ({ tagName }) => tagName === 'h1');
  return {
    headings: [
      ...title,
      ...find(body, ({ tagName }) => /^h[1-6]$/.test(tagName)).filter(
        (one) => !has(one, 'sr-only') && !cards.includes(one) && squeeze(plain(one)) !== '',
      ),
    ].map((heading) => `${heading.tagName.slice(1)} ${squeeze(plain(heading))}`),
    links: links
      .filter((link) => !isNoted(link) && link.tagName + squeeze(plain(link)) + find(link, isImage).length !== 'a0')
      .map(({ properties }) => absolute(properties['href'] ?? properties['src'])),
    images: find(body, isImage)
      .filter((image) => !has(image, 'only-dark') && !diagrams.includes(image))
      .map(({ properties }) => absolute(properties['src'])),
    blocks: pres.map((pre) => `${languageOf(pre)}\n${textIn(pre).replace(/\n$/, '')}`),
    codes: find(body, ({ tagName }) => tagName === 'code' || tagName === 'samp')
      .filter((code) => !pres.some((pre) => find(pre, (one) => one === code).length > 0))
      .map((code) => squeeze(textIn(code))),
    rows: find(body, ({ tagName }) => tagName === 'table').reduce((rows, table) => rows + rowsOf(table), 0),
    paragraphs: flow
      .filter((p) => !inTables.includes(p))
      .map((p) => squeeze(plain(p)))
      .filter((text) => text !== ''),
  };
}

/** One without a header has an empty one in GFM. */
function rowsOf(table: Element): number {
  const rows = find(table, ({ tagName }) => tagName === 'tr');
  const cells = find(rows[0] ?? table, ({ tagName }) => tagName === 'th' || tagName === 'td');
  // A first row with a head of its own is no row of heads: GFM puts an empty one above it.
  return rows.length + (cells.length > 0 && cells.every(({ tagName }) => tagName === 'th') ? 0 : 1);
}

function isImage({ tagName }: Element): boolean {
  return tagName === 'img';
}

function languageOf(pre: Element): string {
  const [code] = find(pre, ({ tagName }) => tagName === 'code');
  const classes = [...names(pre), ...(code ? names(code) : [])];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

function has(element: Element, name: string): boolean {
  return names(element).includes(name);
}

function names({ properties }: Element): readonly string[] {
  return Array.isArray(properties['className']) ? properties['className'].map(String) : [];
}

const unseen = ['heading-anchor', 'visually-hidden', 'data-footnote-backref', 'version-badge'];

/** In the order of the document; without what only serves those who look at it. */
function find(node: Nodes, isIt: (element: Element) => boolean): readonly Element[] {
  if (node.type !== 'root' && node.type !== 'element') return [];
  if (node.type === 'element') {
    if (node.tagName === 'nav' || node.tagName === 'script' || node.tagName === 'svg') return [];
    if (node.properties['ariaHidden'] === 'true' || unseen.some((name) => has(node, name))) return [];
  }
  const inside = node.children.flatMap((child) => find(child as Nodes, isIt));
  return node.type === 'element' && isIt(node) ? [node, ...inside] : inside;
}

function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textIn(child as Nodes)).join('') : '';
}

/** As it is read. */
function plain(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'svg') return String(node.properties['ariaLabel'] ?? '');
  if (find(node, (one) => one === node).length === 0) return '';
  if (node.properties['role'] === 'img' && node.properties['ariaLabel']) return String(node.properties['ariaLabel']);
  return node.children.map((child) => plain(child as Nodes)).join('');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
