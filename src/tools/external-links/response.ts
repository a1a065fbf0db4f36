// Reads what the headers of an answer say: where it leads, and how long to wait.
import type { IncomingHttpHeaders } from 'node:http';
import { parseUrl } from '#model/parse-url';

interface Headed {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** The address to which an answer redirects; undefined where it does not. */
export function nextAddress({ status, headers: { location } }: Headed, url: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return undefined;
  const written = asText(location);
  return parseUrl(written, url);
}

/** Milliseconds for which `Retry-After` asks, which names seconds or a date; undefined where nothing sensible is said. */
export function waitOf({ 'retry-after': written = '', date = '' }: IncomingHttpHeaders, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(written)) return Number(written) * 1000;
  const until = Date.parse(written);
  if (Number.isNaN(until)) return undefined;
  // Its clock may differ from ours.
  const then = Date.parse(date);
  return Math.max(0, until - (Number.isNaN(then) ? now : then));
}

/** Node reads headers as Latin-1, and hosts write addresses as UTF-8. */
function asText(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}
