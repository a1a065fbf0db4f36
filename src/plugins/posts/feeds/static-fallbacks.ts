// Replaces interactive elements by static ones for feed readers.
import type { Element, ElementContent } from 'hast';

/** Elements that work only on the page, or mean nothing without a script. */
const tools = /^(?:base|button|canvas|link|meta|script|select|style|template|textarea)$/;

/** The theme's elements that serve only the page. */
const ofThePage = ['heading-anchor', 'data-footnote-backref'];

/** Labels of parts, which the site's styles set apart. */
const labels = ['tab-label', 'admonition-title', 'code-block-title'];

export function withoutFurniture(node: Element): readonly ElementContent[] {
  const { tagName, properties, children } = node;
  const has = (name: string): boolean => [properties['className']].flat().includes(name);
  if (tools.test(tagName) || isHidden(node) || ofThePage.some(has)) return [];
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
