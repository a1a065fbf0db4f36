// Lists the distinct targets of redirects that have a scheme or a host.
import type { Context } from '#context/context';
import { parseUrl } from '#model/parse-url';
import type { Redirect } from '#model/redirect';
import type { WrittenAddress } from '../addresses/bind-address.ts';
import { isOuter } from '../addresses/found.ts';
import { placeOfTarget } from './report-target.ts';

/** Excludes targets that no host redirects to, which are reported. */
export function outerTargets(context: Context, redirects: readonly Redirect[]): readonly WrittenAddress[] {
  const { baseUrl } = context.config.settings;
  return redirects.flatMap((redirect) => {
    const isSound = isOuter(redirect.to) && outerAddress(redirect.to, baseUrl) !== undefined;
    return isSound ? [{ target: redirect.to, place: placeOfTarget(context, redirect) }] : [];
  });
}

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
