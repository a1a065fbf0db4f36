// Tests that examples reach nothing outside of their folders, nor use more than they may.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forbidden, type Outside, reachable } from './attempts.ts';
import { examplesSite, fence, tested } from './tested-site.ts';

const page = (attempts: readonly string[], answer: string): string =>
  attempts
    .map(
      (attempt) =>
        fence(
          'sh test',
          `PATH=$PATH:/usr/sbin:/sbin\nif ( ${attempt} ) >/dev/null 2>&1; then echo reached; else echo refused; fi`,
        ) + fence('text output', answer),
    )
    .join('');

/** Nothing, or why the system cannot isolate. */
const refusals = await tested(fence('sh test', 'true'), '', afterAll);

test('the system isolates examples, or it is said why none has run', () => {
  for (const refusal of refusals) expect(refusal).toMatch(/ not-isolated: this system cannot isolate examples/);
});

test('where a system allows no namespaces, nothing runs, and one diagnostic says so', () => {
  const { root } = examplesSite({ 'docs/index.md': `# Page\n\n${fence('sh test', 'false')}${fence('sh test', 'false')}` });
  const command = `echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"`;
  const slodocs = [process.execPath, 'bin/slodocs.js', 'test', root];
  const { stdout } = spawnSync('unshare', ['--user', '--map-root-user', 'sh', '-c', command, 'sh', ...slodocs], {
    encoding: 'utf8',
  });
  // Nor may these tests make any where that is so.
  if (refusals.length > 0) return;
  expect(stdout).toContain('error[examples/not-isolated]: this system cannot isolate examples, so none has run: ');
  expect(stdout).toContain('1 error in 2 examples');
}, 60_000);

describe.runIf(refusals.length === 0)('where the system can isolate them', () => {
  let folder: string;
  let child: ChildProcess;
  const servers: Server[] = [];
  let outside: Outside;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slodocs-outside-'));
    const temporary = join(folder, 'file.txt');
    writeFileSync(temporary, 'outside');
    const secret = 'SECRET_OF_ANOTHER_PROCESS';
    const socket = join(folder, 'socket');
    const abstract = `slodocs-${process.pid}`;
    const port = await new Promise<number>((resolve) => {
      const server = createServer((one) => one.end());
      servers.push(server);
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { readonly port: number }).port));
    });
    await new Promise<void>((resolve) => {
      const server = createServer((one) => one.end());
      servers.push(server);
      server.listen(socket, resolve);
    });
    // Node pads the names of such sockets.
    const listens = `import socket, time; s = socket.socket(socket.AF_UNIX); s.bind("\\0${abstract}"); s.listen(); print("ready", flush=True); time.sleep(600)`;
    child = spawn('python3', ['-c', listens], {
      env: { [secret]: 'yes', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    outside = { source: temporary, temporary, pid: child.pid ?? 0, secret, port, socket, abstract };
  });

  afterAll(() => {
    child.kill('SIGKILL');
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every attempt to reach what is outside is refused', async () => {
    const site = examplesSite({ 'docs/index.md': '# Page\n' });
    const own = { ...outside, source: join(site.root, 'docs/index.md') };
    const attempts = [...reachable(own), ...forbidden(own)];
    expect(attempts.length).toBeGreaterThanOrEqual(40);
    writeFileSync(own.source, `# Page\n\n${page(attempts, 'refused')}`);
    const { diagnostics, tested: count } = await site.test();
    const lines = readFileSync(own.source, 'utf8').split('\n');
    expect(diagnostics.map(({ place, message }) => `${lines[(place?.start.line ?? 0) - 5] ?? ''} ${message}`)).toEqual([]);
    expect(count).toBe(attempts.length);
  }, 120_000);

  test('what any program reaches is reached without isolation', async () => {
    const site = examplesSite({ 'docs/index.md': '# Page\n' }, "{ isolation: 'none' }");
    const own = { ...outside, source: join(site.root, 'docs/index.md') };
    writeFileSync(own.source, `# Page\n\n${page(reachable(own), 'reached')}`);
    const { diagnostics } = await site.test();
    expect(diagnostics.map(({ place, message }) => `${place?.start.line} ${message}`)).toEqual([]);
  }, 120_000);

  test('an example that forks without end is stopped, and so is what it has started', async () => {
    const bomb = 'bomb() { bomb | bomb & }\nset +e\nbomb 2>/dev/null\nsleep 30';
    const found = await tested(fence('bash test', bomb), '{ timeLimit: 3, processLimit: 64 }');
    expect(found).toEqual(['3 failed: the example was stopped: it takes longer than 3 seconds']);
  }, 60_000);

  test('an example that fills the disk fails, and fills its own alone', async () => {
    const found = await tested(fence('sh test', 'head -c 100000000 /dev/zero > big'), '{ diskLimit: 5 }');
    expect(found.join()).toMatch(/^3 failed: the example exits with code 1.*/);
  }, 60_000);

  test('an example that takes too much memory fails', async () => {
    const found = await tested(fence('python test', 'x = bytearray(900_000_000)'), '{ memoryLimit: 300 }');
    expect(found).toEqual(['4 failed: the example exits with code 1: MemoryError']);
  }, 60_000);
});
