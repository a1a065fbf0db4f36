// The links and images in HTML that the configuration or a sidebar holds, checked. It is printed as it is written.
import type { Place } from '#model/place';
import { isOuter } from './address-parts.ts';
import type { BindAddress } from './bind-address.ts';

const attribute = /<(?:a|img)(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*?\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** Addresses there hold the base. One beside the base is another site's, and one without a slash counts from every page. */
export function checkHtml(html: string, place: Place, bindAddress: BindAddress, baseUrl: string): void {
  for (const [, double, single, bare] of html.matchAll(attribute)) {
    const address = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
    if (isOuter(address)) bindAddress(address, place);
    else if (address.startsWith(baseUrl)) bindAddress(address, place, baseUrl);
  }
}
