// A pattern for all that is not there any more: on every host pages, files and what pages load stay what they are.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, outcome } from './hosts/outcome.ts';
import { cloudflareHost, netlifyHost } from './hosts/redirects-file.ts';
import { vercelHost } from './hosts/vercel-json.ts';
import { hasApache, hasNginx, startApache, startNginx, type WebServer } from './hosts/web-servers.ts';
import { type BuiltSite, buildSite } from './site.ts';

let sites: Record<'root' | 'based', BuiltSite>;
let cloudflare: BuiltSite;
const servers: WebServer[] = [];

const gone = 'https://gone.example';

beforeAll(async () => {
  const rules = [
    { from: '/files/*', to: `${gone}/files/*` },
    { from: '/*', to: `${gone}/*` },
  ];
  const made = {
    pages: ['/', '/guide', '/guide/deep'],
    options: JSON.stringify({ rules, hosts: ['netlify', 'vercel', 'nginx', 'apache'] }),
    files: { 'static/files/a.pdf': 'A.' },
  };
  sites = {
    root: await buildSite(made),
    based: await buildSite({ ...made, config: "baseUrl: '/base/'," }),
  };
  cloudflare = await buildSite({ ...made, options: JSON.stringify({ rules, hosts: ['cloudflare'] }) });
}, 60_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const site of [...Object.values(sites ?? {}), cloudflare]) await site?.remove();
});

/** All that is wrong; `more` are files whose names only the build knows. */
async function wrong(host: Host, { outDir }: BuiltSite, more: readonly string[] = []): Promise<readonly string[]> {
  const assets = (await readdir(join(outDir, 'assets'))).map((name) => `/assets/${name}`);
  const stay = ['/', '/guide', '/guide/deep', '/files/a.pdf', ...assets, ...more];
  const found: string[] = [];
  for (const path of stay) {
    const end = await outcome(host, path);
    if (end !== path) found.push(`${path} leads to ${end}`);
  }
  for (const path of ['/older', '/old/page', '/files', '/files/b.pdf', '/guide/other']) {
    const end = await outcome(host, path);
    if (end !== gone + path) found.push(`${path} leads to ${end}`);
  }
  return found;
}

const made = ['/sitemap.xml', '/llms.txt', '/guide.md'];

it('leaves them alone on Netlify, Vercel and Cloudflare', async () => {
  const { root } = sites;
  expect(await wrong(await netlifyHost(root.outDir), root, made)).toEqual([]);
  expect(await wrong(await vercelHost(root.outDir), root)).toEqual([]);
  expect(await wrong(await cloudflareHost(cloudflare.outDir), cloudflare)).toEqual([]);
});

it('leaves the first page below a base alone on Vercel', async () => {
  const { redirects } = JSON.parse(await readFile(join(sites.based.outDir, 'vercel.json'), 'utf8')) as { redirects: unknown[] };
  expect(redirects).toHaveLength(2);
  const host = await vercelHost(sites.based.outDir);
  const answers = await Promise.all(['/base', '/base/', '/base/assets/x.js', '/base/older', '/base/files'].map(host));
  expect(answers.map(({ location }) => location)).toEqual([undefined, undefined, undefined, `${gone}/older`, `${gone}/files`]);
});

it.skipIf(!hasNginx)('leaves them alone on nginx (skipped where nginx is not installed)', () => servedBy(startNginx, 'nginx'));

it.skipIf(!hasApache)('leaves them alone on Apache (skipped where Apache is not installed)', () =>
  servedBy(startApache, 'apache'),
);

async function servedBy(start: typeof startNginx, name: string): Promise<void> {
  const { root } = sites;
  const server = await start(root.outDir, join(root.root, name));
  servers.push(server);
  expect(await wrong(server.host, root, made)).toEqual([]);
}
