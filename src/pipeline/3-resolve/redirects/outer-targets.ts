// Lists the distinct targets of redirects that have a scheme or a host.

import type { Context } from '#context/context';
import type { Redirect } from '#model/redirect';
import { isOuter } from '../addresses/address-parts.ts';
import type { WrittenAddress } from '../addresses/bind-address.ts';
import { outerAddress } from './addresses.ts';
import { placeOfTarget } from './report-target.ts';

/** Excludes targets that no host redirects to, which are reported. */
export function outerTargets(context: Context, redirects: readonly Redirect[]): readonly WrittenAddress[] {
  const { baseUrl } = context.config.settings;
  return redirects.flatMap((redirect) => {
    const isSound = isOuter(redirect.to) && outerAddress(redirect.to, baseUrl) !== undefined;
    return isSound ? [{ target: redirect.to, place: placeOfTarget(context, redirect) }] : [];
  });
}
