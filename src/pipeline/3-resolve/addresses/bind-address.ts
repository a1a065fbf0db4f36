// Binds an address in the navbar, the footer or a sidebar to a route or an external address.

import type { Context } from '#context/context';
import { formIn } from '#kit/normal-form';
import type { Link } from '#model/document';
import type { Place } from '#model/place';
import { printTarget } from '#model/redirect';
import type { Route } from '#model/route';
import type { Compose } from '../compose.ts';
import type { Destinations } from './destinations.ts';
import { findLink, findLinkBelow } from './find-target.ts';
import type { Origin } from './found.ts';
import { idsOf, isBroken, withOwnId } from './known-ids.ts';
import { reportAmbiguous } from './report-ambiguous.ts';
import { reportAnchor } from './report-anchor.ts';
import { reportDraft } from './report-draft.ts';
import { reportFault } from './report-fault.ts';
import { reportMissing } from './report-missing.ts';

/** `base` is a prefix that the address certainly has. A broken address is reported, and printed as written. */
export type BindAddress = (href: string, place: Place, base?: string) => Route | string;

/** An address and its place. */
export type WrittenAddress = Pick<Link, 'target' | 'place'>;

/** Resolves these addresses from the site's root, with what `from` adds: `docs/intro.md` is a file, `/intro` a route. */
export function addressBinder(
  context: Context,
  destinations: Destinations,
  compose: Compose,
  from: Pick<Origin, 'meansLast'> = {},
): BindAddress {
  return (href, place, base) => {
    const origin = { file: '', contentFolder: '', path: '/', ...from };
    reportFault(context, { target: href, place }, false);
    const own = base === undefined ? undefined : { prefix: base.slice(0, -1), below: href.slice(base.length - 1) };
    const found = own ? findLinkBelow(own.below, origin, destinations) : findLink(href, origin, destinations);
    if (found.kind !== 'target') {
      const missing = found.kind === 'missing' && own ? { ...found, own } : found;
      reportMissing(context, { kind: 'link', target: href, place }, missing, origin, destinations);
      return href;
    }
    reportAmbiguous(context, href, found, place);
    const { hash, page } = found;
    reportDraft(context, { target: href, place }, page);
    const ids = idsOf(compose, page);
    const target = withOwnId(found.target, hash, ids);
    if (isBroken(hash, ids)) reportAnchor(context, { link: { target: href, place }, hash, ids: ids ?? [], fixable: false });
    if (target.kind === 'url') {
      destinations.noteOuter(target.url, place);
      return target.url;
    }
    if (target.kind === 'route') {
      if (!page || target.suffix.startsWith('?')) return printTarget(target, context.config.settings);
      return hash === undefined ? target.route : { ...target.route, anchor: (ids && formIn(hash, ids)) ?? hash };
    }
    // A file has no trailing slash, even where pages have one.
    if (target.served !== undefined) return printTarget(target, context.config.settings);
    reportUnserved(context, href, place);
    return href;
  };
}

/** A file outside the static folders is published only where content names it, under a hashed name. */
function reportUnserved({ reporter }: Context, href: string, place: Place): void {
  reporter.report({
    code: 'resolve/broken-link',
    message: `the file "${href}" has no address of its own`,
    help: 'Move it to a static folder, and name it from there.',
    place,
  });
}
