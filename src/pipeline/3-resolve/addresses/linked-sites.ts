// Finds pages of other sites by addresses that begin with the name of a site, such as `api:guide/install`.
import { cutAt } from '#kit/without-marks';
import { type LinkedSite, type SiteIndex, splitSiteAddress } from '#model/linked-site';
import { encodePath, joinPath, routeKey } from '#model/route';
import { createFinder, type Finder } from '../likeliest.ts';
import { type Found, missing, splitAddress, url } from './found.ts';

/** Undefined for an address that does not begin with the name of a linked site. */
export type FindThere = (address: string) => Found | undefined;

interface Readable extends LinkedSite {
  /** The paths of pages and redirects by their keys. */
  readonly byKey: ReadonlyMap<string, string>;
  readonly like: Finder;
}

export function linkedSiteFinder(sites: readonly LinkedSite[]): FindThere {
  const byName = new Map(sites.map((site) => [site.name, readable(site)]));
  return (address) => {
    const { name = '', rest = '' } = splitSiteAddress(address) ?? {};
    const site = byName.get(name);
    return site && findThere(site, rest);
  };
}

function readable(site: LinkedSite): Readable {
  const { pages = {}, redirects = {} } = site.index ?? {};
  const paths = [...Object.keys(redirects), ...Object.keys(pages)];
  return {
    ...site,
    byKey: new Map(paths.map((path) => [routeKey(path), path])),
    like: createFinder(() => Object.keys(pages)),
  };
}

function findThere({ name, index, home, byKey, like }: Readable, rest: string): Found {
  const parts = splitAddress(rest);
  const path = joinPath('/', parts.path);
  // Without its index nothing is known of the site, which was reported.
  if (!index) return url(home === undefined ? `${name}:${rest}` : home + encodePath(path).slice(1) + parts.suffix);
  const found = byKey.get(routeKey(path));
  const own = cutAt(rest, '?#')[1];
  const written = (to: string): string => `${name}:${encodePath(parts.path.startsWith('/') ? to : to.slice(1))}${own}`;
  if (found === undefined) {
    const there = { name, at: addressOf(index, path), choices: like(path).map(written) };
    return { ...missing('route', parts, path), there };
  }
  const leadsTo = index.pages[found] === undefined ? index.redirects[found] : undefined;
  const heir = leadsTo === undefined ? undefined : cutAt(leadsTo, '?#');
  const moved = heir && (leadsTo?.startsWith('/') ? written(heir[0]) : leadsTo);
  const page = heir ? byKey.get(routeKey(heir[0])) : found;
  // The anchor of a redirect is replaced by that of its target, where it has one.
  const ids = heir?.[1].includes('#') || page === undefined ? undefined : (index.pages[page] ?? undefined);
  const there = { ids, ...(moved === undefined ? {} : { moved }) };
  const target = { kind: 'url', url: addressOf(index, found) + parts.suffix } as const;
  return { kind: 'target', target, hash: parts.hash, there };
}

/** A language may have a host of its own. */
function addressOf({ url, base, languages }: SiteIndex, path: string): string {
  const folder = Object.keys(languages).find((one) => path.startsWith(one) || `${path}/` === one);
  const start = folder === undefined ? url + base : (languages[folder] ?? '');
  return start + encodePath(path.slice(folder?.length ?? 1));
}
