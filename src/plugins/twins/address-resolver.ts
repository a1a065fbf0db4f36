// Makes the addresses that a page uses absolute.
import { parseUrl } from 'slodocs/kit';

/**
 * Links lead to pages, not to their twins: readers of a twin can follow and cite them, anchors work, and `.md` appended to an
 * address leads back. `page` is the page's own address.
 */
export function addressResolver(origin: string, page: string): (address: string) => string {
  return (address) => {
    if (address.startsWith('#')) return address === '#' ? page : `${page}${address}`;
    if (address.startsWith('/') && !address.startsWith('//')) return `${origin}${address}`;
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
    return parseUrl(address, page)?.href ?? address;
  };
}
