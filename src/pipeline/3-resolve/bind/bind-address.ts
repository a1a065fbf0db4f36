// An address in the navbar, the footer or a sidebar to a route or an outer address.
import type { Link } from '#model/document';
import type { Place } from '#model/place';
import { printTarget } from '#model/redirect';
import type { Route } from '#model/route';
import type { Context } from '../../context/context.ts';
import { isOuter } from './address-parts.ts';
import type { Compose } from './compose.ts';
import type { Destinations } from './destinations.ts';
import { findLink } from './find-target.ts';
import { idsOf, isBroken } from './known-ids.ts';
import { reportAnchor } from './report-anchor.ts';
import { reportFault } from './report-fault.ts';
import { reportMissing } from './report-missing.ts';

/** `base` is what the address is written with, where that is printed as it is written. */
export type BindAddress = (href: string, place: Place, base?: string) => Route | string | undefined;

/** An address and where it is written. */
export type WrittenAddress = Pick<Link, 'target' | 'place'>;

/**
 * Addresses there start from the site's root: `docs/intro.md` is a file of it, `/intro` a route. `later` is given those with a
 * scheme or a host, where it is not known yet which redirects lead on from addresses of the site.
 */
export function addressBinder(
  context: Context,
  destinations: Destinations,
  compose: Compose,
  later?: (address: WrittenAddress) => void,
): BindAddress {
  return (href, place, base) => {
    const origin = { file: '', contentFolder: '', path: '/' };
    if (later && isOuter(href)) {
      later({ target: href, place });
      return href;
    }
    reportFault(context, { target: href, place }, false);
    const own = base === undefined ? undefined : { prefix: base.slice(0, -1), below: href.slice(base.length - 1) };
    const found = findLink(own?.below ?? href, origin, destinations);
    if (found.kind !== 'target') {
      const missing = found.kind === 'missing' && own ? { ...found, own } : found;
      reportMissing(context, { kind: 'link', target: href, place }, missing, origin, destinations);
      return undefined;
    }
    const { target, hash, page } = found;
    const ids = idsOf(compose, page);
    if (isBroken(hash, ids)) reportAnchor(context, { target: href, hash, ids: ids ?? [], place, fixable: false });
    if (target.kind === 'url') return target.url;
    if (target.kind === 'route') return hash === undefined ? target.route : { ...target.route, anchor: hash };
    // A file has no slash at its end, wherever pages have one.
    return target.served === undefined ? undefined : printTarget(target, context.config.settings);
  };
}
