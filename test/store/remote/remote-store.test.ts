// Stores of several folders that share a remote cache: what comes back, what is sent, and what a server may do.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Shard } from '../../../src/model/remote-cache.ts';
import { decodeResult, encodeResult } from '../../../src/store/remote/action-result.ts';
import { sharedCache } from '../../../src/store/remote/shared-cache.ts';
import { type Namespace, openStore, type Store } from '../../../src/store/store.ts';
import { propertyRuns, replayed } from '../../property-runs.ts';
import { type CacheServer, type Failure, startCacheServer } from './cache-server.ts';

let server: CacheServer;
let folder: string;
beforeEach(async () => {
  server = await startCacheServer();
  folder = mkdtempSync(join(tmpdir(), 'slodocs-remote-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Machine {
  readonly url?: string;
  readonly writes?: boolean;
  readonly signingKey?: string;
  readonly part?: Shard;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly scope?: string;
}

async function open(machine: string, options: Machine = {}): Promise<Store> {
  const { url = server.url, writes = true, signingKey, part, timeoutMs = 2000, headers = {}, scope = 'site' } = options;
  const remote = {
    url,
    protocol: 'bazel' as const,
    headers,
    timeoutMs,
    signal: new AbortController().signal,
    scope,
    signingKey,
  };
  const store = openStore(join(folder, machine), { remote: sharedCache({ ...remote, reads: true, writes, part }) });
  await store.connect();
  return store;
}

const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);
const textOf = (name: string): Buffer => Buffer.from(`${name} `.repeat(40));

/** A build: asks for each entry, and makes those that it does not find. Returns their names. */
async function build(machine: string, names: readonly string[], options: Machine = {}, shelf: Namespace = 'pages') {
  const store = await open(machine, options);
  await store.fetch(shelf, () => names.map(keyOf));
  const made: string[] = [];
  for (const name of names) {
    const found = store.get(shelf, keyOf(name));
    if (found) expect(Buffer.from(found)).toEqual(textOf(name));
    else {
      store.put(shelf, keyOf(name), textOf(name));
      made.push(name);
    }
  }
  store.complete();
  await store.close();
  return { made, fault: store.remoteFault, use: store.use() };
}

const numbered = (count: number, from = 0): readonly string[] => Array.from({ length: count }, (_, n) => `entry ${from + n}`);

describe('what one machine makes, another has', () => {
  it('takes nothing else than a pack, its index and the root', async () => {
    expect((await build('one', numbered(300))).made).toHaveLength(300);
    expect(server.log.map(({ method, path, status }) => `${method} ${path.slice(0, 4)} ${status}`)).toEqual([
      'GET /ac/ 404',
      'GET /ac/ 404',
      'GET /ac/ 404',
      'PUT /cas 201',
      'PUT /cas 201',
      'PUT /ac/ 201',
    ]);
    server.log.length = 0;
    const second = await build('two', numbered(300));
    expect(second).toMatchObject({ made: [], fault: undefined, use: { remote: 300, local: 0, made: 0 } });
    expect(server.log.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'GET 404',
      'GET 404',
      'GET 200',
      'GET 200',
      'GET 200',
    ]);
  });

  it('sends an edit as a layer of its own, and keeps the rest', async () => {
    await build('one', numbered(300));
    const before = server.entries.size;
    expect((await build('two', [...numbered(300), 'an edit'])).made).toEqual(['an edit']);
    expect(server.entries.size).toBe(before + 2);
    expect((await build('three', [...numbered(300), 'an edit'])).made).toEqual([]);
  });

  it('has the entries at its own place afterwards, and asks for no pack again', async () => {
    await build('one', numbered(50));
    await build('two', numbered(50));
    server.log.length = 0;
    expect((await build('two', numbered(50))).use).toMatchObject({ local: 50, remote: 0 });
    expect(server.log.filter(({ path }) => path.startsWith('/cas'))).toHaveLength(1);
  });

  it('merges small layers, and drops stale ones', async () => {
    for (let edit = 0; edit < 20; edit++) await build(`machine ${edit}`, numbered(20, edit * 2));
    const root = decodeResult(server.entries.get(rootPath()) ?? Buffer.alloc(0));
    const layers = new Set(root?.files.map(({ path }) => path.split('/')[0]));
    expect(layers.size).toBeLessThanOrEqual(13);
    expect((await build('last', numbered(20, 38))).made).toEqual([]);
  });

  it('has an entry that is larger than a pack', async () => {
    const store = await open('one');
    const large = Buffer.alloc(9 * 2 ** 20, 'large');
    store.put('images', keyOf('large'), large);
    store.put('images', keyOf('small'), Buffer.from('small'));
    await store.close();
    const other = await open('two');
    await other.fetch('images', () => [keyOf('large')]);
    expect(Buffer.from(other.get('images', keyOf('large')) ?? []).equals(large)).toBe(true);
    await other.close();
  });

  it('has the newest bytes of a key whose bytes have changed', async () => {
    await build('one', numbered(100));
    const changed = async (machine: string, text: string): Promise<void> => {
      const store = await open(machine);
      await store.fetch('pages', () => numbered(100).map(keyOf));
      for (const name of numbered(99)) store.get('pages', keyOf(name));
      store.put('pages', keyOf('entry 99'), Buffer.from(text));
      store.complete();
      await store.close();
    };
    for (const text of ['second', 'third']) {
      await changed(`with the ${text}`, text);
      const store = await open(`reader of the ${text}`, { writes: false });
      await store.fetch('pages', () => [keyOf('entry 99')]);
      expect(String(Buffer.from(store.get('pages', keyOf('entry 99')) ?? []))).toBe(text);
      await store.close();
    }
  });

  it('is not sent what is damaged on the disk', async () => {
    await (await open('one', { writes: false })).close();
    await build('one', numbered(10), { writes: false });
    const pack = readdirSync(join(folder, 'one')).find((name) => name.endsWith('.pack')) ?? '';
    const path = join(folder, 'one', pack);
    writeFileSync(path, bitOf(readFileSync(path), 20));
    const store = await open('one');
    for (const name of numbered(10)) store.has('pages', keyOf(name));
    store.put('pages', keyOf('another'), Buffer.from('another'));
    store.complete();
    await store.close();
    expect((await build('two', numbered(10))).made).toEqual(['entry 0']);
    expect((await build('three', numbered(10))).made).toEqual([]);
  });

  it('keeps what a failed run does not ask for', async () => {
    await build('one', numbered(100));
    const store = await open('two');
    store.put('notes', keyOf('half'), Buffer.from('half'));
    // No `complete`.
    await store.close();
    expect((await build('three', numbered(100))).made).toEqual([]);
  });

  it('is not seen by another site, nor by another version', async () => {
    await build('one', numbered(10));
    expect((await build('two', numbered(10), { scope: 'another' })).made).toHaveLength(10);
  });

  it('writes nothing where it may only read', async () => {
    await build('one', numbered(10));
    server.log.length = 0;
    await build('fork', numbered(20), { writes: false });
    expect(server.log.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('sends its headers with each request', async () => {
    await build('one', numbered(3), { headers: { authorization: 'Bearer x' } });
    expect(new Set(server.log.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer x']));
  });
});

function rootPath(): string {
  return [...server.entries.keys()].filter((path) => path.startsWith('/ac/')).sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
}

function sizeOf(path: string): number {
  return server.entries.get(path)?.length ?? 0;
}

describe('shards', () => {
  // The two waves may have other numbers of jobs.
  const shard = (number: number, compiles: boolean): Machine => ({ part: { number, of: compiles ? 3 : 4, compiles } });
  const share = (number: number): readonly string[] => numbered(10, number * 10);

  it('give what each has made to whoever builds the whole', async () => {
    for (const number of [1, 2, 3]) await build(`compile ${number}`, share(number), shard(number, true), 'facts');
    const all = [1, 2, 3].flatMap(share);
    for (const number of [1, 2, 3]) {
      const store = await open(`shard ${number}`, shard(number, false));
      await store.fetch('facts', () => all.map(keyOf));
      expect(all.every((name) => store.get('facts', keyOf(name)) !== undefined)).toBe(true);
      for (const name of share(number)) store.put('pages', keyOf(name), textOf(name));
      store.complete();
      await store.close();
    }
    expect((await build('whole', all)).made).toEqual([]);
    // Once all is in the root of the whole, nobody looks for shards.
    server.log.length = 0;
    expect((await build('later', all)).made).toEqual([]);
    expect(server.log.filter(({ path }) => path.startsWith('/ac'))).toHaveLength(3);
  });

  it('do not send what the whole has', async () => {
    await build('whole', share(1));
    const before = server.entries.size;
    await build('shard', [...share(1), 'new'], shard(1, false));
    const added = [...server.entries].slice(before).filter(([path]) => path.startsWith('/cas'));
    expect(added.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(1000);
  });

  it('cost time where one is missing', async () => {
    await build('one', share(1), shard(1, false));
    expect((await build('whole', [...share(1), ...share(2)])).made).toEqual(share(2));
  });
});

describe('a signed cache', () => {
  it('is used by those with the key', async () => {
    await build('one', numbered(10), { signingKey: 'secret' });
    expect((await build('two', numbered(10), { signingKey: 'secret' })).made).toEqual([]);
  });

  it('refuses entries that were forged, one after the other', async () => {
    await build('one', numbered(10), { signingKey: 'secret' });
    const [root, signed] = [rootPath(), Buffer.from(server.entries.get(rootPath()) ?? [])];
    const forgers = [
      ...Array.from({ length: 24 }, (_, n) => () => signedBy(`guess ${n}`, signed)),
      ...Array.from({ length: 24 }, (_, n) => () => bitOf(signed, Math.floor((signed.length * n) / 24))),
      () => withoutSignature(signed),
      () => Buffer.alloc(0),
    ];
    expect(forgers).toHaveLength(50);
    for (const [n, forge] of forgers.entries()) {
      server.entries.set(root, await forge());
      const { made, fault } = await build(`victim ${n}`, numbered(10), { signingKey: 'secret', writes: false });
      expect(made).toHaveLength(10);
      expect(fault?.message).toMatch(/signed|damaged/);
    }
  });

  it('rejects an entry that is signed for another site', async () => {
    await build('one', numbered(10), { signingKey: 'secret', scope: 'other' });
    const foreign = server.entries.get(rootPath()) ?? Buffer.alloc(0);
    await build('two', ['mine'], { signingKey: 'secret' });
    const mine = server.log.findLast(({ method, path }) => method === 'PUT' && path.startsWith('/ac/'))?.path ?? '';
    server.entries.set(mine, foreign);
    expect((await build('three', numbered(10), { signingKey: 'secret', writes: false })).fault?.message).toContain('not signed');
  });

  it('is signed anew by the next run with the key', async () => {
    await build('one', numbered(10));
    expect((await build('two', numbered(10), { signingKey: 'secret' })).fault?.message).toContain('not signed');
    expect(await build('three', numbered(10), { signingKey: 'secret' })).toMatchObject({ made: [], fault: undefined });
  });
});

/** What somebody makes who knows all but the key. */
async function signedBy(key: string, signed: Buffer): Promise<Buffer> {
  const { createHmac } = await import('node:crypto');
  const { files } = decodeResult(signed) ?? { files: [] };
  const stdout = createHmac('sha256', key)
    .update(`${rootPath().slice('/ac/'.length)}\n`)
    .update(encodeResult({ files, stdout: Buffer.alloc(0) }))
    .digest();
  return Buffer.from(encodeResult({ files, stdout }));
}

function bitOf(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 4;
  return copy;
}

function withoutSignature(signed: Buffer): Buffer {
  const { files } = decodeResult(signed) ?? { files: [] };
  return Buffer.from(encodeResult({ files, stdout: Buffer.alloc(0) }));
}

describe('a server that fails', () => {
  const status = (status: number, headers = {}): Failure => ({ kind: 'status', status, headers });
  it.each<[string, Failure, RegExp]>([
    ['401', status(401), /rejects the credentials \(401\)/],
    ['403', status(403), /rejects the credentials \(403\)/],
    ['429 that asks for an hour', status(429, { 'retry-after': '3600' }), /too many requests/],
    ['500', status(500), /status 500/],
    ['503', status(503), /status 503/],
    ['a redirect to another host', status(302, { location: 'https://evil.example/x' }), /redirects to https:\/\/evil\.example/],
    ['a redirect in circles', status(302, { location: '/ac/again' }), /in a loop/],
    ['a broken connection', { kind: 'break' }, /connection/],
    ['no answer', { kind: 'hang' }, /takes longer/],
    ['an answer that never ends', { kind: 'drip' }, /takes longer|damaged/],
  ])('%s: one reason, and no request more', async (_, failure, reason) => {
    await build('one', numbered(10));
    server.log.length = 0;
    server.fail = () => failure;
    const { made, fault } = await build('two', numbered(10), { timeoutMs: 300 });
    expect(made).toHaveLength(10);
    expect(fault?.message).toMatch(reason);
    expect(server.log.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([
    [404, /the path does not exist on the server \(404\)/],
    [409, /the path does not exist on the server \(409\)/],
    [413, /rejects an entry of 0\.0 MB as too large/],
    [405, /does not allow writing entries/],
    [507, /its disk is full/],
  ])('%i to what is sent', async (code, reason) => {
    server.fail = ({ method }) => (method === 'PUT' ? status(code) : undefined);
    expect((await build('one', numbered(10))).fault?.message).toMatch(reason);
  });

  it('has a certificate that nobody has signed', async () => {
    const pem = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name));
    const secure = createServer({ key: pem('key.pem'), cert: pem('certificate.pem') }, (_, response) => response.end());
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const { port } = secure.address() as AddressInfo;
    const { made, fault } = await build('one', numbered(5), { url: `https://127.0.0.1:${port}` });
    secure.close();
    expect([made.length, fault?.message]).toEqual([5, 'its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)']);
  });

  it('waits as long as it is asked to, and tries once more', async () => {
    await build('one', numbered(10));
    let refused = 0;
    server.fail = () => (refused++ === 0 ? status(429, { 'retry-after': '1' }) : undefined);
    expect(await build('two', numbered(10))).toMatchObject({ made: [], fault: undefined });
  });

  it('does not ask a server that is gone more than once', async () => {
    await server.close();
    const { made, fault, use } = await build('one', numbered(10));
    expect(made).toHaveLength(10);
    expect(fault?.message).toBe('nothing responds at this address');
    expect(use.remoteCache?.requests).toBeLessThanOrEqual(3);
  });

  it('asks for nothing more once a request has failed, of all that wait', async () => {
    for (let edit = 0; edit < 12; edit++) await build('one', numbered(10 * edit + 10));
    server.log.length = 0;
    let asked = 0;
    server.fail = ({ path }) => (path.startsWith('/cas') && ++asked ? { kind: 'hang' } : undefined);
    const begun = performance.now();
    const { made, fault } = await build('two', numbered(120), { timeoutMs: 300 });
    expect([made.length, fault?.message]).toEqual([120, 'it takes longer than 0.3 s to respond']);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked).toBeLessThanOrEqual(6);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('is left when each answer is slow, though none is too slow', async () => {
    await build('one', numbered(10));
    const root = server.entries.get(rootPath()) ?? Buffer.alloc(0);
    const [index, pack] = decodeResult(root)?.files ?? [];
    // A root that names a thousand indexes that are gone.
    const files = Array.from({ length: 1000 }, (_, n) => [
      { path: `${n}/index`, hash: keyOf(`index ${n}`).repeat(2), size: index?.size ?? 0 },
      { path: `${n}/pages-1.pack`, hash: pack?.hash ?? '', size: pack?.size ?? 0 },
    ]).flat();
    server.entries.set(rootPath(), Buffer.from(encodeResult({ files, stdout: Buffer.alloc(32) })));
    server.delay = ({ path }) => (path.startsWith('/cas') ? 150 : 0);
    const begun = performance.now();
    const { made, fault } = await build('two', numbered(10), { timeoutMs: 400 });
    expect([made.length, fault?.message]).toEqual([10, 'its responses take too long in total']);
    expect(performance.now() - begun).toBeLessThan(6000);
  });

  it.each([2 ** 31, 2 ** 42, 2 ** 50])('is not believed when a root claims blobs of %i bytes', async (size) => {
    await build('one', numbered(10));
    const { files = [], stdout = Buffer.alloc(32) } = decodeResult(server.entries.get(rootPath()) ?? Buffer.alloc(0)) ?? {};
    for (const which of ['0/index', '0/pages-1.pack']) {
      const claimed = files.map((file) => (file.path === which ? { ...file, size } : file));
      server.entries.set(rootPath(), Buffer.from(encodeResult({ files: claimed, stdout })));
      expect(await build(which.replace('/', ' '), numbered(10), { writes: false })).toMatchObject({
        fault: { message: 'it contains a damaged entry' },
      });
    }
  });

  it('is not believed when a pack is sound and an entry in it is not, as from a damaged disk', async () => {
    await build('one', numbered(10));
    const rootAt = rootPath();
    const { files = [], stdout = Buffer.alloc(32) } = decodeResult(server.entries.get(rootAt) ?? Buffer.alloc(0)) ?? {};
    const pack = files.find(({ path }) => path.endsWith('.pack'));
    const damaged = bitOf(server.entries.get(`/cas/${pack?.hash}`) ?? Buffer.alloc(0), 20);
    const hash = createHash('sha256').update(damaged).digest('hex');
    server.entries.set(`/cas/${hash}`, damaged);
    const changed = files.map((file) => (file === pack ? { ...file, hash } : file));
    server.entries.set(rootAt, Buffer.from(encodeResult({ files: changed, stdout })));
    const { made, fault } = await build('two', numbered(10));
    expect([made.length, fault?.message]).toEqual([10, 'it contains a damaged entry']);
    expect(await build('three', numbered(10))).toMatchObject({ made: [], fault: undefined });
  });

  it('is not believed when an index names other packs, shelves or keys than there are', async () => {
    await build('one', numbered(10));
    const [rootAt, root] = [rootPath(), decodeResult(server.entries.get(rootPath()) ?? Buffer.alloc(0))];
    const { files = [], stdout = Buffer.alloc(32) } = root ?? {};
    const sound = server.entries.get(`/cas/${files[0]?.hash}`) ?? Buffer.alloc(0);
    const head = 28 + 28;
    const forge: Readonly<Record<string, (index: Buffer) => void>> = {
      'a shelf': (index) => index.writeUInt32LE(99, head),
      'a pack': (index) => index.writeUInt32LE(7, head + 4),
      'a key length': (index) => index.writeUInt16LE(65_535, head + 8 + 22),
      'a pack of an entry': (index) => index.writeUInt32LE(7, head + 8),
      'an offset': (index) => index.writeUInt32LE(2 ** 31, head + 8 + 16),
      'a count of packs': (index) => index.writeUInt32LE(2 ** 31, 24),
      'a count of entries': (index) => index.writeUInt32LE(2 ** 31, 28),
    };
    for (const [what, change] of Object.entries(forge)) {
      const index = Buffer.from(sound);
      change(index);
      index.writeUInt32LE(crc32(index.subarray(16)), 12);
      const hash = createHash('sha256').update(index).digest('hex');
      server.entries.set(`/cas/${hash}`, index);
      const changed = files.map((file) => (file.path === '0/index' ? { ...file, hash } : file));
      server.entries.set(rootAt, Buffer.from(encodeResult({ files: changed, stdout })));
      const { made } = await build(what, numbered(10), { writes: false });
      expect(made.length).toBeGreaterThan(0);
      // What was committed is sound.
      expect((await build(what, numbered(10), { writes: false })).made).toEqual([]);
    }
  });

  it('cannot put a time that is no number into what is printed', async () => {
    await build('one', numbered(10));
    const root = server.entries.get(rootPath()) ?? Buffer.alloc(0);
    const { files = [] } = decodeResult(root) ?? {};
    for (const note of ['Infinity', '1e308', '-1', 'NaN', '\u001b[31m']) {
      const stdout = Buffer.concat([Buffer.alloc(32), Buffer.from(note)]);
      server.entries.set(rootPath(), Buffer.from(encodeResult({ files, stdout })));
      expect((await build(note, numbered(10), { writes: false })).use.remoteCache?.savedMs).toBe(0);
    }
  });

  it('heals what was damaged', async () => {
    await build('one', numbered(10));
    for (const [path, bytes] of server.entries) if (path.startsWith('/cas')) server.entries.set(path, bitOf(bytes, 5));
    const { made, fault } = await build('two', numbered(10));
    expect([made.length, fault?.message]).toEqual([10, 'it contains a damaged entry']);
    expect(await build('three', numbered(10))).toMatchObject({ made: [], fault: undefined });
  });

  it('misses in silence what the server has thrown away', async () => {
    await build('one', numbered(10));
    for (const path of server.entries.keys()) if (path.startsWith('/cas')) server.entries.delete(path);
    expect(await build('two', numbered(10))).toMatchObject({ fault: undefined });
    expect(await build('three', numbered(10))).toMatchObject({ made: [], fault: undefined });
  });
});

const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(301, 401, 404, 413, 429, 500, 503) }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'alter' as const, 'extend' as const), at: fc.nat(5000) }),
  fc.constantFrom<Failure>({ kind: 'break' }, { kind: 'hang' }, { kind: 'drip' }, { kind: 'lose' }),
);

it('never has a wrong byte, whatever the server does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(failures, { freq: 3 }), { maxLength: 12 }),
      fc.boolean(),
      fc.nat(40),
      async (plan, isSigned, count) => {
        const machine: Machine = { timeoutMs: 60, ...(isSigned ? { signingKey: 'secret' } : {}) };
        server.entries.clear();
        const names = numbered(count);
        const failed: string[] = [];
        let asked = 0;
        server.fail = ({ method, path }) => {
          const failure = plan[asked++] ?? undefined;
          if (failure) failed.push(`${method} ${path} ${JSON.stringify(failure)}`);
          return failure;
        };
        for (const name of ['one', 'two']) {
          await build(name, names, machine);
          rmSync(join(folder, name), { recursive: true, force: true });
        }
        // `build` has compared every byte that it got.
        server.fail = () => undefined;
        await build('healing', names, machine);
        expect((await build('healed', names, machine)).made).toEqual([]);
        for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
      },
    ),
    { numRuns: propertyRuns(200), ...replayed() },
  );
}, 240_000);

it('leaves no credentials on the disk', async () => {
  const secret = 'Bearer s3cr3t-token';
  await build('one', numbered(10), { headers: { authorization: secret }, signingKey: 'another-s3cr3t' });
  const files = readdirSync(join(folder, 'one')).map((name) => readFileSync(join(folder, 'one', name), 'latin1'));
  for (const text of [...files, ...[...server.entries.values()].map((bytes) => bytes.toString('latin1'))])
    expect(text).not.toMatch(/s3cr3t/);
});
