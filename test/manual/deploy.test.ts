// The recipes of the manual for hosts: the files that they show are sound, and say what builds write for hosts.
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type BuiltSite, buildSite } from '../plugins/redirects/site.ts';
import { programOf, serve, servers } from './host-servers.ts';

const folder = 'docs/hosts';
const pages = readdirSync('docs/deploy')
  .sort()
  .map((name) => readFileSync(join('docs/deploy', name), 'utf8'));
/** And servers of caches, and a script that hosts share, which have tests of their own. */
const shown = [...pages, ...['docs/large-sites.md', 'docs/agents.md'].map((path) => readFileSync(path, 'utf8'))];
const slashes = ['undefined', 'false', 'true'] as const;

let sites: Readonly<Record<string, BuiltSite>>;
/** What a build writes for hosts that read `_headers`. */
let written: Readonly<Record<string, string>>;

beforeAll(async () => {
  const options = `{ hosts: ['nginx', 'apache'], rules: [{ from: '/old', to: '/guides/first#part' }] }`;
  const build = (slash: string) =>
    buildSite({ pages: ['/', '/guides/first', '/guides/'], options, config: `trailingSlash: ${slash},` });
  sites = Object.fromEntries(await Promise.all(slashes.map(async (slash) => [slash, await build(slash)] as const)));
  for (const { outDir } of Object.values(sites)) await chmod(outDir, 0o755);
  const text = await readFile(join(sites['false']?.outDir ?? '', '_headers'), 'utf8');
  written = Object.fromEntries([...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
});

afterAll(() => Promise.all(Object.values(sites).map((site) => site.remove())));

test.each(readdirSync(folder))('a recipe shows %s', (name) => {
  expect(shown.some((page) => page.includes(`file=@site/hosts/${name} title="`))).toBe(true);
});

test('the overview names every recipe, and so does the sidebar', () => {
  const names = readdirSync('docs/deploy').map((name) => name.replace('.md', ''));
  const [overview, sidebars] = [readFileSync('docs/deploy.md', 'utf8'), readFileSync('docs/sidebars.ts', 'utf8')];
  expect(names.filter((name) => !overview.includes(`(./deploy/${name}.md)`))).toEqual([]);
  expect(names.filter((name) => !sidebars.includes(`'deploy/${name}'`))).toEqual([]);
});

describe('headers are those that builds write', () => {
  const own = ['nginx.conf', 'Caddyfile', 'apache.conf', 'vercel.json', 'firebase.json', 'staticwebapp.config.json'];
  test.each([...own, 'cloudfront.yml', 's3-upload.sh'])('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const frames = /frame-ancestors [^;]+/.exec(written['Content-Security-Policy'] ?? '')?.[0];
    if (name !== 's3-upload.sh') {
      expect(text).toContain(frames);
      expect(text).toContain(written['Referrer-Policy']);
      expect(text).toMatch(/nosniff|ContentTypeOptions/);
    }
    if (name !== 'cloudfront.yml') expect(text).toContain(written['Cache-Control']);
  });
});

test('files for hosts are JSON or YAML, and name what slodocs runs and writes', () => {
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const yaml = (name: string) => parse(readFileSync(join(folder, name), 'utf8'), { logLevel: 'silent' });
  expect(json('vercel.json')).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: 'build' });
  expect(json('firebase.json').hosting).toMatchObject({ cleanUrls: true, trailingSlash: false, public: 'build' });
  expect(json('wrangler.json').assets).toMatchObject({ directory: 'build', not_found_handling: '404-page' });
  expect(json('staticwebapp.config.json')).toMatchObject({ trailingSlash: 'always' });
  const { script, artifacts } = yaml('gitlab-pages.yml').pages;
  expect(script).toContain('npx slodocs build --strict --out-dir public');
  expect(artifacts.paths).toEqual(['public']);
  const steps = yaml('azure-static-web-apps.yml').jobs.deploy.steps;
  expect(steps.find((step: { uses?: string }) => step.uses?.startsWith('Azure/')).with.app_location).toBe('build');
  expect(readFileSync(join(folder, 'netlify.toml'), 'utf8')).toContain('command = "npx slodocs build --strict"');
  expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).toContain('npx slodocs build --strict');
});

