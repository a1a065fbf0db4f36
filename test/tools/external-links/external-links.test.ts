// Checks how other hosts are asked: against servers on loopback that misbehave.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExternalCheckSettings } from '#model/external-links';
import { checkLinks, type ExternalCheck } from '../../../src/tools/external-links/external-links.ts';
import type { ExternalLink } from '../../../src/tools/external-links/links.ts';
import { type OddHost, openOddHost } from './odd-host.ts';

const settings: ExternalCheckSettings = {
  ignore: [],
  anchors: false,
  privateHosts: ['127.0.0.1', 'localhost'],
  perHost: 8,
  delay: 0,
  timeout: 0.3,
  maxAttempts: 2,
  maxAge: 7,
};
let host: OddHost;
let secure: OddHost;
let folder: string;
beforeAll(async () => {
  [host, secure] = await Promise.all([openOddHost(), openOddHost({ secure: true })]);
  folder = await mkdtemp(join(tmpdir(), 'slodocs-external-'));
});
afterAll(async () => {
  await Promise.all([host.close(), secure.close()]);
  await rm(folder, { recursive: true, force: true });
});

const at = (path: string): string => (path.includes('://') ? path : `http://127.0.0.1:${host.port}${path}`);

function linksTo(paths: readonly string[]): readonly ExternalLink[] {
  return paths.map((path, index) => {
    const [url = '', anchor = ''] = at(path).split('#');
    const line = index + 1;
    const place = { file: 'docs/a.md', start: { line, column: 1 }, end: { line, column: 1 + at(path).length } };
    return { written: at(path), url, anchor: decodeURIComponent(anchor), place };
  });
}

type Options = Partial<Omit<ExternalCheck, 'settings'>> & { readonly settings?: Partial<ExternalCheckSettings> };

async function faults(paths: readonly string[], { settings: own = {}, ...options }: Options = {}) {
  const signal = new AbortController().signal;
  const check = { root: folder, answers: undefined, now: Date.now, userAgent: 'slodocs-test', signal, onAsked: () => undefined };
  return checkLinks(linksTo(paths), { ...check, ...options, settings: { ...settings, ...own } });
}

/** `external/broken "/gone" is broken: …`, with the host left out. */
async function told(paths: readonly string[], options?: Options): Promise<readonly string[]> {
  const hosts = [host.port, secure.port].map((port) => new RegExp(`https?://(?:127\\.0\\.0\\.1|localhost):${port}`, 'g'));
  return (await faults(paths, options)).map(({ code, message }) =>
    `${code} ${message}`.replace(hosts[0] as RegExp, '').replace(hosts[1] as RegExp, 'secure'),
  );
}

describe('an address', () => {
  test.concurrent.each([
    ['/fine', undefined],
    ['/gone', 'external/broken "/gone" is broken: the answer is 404'],
    ['/gone-for-good', 'external/broken "/gone-for-good" is broken: the answer is 410'],
    ['/head-405', undefined],
    ['/head-403', undefined],
    ['/head-501', undefined],
    ['/head-404', undefined],
    ['/head-reset', undefined],
    ['/forbidden', 'external/refused "/forbidden" cannot be checked: the answer is 403'],
    ['/old', 'external/moved "/old" has moved permanently to "/new"'],
    ['/old-308', 'external/moved "/old-308" has moved permanently to "/new"'],
    ['/old-and-gone', 'external/broken "/old-and-gone" is broken: it redirects to "/gone", and the answer is 404'],
    ['/for-now', undefined],
    ['/for-now-then-old', undefined],
    ['/circle', 'external/broken "/circle" is broken: it redirects in a loop'],
    ['/cookie', 'external/refused "/cookie" cannot be checked: it redirects until a cookie is accepted'],
    ['/hops/9', undefined],
    ['/hops/12', 'external/broken "/hops/12" is broken: it redirects more than 10 times'],
    ['/to-mail', 'external/broken "/to-mail" is broken: it redirects to "mailto:help@nines.example"'],
    [
      '/to-private',
      'external/private "/to-private" was not checked: it redirects to "http://10.1.2.3/", and "10.1.2.3" is in a private network',
    ],
    ['/to-utf8', 'external/moved "/to-utf8" has moved permanently to "/gr%C3%B6%C3%9Fe"'],
    ['/slow', 'external/unreachable "/slow" cannot be reached: the host does not respond in time'],
    ['/reset', 'external/unreachable "/reset" cannot be reached: the host closes the connection'],
    ['/no-http', 'external/unreachable "/no-http" cannot be reached: the answer is not valid HTTP (HPE_INVALID_CONSTANT)'],
    ['/failing', 'external/unreachable "/failing" cannot be reached: the answer is 500'],
    ['/flaky', undefined],
    ['/busy', undefined],
    ['/busy-until', undefined],
  ])('%s', async (path, expected) => {
    // A host that is down says so of all its addresses: each has one of its own.
    const alone = await openOddHost();
    try {
      const [fault] = await faults([`http://127.0.0.1:${alone.port}${path}`]);
      const message = fault && `${fault.code} ${fault.message}`.replaceAll(`http://127.0.0.1:${alone.port}`, '');
      expect(message).toBe(expected);
    } finally {
      await alone.close();
    }
  });

  test('with a certificate that nobody vouches for', async () => {
    expect(await told([`https://localhost:${secure.port}/fine`])).toEqual([
      'external/unreachable "secure/fine" cannot be reached: the certificate of the host is not valid (DEPTH_ZERO_SELF_SIGNED_CERT)',
    ]);
  });

  test('where nothing listens', async () => {
    const gone = await openOddHost();
    await gone.close();
    const [fault] = await faults([`http://127.0.0.1:${gone.port}/`]);
    expect(fault?.message).toContain('cannot be reached: the host refuses the connection');
  });
});

