// Pages that stand for redirects, and every host by its own rules, lead 500 addresses to the same places.
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { findStatic, type Host, outcome, staticHost } from './hosts/outcome.ts';
import { cloudflareHost, netlifyHost } from './hosts/redirects-file.ts';
import { s3Host } from './hosts/s3-bucket.ts';
import { vercelHost } from './hosts/vercel-json.ts';
import { hasApache, hasNginx, startApache, startNginx, type WebServer } from './hosts/web-servers.ts';
import { type BuiltSite, buildSite } from './site.ts';

const table = fileURLToPath(new URL('fixtures/redirects.tsv', import.meta.url));

let site: BuiltSite;
let built: (hosts: string) => Promise<BuiltSite>;
/** The same without the pages that stand for redirects: rules have to do without them. */
let bare: string;
let probes: readonly (readonly [address: string, expected: string])[];
const servers: WebServer[] = [];

beforeAll(async () => {
  const text = await readFile(table, 'utf8');
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]);
  const others = ['/', '/application-release-notes/1.113.0', '/sources/permissions'];
  const pages = [...new Set([...others, ...rows.map(([, to]) => to)])];
  const more = '/app/1.112.0\t/application-release-notes/1.113.0\n/RN/1.66.html\t/application-release-notes/1.113.0#part\n';
  const files = { 'redirects.tsv': text + more };
  built = (hosts) => buildSite({ pages, files, options: `{ file: 'redirects.tsv', hosts: [${hosts}] }` });
  site = await built("'netlify', 'vercel', 'nginx', 'apache', 's3'");
  bare = await withoutStubs(site);
  const all = [
    ...rows,
    ...more
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  ];
  probes = probesOf(all, pages);
}, 60_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  await site?.remove();
});

async function withoutStubs({ root, outDir }: BuiltSite): Promise<string> {
  const to = join(root, 'bare');
  await cp(outDir, to, { recursive: true });
  let removed = 0;
  for (const path of await readdir(to, { recursive: true })) {
    if (!path.endsWith('index.html') || !(await readFile(join(to, path), 'utf8')).includes(' data-to="')) continue;
    await rm(join(to, path));
    removed += 1;
  }
  expect(removed).toBe(223);
  return to;
}

/** What is expected follows from the table alone. */
function probesOf(rows: readonly (readonly [string, string])[], pages: readonly string[]) {
  const sources = new Map(rows);
  const isPage = new Set(pages);
  const redirectTarget = (path: string): string => sources.get(path) ?? (isPage.has(path) ? path : '404');
  const found: [string, string][] = [];
  const withHash = (to: string, hash: string): string => (to.includes('#') ? to : to + hash);
  const withQuery = (to: string, query: string): string => to.replace(/(?=#|$)/, query);
  for (const [index, [from, to]] of rows.entries()) {
    found.push([from, to]);
    const [upper, lower] = [from.toUpperCase(), from.toLowerCase()];
    const others: [string, string][] = [
      [`${from}/`, to],
      [`${from}/index.html`, to],
      [`${from}?q=a%20b&r=1`, withQuery(to, '?q=a%20b&r=1')],
      [`${from}#there`, withHash(to, '#there')],
      [upper, redirectTarget(upper)],
      [lower, redirectTarget(lower)],
      [`${from}-and-more`, '404'],
      [`${from}/?q=1#x`, withHash(withQuery(to, '?q=1'), '#x')],
    ];
    found.push(others[index % others.length] as [string, string]);
  }
  for (const page of pages.slice(0, 50)) found.push([page, page], [page === '/' ? '/index.html' : `${page}/`, page]);
  return found;
}

/** All that end elsewhere than they should. */
async function wrong(host: Host, { comparable = same, asked = probes } = {}): Promise<string[]> {
  const found: string[] = [];
  for (const [address, expected] of asked) {
    const end = await outcome(host, address);
    if (comparable(end) !== comparable(expected)) found.push(`${address} leads to ${end}, not to ${expected}`);
  }
  return found;
}

/** Rules of `_redirects` are for addresses; the index of a folder is a file. */
const isNoFile = ([address]: readonly [string, string]): boolean => !address.includes('index.html');

const same = (address: string): string => address;

describe('the 221 redirects of a site', () => {
  it('are built without a fault', () => {
    const { diagnostics } = site.result;
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['resolve/redirect-letter-case']);
    expect(diagnostics.length).toBeGreaterThan(18);
    expect(probes.length).toBeGreaterThanOrEqual(500);
  });

  it('are followed by files alone', async () => {
    expect(await wrong(staticHost(site.outDir, () => undefined))).toEqual([]);
  });

  it('are followed by Netlify', async () => {
    expect(await wrong(await netlifyHost(site.outDir))).toEqual([]);
    expect(await wrong(await netlifyHost(bare), { asked: probes.filter(isNoFile) })).toEqual([]);
  });

  deepTest('are followed by Cloudflare', async () => {
    const cloudflare = await built("'cloudflare'");
    onTestFinished(() => cloudflare.remove());
    expect(await wrong(await cloudflareHost(cloudflare.outDir))).toEqual([]);
    expect(await wrong(await cloudflareHost(await withoutStubs(cloudflare)), { asked: probes.filter(isNoFile) })).toEqual([]);
  });

  deepTest('are followed by Vercel', async () => {
    expect(await wrong(await vercelHost(site.outDir))).toEqual([]);
    expect(await wrong(await vercelHost(bare))).toEqual([]);
  });

  deepTest('are followed by S3, which keeps no query', async () => {
    const comparable = (address: string): string => address.replace(/\?[^#]*/, '');
    expect(await wrong(await s3Host(site.outDir), { comparable })).toEqual([]);
    expect(await wrong(await s3Host(bare), { comparable })).toEqual([]);
  });

  it.skipIf(!hasNginx)('are followed by nginx (skipped where nginx is not installed)', async () => {
    for (const outDir of [site.outDir, bare]) {
      const server = await startNginx(outDir, join(outDir, '../nginx', basename(outDir)));
      servers.push(server);
      expect(await wrong(server.host, { asked: outDir === bare ? sampled(probes, 150) : probes })).toEqual([]);
    }
    const server = servers.at(-1) as WebServer;
    expect(await server.host('/Sources/datadog?a=1')).toMatchObject({ status: 301, location: '/tags/datadog?a=1' });
  });

  it.skipIf(!hasApache)('are followed by Apache (skipped where Apache is not installed)', async () => {
    for (const outDir of [site.outDir, bare]) {
      const server = await startApache(outDir, join(outDir, '../apache', basename(outDir)));
      servers.push(server);
      expect(await wrong(server.host, { asked: outDir === bare ? sampled(probes, 150) : probes })).toEqual([]);
    }
    const server = servers.at(-1) as WebServer;
    const { status, location } = await server.host('/Sources/datadog?a=1');
    expect([status, location?.replace(/^http:\/\/[^/]*/, '')]).toEqual([301, '/tags/datadog?a=1']);
  });

  it('are in no sitemap', async () => {
    const sitemap = (await findStatic(site.outDir, '/sitemap.xml')) ?? '';
    expect(sitemap).toContain('<loc>https://site.example/tags/datadog</loc>');
    expect(sitemap).not.toContain('/Sources/');
  });
});
