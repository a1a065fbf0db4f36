// The `style` attributes of content to rules of one stylesheet: a strict policy allows no attributes of that kind.

import { digestOf } from '#files/digest';
import { compareText } from '#model/place';
import { joinPath } from '#model/route';

/** Follows from the declarations alone: whoever writes the same gets the same class. */
export function styleClass(declarations: string): string {
  return `s-${digestOf(declarations).slice(0, 10)}`;
}

/** Addresses from the root of the site get its base. */
export function printStyles(styles: Iterable<string>, baseUrl: string): string {
  const rules = [...new Set(styles)].map((declarations) => {
    const based = declarations.replace(/(url\(\s*["']?)(\/(?!\/)[^"')\s]*)/gi, (_, open: string, address: string) =>
      address.startsWith(baseUrl) ? `${open}${address}` : `${open}${joinPath(baseUrl, address)}`,
    );
    // No selector of a site outweighs an attribute, and none should outweigh this.
    return `.${styleClass(declarations)}:not(#\\#){${based}}\n`;
  });
  return rules.sort(compareText).join('');
}
