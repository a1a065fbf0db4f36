// Patterns, odd signs and statuses below a base: every host leads where the files lead, and further where only a host can.
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, outcome, staticHost } from './hosts/outcome.ts';
import { cloudflareHost, netlifyHost } from './hosts/redirects-file.ts';
import { s3Host } from './hosts/s3-bucket.ts';
import { vercelHost } from './hosts/vercel-json.ts';
import { hasApache, hasNginx, startApache, startNginx, type WebServer } from './hosts/web-servers.ts';
import { type BuiltSite, buildSite } from './site.ts';

const pages = [
  '/',
  '/new',
  '/new/a',
  '/new/b/c',
  '/tags/datadog',
  '/tags/New Relic',
  '/sources/permissions',
  '/über/naïve',
  '/price$1(x)',
];

const rules = [
  { from: '/a (b)+[c]', to: '/new' },
  { from: '/price', to: '/price$1(x)' },
  { from: '/price$2', to: '/new/a' },
  { from: '/café', to: '/über/naïve' },
  { from: '/100%25', to: '/new' },
  { from: ['/q"uote', "/it's"], to: '/new' },
  { from: '/x&y', to: '/new?a=1&b=$2:c' },
  { from: '/is:it', to: '/new#part', status: 302 },
  { from: '/sevenths', to: '/new/a', status: 307 },
  { from: '/away', to: 'https://other.example/a?b=1#c' },
  { from: '/old/a', to: '/new/b/c' },
  { from: '/Sources/:source', to: '/tags/:source' },
  { from: '/sources/:source', to: '/tags/:source', status: 302 },
  { from: '/old/*', to: '/new/*' },
  { from: '/more/:tag', to: '/tags/:tag', status: 302 },
  { from: '/more/*', to: '/new/*' },
  { from: '/:year/by/:pageOfTheHandbookInItsThirdEdition', to: '/new/:pageOfTheHandbookInItsThirdEdition' },
  { from: '/blog/*', to: 'https://blog.example/x/*' },
  { from: '/y/:year/:slug', to: '/new' },
];

/** Without the base. */
const ways: readonly (readonly [from: string, to: string])[] = [
  ['/a%20(b)+[c]', '/new'],
  ['/a%20(b)+[c]/', '/new'],
  ['/price', '/price$1(x)'],
  ['/price$2?q', '/new/a?q'],
  ['/caf%C3%A9', '/über/naïve'],
  ['/100%25', '/new'],
  ['/q%22uote', '/new'],
  ["/it's", '/new'],
  ['/x&y', '/new?a=1&b=$2:c'],
  ['/is:it?q', '/new?q#part'],
  ['/sevenths', '/new/a'],
  ['/old/a', '/new/b/c'],
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/old/b/c', '/new/b/c'],
  ['/old/b/c/?x=1', '/new/b/c?x=1'],
  ['/old/zzz', '404'],
  ['/Sources/datadog', '/tags/datadog'],
  ['/Sources/datadog/?x=%20', '/tags/datadog?x= '],
  ['/Sources/New%20Relic', '/tags/New Relic'],
  ['/Sources/unknown', '404'],
  ['/Sources/datadog/more', '404'],
  ['/sources/datadog', '/tags/datadog'],
  ['/more/datadog', '/tags/datadog'],
  ['/more/b/c', '/new/b/c'],
  ['/more/a', '/new/a'],
  ['/sources/permissions', '/sources/permissions'],
  ['/sources/permissions/', '/sources/permissions'],
  ['/new', '/new'],
  ['/nowhere', '404'],
  ['/older', '404'],
];

/** What only a host can answer, and S3 only in part. */
const further: readonly (readonly [from: string, to: string])[] = [
  ['/y/2024/slug', '/new'],
  ['/2024/by/a', '/new/a'],
];
const outer: readonly (readonly [from: string, to: string])[] = [
  ['/away', 'https://other.example/a?b=1#c'],
  ['/blog/2024/welcome', 'https://blog.example/x/2024/welcome'],
];

