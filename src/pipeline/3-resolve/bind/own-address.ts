// Tells which addresses with a host are those of the site itself.
import type { Settings } from '#model/settings';

export interface OwnAddress {
  /** Scheme, host and base as they are written, without a slash at the end. */
  readonly prefix: string;
  /** What follows them: a path that begins with `/`, query and hash, as they are written. */
  readonly below: string;
}

const ports: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * The site is meant by its host in any letter case, by either scheme and by none, and with the port of the scheme. Another
 * port or name, such as that with `www.`, may be another site; so is what lies beside the base.
 */
export function ownAddressReader({
  url,
  baseUrl,
}: Pick<Settings, 'url' | 'baseUrl'>): (address: string) => OwnAddress | undefined {
  const own = URL.canParse(url) ? new URL(url) : undefined;
  return (address) => {
    const [, scheme = '', host = '', port, path = ''] =
      /^(https?:)?\/\/([^/?#:@\\]+)(?::(\d+))?([/?#].*)?$/is.exec(address) ?? [];
    if (!own || host.toLowerCase() !== own.hostname) return undefined;
    const protocol = scheme.toLowerCase() || own.protocol;
    // A server for trying things out has a port of its own; for any other, the two ports of the web are one site.
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
