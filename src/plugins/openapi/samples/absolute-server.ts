// Makes the addresses of servers absolute: OpenAPI resolves them against the address of the specification.
import type { Server } from '../api/api.ts';
import { serverUrl } from '../engine/build-request.ts';

type Address = Pick<Server, 'url' | 'variables'>;

/** True where an address has no scheme, its variables at their defaults. */
export function isRelative(server: Address): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(asDefault(server));
}

/** `location` is the absolute address of the specification. Variables stay in braces. */
export function absoluteServer<T extends Address>(server: T, location: string): T {
  if (!isRelative(server)) return server;
  const { url } = server;
  const { origin, protocol, pathname } = new URL(location);
  // A variable may hold the host, or the whole path.
  const told = asDefault(server);
  if (url.startsWith('//') || told.startsWith('//')) return { ...server, url: protocol + url };
  const folder = url.startsWith('/') || told.startsWith('/') ? '' : pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return { ...server, url: origin + withoutDots(folder + path) + url.slice(path.length) };
}

/** With the defaults of its variables. */
export function asDefault({ url, variables }: Address): string {
  return serverUrl({ url, description: '', variables }, {});
}

/** `/a/../b` is `/b`: as a browser resolves a path, which leaves neighboring slashes alone, but with braces in it. */
function withoutDots(path: string): string {
  const [first = '', ...segments] = path.split('/');
  const kept: string[] = [];
  segments.forEach((segment, n) => {
    if (segment === '..') kept.pop();
    if (segment !== '..' && segment !== '.') kept.push(segment);
    else if (n === segments.length - 1) kept.push('');
  });
  return [first, ...kept].join('/');
}
