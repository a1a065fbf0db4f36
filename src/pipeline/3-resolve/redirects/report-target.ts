// Reports missing targets of redirects, chains and loops.

import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import type { Target } from '#model/page';
import type { Place } from '#model/place';
import { printTarget, type Redirect } from '#model/redirect';
import type { Destinations } from '../addresses/destinations.ts';
import type { Missing, Origin } from '../addresses/found.ts';
import { pageElsewhere, suggestAddresses } from '../addresses/suggest.ts';
import { askFor } from '../likeliest.ts';
import { helpElsewhere } from '../other-versions.ts';
import { placeOf } from './report-source.ts';

export function placeOfTarget(context: Context, redirect: Redirect): Place {
  return redirect.targetPlace ?? placeOf(context, redirect);
}

/** `scheme` means an address that no host redirects to. */
export function reportTarget(
  context: Context,
  redirect: Redirect,
  reason: Missing | { readonly kind: 'draft' } | 'scheme',
  origin: Origin,
  destinations: Destinations,
): void {
  const { from, to } = redirect;
  const what =
    reason === 'scheme'
      ? 'is not an address that browsers can be redirected to'
      : reason.kind === 'draft'
        ? 'is a draft, which is not published'
        : 'does not exist';
  const place = placeOfTarget(context, redirect);
  const { help, meant } = remedyFor(to, reason, origin, destinations);
  context.reporter.report({
    code: 'resolve/redirect-target',
    message: `the redirect from "${from}" leads to "${to}", which ${what}`,
    help,
    place,
    ...respell(place, to, meant),
  });
}

function remedyFor(
  to: string,
  reason: Parameters<typeof reportTarget>[2],
  origin: Origin,
  destinations: Destinations,
): { readonly help: string; readonly meant?: string | undefined } {
  if (reason === 'scheme') return { help: 'A redirect to another site must lead to an `https://…` address.' };
  if (reason.kind === 'draft') return { help: 'Publish the draft, or redirect to another page until then.' };
  if (reason.there) {
    const { choices, name } = reason.there;
    return {
      help: askFor(choices) ?? `Use a page of the site "${name}", or write the full address.`,
      meant: choices.length === 1 ? choices[0] : undefined,
    };
  }
  const elsewhere = pageElsewhere(to, reason, origin, destinations);
  const choices = suggestAddresses(to, reason, origin, destinations, elsewhere);
  const general =
    'Use a page, a static file or an external address. If something else serves this address, add it to `links.external`.';
  return {
    help: askFor(choices) ?? helpElsewhere(destinations.table, elsewhere?.page) ?? general,
    meant: choices.length === 1 ? choices[0] : undefined,
  };
}

export function reportChain(context: Context, redirect: Redirect, next: Redirect, heir: Target): void {
  const end = printTarget(heir, { baseUrl: '/', trailingSlash: undefined });
  context.reporter.report({
    code: 'resolve/redirect-chain',
    message: `the redirect from "${redirect.from}" leads to "${redirect.to}", which is redirected to "${end}"`,
    help: `Readers are already sent directly to "${end}". Use that as the target; nothing changes for them.`,
    place: placeOfTarget(context, redirect),
    related: [{ message: 'redirected here', place: placeOf(context, next) }],
  });
}

/** Reports a loop, given from any of its redirects. */
export function reportLoop(context: Context, circle: readonly Redirect[]): void {
  const [first, ...others] = circle;
  if (!first) return;
  const way = [...circle, first].map(({ from }) => `"${from}"`).join(' to ');
  context.reporter.report({
    code: 'resolve/redirect-loop',
    message: others.length === 0 ? `the redirect from "${first.from}" leads to itself` : `redirects form a loop, from ${way}`,
    help: 'Redirect one of them to a page.',
    place: placeOfTarget(context, first),
    ...(others.length === 0
      ? {}
      : { related: others.map((one) => ({ message: `leads to "${one.to}"`, place: placeOfTarget(context, one) })) }),
  });
}
