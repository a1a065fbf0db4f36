// Prints head elements as HTML.
import type { HeadElement } from '#model/theme';
import { escapeAttribute, escapeText } from '../html/target-url.ts';

/** Prints elements in order. The text of a script cannot close it. */
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

/** Escapes every `<` in data, but in code only where it would close the script. */
function scriptText(type: string | true | undefined, text: string): string {
  return text.replace(/json$/i.test(String(type)) ? /</g : /<(?=[/!])/g, '\\u003c');
}
