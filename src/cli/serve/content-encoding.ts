// Chooses the content encoding of a response by its media type, its size and the request.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The smallest first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** In bytes: a smaller response fits into one packet anyway. */
const leastSize = 1024;

/** In bytes: more would take more than about a second, and a copy in memory. */
const mostSize = 32 << 20;

const textual = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/;

/**
 * Chooses an encoding that the client accepts, and marks a response that others may get in another one. Expects the other headers
 * to be set. Undefined for the bytes as they are, also for a client that refuses those: every client can read them.
 */
export function negotiateEncoding(request: IncomingMessage, response: ServerResponse, size: number): Encoding | undefined {
  if (!isCompressible(response, size)) return undefined;
  response.appendHeader('Vary', 'Accept-Encoding');
  const negotiator = new Negotiator(request);
  const found = (negotiator.encoding as EncodingMethod).call(negotiator, [...encodings, 'identity'], { preferred: encodings });
  return encodings.find((encoding) => encoding === found);
}

/** The declared type lacks the second parameter. */
type EncodingMethod = (available: readonly string[], options: { readonly preferred: readonly string[] }) => string | undefined;

function isCompressible(response: ServerResponse, size: number): boolean {
  if (size < leastSize || size > mostSize || response.hasHeader('Content-Encoding')) return false;
  if (/\bno-transform\b/i.test(String(response.getHeader('Cache-Control')))) return false;
  return textual.test(String(response.getHeader('Content-Type')));
}

const [makeBrotli, makeGzip] = [promisify(brotliCompress), promisify(gzip)];

export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return makeGzip(bytes);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  // As fast as gzip, and smaller. The best quality takes 30 times as long.
  return makeBrotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } });
}
