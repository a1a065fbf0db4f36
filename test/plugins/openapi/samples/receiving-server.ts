// Serves on the loopback and remembers what it has received, by the first folder of the path.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Received, ReceivedBody, ReceivedPart } from './sample-operations.ts';

export interface ReceivingServer {
  readonly port: number;
  /** What came for a folder; throws unless it was one request. */
  received(folder: string): Received;
  /** All that came for a folder, in its order. */
  receivedAll(folder: string): readonly Received[];
  close(): Promise<void>;
}

/** `allowsPages` lets pages of other sites send requests and read what is answered. */
export async function startReceiving({ allowsPages = false } = {}): Promise<ReceivingServer> {
  const all = new Map<string, Received[]>();
  const server = createServer((request, response) => {
    if (allowsPages) response.setHeader('Access-Control-Allow-Origin', '*');
    if (allowsPages && request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', request.headers['access-control-request-method'] ?? '');
      response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
      response.writeHead(204).end();
      return;
    }
    readRequest(request).then(({ folder, received }) => {
      all.set(folder, [...(all.get(folder) ?? []), received]);
      const isJson = request.headers.accept?.includes('json') ?? false;
      response.setHeader('Content-Type', isJson ? 'application/json' : 'text/plain');
      response.end(isJson ? '{"ok":true}' : 'ok');
    }, String);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received(folder) {
      const [first, ...more] = all.get(folder) ?? [];
      if (!first || more.length > 0) throw new Error(`${folder}: ${first ? more.length + 1 : 0} requests came`);
      return first;
    },
    receivedAll: (folder) => all.get(folder) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<{ readonly folder: string; readonly received: Received }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [, folder = '', path = '', query = ''] = /^\/([^/?]+)([^?]*)\??(.*)$/s.exec(request.url ?? '') ?? [];
  return {
    folder,
    received: {
      method: request.method ?? '',
      path,
      query: [...new URLSearchParams(query)],
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, asUtf8(String(value))])),
      body: await readBody(Buffer.concat(chunks), request.headers['content-type'] ?? ''),
    },
  };
}

/** Node reads headers as Latin-1. */
function asUtf8(text: string): string {
  return Buffer.from(text, 'latin1').toString();
}

async function readBody(body: Buffer, type: string): Promise<ReceivedBody | undefined> {
  if (body.length === 0) return undefined;
  if (/json/.test(type)) return { json: JSON.parse(body.toString()) };
  if (/^image/.test(type)) return { text: body.toString('latin1') };
  if (/urlencoded/.test(type) && !body.includes(',')) return { pairs: [...new URLSearchParams(body.toString())] };
  if (!/^multipart/.test(type)) return { text: body.toString() };
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  const parts: ReceivedPart[] = [];
  for (const [name, value] of form) parts.push(await readPart(name, value));
  return { parts };
}

async function readPart(name: string, value: string | File): Promise<ReceivedPart> {
  // Without the name of a file, the parser tells no type.
  if (typeof value === 'string') return { name, content: value };
  const content = Buffer.from(await value.arrayBuffer());
  const { type } = value;
  if (type === 'application/json') return { name, type, content: JSON.parse(content.toString()) };
  return { name, file: value.name, type, content: content.toString('latin1') };
}
