// Separates the elements that React put before rendered HTML because they belong into the head.
import type { HeadElement } from '#model/theme';

export interface Hoisted {
  readonly elements: readonly HeadElement[];
  readonly html: string;
}

/** Attributes are printed with double quotes, and no `<` is left in a title. */
const first = /^<(link|meta|title)((?:\s[^\s="<>]+="[^"]*")*)(?:\/>|>([^<]*)<\/title>)/;

/** React prints `<title>`, `<meta>`, `<link>` and preloads of images first, wherever a component has them. */
export function takeHoisted(html: string): Hoisted {
  const elements: HeadElement[] = [];
  let rest = html;
  for (let match = first.exec(rest); match; match = first.exec(rest)) {
    const [whole, tag, attributes = '', text] = match;
    const children = text === undefined ? {} : { children: plainText(text) };
    elements.push({ tag: tag as HeadElement['tag'], attributes: readAttributes(attributes), ...children });
    rest = rest.slice(whole.length);
  }
  return { elements, html: rest };
}

function readAttributes(printed: string): Record<string, string> {
  const found = printed.matchAll(/\s([^\s="]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name.toLowerCase(), plainText(value)]));
}

/** Undoes what React escapes. */
function plainText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
