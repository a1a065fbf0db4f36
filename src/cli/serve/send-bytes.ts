// Sends the content of an open file: whole, compressed, or the requested range.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, byteRange } from './byte-range.ts';
import type { CompressionCache } from './compression-cache.ts';
import { compress, type Encoding } from './content-encoding.ts';
import { bytesOf, type OpenFile } from './open-file.ts';

/** In bytes: so little is read at once, which costs less than a stream. */
const mostAtOnce = 64 << 10;

/** What is answered to: the request, the response, and its status unless a range gives it another. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly status: number;
}

export function sendWhole(file: OpenFile, { request, response, status }: Exchange): Promise<void> {
  return sendPart(file, { start: 0, end: file.size - 1 }, status, request, response);
}

/** Expects `Last-Modified` to be set. */
export async function sendRange(file: OpenFile, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const { size } = file;
  const range = wantsPart(request, response) ? byteRange(request.headers.range, size) : undefined;
  if (range === undefined) return sendWhole(file, exchange);
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`).setHeader('Accept-Ranges', 'bytes');
  return sendPart(file, range, 206, request, response);
}

export async function sendCompressed(
  file: OpenFile,
  encoding: Encoding,
  compressed: CompressionCache,
  { request, response, status }: Exchange,
): Promise<void> {
  const bytes = await compressed.get(`${file.path} ${file.stamp} ${encoding}`, async () =>
    compress(await bytesOf(file), encoding),
  );
  response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function sendPart(
  { handle }: OpenFile,
  { start, end }: ByteRange,
  status: number,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const length = end - start + 1;
  response.writeHead(status, { 'Content-Length': length });
  if (method === 'HEAD' || length === 0) return void response.end();
  // Of a file that was truncated meanwhile, the client would wait for the rest.
  if (length <= mostAtOnce) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
    return void (bytesRead < length ? response.destroy() : response.end(buffer));
  }
  const source = handle.createReadStream({ start, end });
  source.once('end', () => source.bytesRead < length && response.destroy());
  await pipeline(source, response);
}

/** A download must not resume if the file has changed. */
function wantsPart({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === response.getHeader('Last-Modified');
}
