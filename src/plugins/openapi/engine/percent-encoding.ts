// Percent-encodes texts by RFC 3986 and 6570, and as forms do.

export type Encode = (text: string) => string;

const reserved = ":/?#[]@!$&'()*+,;=";

/** Encodes all but letters, digits, `-`, `.`, `_` and `~`. A surrogate without its other half becomes U+FFFD. */
export function encodeUnreserved(text: string): string {
  const valid = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(valid).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Leaves reserved characters and percent-encoded ones as they are, except those that would end or split the value where it stands. */
export function encodeReserved(text: string, except: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}|./gsu, (part) => {
    const isKept = part.length === 3 || (reserved.includes(part) && !except.includes(part));
    return isKept ? part : encodeUnreserved(part);
  });
}

/** As `encodeUnreserved`, with `+` for a space. */
export function encodeForm(text: string): string {
  return encodeUnreserved(text).replaceAll('%20', '+');
}
