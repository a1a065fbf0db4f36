import { rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/cli/exit-codes.ts';
import { choosePort, listen, saysOtherPort } from '../../../src/cli/serve/listen.ts';
import { serveOutput } from '../../../src/cli/serve/serve-output.ts';
import { ask, createOutput, type Output } from './output.ts';

let output: Output;

beforeAll(async () => {
  output = await createOutput();
});

afterAll(() => output.remove());

describe('a page', () => {
  test.each([
    ['/', 'home'],
    ['/x/1.113.0', 'version'],
    ['/x/1.113.0/', 'version'],
    ['/plain', 'plain'],
    ['/plain/', 'plain'],
    ['/plain?query=1', 'plain'],
    ['/both', 'both as a file'],
    ['/both/', 'both as a folder'],
    ['/docs/%C3%BC', 'umlaut'],
    ['/inner', 'plain'],
  ])('%s', async (path, body) => {
    const answer = await ask(output.site, path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
  });

  test('that is not there is the 404 page, with that status', async () => {
    const answer = await ask(output.site, '/nowhere', { headers: { range: 'bytes=0-1' } });
    expect(answer).toMatchObject({ status: 404, body: '<title>gone</title>' });
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  test('a folder without a page is not listed', async () => {
    for (const path of ['/empty', '/empty/', '/assets/']) expect((await ask(output.site, path)).status).toBe(404);
  });

  test('that a build replaces or adds is seen at once', async () => {
    await output.put('build/new/index.html', 'new');
    expect((await ask(output.site, '/new')).body).toBe('new');
    await output.put('next.html', 'newer');
    await rename(join(output.folder, 'next.html'), join(output.outDir, 'new/index.html'));
    expect((await ask(output.site, '/new')).body).toBe('newer');
    await rm(join(output.outDir, 'new'), { recursive: true });
    expect((await ask(output.site, '/new')).status).toBe(404);
  });
});

describe('a file', () => {
  test.each([
    ['/empty/file.txt', 'text/plain;charset=utf-8'],
    ['/twin.md', 'text/markdown;charset=utf-8'],
    ['/data.json', 'application/json'],
    ['/assets/app.3f2a.js', 'text/javascript'],
    ['/LICENSE', 'application/octet-stream'],
    ['/archive.tar.gz', 'application/gzip'],
    ['/notes.unknown', 'application/octet-stream'],
  ])('%s has the type %s', async (path, type) => {
    const { status, headers } = await ask(output.site, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-encoding']).toBeOneOf([undefined, 'identity']);
  });

  test('under assets may be kept for ever', async () => {
    expect((await ask(output.site, '/assets/app.3f2a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('whose name holds signs of an address', async () => {
    expect((await ask(output.site, `/img/${encodeURIComponent('c# 100%25?.txt')}`)).body).toBe('odd name');
  });

  test('answers HEAD without a body, and not again what has not changed', async () => {
    const { status, headers, body } = await ask(output.site, '/plain', { method: 'HEAD' });
    expect({ status, length: headers['content-length'], body }).toEqual({ status: 200, length: '5', body: '' });
    expect((await ask(output.site, '/plain', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
  });

  test.each([
    ['bytes=1-2', 206, 'la', 'bytes 1-2/5'],
    ['bytes=0-0', 206, 'p', 'bytes 0-0/5'],
    ['bytes=4-4', 206, 'n', 'bytes 4-4/5'],
    ['bytes=0-4', 206, 'plain', 'bytes 0-4/5'],
    ['bytes=0-99', 206, 'plain', 'bytes 0-4/5'],
    ['bytes=3-', 206, 'in', 'bytes 3-4/5'],
    ['bytes=-1', 206, 'n', 'bytes 4-4/5'],
    ['bytes=-2', 206, 'in', 'bytes 3-4/5'],
    ['bytes=-99', 206, 'plain', 'bytes 0-4/5'],
    [`bytes=0-${'9'.repeat(400)}`, 206, 'plain', 'bytes 0-4/5'],
    ['bytes=4-2', 200, 'plain', undefined],
    ['bytes=-', 200, 'plain', undefined],
    ['bytes=0x1-2', 200, 'plain', undefined],
    ['bytes=0-1,3-4', 200, 'plain', undefined],
    ['lines=1-2', 200, 'plain', undefined],
    ['bytes=5-', 416, '', 'bytes */5'],
    ['bytes=99-', 416, '', 'bytes */5'],
    ['bytes=-0', 416, '', 'bytes */5'],
  ])('in the range %s', async (range, status, body, part) => {
    const answer = await ask(output.site, '/plain', { headers: { range } });
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers['content-range']).toBe(part);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  test('of which a reader has another state is sent whole, and the head of one is that of the whole', async () => {
    const { headers } = await ask(output.site, '/plain');
    const rangeOf = (condition: string) => ({ headers: { range: 'bytes=0-0', 'if-range': condition } });
    expect(await ask(output.site, '/plain', rangeOf(headers['last-modified'] ?? ''))).toMatchObject({ status: 206, body: 'p' });
    // A weak tag does not tell that the bytes are the same.
    for (const other of [headers.etag ?? '', '"another"', 'Thu, 01 Jan 1970 00:00:00 GMT'])
      expect(await ask(output.site, '/plain', rangeOf(other))).toMatchObject({ status: 200, body: 'plain' });
    const head = await ask(output.site, '/plain', { method: 'HEAD', headers: { range: 'bytes=0-0' } });
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '5' } });
  });

  test('that is empty', async () => {
    await output.put('build/nothing.txt', '');
    const answer = await ask(output.site, '/nothing.txt');
    expect(answer).toMatchObject({ status: 200, body: '', headers: { 'content-length': '0' } });
    for (const range of ['bytes=0-0', 'bytes=-1'])
      expect(await ask(output.site, '/nothing.txt', { headers: { range } })).toMatchObject({ status: 416 });
  });
});

describe('the base', () => {
  test('stands before every address and is no folder of the output', async () => {
    expect(output.below.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/);
    expect((await ask(output.below, '/docs/')).body).toBe('home');
    expect((await ask(output.below, '/docs/x/1.113.0')).body).toBe('version');
    expect(await ask(output.below, '/docs/nowhere')).toMatchObject({ status: 404, body: '<title>gone</title>' });
  });

  test('is where its parent leads, and nothing else outside it does', async () => {
    for (const path of ['/', '/docs', '/docs?x']) {
      expect(await ask(output.below, path)).toMatchObject({ status: 302, headers: { location: '/docs/' } });
    }
    expect(await ask(output.below, '/plain')).toMatchObject({ status: 404, body: 'This site is under /docs/\n' });
    expect((await ask(output.below, '/docsplain')).status).toBe(404);
  });
});

describe('listening', () => {
  test('a taken port is a usage error with a way out', async () => {
    const port = Number(new URL(output.site.url).port);
    const second = serveOutput({ outDir: output.outDir, baseUrl: '/', headersFile: '_headers', host: '127.0.0.1', port });
    await expect(second).rejects.toThrow(
      new UsageError(`port ${port} is taken`, 'Choose another with --port, or use "--port 0" for any free port.'),
    );
  });

  test('a taken port that nobody has named is the next one that is free', async () => {
    const { port: taken, close } = await listen(() => undefined, { host: '127.0.0.1', port: 0 });
    const address = { host: '127.0.0.1', ...choosePort(undefined, taken) };
    const second = await listen(() => undefined, address);
    expect(second.port).toBeGreaterThan(taken);
    expect(saysOtherPort(address, second)).toBe(`port ${taken} is taken, using ${second.port} instead\n`);
    await expect(listen(() => undefined, { host: '127.0.0.1', ...choosePort(taken, 4173) })).rejects.toThrow(UsageError);
    expect(saysOtherPort({ port: 0 }, second)).toBeUndefined();
    await Promise.all([close(), second.close()]);
  });

  test('a host that is not here is a usage error', async () => {
    await expect(
      serveOutput({ outDir: output.outDir, baseUrl: '/', headersFile: '_headers', host: '203.0.113.1', port: 0 }),
    ).rejects.toThrow(UsageError);
  });

  test('ends at once, even while somebody is connected', async () => {
    const server = await serveOutput({
      outDir: output.outDir,
      baseUrl: '/',
      headersFile: '_headers',
      host: '127.0.0.1',
      port: 0,
    });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.on('error', () => undefined);
    const before = performance.now();
    await server.close();
    expect(performance.now() - before).toBeLessThan(1000);
    socket.destroy();
  });
});