let site: BuiltSite;
let cloudflare: BuiltSite;
const servers: WebServer[] = [];

beforeAll(async () => {
  const config = "baseUrl: '/base/',";
  const options = (hosts: readonly string[]): string => JSON.stringify({ rules, hosts });
  site = await buildSite({ pages, config, options: options(['netlify', 'vercel', 'nginx', 'apache', 's3']) });
  cloudflare = await buildSite({ pages, config, options: options(['cloudflare']) });
}, 60_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  await site?.remove();
  await cloudflare?.remove();
});

/** The output in a folder of its base; rules of the whole host stand above it. Rules have to do without the files that lead on. */
async function deploy({ root, outDir }: BuiltSite): Promise<string> {
  const to = join(root, 'deployed');
  await cp(outDir, join(to, 'base'), { recursive: true });
  for (const path of await readdir(to, { recursive: true }))
    if (path.endsWith('index.html') && (await readFile(join(to, path), 'utf8')).includes(' data-to="')) await rm(join(to, path));
  for (const name of ['_redirects', 'vercel.json', '_redirects-s3.json', '_redirects-nginx-map.conf', '_redirects-nginx.conf'])
    await rename(join(to, 'base', name), join(to, name)).catch(() => undefined);
  return to;
}

/** Whatever is encoded in them, which hosts do as they like. */
async function ends(host: Host, asked: readonly (readonly [string, string])[]) {
  const found: [string, string][] = [];
  for (const [from] of asked) {
    const end = await outcome(host, `/base${from}`);
    found.push([from, decodeURIComponent(end).replace(/^\/base(?=\/)/, '')]);
  }
  return found;
}

it('are led by files', async () => {
  expect([...new Set(site.result.diagnostics.map(({ code }) => code))].sort()).toEqual([
    'redirects/greedy-pattern',
    'redirects/host-only-pattern',
  ]);
  await cp(site.outDir, join(site.root, 'files/base'), { recursive: true });
  const host = staticHost(join(site.root, 'files'), () => undefined);
  expect(await ends(host, ways)).toEqual(ways);
  expect(await ends(host, further)).toEqual(further.map(([from]) => [from, '404']));
});

it('are led by Netlify, Vercel and Cloudflare', async () => {
  const outDir = await deploy(site);
  const all = [...ways, ...further, ...outer];
  expect(await ends(await netlifyHost(outDir), all)).toEqual(all);
  expect(await ends(await vercelHost(outDir), all)).toEqual(all);
  expect(await ends(await cloudflareHost(await deploy(cloudflare)), all)).toEqual(all);
});

it('are led by S3, which keeps no query', async () => {
  const host = await s3Host(join(site.root, 'deployed'));
  const asked = [...ways, ...outer].filter(([from, to]) => !`${from}${to}`.includes('?'));
  expect(await ends(host, asked)).toEqual(asked);
});

it.skipIf(!hasNginx)('are led by nginx (skipped where nginx is not installed)', () => areLedBy(startNginx, 'nginx'));

it.skipIf(!hasApache)('are led by Apache (skipped where Apache is not installed)', () => areLedBy(startApache, 'apache'));

async function areLedBy(start: typeof startNginx, name: string): Promise<void> {
  const server = await start(await deploy(site), join(site.root, name));
  servers.push(server);
  const all = [...ways, ...further, ...outer];
  expect(await ends(server.host, all)).toEqual(all);
  const statuses = await Promise.all(
    ['/sevenths', '/is:it', '/price', '/sources/datadog'].map((path) => server.host(`/base${path}`)),
  );
  expect(statuses.map(({ status }) => status)).toEqual([307, 302, 301, 302]);
  // What is caught is sent back encoded: it cannot begin another header.
  const { location } = await server.host('/base/Sources/a%0d%0aX-Evil:%201');
  expect(location ?? '').not.toMatch(/[\r\n]|^$/);
}
