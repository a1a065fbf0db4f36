// Serves a folder of built files on loopback, compressed as hosts do.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.mjs': 'text/javascript',
  '.xml': 'application/xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Is compressed already. */
const compact = new Set(['.png', '.woff2']);

/** Compresses each file once. Assets are cacheable, as a site's headers file asks. */
export async function serveCompressed(folder) {
  const known = new Map();
  const server = createServer(async (request, response) => {
    const path = decodeURI(new URL(request.url, 'http://localhost').pathname);
    if (!known.has(path)) known.set(path, await answer(folder, path));
    const { status, type, encoding, bytes } = known.get(path);
    const age = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(status, {
      'Content-Type': type,
      ...encoding,
      'Content-Length': bytes.length,
      'Cache-Control': age,
      Vary: 'Accept-Encoding',
    });
    response.end(bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}

async function answer(folder, path) {
  const file = extname(path) in types ? path : join(path, 'index.html');
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  const status = bytes ? 200 : 404;
  const type = types[extname(file)] ?? 'text/plain';
  if (bytes && compact.has(extname(file))) return { status, type, encoding: {}, bytes };
  return { status, type, encoding: { 'Content-Encoding': 'gzip' }, bytes: gzipSync(bytes ?? 'not found', { level: 9 }) };
}
