// Defines the types of the origin and the target of an address.

import type { PlacedPage, Target } from '#model/page';
import { decoded, parseUrl } from '#model/parse-url';
import { escapeUrl } from '#model/route';
import type { Settings } from '#model/settings';
import type { Version } from '#model/source-file';

/** The origin of an address: where it is written. */
export interface Origin {
  /** The file, relative to the root. */
  readonly file: string;
  /** The content folder of its version, relative to the root. */
  readonly contentFolder: string;
  /** The file's version; absent for files that are no content. */
  readonly version?: Version | undefined;
  /** The address of the page that shows it, without the base: relative addresses resolve from there. */
  readonly path: string;
  /** The source of that page, where the file is a partial of it. */
  readonly shownBy?: string | undefined;
  /** The file of a page means the page of the last version, where that has it. */
  readonly meansLast?: true;
  /** False where an address that ends in `.md` means no page. */
  readonly filesOfPages?: boolean;
}

export type Found =
  | {
      readonly kind: 'target';
      readonly target: Target;
      readonly page?: PlacedPage;
      readonly hash?: string | undefined;
      /** It was written with the site's host, and is printed as written. */
      readonly withHost?: true;
      /** The page that it would mean as well, if its base were read as part of a route. */
      readonly rival?: string;
      /** It is a page of a linked site. */
      readonly there?: There;
    }
  | Missing
  | { readonly kind: 'draft' };

/** A page of a linked site. */
export interface There {
  /** Undefined where it may have others than are known. */
  readonly ids: readonly string[] | undefined;
  /** The address to write instead, as a redirect leads there. */
  readonly moved?: string;
}

export interface Missing {
  readonly kind: 'missing';
  readonly wanted: 'file' | 'asset' | 'route';
  /** The path as written, percent-decoded. */
  readonly written: string;
  /** The route, address or root-relative path that was looked for. */
  readonly path: string;
  /** Set for an address with the site's host or base. */
  readonly own?: OwnAddress;
  /** Set for an address of a linked site: its name, the whole address, and the likely ones in the form of the written one. */
  readonly there?: { readonly name: string; readonly at: string; readonly choices: readonly string[] };
}

export function missing(wanted: Missing['wanted'], { path: written }: AddressParts, path: string): Missing {
  return { kind: 'missing', wanted, written, path };
}

export function url(address: string): Found {
  return { kind: 'target', target: { kind: 'url', url: address } };
}

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

export interface AddressParts {
  /** Percent-decoded. */
  readonly path: string;
  /** With its `?`; empty when there is none. Only characters that a URL cannot contain are percent-encoded. */
  readonly query: string;
  /** Without its `#`, percent-decoded; undefined when there is none. */
  readonly hash: string | undefined;
  /** Query and hash as they are printed: as written, with characters that a URL cannot contain percent-encoded. */
  readonly suffix: string;
}

export function splitAddress(address: string): AddressParts {
  const hashAt = address.indexOf('#');
  const beforeHash = hashAt === -1 ? address : address.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  const query = queryAt === -1 ? '' : escapeWritten(beforeHash.slice(queryAt));
  return {
    path: decoded(queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt)),
    query,
    hash: hashAt === -1 ? undefined : decoded(address.slice(hashAt + 1)),
    suffix: hashAt === -1 ? query : `${query}${escapeWritten(address.slice(hashAt))}`,
  };
}

/** True for an address with a scheme or a host of its own. */
export function isOuter(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//');
}

/** Keeps escapes, because `%2C` may mean something other than `,` to the server. A stray `%` is taken literally. */
function escapeWritten(text: string): string {
  return escapeUrl(text.replace(decoded(text) === text ? /%/g : /%(?![\da-f]{2})/gi, '%25'));
}
