// Builds a site and serves it under the strictest policy, with delayed images on demand.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createHandler } from '#cli/serve/serve-output';
import type { BuildResult } from '../../src/index.ts';
import { strictPolicy } from '../chromium.ts';
import { buildOnce } from '../shared-build.ts';

export interface ServedSite {
  readonly result: BuildResult;
  readonly routes: readonly string[];
  url(path: string): string;
  /** How long the server waits before it sends an image, in milliseconds. */
  delayImages(time: number): void;
  /** How long it waits before each further piece of a page, in milliseconds: 0 sends pages whole. */
  delayPieces(time: number): void;
  close(): Promise<void>;
}

export async function serveSite(root: string): Promise<ServedSite> {
  const result = await buildOnce(root);
  const { outDir } = result;
  const handle = createHandler({ outDir, baseUrl: '/', headersFile: undefined, host: '127.0.0.1' });
  let delay = 0;
  let delayOfPieces = 0;
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Security-Policy', strictPolicy);
    if (delayOfPieces > 0 && request.headers['sec-fetch-dest'] === 'document') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      for (const piece of piecesOf(readFileSync(join(outDir, request.url ?? '', 'index.html'), 'utf8'))) {
        response.write(piece);
        await wait(delayOfPieces);
      }
      response.end();
      return;
    }
    if (delay > 0 && request.headers['sec-fetch-dest'] === 'image') await wait(delay);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    result,
    routes: routesOf(outDir),
    url: (path) => `http://127.0.0.1:${port}${path}`,
    delayImages: (time) => {
      delay = time;
    },
    delayPieces: (time) => {
      delayOfPieces = time;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The addresses of the sitemap of an output, without a slash at the end. */
export function routesOf(outDir: string): readonly string[] {
  const addresses = readFileSync(join(outDir, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g);
  return Array.from(addresses, ([, url = '']) => withoutSlash(new URL(url).pathname));
}

/** Cut before each block and each entry of a list: wherever a browser may paint what has come so far. */
function piecesOf(html: string): readonly string[] {
  const head = html.indexOf('<body');
  return [html.slice(0, head), ...html.slice(head).split(/(?=<(?:div|nav|main|footer|li|h[1-6])[ >])/)];
}

export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
