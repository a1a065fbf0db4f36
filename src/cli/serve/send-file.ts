// Sends a file of the output with its type and caching headers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import fresh from 'fresh';
import type { CompressionCache } from './compression-cache.ts';
import { negotiateEncoding } from './content-encoding.ts';
import { typeOf } from './media-type.ts';
import { type OpenFile, withFile } from './open-file.ts';
import { type Exchange, sendCompressed, sendRange, sendWhole } from './send-bytes.ts';

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
  const encoding = compressed && negotiateEncoding(request, response, file.size);
  if (status === 200) {
    if (fresh(request.headers, response.getHeaders())) return void response.writeHead(304).end();
    // What a client holds by date may be a part of another encoding.
    const mayRange = encoding === undefined || request.headers['if-range'] === undefined;
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
