// Finds the sources that a stylesheet or a list of declarations loads from, for the CSP.
import { isOwnSource, type Sources, sourceOf } from '#model/policy';

const addresses =
  /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|@font-face\s*\{[^{}]*\}|url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/gi;
const fontAddress = /url\(\s*["']?([^"')\s]+)/gi;

export function cssSources(css: string): Sources {
  const found = new Map<string, Set<string>>();
  const add = (directive: string, address: string): void => {
    const source = sourceOf(address, directive);
    if (source === undefined || isOwnSource(directive, source)) return;
    const known = found.get(directive) ?? new Set();
    found.set(directive, known.add(source));
  };
  for (const [whole, sheet, ...quoted] of css.matchAll(addresses)) {
    const image = quoted.find((text) => text !== undefined);
    if (sheet !== undefined) add('style-src', sheet);
    else if (image !== undefined) add('img-src', image);
    else for (const [, font = ''] of whole.matchAll(fontAddress)) add('font-src', font);
  }
  return Object.fromEntries([...found].map(([directive, sources]) => [directive, [...sources]]));
}
