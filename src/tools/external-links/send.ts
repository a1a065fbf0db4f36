// Sends one request over HTTP or HTTPS, and reads no more of the response than needed.
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Endpoint } from '#model/external-links';
import { hostOf } from './endpoint.ts';

export interface Sending {
  readonly method: 'HEAD' | 'GET';
  readonly endpointOf: (url: URL) => Promise<Endpoint>;
  /** In milliseconds, from the DNS to the last byte that is read. */
  readonly timeout: number;
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: T;
}

/** Thrown for an answer that does not come in time. */
export class TimedOut extends Error {}

/** `read` takes what it needs of the body; the connection is closed then. Rejects as Node's sockets do. */
export async function send<T>(
  url: URL,
  { method, endpointOf, timeout, userAgent, signal }: Sending,
  read: (answer: IncomingMessage) => Promise<T>,
): Promise<Answer<T>> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const abort = (): void => ending.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => ending.abort(new TimedOut()), timeout);
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error), { once: true });
  });
  const work = async (): Promise<Answer<T>> => {
    const message = await open(url, await endpointOf(url), { method, userAgent, signal: ending.signal });
    try {
      return { status: message.statusCode ?? 0, headers: message.headers, body: await read(message) };
    } finally {
      message.destroy();
    }
  };
  try {
    // The DNS cannot be interrupted.
    return await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

type Opening = Pick<Sending, 'method' | 'userAgent' | 'signal'>;

function open(url: URL, { addresses, port }: Endpoint, { method, userAgent, signal }: Opening): Promise<IncomingMessage> {
  const host = hostOf(url);
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const sent = (isSecure ? overHttps : overHttp)({
      method,
      path: `${url.pathname}${url.search}`,
      host,
      port,
      agent: false,
      signal,
      ...(isSecure && isIP(host) === 0 ? { servername: host } : {}),
      headers: { host: url.host, 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity' },
      lookup: (_, { all }, done) => {
        const [first] = addresses;
        if (all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family);
      },
    });
    sent.once('response', resolve);
    // A socket that fails after the answer fails what reads it.
    sent.on('error', reject);
    sent.end();
  });
}
