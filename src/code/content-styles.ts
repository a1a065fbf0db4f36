// Prints the `style` attributes of content as rules of one stylesheet, because a strict CSP forbids such attributes.

import { digestOf } from '#files/digest';
import { compareText } from '#model/place';
import { joinPath } from '#model/route';

/** A class name derived from the declarations alone: equal declarations share a class. */
export function styleClass(declarations: string): string {
  return `s-${digestOf(declarations).slice(0, 10)}`;
}

/** Root-relative addresses get the site's base. */
export function printStyles(styles: Iterable<string>, baseUrl: string): string {
  const rules = [...new Set(styles)].map((declarations) => {
    const based = declarations.replace(/(url\(\s*["']?)(\/(?!\/)[^"')\s]*)/gi, (_, open: string, address: string) =>
      address.startsWith(baseUrl) ? `${open}${address}` : `${open}${joinPath(baseUrl, address)}`,
    );
    // Raises specificity: a site's selectors must not override these rules, as they could not override an attribute.
    return `.${styleClass(declarations)}:not(#\\#){${based}}\n`;
  });
  return rules.sort(compareText).join('');
}
