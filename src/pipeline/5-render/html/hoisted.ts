// Separates the head elements that React hoists in front of rendered HTML.
import { readAttribute } from '#kit/printed-html';
import type { HeadElement } from '#model/theme';

export interface Hoisted {
  readonly elements: readonly HeadElement[];
  readonly html: string;
}

/** Attributes are double-quoted, and a title contains no `<`. */
const first = /^<(link|meta|title)((?:\s[^\s="<>]+="[^"]*")*)(?:\/>|>([^<]*)<\/title>)/;

/** React hoists `<title>`, `<meta>`, `<link>` and image preloads to the front, wherever a component renders them. */
export function extractHoisted(html: string): Hoisted {
  const elements: HeadElement[] = [];
  let rest = html;
  for (let match = first.exec(rest); match; match = first.exec(rest)) {
    const [whole, tag, attributes = '', text] = match;
    const children = text === undefined ? {} : { children: readAttribute(text) };
    elements.push({ tag: tag as HeadElement['tag'], attributes: readAttributes(attributes), ...children });
    rest = rest.slice(whole.length);
  }
  return { elements, html: rest };
}

function readAttributes(printed: string): Record<string, string> {
  const found = printed.matchAll(/\s([^\s="]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name.toLowerCase(), readAttribute(value)]));
}
