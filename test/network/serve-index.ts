// Serves the index of a site over HTTP, as well as servers do and as badly as they may.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IndexServer {
  /** Of the server, without a slash at its end. */
  readonly url: string;
  /** `METHOD path` of all requests so far, with ` if ETAG` where one was named. */
  readonly asked: readonly string[];
  /** How the next requests are answered. */
  answer(next: Answer): void;
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export async function serveIndex(first: Answer): Promise<IndexServer> {
  const asked: string[] = [];
  let current = first;
  const server = createServer((request, response) => {
    const etag = request.headers['if-none-match'];
    asked.push(`${request.method} ${request.url}${etag === undefined ? '' : ` if ${etag}`}`);
    current(response, request);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer(next) {
      current = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Names an ETag, and answers 304 where that is named. */
export function withText(text: string, etag = `"${text.length}"`): Answer {
  return (response, request) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'application/json', etag }).end(text);
  };
}

export function withStatus(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => void response.writeHead(status, headers).end('{"format":"slodocs-index"}');
}
