// Parses addresses, and decodes their parts.
import { attempt } from './attempt.ts';

/**
 * Undefined for an invalid address. `URL.canParse` is not used: once Node.js 20 has compiled a function that calls it,
 * addresses with letters between U+0080 and U+00FF are invalid there.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  return attempt(() => new URL(text, base));
}

/** Takes a stray `%` literally. */
export function decoded(text: string, decode: (text: string) => string = decodeURIComponent): string {
  return attempt(() => decode(text), text);
}
