// Several sites on one server, each under its base.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slodocs } from '../in-process.ts';
import { exchange, requestFor, type ServeProcess, startServe } from './serve-process.ts';

const config = (baseUrl: string, more = '') =>
  `export default { title: 'A', url: 'https://a.example', baseUrl: '${baseUrl}', preset: { search: false, twins: false },${more} };\n`;

const files = {
  'docs/site.config.ts': config('/docs/', " headersFile: 'own-headers',"),
  'docs/build/index.html': 'home of docs',
  'docs/build/api.html': 'page of docs',
  'docs/build/404.html': 'none in docs',
  'docs/build/own-headers': '/docs/*\n  X-Own: docs\n',
  'docs/other/index.html': 'other output',
  'api/site.config.ts': config('/docs/api/'),
  'api/build/index.html': 'home of api',
  'api/build/404.html': 'none in api',
  'api/build/_redirects': '/docs/api/old /docs/api/ 301\n',
  'twin/site.config.ts': config('/docs/'),
  'twin/build/index.html': 'twin',
  'languages/site.config.ts': config(
    '/docs/',
    " i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'], localeConfigs: { fr: { baseUrl: '/fr/' } } },",
  ),
  'languages/build/index.html': 'home in English',
  'languages/build/de/index.html': 'home in German',
  'languages/build/fr/index.html': 'home in French',
  'empty/site.config.ts': config('/empty/'),
};

let folder: string;
let server: ServeProcess;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-several-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = await startServe(folder, ['docs', 'api'], 2);
});

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  rmSync(folder, { recursive: true });
});

describe('a server of two sites', () => {
  test('names both with their addresses', () => {
    const origin = `http://127.0.0.1:${server.port}`;
    expect(server.said).toBe(`serving docs/build on ${origin}/docs/\nserving api/build on ${origin}/docs/api/\n`);
  });

  test.each([
    ['/docs/', 200, 'home of docs'],
    ['/docs/api/', 200, 'home of api'],
    // The base of a site hides a page of the other one.
    ['/docs/api', 302, 'Location: /docs/api/'],
    ['/docs', 302, 'Location: /docs/'],
    ['/', 302, 'Location: /docs/'],
    ['/docs/apis', 404, 'none in docs'],
    ['/docs/nowhere', 404, 'none in docs'],
    ['/docs/api/nowhere', 404, 'none in api'],
    ['/docs/api/old', 301, 'Location: /docs/api/'],
    ['/docs/own-headers', 404, 'none in docs'],
    ['/other', 404, 'The sites are under /docs/, /docs/api/'],
  ])('answers %s with %i', async (path, status, part) => {
    const answer = await exchange(server.port, requestFor(path));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(part);
  });

  test('sends each site its own headers', async () => {
    expect(await exchange(server.port, requestFor('/docs/'))).toContain('x-own: docs');
    expect(await exchange(server.port, requestFor('/docs/api/'))).not.toContain('x-own');
  });
});

describe('a command line', () => {
  test.each([
    [['docs', 'twin'], '"docs/build" and "twin/build" would both be served under "/docs/"', 'Build one of them'],
    [['docs', 'api', '--base-url', '/x/'], '"--base-url" is given 1 time for 2 sites', 'Repeat it for every site'],
    [['docs', '--base-url', 'x', '--base-url', 'y'], '"--base-url" is given 2 times for 1 site', 'Repeat it for every site'],
    [['docs', 'api', '--base-url', 'x', '--base-url', '/x'], 'would both be served under "/x/"', 'Build one of them'],
    [['docs', 'api', '--config', 'docs/site.config.ts'], '"--config" is given 1 time for 2 sites', 'Repeat it'],
    [['docs', 'api', '--out-dir', 'other'], 'there is no built site in "api/other"', 'Run "slodocs build" first'],
    [['docs', 'empty'], 'there is no built site in "empty/build"', 'Run "slodocs build" first'],
  ])('%j is refused', async (args, message, help) => {
    const { code, printed } = await slodocs(folder, 'serve', ...args, '--port', '0');
    expect({ code, printed }).toEqual({ code: 2, printed: expect.stringContaining(message) });
    expect(printed).toContain(help);
  });

  test('serves a language at its own base', async () => {
    const { child, port, said, ended } = await startServe(folder, ['languages'], 2);
    expect(said).toMatch(/^serving languages\/build on \S+\/docs\/\nserving languages\/build\/fr on \S+:\d+\/fr\/\n$/);
    expect(await exchange(port, requestFor('/docs/de/'))).toContain('home in German');
    expect(await exchange(port, requestFor('/fr/'))).toContain('home in French');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  test('gives each site its options in their order', async () => {
    const { child, port, said, ended } = await startServe(
      folder,
      ['docs', 'docs', '--out-dir', 'build', '--out-dir', 'other', '--base-url', '/', '--base-url', '/other'],
      2,
    );
    expect(said).toMatch(/^serving docs\/build on \S+:\d+\/\nserving docs\/other on \S+:\d+\/other\/\n$/);
    expect(await exchange(port, requestFor('/'))).toContain('home of docs');
    expect(await exchange(port, requestFor('/other/'))).toContain('other output');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
