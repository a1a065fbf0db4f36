// Defines routes, the addresses of pages without the base, and prints them as URLs.

import { trimEnd } from './cut-text.ts';

/** The address of a page or of an anchor on it. `path` starts with `/`, has no base, and is not percent-encoded. */
export interface Route {
  readonly locale: string;
  /** The version of the docs that the page belongs to; null outside versioned docs. */
  readonly version: string | null;
  readonly path: string;
  /** The id of an element on the page, without `#`. */
  readonly anchor?: string;
  /** Set where the language that links to it lacks the page: it is printed as the address of the original. */
  readonly elsewhere?: Elsewhere;
}

/** The language of an original, and the start of its addresses. */
export interface Elsewhere {
  readonly lang: string;
  /** Empty on the same host. */
  readonly origin: string;
  readonly baseUrl: string;
}

/** How routes are printed: `baseUrl` begins and ends with `/`. */
export interface Addressing {
  readonly baseUrl: string;
  /** That of static files, where it is another. */
  readonly filesBase?: string;
  readonly trailingSlash: boolean | undefined;
}

/**
 * A normalized path without trailing slash, `index.html` and `.html`: two addresses mean the same page when their keys are equal.
 */
export function routeKey(path: string): string {
  const plain = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const trimmed = trimEnd(plain, '/');
  return trimmed === '' ? '/' : trimmed;
}

/** True for the not-found page. */
export function isNotFound(path: string): boolean {
  return routeKey(path) === '/404';
}

/** Joins parts to a path with one `/` at its start and none doubled. A trailing slash of the last part is kept. */
export function joinPath(...parts: readonly string[]): string {
  const joined = `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
  // A fast path: each page prints many addresses, and hardly any has such a segment.
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
  const { origin, baseUrl } = route.elsewhere ?? { origin: '', baseUrl: addressing.baseUrl };
  const url = origin + joinPath(baseUrl, encodePath(path));
  return route.anchor === undefined ? url : `${url}#${escapeUrl(route.anchor.replaceAll('%', '%25'))}`;
}

/** Percent-encodes a path, with the signs that would begin a query or a hash. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Percent-encodes the characters of a query or hash that a URL cannot contain, as browsers do. */
export function escapeUrl(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[^!\x23-;=\x3F-_a-~]/gu, encodeURIComponent);
}

/** The file that holds the page of a route, relative to the output folder. */
export function outputPath(path: string, trailingSlash: boolean | undefined): string {
  const key = routeKey(path).slice(1);
  if (key === '') return 'index.html';
  // Web hosts expect this file name.
  if (isNotFound(path)) return '404.html';
  // Links to such an address keep its extension.
  if (/\.html?$/.test(path)) return path.slice(1);
  if (trailingSlash === false) return `${key}.html`;
  return `${key}/index.html`;
}

/** The path with or without its trailing slash, as the site serves and prints it. `/` and `x.html` stay as they are. */
export function servedPath(path: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined || path === '/' || /\.html?$/.test(path)) return path;
  const trimmed = trimEnd(path, '/');
  return trailingSlash ? `${trimmed}/` : trimmed;
}

/** Begin a query or an anchor, separate folders on Windows, or are no characters: no line, and no half of a pair. */
const refused = /[?#\\\p{Cc}\p{Cs}]/u;

/** True for a part of an address. */
export function fitsAddress(text: string): boolean {
  return !refused.test(text);
}

/** Why no page can have a file of this path, as the end of a sentence. Undefined where one can. */
export function problemOfFileName(path: string): string | undefined {
  if (/[\p{Cc}\u2028\u2029]/u.test(path)) return 'has a line end or another control character in its name';
  if (/[\p{Cs}\uFFFE\uFFFF]/u.test(path)) return 'has an invalid character in its name';
  const [sign] = /[?#\\]/.exec(path) ?? [];
  return sign && `has a \`${sign}\` in its name, which is not allowed in an address`;
}
