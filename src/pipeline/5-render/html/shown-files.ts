// Finds addresses that a browser loads for elements of printed HTML: images, videos, frames.

import { readAttribute } from '#kit/printed-links';

const tag = /<(?:img|source|video|audio|track|iframe|embed|object|image|use)\s((?:[^>"]|"[^"]*(?:"|$))*)/g;
const attribute = /(?:^|\s)(src|srcset|poster|data|href|xlink:href)="([^"]*)"/gi;

/** As browsers read them; every attribute is printed in double quotes. */
export function shownIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, attributes = ''] of html.matchAll(tag)) {
    for (const [, name = '', printed = ''] of attributes.matchAll(attribute)) {
      const value = readAttribute(printed);
      const addresses =
        name.toLowerCase() === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? '') : [value];
      for (const address of addresses) found.add(address);
    }
  }
  return found;
}
