// Checks the syntax of addresses with a scheme or a host, without network requests.
import { nearest } from '#model/nearest';
import { parseUrl } from '#model/parse-url';
import { urlSchemes } from './url-schemes.ts';

export interface AddressFault {
  /** The end of a sentence that begins with the address. */
  readonly message: string;
  readonly help: string;
  /** The address that was probably meant. */
  readonly meant?: string;
}

/** The schemes whose misspellings are reported: `tel` and others are so short that real schemes resemble them. */
const webSchemes = ['http', 'https', 'mailto'];

/** Real schemes that resemble these. */
const realSchemes: ReadonlySet<string> = new Set([...webSchemes, 'httpg', 'httpx', 'shttp', 'mailtos']);

/** Most addresses have this form, and need no further check. */
const sound = /^https?:\/\/(?!https?[:/])[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:[/?#]|$)/i;

/** Undefined for a valid address, and for one without a scheme and a host. */
export function addressFault(address: string): AddressFault | undefined {
  if (sound.test(address)) return undefined;
  if (address.startsWith('//')) return relativeFault(address);
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):([\s\S]*)$/i.exec(address) ?? [];
  const known = scheme.toLowerCase();
  if (known === '') return undefined;
  if (known === 'http' || known === 'https') return webFault(scheme, rest);
  if (known === 'mailto') return mailFault(rest);
  if (known === 'tel' || known === 'sms') {
    if (/[\d*#]/.test(rest)) return undefined;
    return { message: 'has no number', help: `Write a number after the colon: \`${known}:+15551234567\`.` };
  }
  if (known.length === 1) {
    const help = 'Other computers do not have that path. Write a path relative to this file, or from the root of the site.';
    return { message: 'is a path on your disk', help };
  }
  return hostFault(scheme, rest) ?? spellingFault(scheme, rest);
}

function webFault(scheme: string, rest: string): AddressFault | undefined {
  const slashes = /^[/\\]*/.exec(rest)?.[0] ?? '';
  const after = rest.slice(slashes.length);
  const [host = ''] = /^[^/?#\\]*/.exec(after) ?? [];
  if (host.trim() === '') return { message: 'has no host', help: `Add a host: \`${scheme}://example.com\`.` };
  if (slashes !== '//') {
    const meant = `${scheme}://${after}`;
    const message =
      slashes.length < 2 ? `is missing ${slashes === '' ? 'the slashes' : 'a slash'} before its host` : 'has too many slashes';
    return { message, help: `Did you mean "${meant}"?`, meant };
  }
  const [, inner] = /^(https?:?\/\/?.+)$/i.exec(after) ?? [];
  if (inner !== undefined && /^https?:?\/\//i.test(inner)) {
    const meant = inner.replace(/^(https?):?\/\//i, '$1://');
    return { message: 'has two schemes', help: `Did you mean "${meant}"?`, meant };
  }
  if (/\s|%20/.test(host))
    return {
      message: 'has a space in its host',
      help: 'Host names cannot contain spaces. Remove it, or write what follows it as a path.',
    };
  if (parseUrl(`${scheme}:${rest}`)) return undefined;
  return {
    message: `has the invalid host "${host}"`,
    help: 'A host name consists of letters, digits, hyphens and dots.',
  };
}

function mailFault(rest: string): AddressFault | undefined {
  const [, written = '', query = ''] = /^([^?]*)(\?[\s\S]*)?$/.exec(rest) ?? [];
  const help = 'Write an email address after the colon: `mailto:jane@example.com`.';
  // A `mailto:` link without a recipient, which the reader chooses.
  if (written === '') return query.length > 1 ? undefined : { message: 'has no email address', help };
  if (written.startsWith('//') && written.includes('@')) {
    const meant = `mailto:${written.replace(/^\/+/, '')}${query}`;
    return { message: 'has slashes before its email address', help: `Did you mean "${meant}"?`, meant };
  }
  const bad = written.split(',').find((mailbox) => !/^[^@]*[^@\s]@[^@\s]+$|%40/i.test(mailbox));
  if (bad === undefined) return undefined;
  return { message: bad === '' ? 'has no email address' : `contains "${bad}", which is not an email address`, help };
}

/** The misspelled name of a linked site, which would be read as a scheme. */
export function siteFault(address: string, sites: readonly string[]): AddressFault | undefined {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]+):(?!\/\/)([\s\S]*)$/i.exec(address) ?? [];
  const near = urlSchemes.has(scheme.toLowerCase()) ? undefined : nearest(scheme, sites);
  if (near === undefined || hostFault(scheme, rest)) return undefined;
  const meant = `${near}:${rest}`;
  return {
    message: `begins with "${scheme}", which is not one of the sites in \`links.sites\``,
    help: `Did you mean "${meant}"?`,
    meant,
  };
}

/** `//host/path` uses the page's scheme. */
function relativeFault(address: string): AddressFault | undefined {
  const after = address.replace(/^[/\\]+/, '');
  const [host = ''] = /^[^/?#\\]*/.exec(after) ?? [];
  if (/[.:[]/.test(host) || host.toLowerCase() === 'localhost') return undefined;
  const meant = `/${after}`;
  if (address.startsWith('///')) return { message: 'has too many slashes', help: `Did you mean "${meant}"?`, meant };
  const message = host === '' ? 'has no host' : `leads to the host "${host}", not to a page, because it begins with two slashes`;
  return { message, help: `Did you mean "${meant}"?`, meant };
}

/** `localhost:3000` and `example.com:8080/x` contain a port, not a scheme. */
function hostFault(scheme: string, rest: string): AddressFault | undefined {
  const isHost = scheme.toLowerCase() === 'localhost' || /\.[a-z]{2,}$/i.test(scheme);
  if (!isHost || !/^\d{1,5}(?:[/?#]|$)/.test(rest)) return undefined;
  const meant = `${scheme.toLowerCase() === 'localhost' ? 'http' : 'https'}://${scheme}:${rest}`;
  return { message: `has no scheme, so the part before the colon is read as one`, help: `Did you mean "${meant}"?`, meant };
}

function spellingFault(scheme: string, rest: string): AddressFault | undefined {
  const known = scheme.toLowerCase();
  const near = realSchemes.has(known) ? undefined : nearest(known, webSchemes);
  if (near === undefined) return undefined;
  const meant = `${near}:${rest}`;
  return { message: `has the scheme "${scheme}", which browsers do not know`, help: `Did you mean "${meant}"?`, meant };
}
