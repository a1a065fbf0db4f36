// Makes the addresses of servers absolute: OpenAPI resolves them against the address of the specification.
import { posix } from 'node:path';
import type { Server } from '../api/api.ts';
import { serverUrl } from '../engine/server-url.ts';

/** True where an address has no scheme, its variables at their defaults. */
export function isRelative({ url, variables }: Pick<Server, 'url' | 'variables'>): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(serverUrl({ url, description: '', variables }, {}));
}

/** `location` is the absolute address of the specification. Variables stay in braces. */
export function absoluteServer<T extends Pick<Server, 'url' | 'variables'>>(server: T, location: string): T {
  if (!isRelative(server)) return server;
  const { url } = server;
  const { origin, protocol, pathname } = new URL(location);
  if (url.startsWith('//')) return { ...server, url: protocol + url };
  return { ...server, url: origin + posix.join('/', url.startsWith('/') ? '' : posix.dirname(pathname), url) };
}
