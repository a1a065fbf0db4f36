// Normalizes the target addresses of redirects to forms that every host accepts.
import { parseUrl } from '#model/parse-url';

/** Adds the query and hash of `own` where the address has none. Both are percent-encoded where needed. */
export function joinSuffixes(address: string, own: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const other = /^(\?[^#]*)?(#.*)?$/s.exec(own) ?? [];
  const { search, hash: encoded } = new URL(`${query || (other[1] ?? '')}${hash || (other[2] ?? '')}`, 'https://host.invalid/');
  return path + search + encoded;
}

/** An absolute address, or `pathname:///x`, which means `/x` under the base. Undefined for one that no host redirects to. */
export function outerAddress(address: string, baseUrl: string): string | undefined {
  const isLocal = address.startsWith('pathname://');
  const written = isLocal ? address.slice('pathname://'.length) : address;
  const relative = written.startsWith('//') || isLocal;
  const url = parseUrl(written, 'https://host.invalid/');
  if (!url) return undefined;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (!relative) return url.href;
  if (!isLocal) return url.href.slice(url.protocol.length);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith(baseUrl) ? path : `${baseUrl}${path.slice(1)}`;
}
