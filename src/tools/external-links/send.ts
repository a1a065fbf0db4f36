// Sends one request over HTTP or HTTPS, and reads no more of the response than needed.

import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Endpoint } from '#model/external-links';

export interface Sending {
  readonly method: 'HEAD' | 'GET';
  readonly endpointOf: (url: URL) => Promise<Endpoint>;
  /** In milliseconds, from the DNS to the last byte that is read. */
  readonly timeout: number;
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: T;
}

/** Thrown for an answer that does not come in time. */
export class TimedOut extends Error {}

/** `read` takes what it needs of the body; the connection is closed then. Rejects as Node's sockets do. */
export async function send<T>(
  url: URL,
  { method, endpointOf, timeout, userAgent, signal }: Sending,
  read: (answer: IncomingMessage) => Promise<T>,
): Promise<Answer<T>> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const abort = (): void => ending.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => ending.abort(new TimedOut()), timeout);
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error), { once: true });
  });
  const work = async (): Promise<Answer<T>> => {
    const message = await open(url, await endpointOf(url), { method, userAgent, signal: ending.signal });
    try {
      return { status: message.statusCode ?? 0, headers: message.headers, body: await read(message) };
    } finally {
      message.destroy();
    }
  };
  try {
    // The DNS cannot be interrupted.
    return await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

type Opening = Pick<Sending, 'method' | 'userAgent' | 'signal'>;

function open(url: URL, { addresses, port }: Endpoint, { method, userAgent, signal }: Opening): Promise<IncomingMessage> {
  const host = hostOf(url);
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const sent = (isSecure ? overHttps : overHttp)({
      method,
      path: `${url.pathname}${url.search}`,
      host,
      port,
      agent: false,
      signal,
      ...(isSecure && isIP(host) === 0 ? { servername: host } : {}),
      headers: { host: url.host, 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity' },
      lookup: (_, { all }, done) => {
        const [first] = addresses;
        if (all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family);
      },
    });
    sent.once('response', resolve);
    // A socket that fails after the answer fails what reads it.
    sent.on('error', reject);
    sent.end();
  });
}

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
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

async function addressesOf(host: string): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  return family === 0 ? lookup(host, { all: true }) : [{ address: host, family }];
}

/** The registries of special addresses: RFC 6890 and its successors. */
const special = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  ::/127 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`;

/** IPv4 addresses in the form of IPv6 (`::ffff:10.0.0.1`) are judged as what they mean. */
function privateAddresses(): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of special.split(/\s+/)) {
    const [network = '', prefix = ''] = entry.split('/');
    list.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    // The zone of a link-local address is no part of it.
    const [bare = ''] = address.split('%');
    const version = isIP(bare);
    return version === 0 || list.check(bare, version === 6 ? 'ipv6' : 'ipv4');
  };
}
