// Tells what readers of a page's text are meant to read from what stands beside it.
import type { Element } from 'hast';

const unread = new Set(
  'button canvas datalist dialog head link meta nav noscript object script select source style template textarea track'.split(
    ' ',
  ),
);

/** Visually hidden labels, anchors, the parts of a listing's layout beside its content, and labels of lines among others. */
const furniture: ReadonlySet<unknown> = new Set([
  'visually-hidden',
  'heading-anchor',
  'data-footnote-backref',
  'version-badge',
  'skip-link',
  'code-fold-label',
]);

/** False for controls, for what is hidden, and for what the theme adds to a page's content. */
export function isContent({ tagName, properties }: Element): boolean {
  if (unread.has(tagName)) return false;
  for (const name in properties) {
    const value = properties[name];
    switch (name) {
      case 'className':
      case 'class':
        if (classesOf(value).some((one) => furniture.has(one))) return false;
        break;
      case 'ariaHidden':
      case 'aria-hidden':
        if (value === 'true') return false;
        break;
      case 'hidden':
        if (value !== undefined && value !== null && value !== false) return false;
    }
  }
  return true;
}

function classesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(/\s+/) : [];
}
