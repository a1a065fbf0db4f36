// The scripts of the manual for hosts that run code before files: they send a page or its Markdown as `slodocs serve` does.
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createOutput, type Output } from '../cli/serve/output.ts';

const places = {
  'markdown.js': 'markdown.js',
  'worker.js': 'worker.js',
  'functions/_middleware.js': 'pages-middleware.js',
  'netlify/edge-functions/markdown.js': 'netlify-markdown.js',
  'middleware.js': 'vercel-middleware.js',
};

let output: Output;
/** The files of the output, without a choice. */
let find: (request: Request) => Promise<Response>;
/** A project with the scripts in the places that the manual names. */
let project: string;
let answers: (request: Request) => Promise<Response>;

beforeAll(async () => {
  output = await createOutput();
  const files = {
    'long.html': '<p>Long</p>',
    'long.md': '# Long',
    'ü/index.html': 'folder',
    'ü.md': '# Folder',
    'index.md': '# Home',
  };
  for (const [path, text] of Object.entries(files)) await output.put(`build/${path}`, text);
  // Without it, fetch would ask for what it holds already.
  find = (request) => fetch(new Request(request, { cache: 'no-cache' }));
  project = await mkdtemp(join(tmpdir(), 'slodocs-hosts-'));
  await Promise.all(Object.entries(places).map(([path, name]) => putScript(path, name)));
  const { default: worker } = await scriptsAt('worker.js');
  answers = (request) => worker.fetch(request, { ASSETS: { fetch: find } });
});

afterAll(() => Promise.all([output.remove(), rm(project, { recursive: true })]));

async function putScript(path: string, name: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await copyFile(join('docs/hosts', name), join(project, path));
}

const scriptsAt = (path: string) => import(pathToFileURL(join(project, path)).href);

const request = (path: string, accept: string, more: RequestInit = {}) =>
  new Request(new URL(path, output.site.url), { ...more, headers: { accept, ...(more.headers as Record<string, string>) } });

const accepts = [
  '*/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdown',
  'TEXT/Markdown;charset=utf-8',
  'text/markdown, */*',
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/markdown;q=0.9, text/html',
  'text/html;q=0.9, text/markdown',
  'text/markdown;q=0.5, text/html;q=0.4',
  'text/markdown;q=0.1, */*',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
  'text/markdown;q=0',
  'text/html;q=0, text/markdown;q=0.2',
  'text/*',
  'application/json',
  'text/markdown;q=banana',
];

describe('a page is', () => {
  test.each(accepts)('for "%s" what slodocs serve sends', async (accept) => {
    for (const path of ['/long', '/%C3%BC/', '/', '/plain', '/data.json']) {
      const { headers, status, body } = await ask(output.site, path, { headers: { accept } });
      const answer = await answers(request(path, accept));
      expect([path, answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        path,
        status,
        headers['content-type'],
        body,
      ]);
      expect(answer.headers.get('content-location') ?? undefined).toBe(headers['content-location']);
      expect(answer.headers.get('etag')).toBe(headers.etag);
    }
  });
});

test('caches are told of the choice, a page that a client holds is not sent, and parts are of what was chosen', async () => {
  const [page, markdown] = [await answers(request('/long', '*/*')), await answers(request('/long', 'text/markdown'))];
  expect([page.headers.get('vary'), markdown.headers.get('vary')]).toEqual(['Accept, Accept', 'Accept']);
  const held = await answers(
    request('/long', 'text/markdown', { headers: { 'if-none-match': markdown.headers.get('etag') ?? '' } }),
  );
  expect([held.status, held.headers.get('content-location')]).toEqual([304, '/long.md']);
  const part = await answers(request('/long', 'text/markdown', { headers: { range: 'bytes=2-5' } }));
  expect([part.status, await part.text()]).toEqual([206, 'Long']);
  const head = await answers(request('/long', 'text/markdown', { method: 'HEAD' }));
  expect([head.headers.get('content-type'), await head.text()]).toEqual(['text/markdown;charset=utf-8', '']);
});

test('what is no page is left alone, and so is a page that is not there', async () => {
  const missing = await answers(request('/nope', 'text/markdown, text/html;q=0.5'));
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html;charset=utf-8']);
  const asset = await answers(request('/assets/app.3f2a.js', 'text/markdown'));
  expect([asset.headers.get('content-type'), asset.headers.get('vary')]).toEqual(['text/javascript', null]);
});

test('each host asks for the Markdown in its own way', async () => {
  const [wanted, other] = [request('/long', 'text/markdown'), request('/long', 'text/html')];
  const both = async (answer: (request: Request) => Promise<Response>) => [
    await (await answer(wanted)).text(),
    (await answer(other)).headers.get('vary'),
  ];
  const { onRequest } = await scriptsAt('functions/_middleware.js');
  expect(await both((one) => onRequest({ request: one, env: { ASSETS: { fetch: find } }, next: () => find(one) }))).toEqual([
    '# Long',
    'Accept, Accept',
  ]);
  const { default: netlify, config } = await scriptsAt('netlify/edge-functions/markdown.js');
  expect(await both((one) => netlify(one, { next: () => find(one) }))).toEqual(['# Long', 'Accept, Accept']);
  // Or it would be asked for the Markdown that it asks for.
  expect(config.excludedPath).toContain('/*.md');
  const { default: vercel } = await scriptsAt('middleware.js');
  expect(await (await vercel(wanted)).text()).toBe('# Long');
  expect(await vercel(other)).toBeUndefined();
});
