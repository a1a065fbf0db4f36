// Sites that share a remote cache: the bytes are those of one machine, whatever the cache and the other jobs do.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuildResult, build, type SingleBuildOptions } from '../../src/index.ts';
import { configText, writeSite } from '../pipeline/built-site.ts';
import { deepTest, replayed, scriptRuns } from '../property-runs.ts';
import { type CacheServer, type Failure, startCacheServer } from '../store/remote/cache-server.ts';
import { randomSite } from './incremental/random-site.ts';
import { readTree, type Tree, writeTree } from './incremental/tree.ts';

let folder: string;
let server: CacheServer;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-shared-')));
  writeTree(join(folder, 'large'), randomSite({ pages: 15, seed: 7, versions: true, languages: 'show' }));
  writeSite(join(folder, 'small'), small);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startCacheServer();
});
afterEach(() => server.close());

const small = {
  'site.config.ts': configText(
    "  theme: { slots: {} },\n  cache: { remote: { timeout: 1, write: 'trusted', headers: { 'X-Token': 'MY_TOKEN' } } },\n",
  ),
  'Counter.tsx': 'export default function Counter({ from }: { from: number }) {\n  return <output>count is {from}</output>;\n}\n',
  'docs/_note.mdx': 'A note.\n',
  ...Object.fromEntries(
    Array.from({ length: 5 }, (_, at) => [
      `docs/page-${at}.mdx`,
      `import Counter from '@site/Counter.tsx';\nimport Note from './_note.mdx';\n\n# Page ${at}\n\n<Counter from={${at}} />\n\n<Note />\n\n[next](./page-${(at + 1) % 5}.mdx)\n`,
    ]),
  ),
};

let machines = 0;

/** A fresh checkout of a site, with nothing cached. */
function checkout(site: 'large' | 'small'): string {
  const root = join(folder, `machine-${machines++}`);
  cpSync(join(folder, site), root, { recursive: true });
  return root;
}

const key = { SLODOCS_CACHE_KEY: 'signing key' };

async function buildAt(root: string, variables: Record<string, string> = {}, options: Partial<SingleBuildOptions> = {}) {
  return build({ root, variables: { SLODOCS_REMOTE_CACHE: server.url, ...variables }, ...options });
}

function outputOf(root: string): Tree {
  return readTree(join(root, 'build'));
}

const expected = new Map<string, Tree>();
async function expectedOf(site: 'large' | 'small'): Promise<Tree> {
  const known = expected.get(site);
  if (known) return known;
  const root = checkout(site);
  await build({ root });
  expected.set(site, outputOf(root));
  return outputOf(root);
}

const remoteFaults = ({ diagnostics }: BuildResult): readonly string[] =>
  diagnostics.filter(({ code }) => code === 'cache/remote').map(({ message }) => message);

const puts = (): number => server.log.filter(({ method }) => method === 'PUT').length;

describe('another machine', () => {
  it('makes nothing, and has the same bytes', async () => {
    await buildAt(checkout('large'));
    const root = checkout('large');
    const second = await buildAt(root);
    expect(second.work).toMatchObject({ parsed: [], rendered: [] });
    expect(second.cacheUse?.made).toBeLessThan(10);
    expect(second.cacheUse?.remoteCache?.requests).toBeLessThan(30);
    expect(outputOf(root)).toEqual(await expectedOf('large'));
  });

  it('makes what was edited, and nothing else', async () => {
    await buildAt(checkout('small'), key);
    const root = checkout('small');
    writeFileSync(join(root, 'docs/page-3.mdx'), '# Page 3\n\nEdited.\n');
    const { work } = await buildAt(root, key);
    expect(work.parsed).toEqual(['docs/page-3.mdx']);
    const alone = checkout('small');
    writeFileSync(join(alone, 'docs/page-3.mdx'), '# Page 3\n\nEdited.\n');
    await build({ root: alone });
    expect(outputOf(root)).toEqual(outputOf(alone));
  });

  it('that has no environment uses no cache', async () => {
    await build({ root: checkout('small') });
    expect(server.log).toEqual([]);
  });
});

