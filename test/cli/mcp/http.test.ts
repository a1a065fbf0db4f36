// `slodocs mcp --http`: sessions of several clients, and requests that are none of theirs.
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { bin, put } from '../../pipeline/6-emit/site-on-disk.ts';
import { configText, temporarySite } from '../../pipeline/built-site.ts';
import { callOf, hello } from './agent.ts';

let root = '';
let origin = '';
const removals: (() => unknown)[] = [];
let ended: Promise<number | null>;
let stop: () => void;

beforeAll(async () => {
  root = temporarySite({ 'docs/index.md': '# Home\n' }, (remove) => removals.push(remove));
  const child = spawn(process.execPath, [bin, 'mcp', root, '--http', '0']);
  stop = () => void child.kill('SIGINT');
  ended = new Promise((resolve) => child.once('close', resolve));
  origin = await new Promise((resolve) => {
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (found) resolve(found);
    });
  });
});
afterAll(async () => {
  stop();
  expect(await ended).toBe(0);
  for (const remove of removals) await remove();
});

async function connect(): Promise<{ client: Client; transport: StreamableHTTPClientTransport }> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`));
  await client.connect(transport as never);
  onTestFinished(() => client.close());
  return { client, transport };
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const accepts = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

function send({ method = 'POST', path = '/mcp', headers = {}, body = hello }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers: { ...accepts, ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? body : undefined);
  });
}

it('answers two clients, each in a session of its own, from the same site', async () => {
  const [one, two] = await Promise.all([connect(), connect()]);
  expect(one.transport.sessionId).not.toBe(two.transport.sessionId);
  const [first, second] = await Promise.all([callOf(one.client, 'check'), callOf(two.client, 'list_routes')]);
  expect(first.data).toMatchObject({ ok: true });
  put(root, { 'docs/more.md': '# More\n' });
  for (const { client } of [one, two])
    expect((await callOf(client, 'list_routes')).data).toMatchObject({ total: Number(second.data?.['total']) + 1 });
  await one.transport.terminateSession();
  expect((await callOf(two.client, 'read_page', { page: '/docs/more' })).data).toMatchObject({ title: 'More' });
  const gone = await send({ headers: { 'mcp-session-id': one.transport.sessionId ?? 'none' } });
  expect(gone.status).toBe(404);
});

it('goes on when a client leaves in the middle of an answer', async () => {
  const { transport } = await connect();
  const sent = request(`${origin}/mcp`, { method: 'POST', headers: { ...accepts, 'mcp-session-id': transport.sessionId ?? '' } });
  sent.on('error', () => undefined);
  sent.end('{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"check"}}', () => sent.destroy());
  await new Promise((resolve) => sent.once('close', resolve));
  const { client } = await connect();
  expect((await callOf(client, 'check')).data).toMatchObject({ ok: true });
});

/** As many sessions as there may be, less some. */
async function fill(less: number): Promise<void> {
  for (let n = 0; n < 64 - less; n++) expect((await send({})).status).toBe(200);
}

it('closes the session used least lately once there are too many', async () => {
  const one = await connect();
  const two = await connect();
  await fill(2);
  expect((await callOf(one.client, 'check')).data).toMatchObject({ ok: true });
  await send({});
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const status = async ({ sessionId = '' }: StreamableHTTPClientTransport): Promise<number> =>
    (await send({ headers: { 'mcp-session-id': sessionId }, body: list })).status;
  expect([await status(one.transport), await status(two.transport)]).toEqual([200, 404]);
});

it('closes no session with a call in flight', async () => {
  const { client } = await connect();
  const go = join(root, 'go.txt');
  const wait = `import { existsSync } from 'node:fs';\nwhile (!existsSync(${JSON.stringify(go)})) await new Promise((done) => setTimeout(done, 20));\n`;
  put(root, { 'site.config.ts': wait + configText() });
  const checked = callOf(client, 'check');
  await fill(-2);
  put(root, { 'go.txt': '' });
  expect((await checked).data).toMatchObject({ ok: true });
  put(root, { 'site.config.ts': configText() });
});

it('is not reached by pages of other sites, nor under other names', async () => {
  const port = new URL(origin).port;
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { host: 'evil.example' },
    { host: `evil.example:${port}` },
    { host: '127.0.0.1.evil.example' },
    { host: `127.0.0.1:${port}@evil.example` },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { origin: `https://127.0.0.1:${port}` },
    { origin: `http://127.0.0.1:${port}.evil.example` },
  ];
  for (const headers of foreign) expect((await send({ headers })).status, JSON.stringify(headers)).toBe(403);
  for (const headers of [{}, { host: `localhost:${port}` }, { origin }, { origin: `http://localhost:${port}` }])
    expect((await send({ headers })).status, JSON.stringify(headers)).toBe(200);
});

it('listens on this machine alone', async () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  if (address === undefined) return;
  await expect(fetch(`http://${address}:${new URL(origin).port}/mcp`)).rejects.toThrow('fetch failed');
});

it.each<[string, Sent, number]>([
  ['no JSON', { body: '{ this is' }, 400],
  ['no message', { body: '{"hello":1}' }, 400],
  ['no session', { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }, 400],
  ['an unknown session', { headers: { 'mcp-session-id': 'nobody' } }, 404],
  ['a body of 5 MB', { body: JSON.stringify({ query: 'x'.repeat(5 * 2 ** 20) }) }, 413],
  ['another type', { headers: { 'content-type': 'text/plain' } }, 415],
  ['another path', { path: '/' }, 404],
  ['a path that is none', { path: '//' }, 404],
  ['no stream without a session', { method: 'GET' }, 400],
  ['no deletion without a session', { method: 'DELETE' }, 400],
  ['another method', { method: 'PUT' }, 400],
])('refuses %s', async (_, sent, status) => {
  expect((await send(sent)).status).toBe(status);
});
