// Speaks the HTTP protocols of Bazel's and Turborepo's caches: gets and puts blobs by their SHA-256, with limits of size and time.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseUrl } from '#model/parse-url';
import type { CacheProtocol } from '#model/remote-cache';
import { faultOfConnection, faultOfHeaders, faultOfStatus, RemoteFault } from './remote-fault.ts';

export interface Endpoint {
  /** Without credentials and without a slash at the end. */
  readonly url: string;
  readonly protocol: CacheProtocol;
  readonly headers: Readonly<Record<string, string>>;
  /** How long the server may take to answer. Blobs have a second more for each 256 kB. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** A blob of the content-addressed store. */
export interface Blob {
  readonly hash: string;
  readonly size: number;
}

export interface Traffic {
  requests: number;
  received: number;
  sent: number;
}

/**
 * All throw a `RemoteFault` where the server fails, and the reason of the signal where it aborts. After the first fault they throw
 * it at once, those that are under way included: a process must not wait for requests whose answers nobody needs.
 */
export interface Protocol {
  readonly traffic: Traffic;
  /** The action result under a key; undefined where there is none. */
  result(key: string): Promise<Uint8Array | undefined>;
  putResult(key: string, bytes: Uint8Array): Promise<void>;
  /** `'missing'` where the server has no such blob, `'damaged'` where it sends other bytes. */
  blob(blob: Blob): Promise<Uint8Array | 'missing' | 'damaged'>;
  putBlob(hash: string, bytes: Uint8Array): Promise<void>;
}

/** An action result names blobs: a hundred bytes for each. */
const mostResultBytes = 4 * 2 ** 20;
const usualResultBytes = 2 ** 16;
const bytesPerMs = 256;
const mostRedirects = 3;
/** How many times its timeout a server may keep requests waiting, all of them added up. Several wait at once. */
const mostPatience = 20;

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

type Kind = 'ac' | 'cas';

/** The path of a blob, or of an action result, below the address of a cache. */
const paths: Readonly<Record<CacheProtocol, (kind: Kind, hash: string) => string>> = {
  bazel: (kind, hash) => `${kind}/${hash}`,
  // It knows one kind of entries, by names of any origin.
  turborepo: (kind, hash) => `v8/artifacts/${kind === 'cas' ? hash : sha256(`ac ${hash}`)}?slug=slodocs`,
};

export function openProtocol({ url, protocol, headers, timeoutMs, signal }: Endpoint): Protocol {
  const pathOf = paths[protocol];
  const traffic: Traffic = { requests: 0, received: 0, sent: 0 };
  const ended = new AbortController();
  const unfit = faultOfHeaders(headers);
  if (unfit) ended.abort(unfit);
  let waited = 0;

  async function ask(kind: Kind, hash: string, most: number, body?: Uint8Array): Promise<Uint8Array | undefined> {
    const begun = performance.now();
    try {
      signal.throwIfAborted();
      ended.signal.throwIfAborted();
      if (waited > mostPatience * timeoutMs) throw new RemoteFault('its responses take too long in total');
      const bytes = await exchange(kind, hash, most, body);
      waited += Math.max(0, performance.now() - begun - (body ?? bytes ?? []).length / bytesPerMs);
      return bytes;
    } catch (thrown) {
      signal.throwIfAborted();
      // Of several that fail at once, the first tells why.
      ended.signal.throwIfAborted();
      ended.abort(thrown);
      throw thrown;
    }
  }

  async function exchange(kind: Kind, hash: string, most: number, body?: Uint8Array): Promise<Uint8Array | undefined> {
    const expected = body?.length ?? (kind === 'ac' ? usualResultBytes : most);
    const late = AbortSignal.timeout(timeoutMs + Math.ceil(expected / bytesPerMs));
    const method = body ? 'PUT' : 'GET';
    const options = {
      method,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: (body ?? null) as NonNullable<RequestInit['body']> | null,
      signal: AbortSignal.any([late, signal, ended.signal]),
    };
    try {
      const answer = await follow(new URL(`${url}/${pathOf(kind, hash)}`), { ...options, redirect: 'manual' });
      if (body) {
        traffic.sent += body.length;
        await answer.body?.cancel();
        if (!answer.ok) throw faultOfStatus(answer.status, body.length);
        return undefined;
      }
      if (answer.status === 404 || answer.status === 410) {
        await answer.body?.cancel();
        return undefined;
      }
      if (answer.status !== 200) {
        await answer.body?.cancel();
        throw faultOfStatus(answer.status, 0);
      }
      const bytes = await read(answer, most);
      traffic.received += bytes.length;
      return bytes;
    } catch (thrown) {
      if (thrown instanceof RemoteFault) throw thrown;
      if (late.aborted) throw new RemoteFault(`it takes longer than ${timeoutMs / 1000} s to respond`);
      throw faultOfConnection(thrown);
    }
  }

  /** Credentials go to no other host, and a request that is refused for its rate is repeated once. */
  async function follow(first: URL, options: RequestInit): Promise<Response> {
    let mayWait = true;
    let at = first;
    for (let left = mostRedirects; ; ) {
      traffic.requests++;
      const answer = await fetch(at, options);
      const pause = answer.status === 429 && mayWait ? pauseOf(answer, timeoutMs) : undefined;
      const isMoved = answer.status >= 300 && answer.status < 400;
      if (!isMoved && pause === undefined) return answer;
      await answer.body?.cancel();
      if (pause !== undefined) {
        mayWait = false;
        await wait(pause, undefined, { signal: options.signal as AbortSignal });
        continue;
      }
      const next = addressOf(answer, at);
      if (next?.origin !== first.origin || left === 0)
        throw new RemoteFault(
          `it redirects ${next && next.origin !== first.origin ? `to ${next.origin}` : 'in a loop'}`,
          'Use the final address of the cache, because credentials are not sent to other hosts.',
        );
      at = next;
      left--;
    }
  }

  return {
    traffic,
    result: (key) => ask('ac', key, mostResultBytes),
    async putResult(key, bytes) {
      await ask('ac', key, 0, bytes);
    },
    async blob({ hash, size }) {
      const bytes = await ask('cas', hash, size);
      if (bytes === undefined) return 'missing';
      return bytes.length === size && sha256(bytes) === hash ? bytes : 'damaged';
    },
    async putBlob(hash, bytes) {
      await ask('cas', hash, 0, bytes);
    },
  };
}

/** Stops one byte after the limit: what is longer is not what was asked for. */
async function read(answer: Response, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    pieces.push(piece);
    length += piece.length;
    if (length > most) break;
  }
  return Buffer.concat(pieces);
}

/** Milliseconds; undefined where the server wants more patience than `most`. Dates are passed over: clocks differ. */
function pauseOf(answer: Response, most: number): number | undefined {
  const after = answer.headers.get('retry-after') ?? '';
  const pause = /^\d{1,6}$/.test(after) ? Number(after) * 1000 : 1000;
  return pause <= most ? pause : undefined;
}

function addressOf(answer: Response, from: URL): URL | undefined {
  return parseUrl(answer.headers.get('location') ?? '', from);
}
