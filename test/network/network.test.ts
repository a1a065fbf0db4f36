// Asks servers on loopback for texts, which answer late, too much, elsewhere or not at all.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Freshness, openNetwork } from '../../src/network/network.ts';
import { type IndexServer, serveIndex, withStatus, withText } from './serve-index.ts';

let server: IndexServer;
let folder: string;

beforeEach(async () => {
  server = await serveIndex(withText('sound 1', '"1"'));
  folder = await mkdtemp(join(tmpdir(), 'slodocs-network-'));
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** As one run does. Texts are sound that begin so, and final ones end so. */
async function ask(freshness: Freshness = 'usual', path = '/index.json', timeout = 5000) {
  const network = openNetwork({ folder, freshness, signal: new AbortController().signal });
  const answer = await network.text(server.url + path, {
    isSound: (text) => text.startsWith('sound'),
    isFinal: (text) => text.endsWith('final'),
    timeout,
  });
  return { answer, hasFailed: network.hasFailed(), network };
}

const reason = ({ answer }: { readonly answer: Answer }): string => ('reason' in answer ? answer.reason : '');

describe('what is kept', () => {
  test('is asked for once a run, by its ETag', async () => {
    const { network } = await ask();
    await network.text(`${server.url}/index.json`, { isSound: () => true, isFinal: () => false, timeout: 5000 });
    expect(server.asked).toEqual(['GET /index.json']);
    expect((await ask()).answer).toEqual({ text: 'sound 1' });
    expect(server.asked).toEqual(['GET /index.json', 'GET /index.json if "1"']);
    server.answer(withText('sound 2', '"2"'));
    expect((await ask()).answer).toEqual({ text: 'sound 2' });
    expect((await ask('kept')).answer).toEqual({ text: 'sound 2' });
    expect(server.asked).toHaveLength(3);
  });

  test('is not asked for again where it is final, unless everything is', async () => {
    server.answer(withText('sound and final', '"1"'));
    await ask();
    await ask();
    expect(server.asked).toEqual(['GET /index.json']);
    await ask('asked');
    expect(server.asked).toEqual(['GET /index.json', 'GET /index.json if "1"']);
  });

  test.each([
    ['a server that fails', withStatus(503), 'the server responds with 503'],
    ['a server that hangs up', (response) => void response.destroy(), 'the connection fails (UND_ERR_SOCKET)'],
    ['a server that is slow', () => undefined, 'the server does not respond within 0.3 seconds'],
    [
      'a server that stops in the midst of its answer',
      (response) => void response.writeHead(200).write('sou'),
      'the server does not respond within 0.3 seconds',
    ],
  ] satisfies readonly (readonly [string, Parameters<IndexServer['answer']>[0], string])[])(
    'is used in place of %s',
    async (_, bad, instead) => {
      await ask();
      server.answer(bad);
      expect(await ask('usual', '/index.json', 300)).toMatchObject({ answer: { text: 'sound 1', instead }, hasFailed: true });
      expect(reason(await ask('usual', '/other.json', 300))).toBe(instead);
    },
  );

  test('is not used where the server says that there is none', async () => {
    await ask();
    server.answer(withStatus(404));
    expect(await ask()).toMatchObject({ answer: { reason: 'the server responds with 404' }, hasFailed: true });
  });

  test('is not replaced by what is not sound', async () => {
    await ask();
    server.answer(withText('damaged', '"2"'));
    expect((await ask()).answer).toEqual({ text: 'damaged' });
    expect((await ask('kept')).answer).toEqual({ text: 'sound 1' });
  });

  test('counts for nothing when it is damaged', async () => {
    await ask();
    const [file = ''] = await readdir(folder);
    for (const text of ['', '{"text":"sou', '{"text":1}', '{"text":"damaged","etag":"\\"1\\""}']) {
      await writeFile(join(folder, file), text);
      expect((await ask('kept')).answer).toEqual({ text: 'sound 1' });
    }
    expect(server.asked).toEqual(Array(5).fill('GET /index.json'));
  });
});

describe('redirects', () => {
  test('are followed', async () => {
    server.answer((response, request) => {
      const [, count = ''] = /(\d+)$/.exec(request.url ?? '') ?? [];
      if (count === '0') response.writeHead(200).end('sound');
      else response.writeHead(302, { location: `/${Number(count) - 1}` }).end();
    });
    expect((await ask('usual', '/5')).answer).toEqual({ text: 'sound' });
    expect(reason(await ask('usual', '/6'))).toBe('it redirects more than 5 times');
  });

  test.each(['ftp://127.0.0.1/index.json', 'file:///etc/passwd', 'http://'])('are not followed to %s', async (location) => {
    server.answer(withStatus(301, { location }));
    expect(reason(await ask())).toBe(`it redirects to "${location}"`);
    expect(server.asked).toHaveLength(1);
  });
});

test('no more is read than an index may have', async () => {
  let sent = 0;
  server.answer((response) => {
    const chunk = Buffer.alloc(1024 * 1024, 0x20);
    const more = (): void => {
      if (response.destroyed) return;
      sent++;
      response.write(chunk, () => setImmediate(more));
    };
    response.writeHead(200);
    more();
  });
  expect(reason(await ask('usual', '/index.json', 60_000))).toBe('it is larger than 32 MB');
  expect(sent).toBeLessThan(64);
});

test('a port that nobody listens at', async () => {
  const network = openNetwork({ folder, freshness: 'usual', signal: new AbortController().signal });
  const asking = { isSound: () => true, isFinal: () => false, timeout: 20_000 };
  expect(await network.text('http://127.0.0.1:4/', asking)).toEqual({ reason: 'the host refuses the connection' });
});

test('an abort ends a request', async () => {
  server.answer(() => undefined);
  const stopped = new AbortController();
  const network = openNetwork({ folder, freshness: 'usual', signal: stopped.signal });
  const asked = network.text(`${server.url}/`, { isSound: () => true, isFinal: () => false, timeout: 20_000 });
  setTimeout(() => stopped.abort(new Error('stopped by a test')), 50);
  await expect(asked).rejects.toThrow('stopped by a test');
});
