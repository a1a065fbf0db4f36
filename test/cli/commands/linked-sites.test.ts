// Three sites that link to one another by their names: what one of them removes is told in the others before it is published.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteSession } from '#session/site-session';
import { requestOf } from '../../../src/assembly/request.ts';
import { type IndexServer, serveIndex, withStatus, withText } from '../../network/serve-index.ts';
import { put } from '../../pipeline/6-emit/site-on-disk.ts';
import { build, slodocs } from '../in-process.ts';

let server: IndexServer;
/** The published indexes by the names of their sites. */
const published = new Map<string, string>();

beforeAll(async () => {
  server = await serveIndex(() => undefined);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Serves `/NAME/slodocs-index.json`. */
function serveAll(): void {
  server.answer((response, request) => {
    const text = published.get(/^\/(\w+)\/slodocs-index\.json$/.exec(request.url ?? '')?.[1] ?? '');
    (text === undefined ? withStatus(404) : withText(text))(response, request);
  });
}

const addressOf = (name: string): string => `${server.url}/${name}/slodocs-index.json`;

function config(name: string, sites: object, more = ''): string {
  return `export default {
  title: '${name}',
  url: 'https://${name}.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ routeBasePath: '/' }],
  links: {
    index: true,
    sites: ${JSON.stringify(sites)},
    externalCheck: { timeout: 3, privateHosts: ['127.0.0.1'] },
  },
  ${more}
};
`;
}

/** Sites outlive a test: they are removed after all of them. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-linked-')));

function site(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(folder, 'site-'));
  put(root, files);
  return root;
}

const indexIn = (root: string): string => readFileSync(join(root, 'build/slodocs-index.json'), 'utf8');

/** Publishes the built site. */
function publish(name: string, root: string): void {
  published.set(name, indexIn(root));
}

const install = '# Install\n\n## Linux\n\n## macOS {#macos}\n';

describe('three sites', () => {
  /** None of them can be built first with links to the others, as in life: they are published without, and then linked. */
  const api = site({
    'site.config.ts': config('api', {}),
    'docs/index.md': '# API\n',
    'docs/guide/install.md': install,
  });
  const cli = site({ 'site.config.ts': config('cli', {}), 'docs/index.md': '# Commands\n\n## Login\n' });
  const web = site({ 'site.config.ts': config('web', {}), 'docs/index.md': '# Web\n\n## Start\n' });
  const sites = { api, cli, web };

  beforeAll(async () => {
    serveAll();
    for (const [name, root] of Object.entries(sites)) {
      expect(await build(root)).toMatchObject({ code: 0 });
      publish(name, root);
    }
    put(api, {
      'site.config.ts': config('api', { cli: { index: addressOf('cli') }, web: { index: addressOf('web') } }),
      'docs/index.md': '# API\n\nFrom [commands](cli:#login) or [the web](web:/#start).\n',
    });
    put(cli, {
      'site.config.ts': config('cli', { api: { index: addressOf('api') } }),
      'docs/index.md':
        '# Commands\n\n## Login\n\nSee [install](api:guide/install#linux) first,\nor [on a Mac](api:guide/install#macos).\n',
    });
    put(web, {
      'site.config.ts': config(
        'web',
        { api: { index: addressOf('api') } },
        `theme: { footer: { columns: [{ title: 'API', items: [{ label: 'Mac', href: 'api:guide/install#macos' }] }] } },`,
      ),
      'docs/index.mdx': '# Web\n\n## Start\n\n<a href="api:guide/install#macos">Install</a>\n',
    });
    rmSync(join(web, 'docs/index.md'));
  });

  test('link to one another by whole addresses', async () => {
    for (const root of Object.values(sites)) expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
    expect(readFileSync(join(cli, 'build/index.html'), 'utf8')).toContain('href="https://api.example/guide/install#linux"');
    expect(readFileSync(join(api, 'build/index.html'), 'utf8')).toContain('href="https://web.example/#start"');
  });

  test('an anchor that one removes is told in the others, before it is published', async () => {
    const branch = site({
      'site.config.ts': config('api', {}),
      'docs/index.md': '# API\n',
      'docs/guide/install.md': '# Install\n\n## Linux\n\n## Mac\n',
    });
    expect(await build(branch)).toMatchObject({ code: 0 });
    const against = ['--strict', '--against', `api=${join(branch, 'build')}`];
    const inCli = await slodocs(cli, 'check', ...against);
    expect(inCli.code).toBe(1);
    expect(inCli.printed).toContain(
      'warning[resolve/broken-anchor]: the page at "api:guide/install" has no heading or element with the id "macos"\n --> docs/index.md:6:32\n',
    );
    expect(inCli.printed).toContain('1 warning');
    const inWeb = await slodocs(web, 'check', ...against);
    expect(inWeb.code).toBe(1);
    expect(inWeb.printed).toContain(' --> docs/index.mdx:5:27\n');
    expect(inWeb.printed).toMatch(/ --> site\.config\.ts:\d+:\d+\n/);
    expect(inWeb.printed).toContain('2 warnings');
    // What was asked for once says nothing of the site as it is published.
    for (const root of [cli, web]) expect(await slodocs(root, 'check', '--strict')).toMatchObject({ code: 0 });
    publish('api', branch);
    for (const root of [cli, web]) expect(await slodocs(root, 'check', '--strict', '--refresh-links')).toMatchObject({ code: 1 });
    publish('api', api);
  });

  test('a page that one removes is an error in the others', async () => {
    const branch = site({ 'site.config.ts': config('api', {}), 'docs/index.md': '# API\n', 'docs/guide/setup.md': install });
    await build(branch);
    published.set('next', indexIn(branch));
    const { code, printed } = await slodocs(cli, 'check', '--against', `api=${addressOf('next')}`);
    expect(code).toBe(1);
    expect(printed).toContain(
      'error[resolve/broken-link]: the site "api" has no page at "/guide/install"\n --> docs/index.md:5:15\n',
    );
  });

  test('a build with nothing to do asks nobody', async () => {
    await build(cli);
    const before = server.asked.length;
    expect((await build(cli)).code).toBe(0);
    expect((await slodocs(cli, 'check')).code).toBe(0);
    expect((await slodocs(cli, 'urls')).code).toBe(0);
    expect((await slodocs(cli, 'why', '/')).code).toBe(0);
    expect(server.asked.slice(before)).toEqual([]);
    await slodocs(cli, 'check', '--refresh-links');
    expect(server.asked.slice(before)).toEqual([expect.stringMatching(/^GET \/api\/slodocs-index\.json if "\d+"$/)]);
  });

  test('a server that does not answer stops no build, and is asked again', async () => {
    await build(cli);
    server.answer(withStatus(502));
    const first = await build(cli, ['--refresh-links']);
    expect(first.code).toBe(0);
    expect(first.printed).toContain(
      'warning[discover/kept-index]: the index of the site "api" cannot be fetched: the server responds with 502\n',
    );
    expect((await build(cli)).printed).toContain('warning[discover/kept-index]');
    serveAll();
    expect((await build(cli)).printed).not.toContain('warning');
  });

  test('the check of external links asks for no page of a site that has an index', async () => {
    const before = server.asked.length;
    const { code, printed } = await slodocs(cli, 'check', '--external', '--strict');
    expect({ code, printed }).toMatchObject({ code: 0 });
    expect(server.asked.slice(before)).toEqual([]);
  });

  test('what the command line names is checked', async () => {
    const check = async (...args: readonly string[]) => slodocs(cli, 'check', ...args);
    expect(await check('--against', 'apo=build')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('Did you mean "api"?'),
    });
    expect(await check('--against', 'api')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('the name of a site and its index'),
    });
    expect(await check('--against', 'api=a', '--against', 'api=b')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('It gives two indexes for "api".'),
    });
    expect(await check('--against', 'api=ftp://api.example/')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('not "ftp:'),
    });
    const gone = await check('--against', 'api=nowhere');
    expect(gone.code).toBe(1);
    expect(gone.printed).toContain(
      'error[discover/site-index]: the index of the site "api", "nowhere", does not exist\n --> site.config.ts:',
    );
  });
});

