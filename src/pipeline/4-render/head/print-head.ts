// Prints elements of the head.
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
  const text = tag === 'script' ? scriptText(attributes['type'], children ?? '') : escapeText(children ?? '');
  return `${open}${text}</${tag}>`;
}

/** Data is read alike without a single `<`; in code one may compare. */
function scriptText(type: string | true | undefined, text: string): string {
  return text.replace(/json$/i.test(String(type)) ? /</g : /<(?=[/!])/g, '\\u003c');
}
