// A cache server on loopback that speaks Bazel's HTTP protocol, and fails where a test asks for it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface CacheServer {
  readonly url: string;
  /** What is stored, by path such as `/cas/<digest>`. */
  readonly entries: Map<string, Buffer>;
  readonly log: {
    readonly method: string;
    readonly path: string;
    readonly status: number;
    readonly headers: IncomingMessage['headers'];
  }[];
  /** Chooses how a request fails. */
  fail: (request: AskedRequest) => Failure | undefined;
  /** In milliseconds. */
  delay: (request: AskedRequest) => number;
  close(): Promise<void>;
}

export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  /** From 0. */
  readonly number: number;
}

export type Failure =
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | Change
  | { readonly kind: 'break' | 'hang' | 'drip' | 'lose' };

interface Change {
  readonly kind: 'cut' | 'alter' | 'extend';
  readonly at: number;
}

export async function startCacheServer(): Promise<CacheServer> {
  const entries = new Map<string, Buffer>();
  const log: CacheServer['log'] = [];
  let number = 0;
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const answer = (status: number, body: Buffer = Buffer.alloc(0), headers = {}): void => {
      log.push({ method, path, status, headers: request.headers });
      response.writeHead(status, headers).end(body);
    };
    const asked = { method, path, number: number++ };
    const failure = started.fail(asked);
    const delay = started.delay(asked);
    if (delay > 0) await wait(delay);
    const body = await bodyOf(request);
    // Of a client that gives up in the midst of sending, servers keep nothing.
    if (!request.complete) return;
    if (failure) return failWith(failure, { request, response, answer, body, entries });
    if (method === 'PUT') {
      entries.set(path, body);
      return answer(201);
    }
    const entry = entries.get(path);
    return entry ? answer(200, entry) : answer(404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const started: CacheServer = {
    url: `http://127.0.0.1:${port}`,
    entries,
    log,
    fail: () => undefined,
    delay: () => 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request) pieces.push(piece as Buffer);
  } catch {
    // The client has given up.
  }
  return Buffer.concat(pieces);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: (status: number, body?: Buffer, headers?: Readonly<Record<string, string>>) => void;
  readonly body: Buffer;
  readonly entries: Map<string, Buffer>;
}

function failWith(failure: Failure, exchange: Exchange): void {
  const { request, response, answer } = exchange;
  if (failure.kind === 'status') answer(failure.status, Buffer.from('an error page'), failure.headers);
  else if (failure.kind === 'break') request.socket.destroy();
  else if (failure.kind === 'drip') drip(response);
  else if (failure.kind === 'lose') answer(request.method === 'PUT' ? 201 : 404);
  else if ('at' in failure) change(failure, exchange);
  // Of no answer at all, whoever waits gives up.
}

/** Changes what is stored, or what is sent. */
function change({ kind, at: where }: Change, { request, answer, body, entries }: Exchange): void {
  const path = request.url ?? '';
  const isPut = request.method === 'PUT';
  const whole = isPut ? body : (entries.get(path) ?? Buffer.from('nothing'));
  const at = where % Math.max(1, whole.length);
  const changed = {
    cut: () => whole.subarray(0, at),
    extend: () => Buffer.concat([whole, Buffer.alloc(1 + where, 'x')]),
    alter: () => altered(whole, at),
  }[kind]();
  if (isPut) entries.set(path, changed);
  answer(isPut ? 201 : 200, isPut ? undefined : changed);
}

function altered(whole: Buffer, at: number): Buffer {
  const copy = Buffer.from(whole);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/** A byte now and then, for ever. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'), 20);
  response.once('close', () => clearInterval(timer));
}
