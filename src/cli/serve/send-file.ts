// Sends a file of the output with its type and caching headers.

import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import type { CompressionCache } from './compression-cache.ts';
import { compress, type Encoding, negotiateEncoding } from './content-encoding.ts';
import { typeOf } from './media-type.ts';
import { stampOf } from './read-changed.ts';

/** Without `compressed`, nothing is compressed. */
export async function sendFile(
  outDir: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  compressed?: CompressionCache,
): Promise<void> {
  const isThere = await withFile(join(outDir, path), (file) => {
    describe(response, path, file);
    return sendOpen(file, { request, response, status: 200 }, compressed);
  });
  // A build has removed it meanwhile.
  if (!isThere) response.writeHead(404).end();
}

/** Sends the page for what is not there, with status 404. False if the output has no such page. */
export function sendNotFound(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  compressed: CompressionCache,
): Promise<boolean> {
  return withFile(path, (file) => {
    // Whatever the site's headers file says of this address is about another file.
    response.setHeader('Content-Type', typeOf(path)).setHeader('Cache-Control', 'no-cache');
    return sendOpen(file, { request, response, status: 404 }, compressed);
  });
}

async function sendOpen(file: OpenFile, exchange: Exchange, compressed: CompressionCache | undefined): Promise<void> {
  const { request, response, status } = exchange;
  const isOfTwo = /\bAccept(?!-)/.test(String(response.getHeader('Vary')));
  const encoding = compressed && negotiateEncoding(request, response, file.size);
  if (status === 200) {
    if (fresh(request.headers, response.getHeaders())) return void response.writeHead(304).end();
    // What a client holds by date may be a part of another encoding, or of the Markdown of the page.
    const mayRange = (encoding === undefined && !isOfTwo) || request.headers['if-range'] === undefined;
    if (request.method === 'GET' && request.headers.range !== undefined && mayRange) return sendRange(file, exchange);
  }
  return compressed && encoding ? sendCompressed(file, encoding, compressed, exchange) : sendWhole(file, exchange);
}

/** The site's own headers file takes precedence. */
function describe(response: ServerResponse, path: string, { mtime, tag }: OpenFile): void {
  const extension = extname(path).toLowerCase();
  if (extension === '.br' || extension === '.gz') response.setHeader('Content-Encoding', 'identity');
  const headers = {
    'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': typeOf(path),
    ETag: `W/"${tag}"`,
    'Last-Modified': mtime.toUTCString(),
  };
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
}

/** Both ends are inclusive. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Undefined if the whole file is to be sent, as for a header that is invalid or asks for several ranges. */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '') return to === '' ? undefined : lastBytes(Number(to), size);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'unsatisfiable';
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size - 1 };
}

/** In bytes: so little is read at once, which costs less than a stream. */
const mostAtOnce = 64 << 10;

/** What is answered to: the request, the response, and its status unless a range gives it another. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly status: number;
}

function sendWhole(file: OpenFile, { request, response, status }: Exchange): Promise<void> {
  return sendPart(file, { start: 0, end: file.size - 1 }, status, request, response);
}

/** Expects `Last-Modified` to be set. */
async function sendRange(file: OpenFile, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const { size } = file;
  const range = wantsPart(request, response) ? byteRange(request.headers.range, size) : undefined;
  if (range === undefined) return sendWhole(file, exchange);
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`).setHeader('Accept-Ranges', 'bytes');
  return sendPart(file, range, 206, request, response);
}

async function sendCompressed(
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

interface OpenFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly size: number;
  readonly mtime: Date;
  /** Equal for equal content. */
  readonly stamp: string;
  /** Equal for copies that keep their times. */
  readonly tag: string;
}

/** Opens it for each request, so that a new build shows at once. False if there is no such file. */
async function withFile(path: string, use: (file: OpenFile) => Promise<void>): Promise<boolean> {
  const handle = await open(path).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return undefined;
    throw thrown;
  });
  if (handle === undefined) return false;
  try {
    // Stats the open file, since its path may lead to another one by now.
    const stats = await handle.stat({ bigint: true });
    await use({
      path,
      handle,
      size: Number(stats.size),
      mtime: stats.mtime,
      stamp: stampOf(stats),
      tag: `${stats.size}-${stats.mtimeNs}`,
    });
    return true;
  } finally {
    await handle.close();
  }
}

/** Throws if the file was truncated meanwhile. */
async function bytesOf({ handle, size }: OpenFile): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(size), 0, size, 0);
  if (bytesRead < size) throw new Error('a file was truncated while it was read');
  return buffer;
}
