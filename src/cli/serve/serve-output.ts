// Serves output folders.
import { createHandler, createSitesHandler } from './handler.ts';
import { type Address, listen } from './listen.ts';
import type { ServedSite, ServeOptions } from './serve-options.ts';

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
export async function serveSites(sites: readonly ServedSite[], address: Address): Promise<ServingSites> {
  const { origin, port, close } = await listen(createSitesHandler(sites, address.host), address);
  return { urls: sites.map((site) => urlOf(origin, site)), port, close };
}

function urlOf(origin: string, { baseUrl }: ServedSite): string {
  return `${origin}${encodeURI(baseUrl)}`;
}
