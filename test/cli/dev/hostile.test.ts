// What the development server refuses: requests of other sites, and addresses of files that are none of the site's.
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporarySite } from '../../pipeline/built-site.ts';
import { type DevServer, startDev } from './dev-server.ts';

const secret = 'nobody-may-read-this';
let root: string;
let server: DevServer;
let token: string;
const removals: (() => void)[] = [];

beforeAll(async () => {
  root = temporarySite(
    {
      'docs/index.md': '# Home\n\nSee [it](./missing.md).\n',
      'docs/other.md': '# Other\n',
      '.env': secret,
      'static/.hidden': secret,
      'private/notes.md': secret,
      'package.json': `{ "name": "${secret}" }`,
    },
    (remove) => removals.push(remove),
  );
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git/config'), secret);
  mkdirSync(join(root, 'node_modules/one'), { recursive: true });
  writeFileSync(join(root, 'node_modules/one/index.js'), secret);
  symlinkSync(join(root, '.env'), join(root, 'static/out.txt'));
  server = await startDev(root);
  const html = await (await fetch(server.url)).text();
  token = /name="slodocs-token" content="(\w+)"/.exec(html)?.[1] ?? '';
});
afterAll(async () => {
  await server?.stop();
  for (const remove of removals) remove();
});

interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends the bytes as they stand: no client tidies the path. */
async function raw(path: string, { method = 'GET', headers = {}, body = '' }: Request = {}): Promise<string> {
  const given = { Host: `127.0.0.1:${server.port}`, Connection: 'close', ...headers };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  socket.on('error', () => undefined);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`, 'latin1');
  await once(socket, 'close');
  return text;
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

async function refused(path: string, request?: Request): Promise<void> {
  const answer = await raw(path, request);
  expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
  expect(statusOf(answer)).toBeLessThan(500);
  expect(answer).not.toContain(secret);
  expect(answer.toLowerCase()).not.toContain('access-control-allow-origin');
}

describe('addresses of files that are none of the site', () => {
  test.each([
    '/../.env',
    '/.env',
    '/%2eenv',
    '/%2e%2e/.env',
    '/..%2f.env',
    '/..%5c.env',
    '/docs/..\\..\\.env',
    '/docs/../../.env',
    '/docs/%2e%2e/%2e%2e/.env',
    '/%252e%252e/.env',
    '/./.env',
    '//.env',
    '/.git/config',
    '/.slodocs/lock',
    '/.hidden',
    '/static/.hidden',
    '/out.txt',
    '/private/notes.md',
    '/private/notes',
    '/package.json',
    '/site.config.ts',
    '/docs/index.mdx',
    '/node_modules/one/index.js',
    '/@fs/etc/passwd',
    '/@fs//etc/passwd',
    '/@id/one',
    '/etc/passwd',
    '//etc/passwd',
    '/file:///etc/passwd',
    '/docs/%00',
    '/docs/index.md%00.html',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/.env',
    '/__slodocs/../.env',
    '/__slodocs/%2e%2e/.env',
    '/__slodocs/live.js.map',
    '/__slodocs/live.js/../../.env',
    '/__slodocs/why',
    '/__slodocs/why?path=../.env',
    '/__slodocs/why?path=/.env',
    '/__slodocs/why?path=%2f..%2f.env',
    '/__slodocs/why?path=/%00',
    '/__slodocs/why?path=/%E0%A4%A',
    '/__slodocs/axe.js/../.env',
    '/__slodocs/',
    '/assets/',
    '/assets/../.env',
    '\\.env',
  ])('%s', (path) => refused(path));
});

describe('other hosts', () => {
  const hosts = [
    'evil.example',
    'evil.example:4321',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    'localhost@evil.example',
    '192.168.1.9',
  ];
  test.each(hosts)('"%s"', (host) => refused('/docs', { headers: { Host: host } }));
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s of a page', (method) => refused('/docs', { method }));
  test('a preflight of another site gets no permission', () =>
    refused('/__slodocs/fix', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-slodocs-token',
      },
    }));
});

describe('actions', () => {
  const own = () => `http://127.0.0.1:${server.port}`;
  const json = { 'Content-Type': 'application/json' };
  const act = (headers: Readonly<Record<string, string>>, body = '{"id":"x"}', name = 'fix') =>
    refused(`/__slodocs/${name}`, { method: 'POST', headers, body });
  const good = () => ({ ...json, Origin: own(), 'X-Slodocs-Token': token });

  const body = { fix: '{"id":"x"}', open: '{"file":"docs/index.md"}', report: '{"path":"/docs","errors":[]}' };
  describe.each(Object.entries(body))('%s', (name, asked) => {
    test('without a token', () => act({ ...json, Origin: own() }, asked, name));
    test('with another token', () => act({ ...good(), 'X-Slodocs-Token': 'f'.repeat(32) }, asked, name));
    test('with a shorter token', () => act({ ...good(), 'X-Slodocs-Token': token.slice(1) }, asked, name));
    test('of another origin', () => act({ ...good(), Origin: 'https://evil.example' }, asked, name));
    test('of another port', () => act({ ...good(), Origin: 'http://127.0.0.1:1' }, asked, name));
    test('of no origin', () => act({ ...json, 'X-Slodocs-Token': token }, asked, name));
    test('of a sandbox', () => act({ ...good(), Origin: 'null' }, asked, name));
    test('as a form', () => act({ ...good(), 'Content-Type': 'text/plain' }, asked, name));
  });
  test('too long', () => act(good(), JSON.stringify({ id: 'x'.repeat(5000) })));
  test('broken', () => act(good(), '{"id":'));
  test('a list', () => act(good(), '[1]'));
  test('unknown', () => act(good(), '{}', 'run'));
  test.each([
    ['of no path', { errors: [] }],
    ['of no errors', { path: '/docs' }],
    ['of an address that is none', { path: 'docs', errors: [] }],
    ['of broken errors', { path: '/docs', errors: [{ kind: 'console', message: 1, stack: '' }] }],
    ['of errors of another kind', { path: '/docs', errors: [{ kind: 'x', message: '', stack: '' }] }],
    ['that is too long', { path: '/docs', errors: [{ kind: 'console', message: 'x'.repeat(300_000), stack: '' }] }],
  ])('a report %s', (_, body) => act(good(), JSON.stringify(body), 'report'));
  test('a fault that is none', () => act(good(), '{"id":"00"}'));
  test.each([
    '../.env',
    '.env',
    '/etc/passwd',
    'file:///etc/passwd',
    'site.config.ts',
    'private/notes.md',
    'docs/../.env',
    'docs/index.md/../../.env',
  ])('to open %s', (file) => act(good(), JSON.stringify({ file, line: 1 }), 'open'));
});

test('pages cannot be framed, or read by other sites', async () => {
  const { headers } = await fetch(server.url);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