test('a body is not read', async () => {
  expect(await told(['/huge'])).toEqual([]);
  expect(host.asked).toContain('GET /huge');
  expect(host.bytes()).toBeLessThan(5_000_000);
});

test('an address is asked once for all its links, by HEAD', async () => {
  const alone = await openOddHost();
  const to = (path: string): string => `http://127.0.0.1:${alone.port}${path}`;
  await faults([to('/fine'), to('/fine#a'), to('/fine#b'), to('/gone'), to('/gone')]);
  expect([...alone.asked].sort()).toEqual(['GET /gone', 'HEAD /fine', 'HEAD /gone']);
  await alone.close();
});

test('a host is asked by few at once, with a space between', async () => {
  const alone = await openOddHost();
  const paths = Array.from({ length: 8 }, (_, n) => `http://127.0.0.1:${alone.port}/wait/${n}`);
  await faults(paths, { settings: { perHost: 2, delay: 20 } });
  expect(alone.mostAtOnce()).toBeLessThanOrEqual(2);
  expect((alone.times.at(-1) ?? 0) - (alone.times[0] ?? 0)).toBeGreaterThan(7 * 20 - 15);
  await alone.close();
});

test('a host that asks for patience is left alone meanwhile, and not for long', async () => {
  const alone = await openOddHost();
  const to = (path: string): string => `http://127.0.0.1:${alone.port}${path}`;
  const before = performance.now();
  const found = await faults([to('/busy'), to('/fine'), to('/busy-for-long')], { settings: { perHost: 1 } });
  expect(performance.now() - before).toBeGreaterThan(950);
  expect(found.map(({ code, message }) => `${code} ${message.replace(to(''), '')}`)).toEqual([
    'external/refused "/busy-for-long" cannot be checked: the answer is 429, with a request to retry in 3600 seconds',
  ]);
  await alone.close();
});

