// Routes: the addresses of a site, without its base. The only maker of URLs.

/** The address of a page or of a place in it. `path` starts with `/`, holds no base, and is not percent-encoded. */
export interface Route {
  readonly locale: string;
  /** The version of the docs that the page belongs to; null outside versioned docs. */
  readonly version: string | null;
  readonly path: string;
  /** The id of an element on the page, without `#`. */
  readonly anchor?: string;
}

/** How routes are printed: `baseUrl` begins and ends with `/`. */
export interface Addressing {
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** Two addresses are the same page when their keys are equal: without trailing slash, `index.html` and `.html`. */
export function routeKey(path: string): string {
  const plain = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const trimmed = plain.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** True for the page that a web host shows in place of one that does not exist. */
export function isNotFound(path: string): boolean {
  return routeKey(path) === '/404';
}

/** Joins parts to a path with one `/` at its start and none doubled. A trailing slash of the last part is kept. */
export function joinPath(...parts: readonly string[]): string {
  const joined = `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
  // Each page prints many addresses, and hardly one has such a segment.
  if (!joined.includes('/.')) return joined;
  const segments: string[] = [];
  for (const segment of joined.split('/')) {
    if (segment === '..') segments.length > 1 && segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  const path = segments.join('/');
  return path === '' ? '/' : path;
}

/** The URL of a route under the site's base, percent-encoded where a URL needs it. */
export function printRoute(route: Route, addressing: Addressing): string {
  const path = servedPath(route.path, addressing.trailingSlash);
  const url = joinPath(addressing.baseUrl, encodeURI(path));
  return route.anchor === undefined ? url : `${url}#${escapeUrl(route.anchor.replaceAll('%', '%25'))}`;
}

/** A query or a hash with what no URL can hold percent-encoded: browsers would do it, and read the rest as it is written. */
export function escapeUrl(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[^!\x23-;=\x3F-_a-~]/gu, encodeURIComponent);
}

/** The file that holds the page of a route, relative to the output folder. */
export function outputPath(path: string, trailingSlash: boolean | undefined): string {
  const key = routeKey(path).slice(1);
  if (key === '') return 'index.html';
  // Web hosts look for this file by its name.
  if (isNotFound(path)) return '404.html';
  // Links to such an address keep its ending.
  if (/\.html?$/.test(path)) return path.slice(1);
  if (trailingSlash === false) return `${key}.html`;
  return `${key}/index.html`;
}

/** The path with or without its trailing slash, as the site serves and prints it. `/` and `x.html` stay as they are. */
export function servedPath(path: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined || path === '/' || /\.html?$/.test(path)) return path;
  return trailingSlash ? `${path.replace(/\/+$/, '')}/` : path.replace(/\/+$/, '');
}
