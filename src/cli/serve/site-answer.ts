// Answers a request under the base of a site: with a file of its output, its 404 page, or a redirect.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { encodePath } from '#model/route';
import type { CompressionCache } from './compression-cache.ts';
import { findFile } from './find-file.ts';
import { headersReader } from './host-headers.ts';
import { type Redirection, redirectReader, redirectsFile } from './host-redirects.ts';
import { pageAddress } from './page-address.ts';
import { refuse } from './refuse.ts';
import { sendFile, sendNotFound } from './send-file.ts';
import type { ServedSite } from './serve-options.ts';

export interface SiteAnswers {
  readonly baseUrl: string;
  /** `path` is the decoded path of the request, with the base. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const notFoundPage = '404.html';

export function createSiteAnswers({ outDir, baseUrl, headersFile }: ServedSite, compressed: CompressionCache): SiteAnswers {
  const readHeaders = headersReader(outDir, headersFile);
  const readRedirects = redirectReader(outDir);
  // Hosts serve none of these at its own address.
  const unserved = [undefined, headersFile, redirectsFile, notFoundPage];

  return {
    baseUrl,
    async answer(path, request, response) {
      const [headersOf, redirectOf] = await Promise.all([readHeaders(), readRedirects()]);
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
      const { url = '' } = request;
      const forced = redirectOf(url, true);
      if (forced) return redirect(response, forced);
      const asked = path.slice(baseUrl.length);
      const file = await findFile(outDir, asked);
      if (file === undefined || unserved.includes(file)) {
        const found = redirectOf(url, false);
        if (found) return redirect(response, found);
        const isSent = await sendNotFound(join(outDir, notFoundPage), request, response, compressed);
        return isSent ? undefined : refuse(response, 404, 'There is no such page.');
      }
      const address = file === asked ? await pageAddress(outDir, baseUrl, file) : undefined;
      const location = address === undefined ? undefined : locationOf(baseUrl + address, url);
      // A rule that leads from there back to the file would make a circle.
      if (location !== undefined && !redirectOf(location, true)) return redirect(response, { status: 308, location });
      return sendFile(outDir, file, request, response, compressed);
    },
  };
}

function locationOf(path: string, url: string): string {
  const [, query = ''] = /^[^?#]*(\?[^#]*)?/.exec(url) ?? [];
  return encodePath(path) + query;
}

function redirect(response: ServerResponse, { status, location }: Redirection): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
}
