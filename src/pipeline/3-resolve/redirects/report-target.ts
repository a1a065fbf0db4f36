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
      ? 'is no address that browsers are sent to'
      : reason.kind === 'draft'
        ? 'is a draft and not published'
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
  if (reason === 'scheme') return { help: 'Outside of the site a redirect leads to `https://…`.' };
  if (reason.kind === 'draft') return { help: 'Publish the draft, or lead to another page until then.' };
  if (reason.there) {
    const { choices, name } = reason.there;
    return {
      help: askFor(choices) ?? `Name a page of the site "${name}", or write the whole address.`,
      meant: choices.length === 1 ? choices[0] : undefined,
    };
  }
  const elsewhere = pageElsewhere(to, reason, origin, destinations);
  const choices = suggestAddresses(to, reason, origin, destinations, elsewhere);
  const general = 'Name a page, a static file or an outer address. Addresses that others serve belong in `links.external`.';
  return {
    help: askFor(choices) ?? helpElsewhere(destinations.table, elsewhere?.page) ?? general,
    meant: choices.length === 1 ? choices[0] : undefined,
  };
}

export function reportChain(context: Context, redirect: Redirect, next: Redirect, heir: Target): void {
  const end = printTarget(heir, { baseUrl: '/', trailingSlash: undefined });
  context.reporter.report({
    code: 'resolve/redirect-chain',
    message: `the redirect from "${redirect.from}" leads to "${redirect.to}", which leads on to "${end}"`,
    help: `Readers are sent to "${end}" at once. Write that, and nothing changes.`,
    place: placeOfTarget(context, redirect),
    related: [{ message: 'leads on from there', place: placeOf(context, next) }],
  });
}

/** Reports a loop, given from any of its redirects. */
export function reportLoop(context: Context, circle: readonly Redirect[]): void {
  const [first, ...others] = circle;
  if (!first) return;
  const way = [...circle, first].map(({ from }) => `"${from}"`).join(' to ');
  context.reporter.report({
    code: 'resolve/redirect-loop',
    message:
      others.length === 0 ? `the redirect from "${first.from}" leads to itself` : `redirects lead in a circle, from ${way}`,
    help: 'Let one of them lead to a page.',
    place: placeOfTarget(context, first),
    ...(others.length === 0
      ? {}
      : { related: others.map((one) => ({ message: `leads to "${one.to}"`, place: placeOfTarget(context, one) })) }),
  });
}
