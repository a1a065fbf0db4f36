// Serves MCP over HTTP on this machine alone, with a server for each session.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { allowsHost, pathOf } from '../serve/serve-output.ts';

export interface HttpServing {
  readonly handler: RequestListener;
  close(): Promise<void>;
}

/** The path of the endpoint. */
export const endpoint = '/mcp';

/** Clients that leave without a word leave a session behind: the one used least lately gives way to a new one. */
const mostSessions = 64;

/** In bytes. */
const largest = 4 * 2 ** 20;

interface Session {
  readonly server: McpServer;
  readonly transport: StreamableHTTPServerTransport;
  /** Calls in flight. A stream that a client listens to is none, since it is open as long as the client is. */
  calls: number;
}

export function serveHttp(createServer: () => McpServer, crashed: (thrown: unknown) => void): HttpServing {
  /** In the order of their last use. */
  const sessions = new Map<string, Session>();

  const makeRoom = async (): Promise<void> => {
    const idle = [...sessions].filter(([, { calls }]) => calls === 0);
    const gone = idle.slice(0, Math.max(0, sessions.size - mostSessions));
    for (const [id] of gone) sessions.delete(id);
    for (const [, { server }] of gone) await server.close();
  };

  const openSession = async (): Promise<Session> => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: largest,
      async onsessioninitialized(id) {
        sessions.set(id, session);
        await makeRoom();
      },
    });
    const server = createServer();
    const session: Session = { server, transport, calls: 0 };
    // Its own types do not fit each other under `exactOptionalPropertyTypes`.
    await server.connect(transport as never);
    server.server.onclose = () => {
      if (transport.sessionId !== undefined) sessions.delete(transport.sessionId);
    };
    return session;
  };

  const handle = async (session: Session, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') {
      session.calls++;
      response.once('close', () => session.calls--);
    }
    await session.transport.handleRequest(request, response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, ...refusal);
    if (pathOf(request) !== endpoint) return refuse(response, 404, `MCP is at ${endpoint}`);
    const id = request.headers['mcp-session-id'];
    if (typeof id === 'string') {
      const session = sessions.get(id);
      if (!session) return refuse(response, 404, 'there is no such session');
      sessions.delete(id);
      sessions.set(id, session);
      return handle(session, request, response);
    }
    if (request.method !== 'POST') return refuse(response, 400, 'the session is missing');
    const session = await openSession();
    await handle(session, request, response);
    // What began no session.
    if (session.transport.sessionId === undefined) await session.server.close();
  };

  return {
    handler(request, response) {
      answer(request, response).catch((thrown: unknown) => {
        if (request.destroyed || response.destroyed) return;
        crashed(thrown);
        if (response.headersSent) response.destroy();
        else refuse(response, 500, 'slodocs failed');
      });
    },
    async close() {
      for (const { server } of [...sessions.values()]) await server.close();
    },
  };
}

/**
 * A page in a browser on this machine reaches the server, too, by a name of its own that leads here. Programs send no origin, and call
 * the server by its name.
 */
function refusalOf(request: IncomingMessage): readonly [number, string] | undefined {
  const { headers, socket } = request;
  if (!allowsHost(request, '127.0.0.1')) return [403, 'this server only answers to its own host names'];
  const own = ['127.0.0.1', 'localhost'].map((name) => `http://${name}:${socket.localPort}`);
  if (headers.origin !== undefined && !own.includes(headers.origin))
    return [403, 'this server does not answer pages of other origins'];
  return undefined;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
