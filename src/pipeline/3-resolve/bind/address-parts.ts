// An address as written to its path, query and hash.

export interface AddressParts {
  /** Percent-decoded. */
  readonly path: string;
  /** With its `?`; empty when there is none. */
  readonly query: string;
  /** Without its `#`, percent-decoded; undefined when there is none. */
  readonly hash: string | undefined;
}

export function splitAddress(address: string): AddressParts {
  const hashAt = address.indexOf('#');
  const beforeHash = hashAt === -1 ? address : address.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: decode(queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt)),
    query: queryAt === -1 ? '' : beforeHash.slice(queryAt),
    hash: hashAt === -1 ? undefined : decode(address.slice(hashAt + 1)),
  };
}

/** True for an address with a scheme or a host of its own. */
export function isOuter(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//');
}

/** A stray `%` is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