test('the function for CloudFront finds the file of each address', () => {
  const template = parse(readFileSync(join(folder, 'cloudfront.yml'), 'utf8'), { logLevel: 'silent' });
  const code = template.Resources.Addresses.Properties.FunctionCode as string;
  const answer = (uri: string) => {
    const { statusCode, headers, uri: file } = runInNewContext(`${code}; handler(event)`, { event: { request: { uri } } });
    return statusCode ? `${statusCode} ${headers.location.value}` : file;
  };
  const asked = [
    '/',
    '/guide',
    '/a/b.c/d',
    '/guide/',
    '/guide.html',
    '/index.html',
    '/a/index.html',
    '/404.html',
    '/x.md',
    '//evil/',
  ];
  expect(Object.fromEntries(asked.map((uri) => [uri, answer(uri)]))).toEqual({
    '/': '/index.html',
    '/guide': '/guide.html',
    '/a/b.c/d': '/a/b.c/d.html',
    '/guide/': '301 /guide',
    '/guide.html': '301 /guide',
    '/index.html': '301 /',
    '/a/index.html': '301 /a',
    '/404.html': '/404.html',
    '/x.md': '/x.md',
    '//evil/': '//evil/.html',
  });
});

const accepts: readonly (readonly [accept: string, kind: string])[] = [
  ['*/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'html'],
  ['text/markdown', 'markdown'],
  ['Text/Markdown;charset=utf-8', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', 'markdown'],
  ['text/html;q=0.9, text/markdown', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/markdown;q=0.9, text/html', 'html'],
  ['text/markdown;q=0, */*', 'html'],
];

describe.each(servers.filter((server) => programOf(server)))('%s, configured as the manual shows', (server) => {
  test.each(slashes)('sends the Markdown of a page to clients that prefer it, with trailingSlash %s', async (slash) => {
    const { root = '', outDir = '' } = sites[slash] ?? {};
    await mkdir(join(outDir, '.well-known'), { recursive: true });
    await writeFile(join(outDir, '.well-known/api-catalog'), '{"linkset":[]}');
    const { ask, stop } = await serve(server, outDir, join(root, `markdown-at-${server}`));
    try {
      for (const [address, file] of [
        ['/', '/index.md'],
        ['/guides/first', '/guides/first.md'],
        ...(slash === 'false' ? [] : [['/guides/first/', '/guides/first.md'] as const]),
      ] as const) {
        const tags = new Set<string>();
        for (const [accept, kind] of accepts) {
          const { status, headers, body } = await ask(address, { accept });
          expect({ address, accept, status, type: headers.get('content-type')?.toLowerCase() }).toEqual({
            address,
            accept,
            status: 200,
            type: `text/${kind}; charset=utf-8`,
          });
          expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
          expect(headers.get('content-location')).toBe(kind === 'markdown' ? file : null);
          if (kind === 'markdown') expect(body).toBe(await readFile(join(outDir, file), 'utf8'));
          tags.add(`${kind} ${headers.get('etag')}`);
        }
        expect(new Set([...tags].map((tag) => tag.split(' ')[1])).size).toBe(2);
      }
      const accept = 'text/markdown';
      const missing = await ask('/nope', { accept });
      expect([missing.status, missing.headers.get('content-type')?.startsWith('text/html')]).toEqual([404, true]);
      const [asset = ''] = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
      expect((await ask(`/assets/${asset}`, { accept })).headers.get('content-type')).toContain('javascript');
      expect((await ask('/guides/first.md', { accept: 'text/html' })).headers.get('content-type')).toContain('text/markdown');
      expect((await ask('/.well-known/api-catalog')).headers.get('content-type')).toContain('application/linkset+json');
    } finally {
      await stop();
    }
  });

  test.each(slashes)('serves each page at one address, with trailingSlash %s', async (slash) => {
    const { root = '', outDir = '' } = sites[slash] ?? {};
    const { ask, stop } = await serve(server, outDir, join(root, `at-${server}`));
    try {
      const led = async (address: string) => {
        const { status, location } = await ask(address);
        return location === null ? status : `${status} ${location}`;
      };
      const isFolder = slash === 'true';
      expect([await led('/'), await led('/guides/first'), await led('/nope')]).toEqual([200, 200, 404]);
      expect(await led('/guides/')).toBe(slash === 'false' ? '301 /guides' : 200);
      expect(await led('/guides/first/')).toBe(slash === 'false' ? '301 /guides/first' : 200);
      expect(await led('/guides/first.html?a=1')).toBe('301 /guides/first?a=1');
      expect(await led('/index.html')).toBe('301 /');
      expect(await led('/.slodocs-output')).toBe(404);
      for (const foreign of ['//evil.example/', '//evil.example/x.html', '/%5Cevil.example/'])
        expect(new URL((await ask(foreign)).location ?? '/', 'http://docs').host).toBe('docs');
      if (server !== 'caddy') expect(await led('/old?q=1')).toBe(`301 /guides/first${isFolder ? '/' : ''}?q=1#part`);
      const page = await ask('/guides/first');
      expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const [asset = ''] = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
      expect((await ask(`/assets/${asset}`)).headers.get('cache-control')).toBe(written['Cache-Control']);
      expect((await ask('/assets/nope.js')).headers.get('cache-control')).toBe('no-cache');
      expect((await ask('/nope')).body).toContain('<h1');
    } finally {
      await stop();
    }
  });
});
