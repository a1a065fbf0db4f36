// Files in the encoding that a client accepts: which, how often they are made, and what conditions and ranges get.
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompressionCache } from '../../../src/cli/serve/compression-cache.ts';
import { ask, askBytes, createOutput, type Output } from './output.ts';

const page = `<title>Long</title>${'<p>A page of many words.</p>'.repeat(100)}`;
let output: Output;

beforeAll(async () => {
  output = await createOutput();
  const files = ['long.html', 'long.css', 'long.mjs', 'long.svg', 'long.json', 'long.xml', 'other.md', 'long.js.map'];
  for (const file of [...files, 'long.webmanifest', 'long.txt', 'long.png', 'long.woff2', 'long.html.gz', 'plain.html.br'])
    await output.put(`build/${file}`, page);
  await output.put('build/short.html', 'x'.repeat(1023));
  await output.put('build/kept.html', page);
  await output.put('build/404.html', page);
  await output.put('build/_headers', '/kept\n  Cache-Control: no-cache, no-transform\n/long.html.gz\n  Vary: Origin\n');
});

afterAll(() => output.remove());

const accepting = (encodings: string, more: Record<string, string> = {}) => ({
  headers: { 'accept-encoding': encodings, ...more },
});

describe('the encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip;q=0.2, br;q=0.5', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0', undefined],
    ['zstd, deflate', undefined],
    ['', undefined],
    ['gzip;q=banana', undefined],
    [';;,,', undefined],
  ])('for "%s" is %s', async (header, encoding) => {
    const { status, headers, bytes } = await askBytes(output.site, '/long', accepting(header));
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (same: Buffer) => same;
    expect(decode(bytes).toString()).toBe(page);
    expect(headers['content-length']).toBe(String(bytes.byteLength));
  });

  test('is none for a client that names none', async () => {
    const { headers, body } = await ask(output.site, '/long');
    expect([headers['content-encoding'], headers.vary, body]).toEqual([undefined, 'Accept-Encoding', page]);
  });

  test.each([
    '/long.css',
    '/long.mjs',
    '/long.svg',
    '/long.json',
    '/long.xml',
    '/other.md',
    '/long.js.map',
    '/long.webmanifest',
    '/long.txt',
  ])('of %s is compressed', async (path) => {
    const { headers } = await ask(output.site, path, accepting('br'));
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  });

  test.each(['/short', '/plain', '/long.png', '/long.woff2', '/kept', '/plain.html.br'])('of %s is not', async (path) => {
    const { headers } = await ask(output.site, path, accepting('br'));
    expect([headers['content-encoding'] ?? 'identity', headers.vary]).toEqual(['identity', undefined]);
  });

  test('is that of the server, not of a compressed file that stands beside', async () => {
    const { headers, bytes } = await askBytes(output.site, '/long', accepting('gzip'));
    expect([headers['content-encoding'], gunzipSync(bytes).toString()]).toEqual(['gzip', page]);
    expect(await ask(output.site, '/long.html.gz', accepting('gzip'))).toMatchObject({
      body: page,
      headers: { 'content-type': 'application/gzip', vary: 'Origin' },
    });
  });

  test('of the 404 page, too', async () => {
    const { status, headers, bytes } = await askBytes(output.site, '/nowhere', accepting('br'));
    expect([status, headers.vary, brotliDecompressSync(bytes).toString()]).toEqual([404, 'Accept, Accept-Encoding', page]);
  });
});

describe('a request', () => {
  test('for the head gets the headers of the whole', async () => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => askBytes(output.site, '/long', { method, ...accepting('gzip') })),
    );
    const without = ({ date: _, ...headers }: NonNullable<typeof get>['headers']) => headers;
    expect(without(head?.headers ?? {})).toEqual(without(get?.headers ?? {}));
    expect(head?.bytes.byteLength).toBe(0);
  });

  test.each(['br', 'gzip', 'identity'])('with what it has of it in %s gets 304', async (encoding) => {
    const { headers } = await ask(output.site, '/long', accepting(encoding));
    const [tag, date] = [String(headers.etag), String(headers['last-modified'])];
    const conditions = [
      { 'if-none-match': tag },
      { 'if-none-match': `"other", ${tag}` },
      { 'if-none-match': tag.replace('W/', '') },
      { 'if-none-match': '*' },
      { 'if-modified-since': date },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
      { 'if-none-match': tag, 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    ];
    for (const condition of conditions) {
      const answer = await ask(output.site, '/long', accepting(encoding, condition));
      expect({ condition, ...answer }).toMatchObject({ status: 304, body: '', headers: { etag: tag, vary: 'Accept-Encoding' } });
    }
  });

  test.each([
    { 'if-none-match': '"other"' },
    { 'if-none-match': '"other"', 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
    { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { 'if-modified-since': 'once' },
  ])('with another state gets the file: %o', async (condition) => {
    expect(await ask(output.site, '/long', accepting('identity', condition))).toMatchObject({ status: 200, body: page });
  });

  test('for a range gets bytes as they are', async () => {
    const part = await ask(output.site, '/long', accepting('br', { range: 'bytes=0-9' }));
    expect(part).toMatchObject({
      status: 206,
      body: page.slice(0, 10),
      headers: { 'content-range': `bytes 0-9/${page.length}` },
    });
    expect(part.headers['content-encoding']).toBeUndefined();
    const several = await ask(output.site, '/long', accepting('br', { range: 'bytes=0-1,3-4' }));
    expect(several).toMatchObject({ status: 200, body: page });
  });
});

test('a file that has changed is compressed again', async () => {
  const decoded = async () => gunzipSync((await askBytes(output.site, '/changes.txt', accepting('gzip'))).bytes).toString();
  await output.put('build/changes.txt', page);
  expect(await decoded()).toBe(page);
  // As long as before.
  await output.put('build/changes.txt', page.replaceAll('many', 'some'));
  await utimes(join(output.outDir, 'changes.txt'), 1, 2);
  expect(await decoded()).toBe(page.replaceAll('many', 'some'));
});

describe('compressed files', () => {
  const counting = (sizes: Readonly<Record<string, number>>, mostBytes?: number) => {
    const cache = createCompressionCache(mostBytes);
    const made: string[] = [];
    const get = (key: string) =>
      cache.get(key, async () => {
        made.push(key);
        return Buffer.alloc(sizes[key] ?? 0, key);
      });
    return { cache, made, get };
  };

  test('are made once for many requests at the same time, and for later ones', async () => {
    const { made, get } = counting({ a: 10 });
    const all = await Promise.all(Array.from({ length: 20 }, () => get('a')));
    expect(new Set([...all, await get('a')]).size).toBe(1);
    expect(made).toEqual(['a']);
  });

  test('are dropped when they are too many bytes, those first that were not used for longest', async () => {
    const { made, get } = counting({ a: 40, b: 40, c: 40, huge: 500 }, 100);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect((await get('huge')).byteLength).toBe(500);
    await get('huge');
    expect(made.filter((key) => key === 'huge')).toHaveLength(2);
  });

  test('that could not be made are tried again', async () => {
    const { cache, get } = counting({ a: 10 });
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await get('a')).byteLength).toBe(10);
  });
});
