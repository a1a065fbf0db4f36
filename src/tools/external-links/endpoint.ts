// Finds the IP addresses of a host by DNS, and refuses private ones unless the site allows the host.
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Endpoint } from '#model/external-links';
import { privateAddresses } from './private-address.ts';

/** Thrown for a host in a private network. */
export class PrivateHost extends Error {
  constructor(readonly host: string) {
    super(`"${host}" is in a private network`);
  }
}

/**
 * `allowed` are hosts such as `wiki.corp` or `localhost:8080`. What is connected to are the addresses that were judged, so that no
 * second answer of the DNS leads elsewhere. Rejects as `node:dns` does.
 */
export function endpointFinder(allowed: readonly string[]): (url: URL) => Promise<Endpoint> {
  const isPrivate = privateAddresses();
  return async (url) => {
    const host = hostOf(url);
    const addresses = await addressesOf(host);
    const isAllowed = allowed.includes(url.host) || allowed.includes(host);
    if (!isAllowed && addresses.some(({ address }) => isPrivate(address))) throw new PrivateHost(url.host);
    return { addresses, port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) };
  };
}

/** Without port, and without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

async function addressesOf(host: string): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  return family === 0 ? lookup(host, { all: true }) : [{ address: host, family }];
}
