// A server for Turborepo's cache, from npm: what one store sends there, another has.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedCache } from '../../../src/store/remote/shared-cache.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { freePort } from '../../manual/host-servers.ts';

let folder: string;
let server: ChildProcess;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slodocs-turborepo-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, TURBO_TOKEN: 'secret', STORAGE_PROVIDER: 'local', STORAGE_PATH: folder, PORT: String(port) };
  server = spawn('npx', ['--yes', 'turborepo-remote-cache@2.12.0'], { env, stdio: 'ignore', detached: true });
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('it did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}, 240_000);
afterAll(() => {
  // npx has started it as a child of its own.
  if (server.pid !== undefined) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
});

async function open(machine: string, token: string): Promise<Store> {
  const signal = new AbortController().signal;
  const endpoint = {
    url,
    protocol: 'turborepo' as const,
    headers: { authorization: `Bearer ${token}` },
    timeoutMs: 5000,
    signal,
  };
  const options = { ...endpoint, scope: 'site', signingKey: 'key', reads: true, writes: true, part: undefined };
  const store = openStore(join(folder, machine), { remote: sharedCache(options) });
  await store.connect();
  return store;
}

const keys = Array.from({ length: 50 }, (_, n) => createHash('sha256').update(`entry ${n}`).digest('hex'));

test('it keeps packs, and replaces roots', async () => {
  for (const [n, machine] of ['one', 'two', 'three'].entries()) {
    const store = await open(machine, 'secret');
    await store.fetch('pages', () => keys);
    const found = keys.filter((key) => store.get('pages', key) !== undefined);
    expect(found).toHaveLength(n === 0 ? 0 : 39 + n);
    for (const key of keys.slice(0, 40 + n)) if (!found.includes(key)) store.put('pages', key, Buffer.from(`of ${key}`));
    store.complete();
    await store.close();
    expect(store.remoteFault).toBeUndefined();
  }
});

test('it refuses another token', async () => {
  const store = await open('four', 'guess');
  await store.close();
  expect(store.remoteFault?.message).toBe('it rejects the credentials (401)');
});
