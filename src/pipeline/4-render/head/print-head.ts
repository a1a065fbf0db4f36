// Elements of the head to HTML.
import type { HeadElement } from '#model/theme';
import { escapeAttribute, escapeText } from '../body/target-url.ts';

/** Prints elements in the order given. The text of a script cannot end it. */
export function printHead(elements: readonly HeadElement[]): string {
  return elements.map(printElement).join('\n');
}

function printElement({ tag, attributes, children }: HeadElement): string {
  const printed = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  const open = `<${tag}${printed.join('')}>`;
  if (tag === 'meta' || tag === 'link') return open;
  const text = tag === 'script' ? (children ?? '').replace(/<(?=[/!])/g, '\\u003c') : escapeText(children ?? '');
  return `${open}${text}</${tag}>`;
}
