// Parses addresses.

/**
 * Undefined for an invalid address. `URL.canParse` is not used: once Node.js 20 has compiled a function that calls it,
 * addresses with letters between U+0080 and U+00FF are invalid there.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
