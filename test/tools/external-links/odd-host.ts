// Serves addresses that misbehave in the ways of other people's hosts, on loopback.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { cert, key } from './certificate.ts';

export interface OddHost {
  readonly port: number;
  /** `HEAD /fine`, in the order of arrival. */
  readonly asked: readonly string[];
  /** When each came, in milliseconds. */
  readonly times: readonly number[];
  /** How many requests were open at once, at most. */
  readonly mostAtOnce: () => number;
  /** Bytes of endless bodies that were sent. */
  readonly bytes: () => number;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

const page = '<!doctype html><h1 id="start">Start</h1><a name="old-way"></a><h2 id="user-content-install">Install</h2>';
const html = { 'content-type': 'text/html; charset=utf-8' };

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end(code === 200 ? page : '');
const to = (location: string, code = 302, more: Record<string, string> = {}): Answer => status(code, { location, ...more });
/** HEAD is answered otherwise than GET. */
const head =
  (code: number): Answer =>
  (request, response) =>
    response.writeHead(request.method === 'HEAD' ? code : 200, html).end();
/** Once this, then a page. */
const first =
  (code: number, headers: () => Record<string, string>): Answer =>
  (_, response, nth) =>
    response.writeHead(nth === 1 ? code : 200, nth === 1 ? headers() : html).end();

const answers: Readonly<Record<string, Answer>> = {
  '/fine': status(200, html),
  '/new': status(200, html),
  '/gone': status(404),
  '/gone-for-good': status(410),
  '/head-405': head(405),
  '/head-403': head(403),
  '/head-501': head(501),
  '/head-404': head(404),
  '/head-reset': (request, response) => (request.method === 'HEAD' ? request.socket.destroy() : response.end()),
  '/forbidden': status(403),
  '/old': to('/new', 301),
  '/old-308': to('/old', 308),
  '/old-and-gone': to('/gone', 301),
  '/for-now': to('/new', 302),
  '/for-now-then-old': to('/old', 307),
  '/circle': to('/circle-back'),
  '/circle-back': to('/circle'),
  '/cookie': to('/cookie', 302, { 'set-cookie': 'seen=1' }),
  '/to-mail': to('mailto:help@nines.example'),
  '/to-private': to('http://10.1.2.3/'),
  '/to-utf8': (_, response) => response.writeHead(301, { location: Buffer.from('/größe').toString('latin1') }).end(),
  '/gr%C3%B6%C3%9Fe': status(200, html),
  '/slow': () => undefined,
  '/reset': (request) => request.socket.destroy(),
  '/no-http': (request) => request.socket.end('what?\r\n\r\n'),
  '/failing': status(500),
  '/flaky': first(500, () => ({})),
  '/busy': first(429, () => ({ 'retry-after': '1' })),
  '/busy-until': first(503, () => ({ 'retry-after': new Date(Date.now() + 1000).toUTCString(), date: new Date().toUTCString() })),
  '/busy-for-long': status(429, { 'retry-after': '3600' }),
  '/latin-1': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from('<p id="größe">', 'latin1')),
  '/latin-1-within': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(Buffer.from('<meta charset="iso-8859-1"><p id="größe">', 'latin1')),
  '/zipped': (_, response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(page)),
  '/image': status(200, { 'content-type': 'image/png' }),
};

/** `secure` speaks TLS, with a certificate that nobody vouches for. */
export async function openOddHost({ secure = false } = {}): Promise<OddHost> {
  const asked: string[] = [];
  const times: number[] = [];
  const counts = new Map<string, number>();
  let bytes = 0;
  let open = 0;
  let mostAtOnce = 0;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    times.push(performance.now());
    mostAtOnce = Math.max(mostAtOnce, ++open);
    response.once('close', () => open--);
    const nth = (counts.get(url) ?? 0) + 1;
    counts.set(url, nth);
    const [, hops] = /^\/hops\/(\d+)$/.exec(url) ?? [];
    if (hops !== undefined) to(hops === '0' ? '/fine' : `/hops/${Number(hops) - 1}`)(request, response, nth);
    else if (url.startsWith('/wait/')) setTimeout(() => response.end(), 30);
    else if (url === '/huge' && method === 'HEAD') status(405)(request, response, nth);
    else if (url === '/huge') sendEndlessly(response, (sent) => (bytes += sent));
    else (answers[url] ?? status(404))(request, response, nth);
  };
  const server = secure ? createSecureServer({ key, cert }, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    times,
    mostAtOnce: () => mostAtOnce,
    bytes: () => bytes,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendEndlessly(response: ServerResponse, count: (bytes: number) => void): void {
  const chunk = Buffer.alloc(65_536, 'x');
  response.writeHead(200, html);
  const send = (): void => {
    if (response.destroyed) return;
    count(chunk.length);
    if (response.write(chunk)) setImmediate(send);
    else response.once('drain', send);
  };
  send();
}
