// Sends a file of the output with its type and caching headers, whole or the requested range.
import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { byteRange } from './byte-range.ts';

/** Types that mrmime gives without a charset, or that hosts send otherwise. */
const types: Readonly<Record<string, string>> = {
  '.br': 'application/octet-stream',
  '.gz': 'application/gzip',
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
};

/** Opens the file for each request, so that a new build shows at once, and always closes it. */
export async function sendFile(outDir: string, file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const handle = await openFile(join(outDir, file));
  if (handle === undefined) return void response.writeHead(404).end();
  try {
    await sendOpen(handle, file, request, response);
  } finally {
    await handle.close();
  }
}

/** Undefined if a build has removed the file meanwhile. */
function openFile(path: string): Promise<FileHandle | undefined> {
  return open(path).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return undefined;
    throw thrown;
  });
}

async function sendOpen(handle: FileHandle, file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Stats the open file, since its path may lead to another one by now.
  const stats = await handle.stat();
  describe(response, file, stats);
  const { headers, method } = request;
  if (headers['if-none-match'] === response.getHeader('ETag')) return void response.writeHead(304).end();
  const wants = method === 'GET' && wantsPart(headers, stats);
  const range = wants ? byteRange(headers.range, stats.size) : undefined;
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'Content-Range': `bytes */${stats.size}`, 'Content-Length': 0 }).end();
  const { start, end } = range ?? { start: 0, end: stats.size - 1 };
  const length = end - start + 1;
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${stats.size}`).setHeader('Accept-Ranges', 'bytes');
  response.writeHead(range ? 206 : 200, { 'Content-Length': length });
  if (method === 'HEAD' || length === 0) return void response.end();
  const source = handle.createReadStream({ start, end });
  // The client would wait for the rest of a file that was truncated meanwhile.
  source.once('end', () => source.bytesRead < length && response.destroy());
  await pipeline(source, response);
}

/** The site's own headers file takes precedence. */
function describe(response: ServerResponse, file: string, { size, mtime }: Stats): void {
  const extension = extname(file).toLowerCase();
  if (extension === '.br' || extension === '.gz') response.setHeader('Content-Encoding', 'identity');
  const headers = {
    'Cache-Control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': typeOf(file),
    ETag: `W/"${size}-${mtime.getTime()}"`,
    'Last-Modified': mtime.toUTCString(),
  };
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
}

/** The media type of a file by its name. */
export function typeOf(file: string): string {
  const extension = extname(file).toLowerCase();
  const type = types[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}

/** A download must not resume if the file has changed. */
function wantsPart(headers: IncomingMessage['headers'], { mtime }: Stats): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === mtime.toUTCString();
}
