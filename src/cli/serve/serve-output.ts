// Serves output folders.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { ServedOutput } from '#model/output';
import { createCompressionCache } from './compression-cache.ts';
import { type Address, bareHost, listen } from './listen.ts';
import { createSiteAnswers, refuse, type ServeOptions } from './site-answer.ts';

export interface Serving {
  /** The URL of the site's home page. */
  readonly url: string;
  /** Stops at once, and closes open connections. */
  close(): Promise<void>;
}

export interface ServingSites {
  readonly port: number;
  /** The URLs of the sites' home pages. */
  readonly urls: readonly string[];
  /** Stops accepting connections. Responses in flight may take up to `grace` milliseconds. */
  close(grace: number): Promise<void>;
}

export async function serveOutput(options: ServeOptions & Address): Promise<Serving> {
  const { origin, close } = await listen(createHandler(options), options);
  return { url: urlOf(origin, options), close: () => close() };
}

/** Each site has a base of its own. */
export async function serveSites(sites: readonly ServedOutput[], address: Address): Promise<ServingSites> {
  const { origin, port, close } = await listen(createSitesHandler(sites, address.host), address);
  return { urls: sites.map((site) => urlOf(origin, site)), port, close };
}

function urlOf(origin: string, { baseUrl }: ServedOutput): string {
  return `${origin}${encodeURI(baseUrl)}`;
}

export function createHandler(options: ServeOptions): RequestListener {
  return createSitesHandler([options], options.host);
}

/** Each site has a base of its own. A request belongs to the site with the longest base that its path begins with. */
export function createSitesHandler(sites: readonly ServedOutput[], host: string): RequestListener {
  const compressed = createCompressionCache();
  const longestFirst = sites
    .map((site) => createSiteAnswers(site, compressed))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  const bases = sites.map(({ baseUrl }) => baseUrl);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!allowsHost(request, host)) return refuse(response, 403, 'This server only answers to its own host names.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'This server only supports GET and HEAD.');
    }
    const path = pathOf(request);
    if (path === undefined) return refuse(response, 400, 'The address is invalid.');
    if (bases.includes(`${path}/`)) return toBase(response, `${path}/`);
    const site = longestFirst.find(({ baseUrl }) => path.startsWith(baseUrl));
    return site ? site.answer(path, request, response) : outside(path, response, bases);
  };

  return (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'This file could not be read.');
    });
  };
}

/** Redirects the root of the host to the first site; for other addresses, says where the sites are. */
function outside(path: string, response: ServerResponse, bases: readonly string[]): void {
  const [first = '/'] = bases;
  if (path === '/') toBase(response, first);
  else refuse(response, 404, bases.length === 1 ? `This site is under ${first}` : `The sites are under ${bases.join(', ')}`);
}

function toBase(response: ServerResponse, baseUrl: string): void {
  response.writeHead(302, { Location: encodeURI(baseUrl) }).end();
}

/** Decodes the path of the request; undefined if it is invalid. An encoded slash stays encoded, since it is no separator. */
export function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.startsWith('/')) return undefined;
  try {
    return path.split('/').map(decodeSegment).join('/');
  } catch {
    return undefined;
  }
}

/** Throws for a broken encoding, and for a segment that would be two. */
function decodeSegment(segment: string): string {
  const decoded = decodeURIComponent(segment);
  if (/[/\\\0]/.test(decoded)) throw new URIError('a segment of an address contains a separator');
  return decoded;
}

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
