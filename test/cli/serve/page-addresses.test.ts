// Requests that name the file of a page, and the address that they are redirected to.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Serving, serveOutput } from '../../../src/cli/serve/serve-output.ts';
import { buildSite, configText, temporarySite } from '../../pipeline/built-site.ts';
import { ask } from './output.ts';

const pages = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/guide/first.md': '# First\n',
  'docs/old.md': '---\nslug: /old.html\n---\n\n# Old\n',
  'docs/größe.md': '---\nslug: /größe & 100%\nredirect_from: [/moved]\n---\n\n# Size\n',
};

async function served(outDir: string, baseUrl = '/'): Promise<Serving> {
  const server = await serveOutput({ outDir, baseUrl, headersFile: undefined, host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return server;
}

async function redirectsOf(server: Serving, paths: readonly string[]): Promise<Readonly<Record<string, string | number>>> {
  const answers = await Promise.all(paths.map((path) => ask(server, path)));
  return Object.fromEntries(paths.map((path, at) => [path, answers[at]?.headers.location ?? answers[at]?.status ?? 0]));
}

/** Output as another program might have written it: nothing says which addresses links have. */
function outputWith(files: Readonly<Record<string, string>>): string {
  const outDir = temporarySite({});
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), text);
  }
  return outDir;
}

test.each([
  ["baseUrl: '/base/',", 'guide/index.html', '/base/docs/guide/', 'first/index.html', '/base/docs/guide/first'],
  [
    "baseUrl: '/base/', trailingSlash: true,",
    'guide/index.html',
    '/base/docs/guide/',
    'first/index.html',
    '/base/docs/guide/first/',
  ],
  ["baseUrl: '/base/', trailingSlash: false,", 'guide.html', '/base/docs/guide', 'first.html', '/base/docs/guide/first'],
])('pages with %s lead to the address that links have', async (config, folder, folderAddress, leaf, leafAddress) => {
  const { result } = await buildSite({ ...pages, 'site.config.ts': configText(`  ${config}\n`) });
  const server = await served(result.outDir, '/base/');
  const leafFile = `/base/docs/guide/${leaf}`;
  expect(await redirectsOf(server, [`/base/docs/${folder}`, leafFile, `${leafFile}?a=b%20c&d`])).toEqual({
    [`/base/docs/${folder}`]: folderAddress,
    [leafFile]: leafAddress,
    [`${leafFile}?a=b%20c&d`]: `${leafAddress}?a=b%20c&d`,
  });
  for (const address of [folderAddress, leafAddress]) expect((await ask(server, address)).status).toBe(200);
  expect(await redirectsOf(server, ['/base/docs/old.html', '/base/404.html', '/base/404'])).toEqual({
    // Its address ends like this.
    '/base/docs/old.html': 200,
    '/base/404.html': 404,
    '/base/404': 404,
  });
});

test('an address is encoded, and the page of a redirect leads on by itself', async () => {
  const { result } = await buildSite({ ...pages, 'site.config.ts': configText('  trailingSlash: false,\n') });
  const server = await served(result.outDir);
  const name = encodeURIComponent('größe & 100%');
  const found = await redirectsOf(server, [`/docs/${name}.html`, '/moved.html']);
  expect(decodeURIComponent(String(found[`/docs/${name}.html`]))).toBe('/docs/größe & 100%');
  expect((await ask(server, String(found[`/docs/${name}.html`]))).status).toBe(200);
  expect(found['/moved.html']).toBe(200);
});

test('of other files those with this extension do', async () => {
  const server = await served(
    outputWith({
      'index.html': 'home',
      'a.html': 'a',
      'a?#b.html': 'odd',
      'folder/index.html': 'folder',
      'both.html': 'page',
      'both/index.html': 'folder',
      'taken.html': 'page',
      taken: 'file',
      'a.htm': 'other',
      'myindex.html': 'not an index',
      'twice.html.html': 'twice',
      'elsewhere.html': '<link rel="canonical" href="https://other.example/another">',
    }),
  );
  expect(
    await redirectsOf(server, [
      '/index.html?q',
      '/a.html',
      `/${encodeURIComponent('a?#b.html')}?q`,
      '/folder/index.html',
      '/both.html',
      '/both/index.html',
      '/taken.html',
      '/a.htm',
      '/myindex.html',
      '/twice.html.html',
      '/twice.html',
      '/elsewhere.html',
      '/gone.html',
      '/a/index.html',
      '/folder.html',
      '//a.html',
    ]),
  ).toEqual({
    '/index.html?q': '/?q',
    '/a.html': '/a',
    '/a%3F%23b.html?q': '/a%3F%23b?q',
    '/folder/index.html': '/folder/',
    '/both.html': '/both',
    '/both/index.html': '/both/',
    // Another file has the address without it.
    '/taken.html': 200,
    '/a.htm': 200,
    '/myindex.html': '/myindex',
    '/twice.html.html': '/twice.html',
    '/twice.html': 200,
    '/elsewhere.html': 200,
    '/gone.html': 404,
    '/a/index.html': 404,
    '/folder.html': 404,
    '//a.html': 404,
  });
});

test('rules that lead back to the file make no circle', async () => {
  const server = await served(outputWith({ 'a.html': 'a', _redirects: '/a /a.html 301!\n' }));
  expect(await redirectsOf(server, ['/a', '/a.html'])).toEqual({ '/a': '/a.html', '/a.html': 200 });
});

test('browsers do not keep the redirect', async () => {
  const server = await served(outputWith({ 'a.html': 'a' }));
  const answer = await ask(server, '/a.html', { method: 'HEAD' });
  expect(answer).toMatchObject({ status: 308, headers: { location: '/a', 'cache-control': 'no-store' }, body: '' });
});
