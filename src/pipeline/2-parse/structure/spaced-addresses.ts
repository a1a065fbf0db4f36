// Reports text that was meant as a link or an image, but has a space in its address.

import type { Context } from '#context/context';
import { LineIndex } from '#model/line-index';
import type { Structure } from './collect.ts';

/** The rest of a link after its text; a title may follow the address. */
const destination = /(?<!\\)\]\([ \t]*([^()<>\s][^()<>\n]*?)[ \t]*(?:[ \t]"[^"\n]*"|[ \t]'[^'\n]*')?[ \t]*\)/g;
const file = /\.(?:mdx?|html?|pdf|zip|png|jpe?g|gif|svg|webp|avif|mp4|webm|json|ya?ml|csv|txt)(?:[?#]\S*)?$/i;

export function reportSpacedAddresses({ reporter }: Context, { text, file: path, texts }: Structure): void {
  for (const { node } of texts) {
    if (!node.value.includes('](')) continue;
    const from = node.position?.start.offset ?? 0;
    const source = text.slice(from, node.position?.end.offset);
    for (const match of source.matchAll(destination)) {
      const [whole, address = ''] = match;
      if (!/[ \t]/.test(address) || !isAddress(address)) continue;
      const start = from + match.index + whole.indexOf(address, 2);
      const place = new LineIndex(text).place(path, start, start + address.length);
      const isImage = /!\[[^\]]*$/.test(text.slice(0, from + match.index));
      reporter.report({
        code: 'parse/spaced-address',
        message: `this is no ${isImage ? 'image' : 'link'}, but text: an address ends at the first space`,
        help: `Put the address in angle brackets, \`<${address}>\`, or write \`%20\` for each space.`,
        place,
        fix: { title: `write "<${address}>"`, place, replaces: address, text: `<${address}>` },
      });
    }
  }
}

/** Parentheses after brackets may contain ordinary words. */
function isAddress(text: string): boolean {
  return /^(?:\.{1,2}\/|\/(?!\s)|@site\/)/.test(text) || file.test(text);
}
