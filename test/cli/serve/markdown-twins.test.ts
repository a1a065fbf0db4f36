// Pages and their Markdown at one address: which of them a client gets, with the headers of that one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createOutput, type Output } from './output.ts';

const page = `<title>Long</title>${'<p>A page of many words.</p>'.repeat(100)}`;
const markdown = `# Long\n\n${'A page of many words.\n\n'.repeat(100)}`;
let output: Output;

beforeAll(async () => {
  output = await createOutput();
  const files = { 'long.html': page, 'long.md': markdown, 'ü/index.html': 'folder', 'ü.md': '# Folder', 'index.md': '# Home' };
  for (const [path, text] of Object.entries(files)) await output.put(`build/${path}`, text);
  await output.put('build/llms.txt', '# All');
});

afterAll(() => output.remove());

const get = (path: string, accept: string | undefined, more: Record<string, string> = {}, method = 'GET') =>
  ask(output.site, path, { method, headers: { ...(accept === undefined ? {} : { accept }), ...more } });

describe('for Accept', () => {
  test.each([
    [undefined, 'html'],
    ['*/*', 'html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'html'],
    ['text/markdown', 'markdown'],
    ['TEXT/Markdown', 'markdown'],
    ['text/markdown;charset=utf-8', 'markdown'],
    ['text/markdown, */*', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html, text/markdown', 'html'],
    ['text/markdown;q=0.9, text/html', 'html'],
    ['text/html;q=0.9, text/markdown', 'markdown'],
    ['text/markdown;q=0.5, text/html;q=0.4', 'markdown'],
    ['text/markdown;q=0.1, */*', 'html'],
    ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', 'markdown'],
    ['text/markdown;q=0', 'html'],
    ['text/html;q=0, */*', 'markdown'],
    ['text/*', 'html'],
    ['application/json', 'html'],
    ['text/markdown;q=banana', 'html'],
    ['', 'html'],
  ])('"%s", a page is sent as %s', async (accept, kind) => {
    const { status, headers, body } = await get('/long', accept);
    expect([status, headers['content-type'], headers.vary]).toEqual([
      200,
      `text/${kind};charset=utf-8`,
      'Accept, Accept-Encoding',
    ]);
    expect([body, headers['content-location']]).toEqual(kind === 'html' ? [page, undefined] : [markdown, '/long.md']);
  });
});

test('is found for folders and the home page, under a base, and names where it is', async () => {
  const home = await get('/', 'text/markdown');
  expect([home.body, home.headers['content-location'], home.headers.vary]).toEqual(['# Home', '/index.md', 'Accept']);
  const folder = await get('/%C3%BC/', 'text/markdown');
  expect([folder.body, folder.headers['content-location']]).toEqual(['# Folder', '/%C3%BC.md']);
  const below = await ask(output.below, '/docs/long', { headers: { accept: 'text/markdown' } });
  expect([below.body, below.headers['content-location']]).toEqual([markdown, '/docs/long.md']);
});

test('is not sent where there is none, nor at the address of a file', async () => {
  const alone = await get('/plain', 'text/markdown');
  expect([alone.status, alone.body, alone.headers.vary]).toEqual([200, 'plain', undefined]);
  expect((await get('/data.json', 'text/markdown')).body).toBe('{}');
  expect((await get('/long.md', 'text/html')).headers['content-type']).toBe('text/markdown;charset=utf-8');
  expect((await get('/long.html', 'text/markdown')).headers.location).toBe('/long');
});

test('has its own length, tag and parts', async () => {
  const [html, md] = await Promise.all([get('/long', '*/*', {}, 'HEAD'), get('/long', 'text/markdown', {}, 'HEAD')]);
  expect([html.body, md.body]).toEqual(['', '']);
  expect([html.headers['content-length'], md.headers['content-length']]).toEqual([`${page.length}`, `${markdown.length}`]);
  expect(html.headers.etag).not.toBe(md.headers.etag);
  const held = { 'if-none-match': html.headers.etag ?? '' };
  const same = await get('/long', '*/*', held);
  expect([same.status, same.headers.vary, same.headers.etag]).toEqual([304, 'Accept, Accept-Encoding', html.headers.etag]);
  expect((await get('/long', 'text/markdown', held)).status).toBe(200);
  const part = await get('/long', 'text/markdown', { range: 'bytes=0-5' });
  expect([part.status, part.body, part.headers['content-range']]).toEqual([206, '# Long', `bytes 0-5/${markdown.length}`]);
  // By date, a client could hold a part of the page.
  const dated = await get('/long', 'text/markdown', { range: 'bytes=0-5', 'if-range': md.headers['last-modified'] ?? '' });
  expect([dated.status, dated.body]).toEqual([200, markdown]);
});

test('a missing page is a page, unless a client accepts nothing but Markdown', async () => {
  for (const accept of [undefined, '*/*', 'text/markdown, text/html;q=0.5', 'application/json']) {
    const { status, headers, body } = await get('/nope', accept);
    expect([status, headers['content-type'], headers.vary, body]).toEqual([
      404,
      'text/html;charset=utf-8',
      'Accept',
      '<title>gone</title>',
    ]);
  }
  const { status, headers, body } = await get('/nope', 'text/markdown');
  expect([status, headers['content-type'], headers.vary]).toEqual([404, 'text/markdown;charset=utf-8', 'Accept']);
  expect(body).toBe('# Page not found\n\nAll pages are listed in /llms.txt\n');
});
