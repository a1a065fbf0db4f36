// Splits an address into path, query and hash.
import { escapeUrl } from '#model/route';

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
    path: decode(queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt)),
    query,
    hash: hashAt === -1 ? undefined : decode(address.slice(hashAt + 1)),
    suffix: hashAt === -1 ? query : `${query}${escapeWritten(address.slice(hashAt))}`,
  };
}

/** True for an address with a scheme or a host of its own. */
export function isOuter(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//');
}

/** Keeps escapes, because `%2C` may mean something other than `,` to the server. A stray `%` is taken literally. */
function escapeWritten(text: string): string {
  return escapeUrl(text.replace(decode(text) === text ? /%/g : /%(?![\da-f]{2})/gi, '%25'));
}

/** A stray `%` is taken literally. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
