// Binds the redirects that plugins added: each source once, with an existing target.

import type { Context } from '#context/context';
import type { PlacedPage } from '#model/page';
import { compareText } from '#model/place';
import { type BoundRedirect, printTarget, type Redirect, redirectKey } from '#model/redirect';
import type { PlacedSite } from '#model/site';
import type { Destinations, Reachable } from '../addresses/destinations.ts';
import type { Compose } from '../compose.ts';
import { gather } from './gather.ts';
import { reportLetterCase } from './letter-case.ts';
import { reportHeirs } from './report-source.ts';
import { takeSources } from './take-sources.ts';
import { targetBinder } from './target-binder.ts';

export interface Redirects {
  readonly redirects: readonly BoundRedirect[];
  /** As plugins added them. */
  readonly written: readonly Redirect[];
  readonly heirOf: Destinations['heirOf'];
}

export interface RedirectBinding {
  /** As plugins see them. */
  readonly pages: readonly PlacedPage[];
  readonly reachable: Reachable;
  readonly compose: Compose;
}

/** Reports and drops faulty redirects. Of two targets for one source, the first wins. */
export async function bindRedirects(
  context: Context,
  site: PlacedSite,
  { pages, reachable, compose }: RedirectBinding,
): Promise<Redirects> {
  // The binder follows chains of redirects itself.
  const destinations: Destinations = { ...reachable, heirOf: () => undefined };
  const written = await gather(context, site, pages);
  if (written.length === 0) return { redirects: [], written, heirOf: () => undefined };
  const sources = takeSources(context, written, destinations);
  const bind = targetBinder(context, sources, destinations, compose);
  const { settings } = context.config;
  const bound = new Map<string, BoundRedirect>();
  for (const [key, redirects] of sources) {
    const [first, ...others] = redirects.map((redirect) => ({ redirect, to: bind(redirect) }));
    if (!first?.to) continue;
    bound.set(key, bindOne(first.redirect, first.to));
    const heir = printTarget(first.to, settings);
    for (const { redirect, to } of others)
      if (to && printTarget(to, settings) !== heir) reportHeirs(context, redirect, first.redirect);
  }
  const redirects = [...bound.values()].sort((a, b) => compareText(a.from, b.from));
  reportLetterCase(context, redirects, destinations.table.pages);
  return {
    redirects,
    written,
    heirOf(path) {
      const found = bound.get(redirectKey(path));
      return found && printTarget(found.to, { baseUrl: '/', trailingSlash: undefined });
    },
  };
}

function bindOne({ from, status, place, rule, plugin }: Redirect, to: BoundRedirect['to']): BoundRedirect {
  return {
    from: redirectKey(from),
    to,
    status,
    ...(place ? { place } : {}),
    ...(rule === undefined ? {} : { rule }),
    ...(plugin === undefined ? {} : { plugin }),
  };
}
