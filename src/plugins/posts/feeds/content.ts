// Converts rendered bodies to the HTML of feeds, which readers show without the site's styles.

import type { Element, ElementContent, Nodes, Parents, Properties, Root, RootContent } from 'hast';
import { attributeRunsCode, parseUrl } from 'slodocs/kit';
import type { FeedPost } from './source.ts';
import { legible } from './xml.ts';

export async function toContents(posts: readonly FeedPost[]): Promise<readonly string[]> {
  const [{ raw }, { toHtml }] = await Promise.all([import('hast-util-raw'), import('hast-util-to-html')]);
  return posts.map((post) => {
    const source = { type: 'root', children: [{ type: 'raw', value: legible(post.html()) }] };
    const tree = raw(source as Root);
    return legible(toHtml({ type: 'root', children: readable(tree, post.url, false) }, printing)).trim();
  });
}

const printing = { characterReferences: { useNamedReferences: true } };

function readable(parent: Nodes, base: string, isDrawing: boolean): ElementContent[] {
  const children: readonly RootContent[] = 'children' in parent ? (parent as Parents).children : [];
  return children.flatMap((node) => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const inDrawing = isDrawing || node.tagName === 'svg';
    const replaced = withoutFurniture({ ...node, children: readable(node, base, inDrawing) });
    return replaced.flatMap((kept) => {
      if (kept.type !== 'element') return [kept];
      const properties = keepAttributes(kept, base, inDrawing);
      const says = inDrawing || kept.tagName !== 'span' || Object.keys(properties).length > 0;
      return says ? [{ ...kept, properties }] : kept.children;
    });
  });
}

/** Attributes that only the page's styles and scripts use. */
const ofThePage = new Set([
  ...['className', 'contentEditable', 'decoding', 'fetchPriority', 'id', 'is', 'loading', 'nonce', 'part', 'rel', 'role', 'slot'],
  ...['style', 'tabIndex', 'target'],
]);

const addresses = new Set(['action', 'cite', 'data', 'formAction', 'href', 'longDesc', 'poster', 'src', 'xLinkHref']);

/** `base` is the address of the page. Drawings keep all attributes but scripts. */
export function keepAttributes({ tagName, properties }: Element, base: string, isDrawing: boolean): Properties {
  const kept: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) continue;
    if (addresses.has(name)) {
      if (!attributeRunsCode(tagName, name, String(value))) kept[name] = absolute(String(value), base);
    } else if (name === 'srcSet') kept[name] = absoluteSet([value].flat().join(', '), base);
    else if (isDrawing || !(ofThePage.has(name) || /^(?:aria|data)[A-Z]/.test(name))) kept[name] = value;
    // Some readers colour code themselves.
    else if (name === 'className' && tagName === 'code') Object.assign(kept, language(value));
  }
  return kept;
}

/** Leaves invalid addresses as written. */
function absolute(address: string, base: string): string {
  return parseUrl(address, base)?.href ?? address;
}

/** Commas are part of an address unless they end it. */
function absoluteSet(set: string, base: string): string {
  const candidates = [...set.matchAll(/([^\s,]\S*[^\s,]|[^\s,])\s*([^,]*)(?:,|$)/g)];
  return candidates.map(([, address = '', size = '']) => `${absolute(address, base)} ${size}`.trim()).join(', ');
}

function language(className: Properties[string]): Properties {
  const names = [className].flat().filter((name) => String(name).startsWith('language-'));
  return names.length > 0 ? { className: names as string[] } : {};
}

/** Elements that work only on the page, or mean nothing without a script. */
const tools = /^(?:base|button|canvas|link|meta|script|select|style|template|textarea)$/;

/** The theme's elements that serve only the page. */
const pageControls = ['heading-anchor', 'data-footnote-backref'];

/** Labels of parts, which the site's styles set apart. */
const labels = ['tab-label', 'admonition-title', 'code-block-title'];

function withoutFurniture(node: Element): readonly ElementContent[] {
  const { tagName, properties, children } = node;
  const has = (name: string): boolean => [properties['className']].flat().includes(name);
  if (tools.test(tagName) || isHidden(node) || pageControls.some(has)) return [];
  // A visually hidden heading is useful to feed readers.
  if (tagName === 'span' && has('visually-hidden')) return [];
  if (tagName === 'input') return properties['type'] === 'checkbox' ? [text(properties['checked'] ? '☑' : '☐')] : [];
  if (tagName === 'form') return children;
  if (tagName === 'math') return formula(node);
  // An icon with a meaning has no text of its own.
  if (properties['role'] === 'img' && children.length === 0 && properties['ariaLabel'])
    return [text(String(properties['ariaLabel']))];
  if (has('code-fold-label')) return [];
  if (has('code-fold')) return children;
  if (labels.some(has)) return [element('p', [element('strong', children)])];
  if (has('admonition')) return [element('blockquote', children)];
  // Their signs are drawn by the stylesheet.
  if (has('line') && has('added')) return [element('ins', children)];
  if (has('line') && has('removed')) return [element('del', children)];
  return [node];
}

function isHidden({ properties }: Element): boolean {
  const { hidden, ariaHidden } = properties;
  return hidden === true || hidden === '' || ariaHidden === 'true';
}

/** Shows the TeX alone, since feed readers without MathML would show letters and TeX side by side. */
function formula(node: Element): readonly ElementContent[] {
  const tex = annotation(node);
  if (tex === undefined) return [node];
  const code = element('code', [text(tex)]);
  return [node.properties['display'] === 'block' ? element('p', [code]) : code];
}

function annotation(node: Element): string | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const [inner] = child.children;
    if (child.properties['encoding'] === 'application/x-tex' && inner?.type === 'text') return inner.value;
    const found = annotation(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