describe('an index that cannot be had', () => {
  const sound = (): string => published.get('api') ?? '';
  const page = { 'docs/index.md': '# Page\n\n[install](api:guide/install#linux)\n' };
  const check = async (more: object = {}) =>
    slodocs(site({ 'site.config.ts': config('page', { api: { index: addressOf('api'), ...more } }), ...page }), 'check');

  test.each([
    ['is not there', withStatus(404), 'cannot be fetched: the server responds with 404'],
    ['does not come in time', () => undefined, 'cannot be fetched: the server does not respond within 3 seconds'],
    [
      'leads in a circle',
      withStatus(302, { location: '/api/slodocs-index.json' }),
      'cannot be fetched: it redirects more than 5 times',
    ],
    [
      'leads elsewhere',
      withStatus(302, { location: 'file:///etc/passwd' }),
      'cannot be fetched: it redirects to "file:///etc/passwd"',
    ],
    ['is cut off', (response) => response.end(sound().slice(0, 200)), 'is not valid JSON, or is incomplete'],
    [
      'is altered',
      (response) => response.end(sound().replace('macos', 'macOS')),
      'is damaged, because its digest does not match its content',
    ],
    ['is of another program', withText('{"version":1}'), 'is not the index of a slodocs site'],
    ['is a page', withText('<!doctype html>'), 'is not valid JSON, or is incomplete'],
    [
      'is newer',
      (response) => response.end(sound().replace('"version":1', '"version":9')),
      'has the format 9, which this version of slodocs does not read',
    ],
    ['is huge', (response) => void response.end(Buffer.alloc(40 * 1024 * 1024)), 'cannot be fetched: it is larger than 32 MB'],
  ] satisfies readonly (readonly [string, Parameters<IndexServer['answer']>[0], string])[])(
    'since it %s',
    async (_, answer, problem) => {
      server.answer(answer);
      const { code, printed } = await check();
      expect(code).toBe(1);
      expect(printed).toContain(
        `error[discover/site-index]: the index of the site "api", "${addressOf('api')}", ${problem}\n --> site.config.ts:8:`,
      );
      expect(printed).toContain('1 error\n');
    },
  );

  test('can be left unchecked, and its links lead below its own address', async () => {
    server.answer(withStatus(404));
    const text = config('page', { api: { index: addressOf('api') } }, "severity: { 'discover/site-index': 'warning' },");
    const root = site({ 'site.config.ts': text, ...page });
    expect(await build(root)).toMatchObject({ code: 0 });
    expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toContain(`href="${server.url}/api/guide/install#linux"`);
  });

  test('is asked for once where it is pinned', async () => {
    serveAll();
    const { digest } = JSON.parse(sound()) as { digest: string };
    const root = site({ 'site.config.ts': config('page', { api: { index: addressOf('api'), digest } }), ...page });
    const before = server.asked.length;
    expect(await build(root)).toMatchObject({ code: 0 });
    put(root, { 'docs/index.md': `${page['docs/index.md']}\nMore.\n` });
    expect(await build(root)).toMatchObject({ code: 0 });
    expect(server.asked.slice(before)).toEqual(['GET /api/slodocs-index.json']);
  });
});

