// Requests that no browser sends, byte for byte, to a server in a process of its own.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporarySite } from '../../pipeline/built-site.ts';
import { exchange, requestFor, type ServeProcess, startServe } from './serve-process.ts';

const secret = 'nobody-may-read-this';
const removals: (() => void)[] = [];
let server: ServeProcess;

beforeAll(async () => {
  const root = temporarySite({ 'secret.html': secret, '.env': secret }, (remove) => removals.push(remove));
  mkdirSync(join(root, 'build/folder'), { recursive: true });
  mkdirSync(join(root, 'outside'));
  writeFileSync(join(root, 'outside/index.html'), secret);
  writeFileSync(join(root, 'build/index.html'), 'home');
  writeFileSync(join(root, 'build/404.html'), 'gone');
  writeFileSync(join(root, 'build/folder/index.html'), 'folder');
  symlinkSync(join(root, 'secret.html'), join(root, 'build/out.html'));
  symlinkSync(join(root, 'outside'), join(root, 'build/away'));
  server = await startServe(root, []);
});

afterAll(async () => {
  server?.child.kill('SIGTERM');
  expect(await server?.ended).toBe(0);
  for (const remove of removals) remove();
});

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('an address', () => {
  test.each([
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/%2e%2e%2fsecret.html',
    '/%252e%252e%252fsecret.html',
    '/..%c0%afsecret.html',
    '/..\\secret.html',
    '/..%5csecret.html',
    '/folder/../../secret.html',
    '/folder//../../secret.html',
    '/index.html%00.png',
    '/secret.html%00',
    '/out.html',
    '/out',
    '/away/',
    '/away',
    '/away/index.html',
    '//secret.html',
    '/%2fetc/passwd',
    '/%',
    '/%f0%28%8c%28',
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(3000)}`,
  ])('%s is refused', async (path) => {
    const answer = await exchange(server.port, requestFor(path));
    expect(statusOf(answer)).toBeOneOf([400, 404]);
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain('folder');
  });

  test('cannot put a line into the headers of a redirect', async () => {
    const answer = await exchange(server.port, requestFor('/folder/index.html?%0d%0aX-Own:%201'));
    expect(answer).toContain('Location: /folder/?%0d%0aX-Own:%201\r\n');
  });
});

describe('a request', () => {
  test.each([
    ['a null byte in its address', 'GET /index\0.html HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['thousands of headers', `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-Name: some value\r\n'.repeat(2000)}\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['another host', requestFor('/').replace('localhost', 'evil.example'), 403],
    [
      'a body of two lengths',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01', 400],
  ])('with %s is refused', async (_, bytes, status) => {
    const answer = await exchange(server.port, bytes);
    expect(statusOf(answer)).toBe(status);
  });

  test('that comes byte by byte is answered', async () => {
    const answer = await exchange(server.port, ...requestFor('/').split(''));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('home');
  });

  test('is answered while hundreds of others never end', async () => {
    const slow = Array.from({ length: 300 }, () => connect(server.port, '127.0.0.1').on('error', () => undefined));
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: local');
    const answer = await exchange(server.port, requestFor('/folder'));
    for (const socket of slow) socket.destroy();
    expect(answer).toContain('folder');
  });
});
