// Checks addresses that plugins print on pages.

import type { Context } from '#context/context';
import type { PrintedAddress } from '#model/site';
import type { BindAddress } from '../addresses/bind-address.ts';
import { checkStaticFile } from '../addresses/check-static-file.ts';
import type { Destinations } from '../addresses/destinations.ts';
import { isOuter } from '../addresses/found.ts';

export function checkPrinted(
  context: Context,
  destinations: Destinations,
  bindAddress: BindAddress,
  addresses: readonly PrintedAddress[],
): void {
  for (const { kind, target, place } of addresses) {
    if (kind === 'link' || isOuter(target)) bindAddress(target, place, undefined, true);
    else checkStaticFile(context, destinations, target, place);
  }
}
