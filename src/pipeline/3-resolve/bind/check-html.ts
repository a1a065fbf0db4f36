// Checks links and images in HTML of the configuration or a sidebar, which is printed unchanged.
import type { Place } from '#model/place';
import { isOuter } from './address-parts.ts';
import type { BindAddress } from './bind-address.ts';

const attribute = /<(?:a|img)(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*?\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** Addresses in it include the base. One outside the base belongs to another site, and a relative one depends on the page. */
export function checkHtml(html: string, place: Place, bindAddress: BindAddress, baseUrl: string): void {
  for (const [, double, single, bare] of html.matchAll(attribute)) {
    const address = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
    if (isOuter(address)) bindAddress(address, place);
    else if (address.startsWith(baseUrl)) bindAddress(address, place, baseUrl);
  }
}
