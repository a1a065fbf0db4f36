// Serves Algolia's query protocol on this machine, and records the requests.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly requests: readonly Record<string, unknown>[];
}

export interface AlgoliaServer {
  readonly origin: string;
  readonly asked: Asked[];
  /** Answers with this status instead; `never` leaves the request open. */
  status: number | 'never';
  hits: readonly unknown[];
  close(): Promise<void>;
}

export async function startAlgolia(hits: readonly unknown[] = []): Promise<AlgoliaServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed).end();
      return;
    }
    const { requests } = JSON.parse(await text(request)) as Pick<Asked, 'requests'>;
    asked.push({ path: request.url ?? '', headers: request.headers, requests });
    if (own.status === 'never') return;
    response.writeHead(own.status, { ...allowed, 'content-type': 'application/json' });
    const body =
      own.status === 200
        ? { results: [{ hits: own.hits, nbHits: own.hits.length + 40 }] }
        : { message: 'no', status: own.status };
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own: AlgoliaServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    status: 200,
    hits,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return own;
}

const mark = (words: string): string => `\u0002${words}\u0003`;

/** Records as a server finds them for "gate", one of them with HTML in its texts. */
export const hits = [
  {
    url: 'https://case.example/docs/gates#paint-it',
    anchor: 'paint-it',
    type: 'content',
    hierarchy: { lvl0: 'Guides', lvl1: 'Gates', lvl2: 'Paint it', lvl3: null },
    content: 'A gate.',
    _highlightResult: { hierarchy: { lvl1: { value: `${mark('Gate')}s` }, lvl2: { value: 'Paint it' } } },
    _snippetResult: { content: { value: `A ${mark('gate')} & <img src=x onerror="globalThis.hurt=1"> <b>more</b>` } },
  },
  {
    url: 'https://case.example/docs/',
    anchor: null,
    type: 'lvl1',
    hierarchy: { lvl0: 'Home', lvl1: '<i>Home</i>', lvl2: null },
    content: null,
  },
  { url: 'javascript:globalThis.hurt=1', type: 'lvl1', hierarchy: { lvl0: 'Bad', lvl1: 'Bad' }, content: null },
  { url: 'https://other.example/docs/', type: 'lvl1', hierarchy: { lvl0: 'Other', lvl1: 'Other' }, content: null },
];
