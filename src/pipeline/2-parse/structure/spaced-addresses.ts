// Reports links that are shown as text, because a space ends their addresses.
import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import { cutAt } from '#kit/without-marks';
import { namedVariable } from '#model/variants';
import type { Structure } from './collect.ts';

/** The rest of a link after its text; a title may follow the address. */
const destination =
  /(?<!\\)\]\([ \t]*([^()<>\s][^()<>\n]{0,500}?)[ \t]{0,9}(?:[ \t]"[^"\n]{0,500}"|[ \t]'[^'\n]{0,500}')?[ \t]{0,9}\)/g;
const file = /\.(?:mdx?|html?|pdf|zip|png|jpe?g|gif|svg|webp|avif|mp4|webm|json|ya?ml|csv|txt)$/i;

export function reportSpacedAddresses({ reporter, config }: Context, { text, file: path, texts }: Structure): void {
  const { interpolate } = config.settings.markdown;
  const lines = new LineIndex(text);
  const told = new Set<number>();
  for (const { node, parent } of texts) {
    if (!node.value.includes('](')) continue;
    const from = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? from;
    // In MDX, the name of a variable is a node of its own, which ends the text.
    const source = text.slice(from, interpolate ? Math.max(end, parent.position?.end.offset ?? end) : end);
    for (const match of source.matchAll(destination)) {
      const [whole, address = ''] = match;
      if (from + match.index >= end) break;
      const compact = interpolate ? address.replace(namedVariable, '{{$1}}') : address;
      const isNamed = compact !== address && /^[^\s`]+$/.test(compact);
      const isInText = from + match.index + whole.length <= end;
      if (!isNamed && !(isInText && /[ \t]/.test(address) && isAddress(address))) continue;
      const start = from + match.index + whole.indexOf(address, 2);
      if (told.has(start)) continue;
      told.add(start);
      const place = lines.place(path, start, start + address.length);
      const isImage = source.lastIndexOf('![', match.index) > source.lastIndexOf(']', match.index - 1);
      const better = isNamed ? compact : `<${address}>`;
      reporter.report({
        code: 'parse/spaced-address',
        message: `this ${isImage ? 'image' : 'link'} is shown as text, because an address ends at the first space`,
        help: isNamed
          ? `Write the names of variables without spaces: \`${compact}\`.`
          : `Put the address in angle brackets, \`${better}\`, or write \`%20\` for each space.`,
        place,
        fix: { title: `write "${better}"`, place, replaces: address, text: better },
      });
    }
  }
}

/** Parentheses after brackets may contain ordinary words. */
function isAddress(text: string): boolean {
  const [path, suffix] = cutAt(text, '?#');
  return /^(?:\.{1,2}\/|\/(?!\s)|@site\/)/.test(text) || (file.test(path) && !/\s/.test(suffix));
}
