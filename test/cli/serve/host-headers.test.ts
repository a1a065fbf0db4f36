// The rules of a `_headers` file to the headers of an address, and to what the server sends.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { headersReader } from '#cli/serve/site-answer';
import { serveOutput } from '../../../src/cli/serve/serve-output.ts';

function outputWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

const rules = `# All pages
/*
  X-All: 1
  Cache-Control: no-cache

/docs/*.pdf
  X-Robots-Tag: noindex
/users/:id/card\r
  X-Card: yes: it is\r
https://preview.example/gr%C3%B6%C3%9Fe
  x-all: 2
/50%
  X-Odd: 1
`;

it('joins the headers of all rules that match', async () => {
  const headersOf = await headersReader(outputWith({ _headers: rules }), '_headers')();
  const all = { 'x-all': '1', 'cache-control': 'no-cache' };
  expect(headersOf('/')).toEqual(all);
  expect(headersOf('/docs/a/b.pdf')).toEqual({ ...all, 'x-robots-tag': 'noindex' });
  expect(headersOf('/docs/apdf')).toEqual(all);
  expect(headersOf('/users/7/card')).toEqual({ ...all, 'x-card': 'yes: it is' });
  expect(headersOf('/users/7/8/card')).toEqual(all);
  expect(headersOf('/größe')).toEqual({ ...all, 'x-all': '1, 2' });
  expect(headersOf('/50%')).toEqual({ ...all, 'x-odd': '1' });
});

it('has none without a file', async () => {
  const folder = outputWith({});
  expect((await headersReader(folder, '_headers')())('/')).toEqual({});
  expect((await headersReader(folder, undefined)())('/')).toEqual({});
});

it('are sent with pages, files and what is not there, and the file itself is not', async () => {
  const outDir = outputWith({ _headers: '/base/*\n  X-Own: 1\n', 'index.html': '<p>', 'a.txt': 'a', '404.html': '<p>' });
  const server = await serveOutput({ outDir, baseUrl: '/base/', headersFile: '_headers', host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const ask = async (path: string): Promise<readonly [number, string | null]> => {
    const { status, headers } = await fetch(new URL(path, server.url));
    return [status, headers.get('x-own')];
  };
  expect(await ask('')).toEqual([200, '1']);
  expect(await ask('a.txt')).toEqual([200, '1']);
  expect(await ask('nowhere')).toEqual([404, '1']);
  expect(await ask('_headers')).toEqual([404, '1']);
  expect(await ask('/other')).toEqual([404, null]);
});
