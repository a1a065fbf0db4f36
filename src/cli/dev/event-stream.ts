// Sends events to all open pages over server-sent events.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerNews } from '#model/dev-page';

export interface EventStream {
  /** Answers a request with the stream; `hello` are the events that each listener gets first. */
  open(request: IncomingMessage, response: ServerResponse, hello: readonly ServerEvent[]): void;
  send(event: ServerEvent): void;
  close(): void;
}

export type ServerEvent = Exclude<ServerNews, { readonly name: 'lost' }> | { readonly name: 'bye'; readonly data: object };

/** Comments at this interval, in milliseconds, keep proxies from closing a quiet stream. */
const heartbeat = 25_000;

/** Browsers wait this long before they connect again, in milliseconds. */
const retry = 500;

/** What a browser may leave unread before it is dropped, in bytes: one that has gone away reads nothing. */
const mostUnread = 8 << 20;

export function createEventStream(): EventStream {
  const listeners = new Set<ServerResponse>();
  const write = (response: ServerResponse, text: string): void => {
    if (response.writableLength > mostUnread) response.destroy();
    else response.write(text);
  };
  const timer = setInterval(() => {
    for (const response of listeners) write(response, ':\n\n');
  }, heartbeat);
  timer.unref();
  return {
    open(request, response, hello) {
      request.socket.setNoDelay(true);
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: ${retry}\n\n`);
      for (const event of hello) write(response, print(event));
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    },
    send(event) {
      const text = print(event);
      for (const response of listeners) write(response, text);
    },
    close() {
      clearInterval(timer);
      for (const response of listeners) response.end(print({ name: 'bye', data: {} }));
    },
  };
}

function print({ name, data }: ServerEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
