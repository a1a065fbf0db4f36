// Reports malformed addresses of other sites.

import type { Context } from '#context/context';
import { addressFault } from '#kit/address-fault';
import type { Link } from '#model/document';
import { rewriteAddress } from './rewrite-address.ts';

/** `fixable` is false in code, where the text to replace is unknown. */
export function reportFault({ reporter }: Context, link: Pick<Link, 'target' | 'place'>, fixable: boolean): void {
  const { target, place } = link;
  const fault = addressFault(target);
  if (!fault) return;
  const { message, help, meant } = fault;
  reporter.report({
    code: 'resolve/invalid-address',
    message: `"${target}" ${message}`,
    help,
    place,
    ...(meant !== undefined && fixable ? rewriteAddress(link, meant) : {}),
  });
}
