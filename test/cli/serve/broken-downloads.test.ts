// Downloads that their readers break off, from a server in a process that may open few files.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deepTest } from '../../property-runs.ts';

const bin = fileURLToPath(new URL('../../../bin/slodocs.js', import.meta.url));
const size = 5_000_000;

let server: ChildProcess;
let port = 0;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slodocs-serve-'));
  await mkdir(join(folder, 'build'));
  await writeFile(
    join(folder, 'site.config.ts'),
    "export default { title: 'A', url: 'https://a.example', preset: { search: false, twins: false } };\n",
  );
  await writeFile(join(folder, 'build/index.html'), 'home');
  await writeFile(join(folder, 'build/big.bin'), Buffer.alloc(size, 'a'));
  await writeFile(join(folder, 'build/_redirects'), '/old /new 301\n');
  const command = `ulimit -n 256 && exec "${process.execPath}" "${bin}" serve "${folder}" --port 0`;
  server = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  port = Number(/:(\d+)\//.exec(String(said))?.[1]);
});

afterAll(async () => {
  const ended = once(server, 'close');
  server.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true });
});

/** How many files and sockets the server has open, once none of its connections is. */
async function open(): Promise<number> {
  for (let last = -1, same = 0; ; await wait(20)) {
    const { length } = await readdir(`/proc/${server.pid}/fd`);
    same = length === last ? same + 1 : 0;
    if (same === 5) return length;
    last = length;
  }
}

/** Sends a request and goes away after the first bytes of the answer, or at once. */
function breakOff(head: string, atOnce: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.write(`${head} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => atOnce && socket.destroy());
    socket.once('data', () => socket.resetAndDestroy());
  });
}

async function breakOffMany(heads: readonly string[], count: number): Promise<void> {
  for (let done = 0; done < count; done += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => breakOff(heads[n % heads.length] ?? '', n % 4 === 3)));
  }
}

/** How many bytes arrive, by a reader who takes them when `pace` lets him. */
async function download(path: string, pace: () => Promise<void>): Promise<number> {
  const sent = request({ host: '127.0.0.1', port, path }).end();
  const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    await pace();
  }
  return bytes;
}

deepTest(
  'a thousand of them leave no file open, and the server answers on',
  async () => {
    const before = await open();
    await breakOffMany(['GET /big.bin'], 1000);
    expect(await open()).toBeLessThanOrEqual(before);
    expect(await download('/big.bin', async () => undefined)).toBe(size);
  },
  120_000,
);

test('neither does what is answered without a file', async () => {
  const before = await open();
  const ranges = ['bytes=0-0', 'bytes=4000000-', 'bytes=9000000-'].map(
    (range) => `GET /big.bin HTTP/1.1\r\nRange: ${range}\r\nX:`,
  );
  await breakOffMany(['HEAD /big.bin', 'GET /old', 'GET /nowhere', 'GET /', ...ranges], 280);
  expect(await open()).toBeLessThanOrEqual(before);
  expect(await download('/', async () => undefined)).toBe(4);
});

deepTest('a reader who takes his time gets all of it, and one who stops reading is let go of when he leaves', async () => {
  const before = await open();
  const sockets = Array.from({ length: 50 }, () =>
    connect(port, '127.0.0.1')
      .pause()
      .on('error', () => undefined),
  );
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  for (const socket of sockets) socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let parts = 0;
  expect(await download('/big.bin', () => (parts++ % 10 === 0 ? wait(5) : Promise.resolve()))).toBe(size);
  expect(await open()).toBeGreaterThan(before + 50);
  for (const socket of sockets) socket.destroy();
  expect(await open()).toBeLessThanOrEqual(before);
});
