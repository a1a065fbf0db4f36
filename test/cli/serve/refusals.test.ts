import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowsHost } from '../../../src/cli/serve/serve-output.ts';
import { ask, createOutput, type Output } from './output.ts';

let output: Output;

beforeAll(async () => {
  output = await createOutput();
});

afterAll(() => output.remove());

describe('nothing else is given', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/x/..%2f..%2f..%2fsecret.txt',
    '/x/../../secret.txt',
    '/..%5csecret.txt',
    '/../build-other/file.txt',
    '/%2e%2e%2fbuild-other/file.txt',
    '/link.txt',
    '/up/secret.txt',
    '/env.txt',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/empty/.well-known/../file.txt',
    '//etc/passwd',
    '/plain.html%00.txt',
    '/%',
    '/%ff',
    '/./plain.html',
  ])('%s', async (path) => {
    const { status, body } = await ask(output.site, path);
    expect(status).toBeOneOf([400, 404]);
    expect(body).not.toContain('SECRET');
    expect(body).not.toContain('plain');
  });

  test('but .well-known, as hosts do', async () => {
    expect((await ask(output.site, '/.well-known/security.txt')).body).toBe('contact');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const { status, headers } = await ask(output.site, '/', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test('a whole URL is no path', async () => {
    expect((await ask(output.site, 'http://localhost/plain')).status).toBe(400);
  });
});

describe('the Host header', () => {
  test.each([
    ['localhost:4173', 200],
    ['LOCALHOST', 200],
    ['127.0.0.1', 200],
    ['[::1]:80', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['192.168.1.7', 403],
  ])('%s: %i', async (host, status) => {
    expect((await ask(output.site, '/', { headers: { host } })).status).toBe(status);
  });

  test('may name the host that was given, and on all networks any number', () => {
    expect(allowsHost(withHost('docs.local:4173'), 'docs.local')).toBe(true);
    expect(allowsHost(withHost('[fe80::1]:4173'), 'fe80::1')).toBe(true);
    expect(allowsHost(withHost('192.168.1.7:4173'), '0.0.0.0')).toBe(true);
    expect(allowsHost(withHost('[fe80::1]'), '::')).toBe(true);
    expect(allowsHost(withHost('evil.example'), '0.0.0.0')).toBe(false);
    expect(allowsHost(withHost(), '0.0.0.0')).toBe(false);
    expect(allowsHost(withHost('localhost', 'localhost'), '0.0.0.0')).toBe(false);
  });
});

const withHost = (...hosts: readonly string[]) => ({ rawHeaders: hosts.flatMap((host) => ['Host', host]) });
