// How the server ends: what is in flight may end, what is idle does not hold it up.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { gracefulClose } from '#cli/serve/listen';
import { listen } from '../../../src/cli/serve/listen.ts';
import { temporarySite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { requestFor, type ServeProcess, startServe } from './serve-process.ts';

const keepAlive = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection and what has come over it so far. */
async function connected(port: number): Promise<{ socket: Socket; text(): string }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  await once(socket, 'connect');
  return { socket, text: () => text };
}

async function took(work: Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work;
  return performance.now() - before;
}

describe('a server', () => {
  test('ends at once while connections are idle: new, half a request, or after an answer', async () => {
    const { port, close } = await listen((_, response) => void response.end('here'), { host: '127.0.0.1', port: 0 });
    const [fresh, half, used] = await Promise.all([connected(port), connected(port), connected(port)]);
    half.socket.write('GET / HTTP/1.1\r\nHos');
    used.socket.write(keepAlive);
    await expect.poll(used.text).toContain('here');
    const closed = Promise.all([fresh, half, used].map(({ socket }) => once(socket, 'close')));
    expect(await took(close(10_000))).toBeLessThan(2000);
    await closed;
  });

  test('lets a response end, closes its connection then, and accepts no other meanwhile', async () => {
    const answering: ServerResponse[] = [];
    const { port, close } = await listen((_, response) => void answering.push(response), { host: '127.0.0.1', port: 0 });
    const client = await connected(port);
    client.socket.write(keepAlive);
    await expect.poll(() => answering.length).toBe(1);
    const closed = close(10_000);
    const refused = await once(connect(port, '127.0.0.1'), 'error').then(([error]) => error.code);
    expect(refused).toBe('ECONNREFUSED');
    answering[0]?.end('whole');
    const ended = once(client.socket, 'close');
    expect(await took(Promise.all([closed, ended]))).toBeLessThan(2000);
    expect(client.text()).toMatch(/Connection: close[\s\S]*whole$/);
  });

  test('waits no longer than it may for a response that does not end', async () => {
    const { port, close } = await listen((_, response) => void response.write('begun'), { host: '127.0.0.1', port: 0 });
    const client = await connected(port);
    client.socket.write(keepAlive);
    await expect.poll(client.text).toContain('begun');
    const time = await took(close(200));
    expect(time).toBeGreaterThan(150);
    expect(time).toBeLessThan(2000);
  });

  test('ends at once without grace, whatever is in flight', async () => {
    const { port, close } = await listen((_, response) => void response.write('begun'), { host: '127.0.0.1', port: 0 });
    const client = await connected(port);
    client.socket.write(keepAlive);
    await expect.poll(client.text).toContain('begun');
    expect(await took(close())).toBeLessThan(500);
  });

  test('counts requests that were sent ahead over one connection as one', async () => {
    const server = createServer((_, response) => void response.end('here'));
    const close = gracefulClose(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = await connected((server.address() as AddressInfo).port);
    client.socket.write(keepAlive.repeat(20));
    await expect.poll(() => client.text().split('here').length).toBe(21);
    expect(await took(close(10_000))).toBeLessThan(2000);
  });
});

describe('slodocs serve', () => {
  const size = 30_000_000;

  /** The server, and a reader who has begun to take a large file. */
  async function downloading(): Promise<{ server: ServeProcess; socket: Socket; bytes(): number; idle: Socket }> {
    const root = temporarySite({});
    mkdirSync(join(root, 'build'));
    writeFileSync(join(root, 'build/big.bin'), Buffer.alloc(size, 'a'));
    const server = await startServe(root, []);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const { socket: idle } = await connected(server.port);
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    let bytes = 0;
    socket.write(requestFor('/big.bin'));
    socket.on('data', (part: Buffer) => {
      bytes += part.byteLength;
    });
    await once(socket, 'data');
    socket.pause();
    return { server, socket, bytes: () => bytes, idle };
  }

  test('lets a download end after a signal, and ends as usual', async () => {
    const { server, socket, bytes, idle } = await downloading();
    const left = once(idle, 'close');
    server.child.kill('SIGTERM');
    await left;
    await wait(100);
    expect(server.child.exitCode).toBeNull();
    const closed = once(socket, 'close');
    socket.resume();
    expect(await server.ended).toBe(0);
    await closed;
    expect(bytes()).toBeGreaterThan(size);
  });

  deepTest('ends at once after a second signal', async () => {
    const { server, idle } = await downloading();
    const left = once(idle, 'close');
    server.child.kill('SIGINT');
    await left;
    server.child.kill('SIGINT');
    expect(await took(server.ended)).toBeLessThan(1500);
    expect(await server.ended).toBe(130);
  });
});
