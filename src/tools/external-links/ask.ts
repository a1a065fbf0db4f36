// Requests an address on another host: HEAD first, then GET, following redirects, with retries where they may help.
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseUrl } from '#model/parse-url';
import { findAnchors } from './anchors.ts';
import type { Lanes } from './lanes.ts';
import type { Failed, Found, Outcome } from './outcome.ts';
import { type Answer, PrivateHost, type Sending, send, TimedOut } from './send.ts';

export interface Asking extends Omit<Sending, 'method'> {
  readonly lanes: Lanes;
  readonly maxAttempts: number;
  /** Milliseconds before the second attempt; twice as many before each further one. */
  readonly backoff: number;
  /** Milliseconds since 1970, for hosts that name the date until which to wait. */
  readonly now: () => number;
}

type Told = Answer<Found['anchors'] | undefined>;

const mostRedirects = 10;

/** `anchors` are looked for in the page, without `#`. Rejects only with the reason of an abort, and for bugs. */
export async function ask(start: URL, anchors: readonly string[], asking: Asking): Promise<Outcome> {
  let url = start;
  let movedTo: string | undefined;
  let isPermanent = true;
  let hasCookies = false;
  const seen = new Set([url.href]);
  for (let redirects = 1; ; redirects++) {
    const told = await askPatiently(url, anchors, asking);
    const via = url === start ? '' : `it redirects to "${url.href}", and `;
    if ('kind' in told) return { ...told, reason: `${via}${told.reason}` };
    const { status, headers, body } = told;
    const next = nextAddress(told, url);
    if (next === undefined) {
      if (status < 400) return { kind: 'found', movedTo, anchors: body ?? {} };
      return { kind: kindOf(status), reason: `${via}the answer is ${status}` };
    }
    if (!/^https?:$/.test(next.protocol)) return { kind: 'broken', reason: `it redirects to "${next.href}"` };
    hasCookies ||= headers['set-cookie'] !== undefined;
    if (seen.has(next.href) || redirects > mostRedirects) {
      if (hasCookies) return { kind: 'refused', reason: 'it redirects until a cookie is accepted' };
      const how = seen.has(next.href) ? 'in a loop' : `more than ${mostRedirects} times`;
      return { kind: 'broken', reason: `it redirects ${how}` };
    }
    seen.add(next.href);
    isPermanent &&= status === 301 || status === 308;
    if (isPermanent) movedTo = next.href;
    url = next;
  }
}

/** Those who refuse programs may still answer browsers. */
function kindOf(status: number): Failed['kind'] {
  if ([401, 402, 403, 407, 418, 429, 451, 999].includes(status)) return 'refused';
  return status >= 500 ? 'unreachable' : 'broken';
}

/** The answer of one address, after as many attempts as it takes. */
async function askPatiently(url: URL, anchors: readonly string[], asking: Asking): Promise<Told | Failed> {
  const { lanes, maxAttempts, backoff, signal } = asking;
  const { host } = url;
  let method: Sending['method'] = anchors.length > 0 ? 'GET' : 'HEAD';
  for (let attempt = 1; ; ) {
    const told = await lanes.run(host, async () => lanes.verdict(host) ?? (await attemptTo(url, method, anchors, asking)));
    if (!('kind' in told)) lanes.answers(host);
    const isLast = attempt >= maxAttempts;
    const usual = backoff * 2 ** (attempt - 1);
    if ('kind' in told) {
      if (!isFailure(told)) return told;
      const { isPassing, isOfHost, ...failed } = told;
      if (!isPassing || isLast) {
        if (isOfHost) lanes.settle(host, failed);
        return failed;
      }
      await sleep(usual, undefined, { signal });
    } else if (told.status < 400) return told;
    else if (told.status === 429 || told.status === 503) {
      if (isLast) return told;
      const wait = waitOf(told.headers, asking.now()) ?? usual;
      if (!lanes.pause(host, wait)) return { kind: 'refused', reason: tooLong(told.status, wait) };
    } else if (method === 'HEAD') attempt--;
    else if (told.status < 500 || isLast) return told;
    else await sleep(usual, undefined, { signal });
    // Servers that know no HEAD answer it in every way there is.
    method = 'GET';
    attempt++;
  }
}

