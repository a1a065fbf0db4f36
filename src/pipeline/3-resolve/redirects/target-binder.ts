// Binds redirect targets, through chains of redirects, to a page, a file or an external address.
import type { Context } from '#context/context';
import { cutAt } from '#kit/without-marks';
import type { PlacedPage, Target } from '#model/page';
import { type Redirect, redirectKey } from '#model/redirect';
import type { Settings } from '#model/settings';
import { idsOf, isBroken, reportAmbiguous } from '../addresses/bind-address.ts';
import type { Destinations } from '../addresses/destinations.ts';
import { findLink } from '../addresses/find-target.ts';
import { isOuter, type Missing, type Origin, type There } from '../addresses/found.ts';
import { reportAnchor } from '../addresses/report-anchor.ts';
import type { Compose } from '../compose.ts';
import { joinSuffixes, outerAddress } from './outer-targets.ts';
import { reportOverFile, reportOverPage, reportSource } from './report-source.ts';
import { placeOfTarget, reportChain, reportLoop, reportTarget } from './report-target.ts';

/** Targets are relative to the site's root. */
const origin: Origin = { file: '', contentFolder: '', path: '/' };

interface Heir {
  readonly target: Target;
  readonly page?: PlacedPage | undefined;
}

/** Reports each redirect only once. Undefined for one without a valid target. */
export function targetBinder(
  context: Context,
  sources: SourceTable,
  destinations: Destinations,
  compose: Compose,
): (redirect: Redirect) => Target | undefined {
  const known = new Map<Redirect, Heir | undefined>();
  const bind = (redirect: Redirect, way: readonly Redirect[]): Heir | undefined => {
    if (known.has(redirect)) return known.get(redirect);
    const circle = way.indexOf(redirect);
    if (circle !== -1) {
      reportLoop(context, way.slice(circle));
      for (const one of way) known.set(one, undefined);
      return undefined;
    }
    const heir = follow(redirect, [...way, redirect]);
    known.set(redirect, heir);
    return heir;
  };

  const follow = (redirect: Redirect, way: readonly Redirect[]): Heir | undefined => {
    const outer = destinations.there(redirect.to);
    if (outer) {
      if (outer.kind === 'target') return checked(redirect, outer.target, undefined, outer.hash, outer.there);
      reportTarget(context, redirect, outer, origin, destinations);
      return undefined;
    }
    if (isOuter(redirect.to)) {
      const url = outerAddress(redirect.to, context.config.settings.baseUrl);
      if (url === undefined) reportTarget(context, redirect, 'scheme', origin, destinations);
      return url === undefined ? undefined : { target: { kind: 'url', url } };
    }
    const found = findLink(redirect.to, origin, destinations);
    reportAmbiguous(context, redirect.to, found, placeOfTarget(context, redirect));
    if (found.kind === 'target' && isPublic(found.target)) return checked(redirect, found.target, found.page, found.hash);
    const next = found.kind === 'missing' ? sources.get(redirectKey(found.path))?.[0] : undefined;
    if (next && found.kind === 'missing' && found.wanted === 'route') return chained(redirect, next, way);
    reportTarget(context, redirect, found.kind === 'target' ? nowhere(redirect) : found, origin, destinations);
    return undefined;
  };

  const chained = (redirect: Redirect, next: Redirect, way: readonly Redirect[]): Heir | undefined => {
    const heir = bind(next, way);
    if (!heir) return undefined;
    reportChain(context, redirect, next, heir.target);
    const { target, page } = heir;
    const [, own] = cutAt(redirect.to, '?#');
    if (target.kind === 'url') return { target: { ...target, url: joinSuffixes(target.url, own) } };
    const suffix = joinSuffixes(target.suffix, own);
    const hash = cutAt(suffix, '#')[1].slice(1) || undefined;
    return checked(redirect, { ...target, suffix }, page, hash && decodeURIComponent(hash));
  };

  const checked = (
    redirect: Redirect,
    target: Target,
    page: PlacedPage | undefined,
    hash: string | undefined,
    there?: There,
  ): Heir => {
    const ids = there ? there.ids : idsOf(compose, page);
    const place = placeOfTarget(context, redirect);
    if (isBroken(hash, ids))
      reportAnchor(context, { link: { target: redirect.to, place }, hash, ids: ids ?? [], fixable: false });
    return { target: target.kind === 'url' ? target : { ...target, suffix: joinSuffixes(target.suffix, '') }, page };
  };

  return (redirect) => bind(redirect, [])?.target;
}

/** False for a file that only content names, which has no public address of its own. */
function isPublic(target: Target): boolean {
  return target.kind === 'route' || (target.kind === 'asset' && target.served !== undefined);
}

function nowhere({ to }: Redirect): Missing {
  return { kind: 'missing', wanted: 'asset', written: to, path: to };
}

/** A source has several redirects only if each is explicit. */
type SourceTable = ReadonlyMap<string, readonly Redirect[]>;

export function claimSources(context: Context, written: readonly Redirect[], destinations: Destinations): SourceTable {
  const sources = new Map<string, Redirect[]>();
  for (const redirect of written) {
    const { from, rule } = redirect;
    if (!isPath(from)) {
      reportSource(context, redirect);
      continue;
    }
    const key = redirectKey(from);
    const page = ownPage(key, context.config.settings, destinations);
    const file = page ? undefined : destinations.served(key);
    if (page || file) {
      if (rule === undefined && page) reportOverPage(context, redirect, page);
      else if (rule === undefined && file) reportOverFile(context, redirect, file);
      continue;
    }
    const others = sources.get(key);
    if (!others) sources.set(key, [redirect]);
    else if (rule === undefined) {
      if (others[0]?.rule === undefined) others.push(redirect);
      else sources.set(key, [redirect]);
    }
  }
  return sources;
}

function isPath(from: string): boolean {
  return /^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(from) && !from.split('/').some((segment) => segment === '.' || segment === '..');
}

/** `/a.html` differs from the page `/a`, unless it is that page's own file. */
export function ownPage(
  key: string,
  { trailingSlash }: Pick<Settings, 'trailingSlash'>,
  { page }: Pick<Destinations, 'page'>,
): PlacedPage | undefined {
  const found = page(key);
  const isOwn = !key.endsWith('.html') || trailingSlash === false || found?.route.path.endsWith('.html');
  return isOwn ? found : undefined;
}
