// Normalizes addresses of two builds: without host and base, and files without content hashes.
import { parseUrl } from '#model/parse-url';
import { trimEnd } from '#model/trim';
import type { Place } from './built-site.ts';

/** Without host, base, query, anchor and trailing slash. Addresses on other hosts stay as they are. */
export function addressOf(href: string, place: Place, from = '/'): string {
  const url = urlOf(href, place, from);
  return url ? inside(url, place) : href;
}

/** As `addressOf`, with query and anchor. */
export function targetOf(href: string, place: Place, from = '/'): string {
  const url = urlOf(href, place, from);
  if (url) return `${withoutHash(inside(url, place))}${url.search}${decode(url.hash)}`;
  const outer = parseUrl(href);
  return outer ? decode(outer.href) : href;
}

/** Undefined for what is not an address of this site. */
function urlOf(href: string, { host, base }: Place, from: string): URL | undefined {
  const site = host === '' ? 'https://site.invalid' : host;
  const url = parseUrl(href, `${site}${encodeURI(`${base}${from}`)}`);
  return url?.origin === site ? url : undefined;
}

function inside({ pathname }: URL, { base }: Place): string {
  const path = bare(pathname);
  const inner = base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return inner === '' ? '/' : inner;
}

/** Bundlers put a hash of the content into the name of a file, each its own one. */
function withoutHash(address: string): string {
  const file = /^\/assets\/(?:.*\/)?([^/]+?)[-.][\da-zA-Z_-]{8,32}(\.\w+)$/.exec(address);
  return file ? `/assets/${file[1]}${file[2]}` : address;
}

export function bare(pathname: string): string {
  return trimEnd(decode(pathname), '/');
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
