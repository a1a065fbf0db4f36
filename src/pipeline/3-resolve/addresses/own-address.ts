// Recognizes absolute addresses of the site itself.
import { parseUrl } from '#model/parse-url';
import type { Settings } from '#model/settings';

export interface OwnAddress {
  /** Scheme, host and base as written, without a trailing slash. */
  readonly prefix: string;
  /** The rest: a path with a leading `/`, query and hash, as written. */
  readonly below: string;
}

const ports: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * The site's host matches in any letter case, with either scheme or none, and with the scheme's default port. Another port or
 * name, such as one with `www.`, may be another site; so is an address outside the base.
 */
export function ownAddressReader({
  url,
  baseUrl,
}: Pick<Settings, 'url' | 'baseUrl'>): (address: string) => OwnAddress | undefined {
  const own = parseUrl(url);
  return (address) => {
    const [, scheme = '', host = '', port, path = ''] =
      /^(https?:)?\/\/([^/?#:@\\]+)(?::(\d+))?([/?#].*)?$/is.exec(address) ?? [];
    if (!own || host.toLowerCase() !== own.hostname) return undefined;
    const protocol = scheme.toLowerCase() || own.protocol;
    // A non-default port must match exactly; otherwise the default ports of HTTP and HTTPS are equivalent.
    const wanted = own.port === '' ? ports[protocol] : own.port;
    if ((port ?? ports[protocol]) !== wanted) return undefined;
    const rooted = path.startsWith('/') ? path : `/${path}`;
    const bare = baseUrl.slice(0, -1);
    const isHome = /^[^?#]*/.exec(rooted)?.[0] === bare;
    if (!isHome && !rooted.startsWith(baseUrl)) return undefined;
    const rest = rooted.slice(isHome ? bare.length : baseUrl.length);
    return { prefix: address.slice(0, address.length - path.length) + bare, below: rest.startsWith('/') ? rest : `/${rest}` };
  };
}
