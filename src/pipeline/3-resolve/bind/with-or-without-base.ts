// An address that may begin with the base of the site to what it leads to.
import { printTarget } from '#model/redirect';
import { routeKey } from '#model/route';
import type { Destinations } from './destinations.ts';
import type { Found } from './found.ts';
import { pathOf } from './suggest.ts';

/**
 * Docusaurus adds no base to an address that has it. Where pages of their own stand at both readings, that with the base counts,
 * and the other is named in `rival`.
 */
export function withOrWithoutBase(
  address: string,
  { baseUrl, table }: Pick<Destinations, 'baseUrl' | 'table'>,
  find: (address: string) => Found,
): Found {
  const asWritten = find(address);
  const below = belowBase(address, baseUrl);
  if (below === undefined) return asWritten;
  const found = find(below);
  if (asWritten.kind === 'target') {
    // Files are looked for before addresses, and there the base does not count.
    if (found.kind !== 'target' || isFile(asWritten)) return asWritten;
    const [own, other] = [found, asWritten].map(addressOf);
    return own === undefined || other === undefined || own === other ? found : { ...found, rival: other };
  }
  if (found.kind !== 'missing') return found;
  // Where routes begin like the base, one of those is the likelier reading.
  if (asWritten.kind === 'draft' || found.wanted !== 'route' || table.hasRoutesBelow(baseUrl)) return asWritten;
  return { ...found, own: { prefix: baseUrl.slice(0, -1), below } };
}

/** What follows the base, with a `/` at its start; undefined for an address without it. */
function belowBase(address: string, baseUrl: string): string | undefined {
  const bare = baseUrl.slice(0, -1);
  if (bare === '' || !address.startsWith(bare)) return undefined;
  if (pathOf(address) === bare) return `/${address.slice(bare.length)}`;
  return address.startsWith(baseUrl) ? address.slice(bare.length) : undefined;
}

function isFile({ target, page }: Extract<Found, { kind: 'target' }>): boolean {
  return target.kind === 'asset' && page === undefined;
}

function addressOf(found: Found): string | undefined {
  if (found.kind !== 'target') return undefined;
  const printed = printTarget(found.target, { baseUrl: '/', trailingSlash: undefined });
  return found.target.kind === 'route' ? routeKey(pathOf(printed)) : printed;
}