describe('shards', () => {
  const shardsOf = async (site: 'large' | 'small', of: number, compiles: boolean, skipped: readonly number[] = []) => {
    for (let number = 1; number <= of; number++) {
      if (skipped.includes(number)) continue;
      const root = checkout(site);
      const result = await buildAt(root, key, { shard: { number, of, compiles } });
      expect(result.ok).toBe(true);
      expect(existsSync(join(root, 'build'))).toBe(false);
    }
  };

  it('in two waves leave nothing to parse or to render', async () => {
    await shardsOf('large', 3, true);
    await shardsOf('large', 2, false);
    const root = checkout('large');
    const { work } = await buildAt(root, key);
    expect(work).toMatchObject({ parsed: [], rendered: [] });
    expect(outputOf(root)).toEqual(await expectedOf('large'));
  });

  it('that died, or were of another commit, cost time alone', async () => {
    await shardsOf('small', 3, true, [2]);
    await shardsOf('small', 4, false, [1, 3]);
    const other = checkout('small');
    writeFileSync(join(other, 'docs/page-1.mdx'), '# Of another commit\n');
    await buildAt(other, key, { shard: { number: 2, of: 3, compiles: true } });
    const root = checkout('small');
    expect((await buildAt(root, key)).ok).toBe(true);
    expect(outputOf(root)).toEqual(await expectedOf('small'));
  });

  it('of which none has run', async () => {
    const root = checkout('small');
    await buildAt(root, key);
    expect(outputOf(root)).toEqual(await expectedOf('small'));
  });

  it('need a cache to send to', async () => {
    const shard = { number: 1, of: 2, compiles: true };
    const alone = await build({ root: checkout('small'), shard });
    expect([alone.ok, alone.diagnostics.map(({ code }) => code)]).toEqual([false, ['cache/shard-alone']]);
    const reading = await buildAt(checkout('small'), {}, { shard });
    expect(reading.diagnostics.map(({ message }) => message)).toEqual([
      'a shard sends its results to the remote cache, but this job does not write to it',
    ]);
  });

  it('killed in the midst of sending leave a cache that others can use', async () => {
    let sending: () => void = () => undefined;
    const isSending = new Promise<void>((resolve) => {
      sending = resolve;
    });
    server.fail = ({ method }) => {
      if (method !== 'PUT') return undefined;
      sending();
      return { kind: 'hang' };
    };
    const program = join(import.meta.dirname, '../../bin/slodocs.js');
    const env = { ...process.env, ...key, SLODOCS_REMOTE_CACHE: server.url };
    const child = spawn(process.execPath, [program, 'build', checkout('small'), '--shard', '1/2', '--compile'], { env });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await isSending;
    child.kill('SIGKILL');
    await ended;
    server.fail = () => undefined;
    const root = checkout('small');
    expect(remoteFaults(await buildAt(root, key))).toEqual([]);
    expect(outputOf(root)).toEqual(await expectedOf('small'));
  });
});

it('starts over where the server has thrown away what is needed, whatever it is, and heals', async () => {
  await buildAt(checkout('small'), key);
  const stored = new Map(server.entries);
  const packs = [...stored.keys()].filter((path) => path.startsWith('/cas/'));
  expect(packs.length).toBeGreaterThan(4);
  for (const pack of packs) {
    server.entries.delete(pack);
    const root = checkout('small');
    const result = await buildAt(root, key);
    expect([result.ok, remoteFaults(result)]).toEqual([true, []]);
    expect(outputOf(root)).toEqual(await expectedOf('small'));
    const healed = await buildAt(checkout('small'), key);
    expect(healed.work).toMatchObject({ parsed: [], rendered: [] });
    server.entries.clear();
    for (const [path, bytes] of stored) server.entries.set(path, bytes);
  }
});

describe('a job without the right to write', () => {
  it('sends nothing, as from a fork', async () => {
    await buildAt(checkout('small'));
    expect([server.log.length > 0, puts()]).toEqual([true, 0]);
  });

  it('has the key, and then writes', async () => {
    await buildAt(checkout('small'), key);
    expect(puts()).toBeGreaterThan(0);
  });
});

describe('credentials', () => {
  const secrets = { MY_TOKEN: 'tok-5ecret', SLODOCS_CACHE_KEY: 'key-5ecret' };
  it('are sent, and stand nowhere', async () => {
    const root = checkout('small');
    const address = server.url.replace('//', '//user:pass-5ecret@');
    server.fail = ({ number }) => (number > 6 ? { kind: 'status', status: 403 } : undefined);
    const program = join(import.meta.dirname, '../../bin/slodocs.js');
    const args = [program, 'build', root, '--verbose', '--format', 'json', '--profile', join(root, 'profile.json')];
    const child = spawn(process.execPath, args, { env: { ...process.env, ...secrets, SLODOCS_REMOTE_CACHE: address } });
    let said = '';
    child.stdout.on('data', (text) => (said += String(text)));
    child.stderr.on('data', (text) => (said += String(text)));
    await new Promise((resolve) => child.once('exit', resolve));
    expect(said).toContain('cache/remote');
    expect(said).not.toContain('5ecret');
    const [first] = server.log;
    expect(first?.headers).toMatchObject({
      'x-token': secrets.MY_TOKEN,
      authorization: `Basic ${Buffer.from('user:pass-5ecret').toString('base64')}`,
    });
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const leaks = files.filter(({ parentPath, name }) => /5ecret|NWVjcmV0/.test(readFileSync(join(parentPath, name), 'latin1')));
    expect(leaks.map(({ name }) => name)).toEqual([]);
  });
});

