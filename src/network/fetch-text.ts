// Requests a text over HTTP, without credentials, with limits of time, size and redirects.
import { parseUrl } from '#model/parse-url';

export interface Limits {
  /** Milliseconds, from the DNS to the last byte. */
  readonly timeout: number;
  /** After decompression. */
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

export type Fetched =
  | { readonly kind: 'text'; readonly text: string; readonly etag: string | undefined }
  | { readonly kind: 'unchanged' }
  /** `isPassing` is true where the server may answer another time. The reason completes a sentence about the address. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isPassing: boolean };

const mostRedirects = 5;

/** `etag` is that of the text which is known already. Rejects only with the reason of an abort. */
export async function fetchText(address: string, etag: string | undefined, limits: Limits): Promise<Fetched> {
  const { timeout, signal } = limits;
  const timer = AbortSignal.timeout(timeout);
  try {
    return await follow(address, etag, { ...limits, signal: AbortSignal.any([signal, timer]) });
  } catch (thrown) {
    signal.throwIfAborted();
    const reason = timer.aborted ? `the server does not respond within ${seconds(timeout)}` : reasonOf(thrown);
    return { kind: 'failed', reason, isPassing: true };
  }
}

function seconds(milliseconds: number): string {
  return milliseconds === 1000 ? 'a second' : `${milliseconds / 1000} seconds`;
}

async function follow(start: string, etag: string | undefined, { mostBytes, signal }: Limits): Promise<Fetched> {
  const headers = {
    accept: 'application/json',
    'user-agent': 'slodocs',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  };
  let url = start;
  for (let redirects = 0; ; redirects++) {
    const answer = await fetch(url, { headers, signal, redirect: 'manual', credentials: 'omit' });
    const { status } = answer;
    const location = answer.headers.get('location');
    if (status === 200) return await readText(answer, mostBytes);
    await answer.body?.cancel();
    if (status === 304 && etag !== undefined) return { kind: 'unchanged' };
    if (status < 300 || status >= 400 || location === null)
      return failed(`the server responds with ${status}`, status >= 500 || status === 429);
    const next = parseUrl(location, url);
    if (!next || !/^https?:$/.test(next.protocol)) return failed(`it redirects to "${location}"`);
    // What was asked for over a secure connection is not taken from another.
    if (url.startsWith('https:') && next.protocol === 'http:')
      return failed(`it redirects to "${next.href}", which is not secure`);
    if (redirects === mostRedirects) return failed(`it redirects more than ${mostRedirects} times`);
    url = next.href;
  }
}

async function readText(answer: Response, mostBytes: number): Promise<Fetched> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) return failed(`it is larger than ${mostBytes / 1024 / 1024} MB`);
  }
  return { kind: 'text', text: Buffer.concat(chunks).toString(), etag: answer.headers.get('etag') ?? undefined };
}

function failed(reason: string, isPassing = false): Fetched {
  return { kind: 'failed', reason, isPassing };
}

/** Node wraps what went wrong; of several addresses of a host, each has failed. */
function reasonOf(thrown: unknown): string {
  const { cause = thrown } = Object(thrown) as { readonly cause?: unknown };
  const { errors: [first = cause] = [] } = Object(cause) as { readonly errors?: readonly unknown[] };
  const { code, message } = Object(first) as { readonly code?: string; readonly message?: string };
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (code === 'ECONNREFUSED') return 'the host refuses the connection';
  return `the connection fails (${code ?? message ?? String(first)})`;
}