function isFailure(told: Failed): told is Failure {
  return 'isPassing' in told;
}

async function attemptTo(
  url: URL,
  method: Sending['method'],
  anchors: readonly string[],
  asking: Asking,
): Promise<Told | Failure> {
  try {
    return await send(url, { ...asking, method }, async (message) =>
      anchors.length > 0 && message.statusCode === 200 ? findAnchors(message, anchors) : undefined,
    );
  } catch (thrown) {
    asking.signal.throwIfAborted();
    const failure = failureOf(thrown, url.hostname);
    if (!failure) throw thrown;
    return failure;
  }
}

function tooLong(status: number, wait: number): string {
  return `the answer is ${status}, with a request to retry in ${Math.ceil(wait / 1000)} seconds`;
}

interface Headed {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** The address to which an answer redirects; undefined where it does not. */
function nextAddress({ status, headers: { location } }: Headed, url: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return undefined;
  const written = asText(location);
  return parseUrl(written, url);
}

/** Milliseconds for which `Retry-After` asks, which names seconds or a date; undefined where nothing sensible is said. */
function waitOf({ 'retry-after': written = '', date = '' }: IncomingHttpHeaders, now: number): number | undefined {
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

interface Failure extends Failed {
  /** True where a second attempt may succeed. */
  readonly isPassing: boolean;
  /** True where every other address of the host will fail alike. */
  readonly isOfHost: boolean;
}

const noWay = ['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EAI_FAIL'];

/** Undefined for what is no failure of the network. */
function failureOf(thrown: unknown, host: string): Failure | undefined {
  if (thrown instanceof PrivateHost)
    return { kind: 'private', reason: `"${thrown.host}" is in a private network`, isPassing: false, isOfHost: true };
  if (thrown instanceof TimedOut)
    return unreachable('the host does not respond in time', { isOffline: true, isPassing: true, isOfHost: true });
  const { code = '', message } = innermost(thrown) as Partial<NodeJS.ErrnoException> & { message: string };
  if (code === 'ENOTFOUND') return unreachable(`there is no host "${host}"`, { isOffline: true, isOfHost: true });
  if (noWay.includes(code))
    return unreachable(`there is no route to the host (${code})`, { isOffline: true, isPassing: true, isOfHost: true });
  if (code === 'ETIMEDOUT')
    return unreachable('the host does not respond in time', { isOffline: true, isPassing: true, isOfHost: true });
  if (code === 'ECONNREFUSED') return unreachable('the host refuses the connection', { isOfHost: true });
  if (code === 'ECONNRESET' || code === 'EPIPE') return unreachable('the host closes the connection', { isPassing: true });
  if (code.startsWith('HPE_')) return unreachable(`the answer is not valid HTTP (${code})`, {});
  if (isOfCertificate(code)) return unreachable(`the certificate of the host is not valid (${code})`, { isOfHost: true });
  if (/^(?:ERR_(?:SSL|TLS)|EPROTO)/.test(code))
    return unreachable(`a secure connection cannot be established (${code})`, { isOfHost: true });
  if (/^E[A-Z_]+$/.test(code)) return unreachable(`the connection fails: ${message}`, { isPassing: true });
  return undefined;
}

function unreachable(reason: string, traits: Partial<Failure>): Failure {
  return { kind: 'unreachable', isPassing: false, isOfHost: false, ...traits, reason };
}

/** Of several addresses of a host, each has failed. */
function innermost(thrown: unknown): unknown {
  const errors = thrown instanceof AggregateError ? (thrown.errors as readonly unknown[]) : [];
  return errors[0] ?? thrown;
}

/** The names are those of OpenSSL. */
function isOfCertificate(code: string): boolean {
  return /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^INVALID_(?:CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/.test(code);
}
