// Tells where an element of a page belongs: to its content, to what stands around it, or to nothing that is read.

export type BlockKind = 'heading' | 'text' | 'item' | 'cell' | 'code' | 'image' | 'drawing' | 'tooltip' | 'link' | 'element';

export interface Element {
  readonly name: string;
  readonly zone: 'head' | 'title' | 'layout' | 'content' | 'unread';
  /** Of the layout, in words. */
  readonly region: string;
  /** Of the texts in it. */
  readonly kind: BlockKind;
  readonly isBlock: boolean;
  readonly isInline: boolean;
  /** In an SVG of the content. */
  readonly isDrawing: boolean;
}

export const outermost: Element = {
  name: '',
  zone: 'head',
  region: '',
  kind: 'text',
  isBlock: true,
  isInline: false,
  isDrawing: false,
};

const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img input ins kbd label mark math meter picture progress q rp rt ruby s samp small source span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);

const kinds: Readonly<Record<string, BlockKind>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  li: 'item',
  dt: 'item',
  dd: 'item',
  td: 'cell',
  th: 'cell',
  pre: 'code',
};

/** Scripts and styles, the visible half of formulas, and what the theme adds to texts. */
const unreadNames = new Set(['script', 'style', 'template', 'noscript']);
const unreadClasses = ['heading-anchor', 'katex-html', 'last-update', 'visually-hidden', 'icon'];

/** They follow from the titles of pages and their headings, which are compared. */
const derivedClasses = ['toc', 'toc-fold', 'toc-panel', 'breadcrumbs', 'pager'];

const regions: readonly (readonly [className: string, region: string])[] = [
  ['navbar', 'Navbar'],
  ['sidebar', 'Sidebar'],
  ['footer', 'Footer'],
];

export function enter(outer: Element, name: string, attributes: Readonly<Record<string, string>>): Element {
  const classes = (attributes['class'] ?? '').split(/\s+/);
  const has = (names: readonly string[]): boolean => names.some((one) => classes.includes(one));
  const isInline = inline.has(name) || outer.isDrawing;
  const isContent = outer.zone === 'content';
  const inner: Element = { ...outer, name, isInline, isBlock: isContent && !isInline };
  if (outer.zone === 'unread' || unreadNames.has(name) || has(unreadClasses)) return { ...inner, zone: 'unread', isBlock: false };
  if (isContent) {
    if (has(derivedClasses) || name === 'nav') return { ...inner, zone: 'unread', isBlock: true };
    const kind = outer.kind === 'code' ? 'code' : (kinds[name] ?? (isInline || name === 'p' ? outer.kind : 'text'));
    return { ...inner, kind, isDrawing: outer.isDrawing || name === 'svg' };
  }
  if (name === 'title' && outer.zone === 'head') return { ...inner, zone: 'title' };
  if (name === 'main') return { ...inner, zone: 'content', isBlock: true };
  if (has(derivedClasses)) return { ...inner, zone: 'unread' };
  if (name === 'body') return { ...inner, zone: 'layout', region: 'Around the page' };
  const [, region = outer.region] = regions.find(([className]) => classes.includes(className)) ?? [];
  return { ...inner, region };
}