test('a site that stays open sees a changed index in its folder, and asks a server once', async () => {
  serveAll();
  const sites = { api: { index: 'vendor/api.json' }, cli: { index: addressOf('cli') } };
  const root = site({
    'site.config.ts': config('page', sites),
    'docs/index.md': '# Page\n\n[install](api:guide/install#macos), [login](cli:#login)\n',
    'docs/other.md': '# Other\n',
    'vendor/api.json': published.get('api') ?? '',
  });
  const before = server.asked.length;
  const session = await openSiteSession(requestOf, { root });
  const codes = async () => (await session?.build('none'))?.diagnostics.map(({ code }) => code);
  expect(await codes()).toEqual([]);
  put(root, { 'docs/new.md': '# New\n' });
  await session?.update(['docs/new.md']);
  expect(await codes()).toEqual([]);
  const branch = site({
    'site.config.ts': config('api', {}),
    'docs/guide/install.md': '# Install\n\n## Linux\n',
    'docs/index.md': '# API\n',
  });
  await build(branch);
  put(root, { 'vendor/api.json': indexIn(branch) });
  await session?.update(['vendor/api.json']);
  expect(await codes()).toEqual(['resolve/broken-anchor']);
  await session?.close();
  expect(server.asked.slice(before)).toHaveLength(1);
});

test('translations name other sites as their originals do', async () => {
  serveAll();
  const text = config('page', { api: { index: addressOf('api') } }, "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },");
  const page = (anchor: string): string => `# Page\n\n[install](api:guide/install#${anchor})\n`;
  const translation = 'i18n/fr/docusaurus-plugin-content-docs/current/index.md';
  const root = site({ 'site.config.ts': text, 'docs/index.md': page('linux'), [translation]: page('macos') });
  const before = server.asked.length;
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(readFileSync(join(root, 'build/fr/index.html'), 'utf8')).toContain('href="https://api.example/guide/install#macos"');
  put(root, { [translation]: page('mac') });
  const { printed } = await slodocs(root, 'check');
  expect(printed).toContain(` --> ${translation}:3:28\n`);
  expect(server.asked.slice(before)).toHaveLength(2);
});
