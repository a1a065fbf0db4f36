// Finds the target of an address that may or may not include the base.
import { printTarget } from '#model/redirect';
import { joinPath, routeKey } from '#model/route';
import type { Destinations } from './destinations.ts';
import type { Found } from './found.ts';
import { pathOf } from './suggest.ts';

/**
 * As in Docusaurus, an address that has the base gets none added. Where both readings are pages, the one with the base wins, and
 * the other is in `rival`.
 */
export function withOrWithoutBase(
  address: string,
  { baseUrl, languagePath, table }: Pick<Destinations, 'baseUrl' | 'languagePath' | 'table'>,
  find: (address: string) => Found,
): Found {
  const asWritten = find(address);
  // Where the site has a base, generators that add it by themselves have only the language in written addresses.
  const base = [baseUrl, languagePath].find((one) => belowBase(address, one) !== undefined) ?? '/';
  const below = belowBase(address, base);
  if (below === undefined) return asWritten;
  const found = find(below);
  if (asWritten.kind === 'target') {
    // Files come before addresses, and have no base.
    if (found.kind !== 'target' || isFile(asWritten)) return asWritten;
    const [own, other] = [found, asWritten].map(addressOf);
    return own === undefined || other === undefined || own === other ? found : { ...found, rival: other };
  }
  if (found.kind !== 'missing') return found;
  // Where routes begin with the base as well, the address is probably one of those.
  if (asWritten.kind === 'draft' || found.wanted !== 'route' || table.hasRoutesBelow(base)) return asWritten;
  return { ...found, own: { prefix: base.slice(0, -1), below } };
}

/**
 * The address without base of a relative one, as browsers read it from a page in `folder`: on a site with a base, `../` can lead
 * above it and back. One that leads to another site on the host stops at the root.
 */
export function fromPage(path: string, folder: string, baseUrl: string): string {
  return belowBase(joinPath(baseUrl, folder, path), baseUrl) ?? joinPath(folder, path);
}

/** The rest after the base, with a leading `/`; undefined for an address without it. */
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
