// The servers and workflows that the manual shows for shared caches and shards: run as it says, they give the site of one machine.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { bin, run } from '../pipeline/6-emit/site-on-disk.ts';
import { configText, writeSite } from '../pipeline/built-site.ts';
import { isThorough } from '../property-runs.ts';
import { readTree } from '../session/incremental/tree.ts';
import { startCacheServer } from '../store/remote/cache-server.ts';
import { apacheBase, freePort, programOf } from './host-servers.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-servers-')));
  // Servers run as another user.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const remote = "  cache: { remote: { headers: { Authorization: 'CACHE_AUTHORIZATION' }, write: 'trusted' } },\n";
const site = {
  'site.config.ts': configText(remote),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`docs/page-${n}.md`, `# Page ${n}\n\n[next](./page-${(n + 1) % 12}.md)\n`]),
  ),
};

let machines = 0;

/** Runs a command line in a fresh checkout. */
async function machine(command: string, variables: Readonly<Record<string, string>>) {
  const root = join(folder, `machine-${machines++}`);
  writeSite(root, site);
  const env = { ...process.env, ...variables };
  const { code, printed } = await run(process.execPath, [bin, ...command.split(' ')], { cwd: root, env });
  expect(code, printed).toBe(0);
  return { root, printed };
}

const reader = { SLODOCS_CACHE_KEY: 'key' };
const writer = { ...reader, CACHE_AUTHORIZATION: `Basic ${Buffer.from('ci:password').toString('base64')}` };

describe.each(['nginx', 'apache'] as const)('%s as the manual shows it', (name) => {
  const program = programOf(name);

  test.skipIf(program === undefined)('keeps what builds send, for those with the password', async () => {
    const { url, log } = await startServer(name, program ?? '');
    const address = { SLODOCS_REMOTE_CACHE: url };
    expect((await machine('build --verbose', { ...address, ...reader })).printed).toContain('rejects the credentials (401)');
    const first = await machine('build --verbose', { ...address, ...writer });
    expect(first.printed).not.toContain('cache/remote');
    const second = await machine('build --verbose', { ...address, ...reader });
    expect(second.printed).not.toContain('cache/remote');
    expect(second.printed).toMatch(/cache: 0 entries from this machine, \d+ from the remote cache, [0-4] made/);
    expect(readTree(join(second.root, 'build'))).toEqual(readTree(join(first.root, 'build')));
    // Without the key, nothing is sent: as from a fork.
    const before = puts(log());
    await machine('build', { ...address, CACHE_AUTHORIZATION: writer.CACHE_AUTHORIZATION });
    expect([before > 0, puts(log())]).toEqual([true, before]);
    expect((await machine('doctor', { ...address, ...writer })).printed).toContain(
      'it is read and written; its entries are signed',
    );
  });
});

function puts(log: string): number {
  return log.match(/"PUT /g)?.length ?? 0;
}

async function startServer(name: 'nginx' | 'apache', program: string) {
  const work = join(folder, name);
  const cache = join(work, 'cache');
  for (const part of ['slodocs/ac', 'slodocs/cas', 'slodocs/incoming']) mkdirSync(join(cache, part), { recursive: true });
  const port = await freePort();
  const passwords = join(work, 'htpasswd');
  writeFileSync(passwords, `ci:{SHA}${createHash('sha1').update('password').digest('base64')}\n`);
  const shown = readFileSync(`docs/hosts/cache-${name}.conf`, 'utf8')
    .replaceAll(/(listen |Listen |\*:)8080/g, (_, words: string) => `${words === '*:' ? '' : words}127.0.0.1:${port}`)
    .replaceAll('/var/cache', cache)
    .replaceAll(/\/etc\/\w+\/slodocs\.htpasswd/g, passwords);
  const config = join(work, 'server.conf');
  writeFileSync(config, (name === 'nginx' ? aroundNginx : aroundApache)(shown, work, realpathSync(program)));
  spawnSync('chown', ['-R', 'www-data', work]);
  const args = name === 'nginx' ? ['-p', work, '-c', config, '-e', join(work, 'error.log')] : ['-X', '-f', config];
  const child = spawn(program, args);
  onTestFinished(() => stop(child));
  const url = `http://127.0.0.1:${port}/slodocs`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`it did not start: ${readFileSync(join(work, 'error.log'), 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { url, log: () => readFileSync(join(work, 'access.log'), 'utf8') };
}

function aroundNginx(shown: string, work: string): string {
  const temporary = ['proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`);
  const user = process.getuid?.() === 0 ? 'user www-data;\n' : '';
  return `${user}daemon off; pid ${work}/pid;\nevents {}\nhttp {\naccess_log ${work}/access.log; ${temporary.join(' ')}\n${shown}}\n`;
}

function aroundApache(shown: string, work: string, program: string): string {
  const needed = ['mpm_event', 'authn_core', 'authz_core', 'authn_file', 'authz_user', 'auth_basic', 'alias', 'dav', 'dav_fs'];
  return [...apacheBase(work, program, needed), `CustomLog ${work}/access.log "%h \\"%r\\" %>s"`, shown].join('\n');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  if (child.exitCode === null) await ended;
}

interface Job {
  readonly steps?: readonly { readonly run?: string }[];
  readonly script?: readonly string[];
  readonly strategy?: { readonly matrix: { readonly shard: readonly string[] } };
  readonly parallel?: number;
}

describe.each(['github', 'gitlab'] as const)('the workflow with shards for %s', (host) => {
  const text = readFileSync(`docs/ci/${host}-shards.yml`, 'utf8');
  const jobs = (host === 'github' ? parse(text).jobs : parse(text)) as Readonly<Record<string, Job>>;

  test('builds in two waves, and joins what the shards have made', async () => {
    const server = await startCacheServer();
    onTestFinished(() => server.close());
    const variables = { ...writer, SLODOCS_REMOTE_CACHE: server.url };
    for (const name of ['parse', 'render']) {
      const { strategy, parallel = 0 } = jobs[name] as Job;
      const shards = strategy?.matrix.shard ?? Array.from({ length: parallel }, (_, n) => `${n + 1}/${parallel}`);
      // A missing shard costs time alone.
      for (const shard of isThorough() ? shards : shards.slice(0, 1))
        await machine(commandOf(jobs[name] as Job).replace(/"[^"]*"/, shard), variables);
    }
    const { root, printed } = await machine(commandOf(jobs['build'] as Job).replace(/ --archive \S+/, ''), variables);
    if (isThorough()) expect(printed).toMatch(/\b[0-9] made/);
    expect(printed).not.toContain('cache/remote');
    const alone = await machine('build', {});
    expect(readTree(join(root, 'build'))).toEqual(readTree(join(alone.root, 'build')));
  });
});

function commandOf({ steps = [], script = [] }: Job): string {
  const all = [...steps.flatMap(({ run }) => run ?? []), ...script];
  return /^npx slodocs (.*)$/.exec(all.findLast((line) => line.startsWith('npx slodocs')) ?? '')?.[1] ?? '';
}
