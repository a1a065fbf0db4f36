// Checks that the Host header names this server, against DNS rebinding by other sites.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { bareHost } from './listen.ts';

/** `given` is the host that the server listens on. If that is all interfaces, every numeric address is allowed. */
export function allowsHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, given: string): boolean {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  // Of several, a proxy and Node may take different ones.
  const name = hosts.length === 1 ? nameIn(hosts[0] ?? '') : undefined;
  if (name === undefined) return false;
  if (name === 'localhost' || name === '127.0.0.1' || name === '::1' || name === bareHost(given.toLowerCase())) return true;
  return ['0.0.0.0', '::'].includes(bareHost(given)) && isIP(name) !== 0;
}

/** The host of `host` or `host:port`, without brackets; undefined for what is neither: one with userinfo, a path or a space. */
function nameIn(header: string): string | undefined {
  const [, name, address] = /^(?:([a-z\d._-]+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i.exec(header) ?? [];
  return (name ?? address)?.toLowerCase();
}

/** True for a numeric address of this machine alone. */
export function isLoopback(address: string): boolean {
  return /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(address);
}
