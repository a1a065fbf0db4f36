// Answers a request with a file of the output, the 404 page, a redirect, or a refusal.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { allowsHost } from './allows-host.ts';
import { findFile } from './find-file.ts';
import { readHeaders } from './host-headers.ts';
import { type Redirection, redirectReader, redirectsFile } from './host-redirects.ts';
import { refuse } from './refuse.ts';
import { pathOf } from './request-path.ts';
import { sendFile } from './send-file.ts';
import type { ServeOptions } from './serve-options.ts';

export function createHandler({ outDir, baseUrl, headersFile, host }: ServeOptions): RequestListener {
  const readRedirects = redirectReader(outDir);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!allowsHost(request.headers.host, host)) return refuse(response, 403, 'This server answers to its own host names only.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'This server only gives.');
    }
    const path = pathOf(request);
    if (path === undefined) return refuse(response, 400, 'This is not an address.');
    if (!path.startsWith(baseUrl)) return outside(path, response, baseUrl);
    // Read each time, as all files are: a build may have changed it.
    const headersOf = await readHeaders(outDir, headersFile);
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    const redirectOf = await readRedirects();
    const { url = '' } = request;
    const forced = redirectOf(url, true);
    if (forced) return redirect(response, forced);
    const file = await findFile(outDir, path.slice(baseUrl.length));
    // Hosts do not serve these files.
    if (file === undefined || file === headersFile || file === redirectsFile) {
      const found = redirectOf(url, false);
      return found ? redirect(response, found) : notFound(response, outDir);
    }
    return sendFile(outDir, file, request, response);
  };

  return (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'This file could not be read.');
    });
  };
}

/** Redirects to the base from above it; for other addresses, says where the site is. */
function outside(path: string, response: ServerResponse, baseUrl: string): void {
  if (path === '/' || `${path}/` === baseUrl) response.writeHead(302, { Location: encodeURI(baseUrl) }).end();
  else refuse(response, 404, `This site is under ${baseUrl}`);
}

function redirect(response: ServerResponse, { status, location }: Redirection): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
}

async function notFound(response: ServerResponse, outDir: string): Promise<void> {
  const page = await readFile(join(outDir, '404.html')).catch(() => undefined);
  if (!page) return refuse(response, 404, 'There is no such page.');
  const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': page.byteLength, 'Cache-Control': 'no-cache' };
  response.writeHead(404, headers).end(page);
}
