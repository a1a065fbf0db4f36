// Sends a request from a page, and reads its answer.
import { isForbiddenHeader } from '../../engine/forbidden-headers.ts';
import type { HttpBody, HttpHeader, HttpRequest } from '../../engine/http-request.ts';

export interface Answer {
  readonly status: number;
  /** Of servers that send one. */
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Its media type, with parameters. */
  readonly type: string;
  readonly body: Blob;
  /** Until the last byte was there. */
  readonly milliseconds: number;
}

/** Why no answer came. */
export type Failure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'address' }
  | { readonly kind: 'header'; readonly name: string }
  | { readonly kind: 'blocked' | 'mixed' | 'unknown'; readonly host: string };

/** Rejects with what `fetch` does: a reader hears of it by `describeFailure`. */
export async function send(request: HttpRequest, signal: AbortSignal): Promise<Answer> {
  const started = performance.now();
  const { body } = request;
  const headers = new Headers();
  const type = body && typeOf(body);
  if (type !== undefined) headers.set('Content-Type', type);
  for (const [name, value] of request.headers) if (!isForbiddenHeader(name)) headers.append(name, value);
  const response = await fetch(addressOf(request), {
    method: request.method,
    headers,
    signal,
    cache: 'no-store',
    ...(body ? { body: contentOf(body) } : {}),
  });
  const content = await response.blob();
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    type: response.headers.get('Content-Type') ?? '',
    body: content,
    milliseconds: Math.round(performance.now() - started),
  };
}

/** A relative address counts from the page. Throws where it is none. */
export function addressOf({ url }: Pick<HttpRequest, 'url'>): URL {
  return new URL(url, location.href);
}

/** Calls `run`, and tells why it failed as far as a page can know. */
export async function explainFailure<Result>(request: HttpRequest, run: () => Promise<Result>): Promise<Result | Failure> {
  let isBlocked = false;
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    return await run();
  } catch (error) {
    // The event comes a moment after the fault.
    await new Promise((resolve) => setTimeout(resolve));
    return describeFailure(error, request, isBlocked);
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

function describeFailure(error: unknown, request: HttpRequest, isBlocked: boolean): Failure {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'cancelled' };
  if (!URL.canParse(request.url, location.href)) return { kind: 'address' };
  const invalid = request.headers.find((header) => !isValid(header));
  if (invalid) return { kind: 'header', name: invalid[0] };
  const { host, protocol, hostname } = addressOf(request);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal) return { kind: 'mixed', host };
  return { kind: isBlocked ? 'blocked' : 'unknown', host };
}

function isValid(header: HttpHeader): boolean {
  try {
    new Headers([[...header]]);
    return true;
  } catch {
    return false;
  }
}

/** Browsers say by themselves what parts are. */
function typeOf(body: HttpBody): string | undefined {
  if (body.kind === 'multipart') return undefined;
  if (body.kind === 'urlencoded') return 'application/x-www-form-urlencoded';
  return body.kind === 'file' ? body.file.type : body.type;
}

function contentOf(body: HttpBody): BodyInit {
  if (body.kind === 'text') return body.text;
  if (body.kind === 'file') return body.file.content ?? '';
  if (body.kind === 'urlencoded') return body.pairs.map(({ written }) => written).join('&');
  const form = new FormData();
  for (const part of body.parts) {
    if ('file' in part) form.append(part.name, new Blob([part.file.content ?? ''], { type: part.file.type }), part.file.name);
    else if (part.type === undefined) form.append(part.name, part.text);
    else form.append(part.name, new Blob([part.text], { type: part.type }));
  }
  return form;
}