test('a host that does not exist is asked once, and other hosts of the same machine are others', async () => {
  let asked = 0;
  const endpointOf: ExternalCheck['endpointOf'] = async ({ hostname }) => {
    if (hostname === '127.0.0.1') return { addresses: [{ address: '127.0.0.1', family: 4 }], port: host.port };
    asked++;
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  const links = ['http://nines.dev/1', 'http://nines.dev/2', 'http://nines.dev/3', '/fine'];
  const found = await told(links, { endpointOf, settings: { perHost: 1 } });
  expect(found).toEqual(
    [1, 2, 3].map((n) => `external/unreachable "http://nines.dev/${n}" cannot be reached: there is no host "nines.dev"`),
  );
  expect(asked).toBe(1);
});

test('without a network there is one fault, and few hosts are asked', async () => {
  let asked = 0;
  const endpointOf: ExternalCheck['endpointOf'] = async () => {
    asked++;
    throw Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' });
  };
  const links = Array.from({ length: 200 }, (_, n) => `http://host-${n}.nines.dev/`);
  const found = await told(links, { endpointOf, settings: { maxAttempts: 1 } });
  expect(found).toEqual([expect.stringMatching(/^external\/no-network none of \d+ hosts could be reached, so 200 links /)]);
  expect(asked).toBeLessThan(100);
});

test('private addresses are not asked, whatever name leads there', async () => {
  const links = [
    'http://192.168.0.1/',
    'http://[fd00::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
  ];
  const found = await faults(links, { settings: { privateHosts: [] } });
  expect(found.map(({ code }) => code)).toEqual(links.map(() => 'external/private'));
});

test('examples and the own machine are passed over, and ignored addresses', async () => {
  const links = [
    'http://localhost:3000/',
    'http://127.0.0.1:1/',
    'https://docs.nines.example/',
    'https://www.example.com/x',
    at('/gone#x'),
  ];
  expect(await told(links, { settings: { privateHosts: [], ignore: ['https://nines.dev/*'] } })).toEqual([]);
  expect(await told(['/gone#x'], { settings: { ignore: [at('/g*#x')] } })).toEqual([]);
  expect(await told(['/gone#y'], { settings: { ignore: [at('/g*#x')] } })).toHaveLength(1);
});

describe('anchors', () => {
  test.each([
    ['/fine#start', undefined],
    ['/fine#old-way', undefined],
    ['/fine#install', undefined],
    ['/fine#:~:text=Start', undefined],
    ['/fine#strat', 'Did you mean "#start"?'],
    ['/zipped#start', undefined],
    ['/zipped#strat', 'Did you mean "#start"?'],
    ['/latin-1#gr%C3%B6%C3%9Fe', undefined],
    ['/latin-1-within#gr%C3%B6%C3%9Fe', undefined],
    ['/image#t=10', undefined],
    ['/huge#far-below', undefined],
  ])('%s', async (path, help) => {
    const found = await faults([path], { settings: { anchors: true, timeout: 10 } });
    expect(found.map((fault) => fault.help)).toEqual(help === undefined ? [] : [help]);
  });
});

describe('what was found', () => {
  const ask = (paths: readonly string[], now: number, more: Options = {}) =>
    told(paths, { answers: join(folder, 'links', 'answers.json'), now: () => now, ...more });
  const day = 86_400_000;

  test('is not asked again for some days, and what failed is', async () => {
    const count = (path: string): number => host.asked.filter((line) => line.endsWith(` ${path}`)).length;
    const [fine, gone] = [count('/new'), count('/gone')];
    const first = await ask(['/new', '/gone', '/old'], 100 * day);
    expect(await ask(['/new', '/gone', '/old'], 106 * day)).toEqual(first);
    // One for the link, one for the redirect.
    expect(count('/new') - fine).toBe(2);
    expect(count('/gone') - gone).toBe(4);
    await ask(['/new'], 108 * day);
    expect(count('/new') - fine).toBe(3);
  });

  test('is asked again for an anchor that was not looked for', async () => {
    await ask(['/fine'], 0);
    expect(await ask(['/fine#nothing-alike'], 0, { settings: { anchors: true } })).toHaveLength(1);
    expect(await ask(['/fine#start'], 0, { settings: { anchors: true } })).toEqual([]);
  });

  test('is asked again where the file is damaged', async () => {
    await ask(['/fine'], 0);
    await writeFile(join(folder, 'links', 'answers.json'), '{"http://x');
    expect(await ask(['/fine', '/gone'], 0)).toHaveLength(1);
    expect(JSON.parse(await readFile(join(folder, 'links', 'answers.json'), 'utf8'))).toEqual({
      [at('/fine')]: { at: 0, anchors: [] },
    });
  });
});

test('a stop ends it at once', async () => {
  const stop = new AbortController();
  const asking = faults(['/slow', '/slow?2', '/slow?3'], { signal: stop.signal, settings: { timeout: 60 } });
  setTimeout(() => stop.abort(new Error('enough')), 50);
  await expect(asking).rejects.toThrow('enough');
});