describe('a header that HTTP does not allow', () => {
  it.each(['tok\n5ecret', '\u20ac5ecret'])('is named, and its value is not', async (token) => {
    const result = await buildAt(checkout('small'), { MY_TOKEN: token });
    expect([result.ok, remoteFaults(result).length]).toEqual([true, 1]);
    expect(remoteFaults(result)[0]).toContain('header "x-token"');
    expect(JSON.stringify(result)).not.toContain('5ecret');
    expect(server.log).toEqual([]);
  });

  it('is not a line break at the end of a value, as files of secrets have it', async () => {
    expect(remoteFaults(await buildAt(checkout('small'), { MY_TOKEN: 'token\n' }))).toEqual([]);
    expect(server.log[0]?.headers['x-token']).toBe('token');
  });
});

it('takes a password with a percent sign as it is', async () => {
  const address = server.url.replace('//', '//user:50%off@');
  expect(remoteFaults(await buildAt(checkout('small'), { SLODOCS_REMOTE_CACHE: address }))).toEqual([]);
  expect(server.log[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:50%off').toString('base64')}`);
});

describe('an address that is wrong', () => {
  it.each([
    ['no address', 'is not a web address'],
    ['https://cache.example/x?signature=5ecret', 'is not a web address'],
    ['ftp://cache.example/x', 'is not a web address'],
    ['http://127.0.0.1:9876/', 'nothing responds at this address'],
    ['http://nowhere.invalid/', 'its host is unknown'],
  ])('%s: the site is built, with one word on why', async (address, reason) => {
    const root = checkout('small');
    const result = await buildAt(root, { SLODOCS_REMOTE_CACHE: address }, { strict: true });
    expect(result.ok).toBe(true);
    expect(remoteFaults(result)).toEqual([expect.stringContaining(reason)]);
    expect(outputOf(root)).toEqual(await expectedOf('small'));
  });
});

const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(401, 404, 413, 429, 500, 503) }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'alter' as const, 'extend' as const), at: fc.nat(60_000) }),
  fc.constantFrom<Failure>({ kind: 'break' }, { kind: 'hang' }, { kind: 'drip' }, { kind: 'lose' }),
);

it('has the bytes of one machine, whatever happens on the way', async () => {
  const clean = await expectedOf('small');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(failures, { freq: 4 }), { minLength: 4, maxLength: 25 }),
      fc.boolean(),
      async (plan, isSharded) => {
        server.entries.clear();
        let asked = 0;
        server.fail = () => plan[asked++] ?? undefined;
        const jobs: Partial<SingleBuildOptions>[] = isSharded ? [{ shard: { number: 1, of: 2, compiles: true } }, {}] : [{}, {}];
        for (const job of jobs) {
          const root = checkout('small');
          const result = await buildAt(root, key, job);
          expect(result.ok).toBe(true);
          expect(remoteFaults(result).length).toBeLessThanOrEqual(1);
          if (!job.shard) expect(outputOf(root)).toEqual(clean);
          rmSync(root, { recursive: true, force: true });
        }
      },
    ),
    { numRuns: scriptRuns(5, 200), ...replayed() },
  );
}, 1_800_000);

deepTest(
  'finds each byte that is altered in what comes',
  async () => {
    const clean = await expectedOf('small');
    await buildAt(checkout('small'), key);
    const stored = new Map(server.entries);
    for (const [path, bytes] of stored) {
      for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 12)) {
        server.entries.clear();
        for (const [other, content] of stored) server.entries.set(other, content);
        const altered = Buffer.from(bytes);
        altered[at] = (altered[at] ?? 0) ^ 8;
        server.entries.set(path, altered);
        const root = checkout('small');
        const result = await buildAt(root, { ...key }, {});
        expect(remoteFaults(result).length).toBeLessThanOrEqual(1);
        expect(outputOf(root)).toEqual(clean);
        rmSync(root, { recursive: true, force: true });
      }
    }
  },
  1_800_000,
);
