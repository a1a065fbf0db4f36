// Reports text that was meant as a link or an image, but has a space in its address.

import type { Context } from '#context/context';
import { cutAt } from '#model/cut';
import { LineIndex } from '#model/line-index';
import type { Structure } from './collect.ts';

/** The rest of a link after its text; a title may follow the address. */
const destination =
  /(?<!\\)\]\([ \t]*([^()<>\s][^()<>\n]{0,500}?)[ \t]{0,9}(?:[ \t]"[^"\n]{0,500}"|[ \t]'[^'\n]{0,500}')?[ \t]{0,9}\)/g;
const file = /\.(?:mdx?|html?|pdf|zip|png|jpe?g|gif|svg|webp|avif|mp4|webm|json|ya?ml|csv|txt)$/i;

export function reportSpacedAddresses({ reporter }: Context, { text, file: path, texts }: Structure): void {
  const lines = new LineIndex(text);
  for (const { node } of texts) {
    if (!node.value.includes('](')) continue;
    const from = node.position?.start.offset ?? 0;
    const source = text.slice(from, node.position?.end.offset);
    for (const match of source.matchAll(destination)) {
      const [whole, address = ''] = match;
      if (!/[ \t]/.test(address) || !isAddress(address)) continue;
      const start = from + match.index + whole.indexOf(address, 2);
      const place = lines.place(path, start, start + address.length);
      const isImage = source.lastIndexOf('![', match.index) > source.lastIndexOf(']', match.index - 1);
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
  const [path, suffix] = cutAt(text, '?#');
  return /^(?:\.{1,2}\/|\/(?!\s)|@site\/)/.test(text) || (file.test(path) && !/\s/.test(suffix));
}
