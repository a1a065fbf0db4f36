// Checks links and images in HTML of the configuration or a sidebar, which is printed unchanged.
import type { Place } from '#model/place';
import type { BindAddress } from './bind-address.ts';
import { isOuter } from './found.ts';

/** A tag or a value that is never closed runs to the end, for it would be read again from each tag in it. */
const tag = /<(?:a|img)(?=\s)((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*)/gi;
const attribute = /(?<![^\s"'=<>/])([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Addresses in it include the base. One outside the base belongs to another site, and a relative one depends on the page. */
export function checkHtml(html: string, place: Place, bindAddress: BindAddress, baseUrl: string): void {
  for (const [, attributes = ''] of html.matchAll(tag)) {
    const found = [...attributes.matchAll(attribute)].find(([, name = '']) => /^(?:href|src)$/i.test(name));
    const address = (found?.[2] ?? found?.[3] ?? found?.[4] ?? '').replaceAll('&amp;', '&');
    if (isOuter(address)) bindAddress(address, place, undefined, true);
    else if (address.startsWith(baseUrl)) bindAddress(address, place, baseUrl);
  }
}
