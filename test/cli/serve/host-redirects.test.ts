// The rules of a `_redirects` file to what the server answers.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { redirectReader } from '../../../src/cli/serve/host-redirects.ts';
import { serveOutput } from '../../../src/cli/serve/serve-output.ts';
import { ask } from './output.ts';

const rules = `# What has moved
/old /new 301!
/caf%C3%A9 /%C3%BC 302!
/there/* /here/:splat 301
/:year/by/:page https://other.example/:page?y=:year#:page 308!
/page /elsewhere 301\r
/forced /elsewhere#part 307!
/rewritten /page 200
/in/Austria /at 301 Country=at
no rule
/short
/asks /new?own=1 301!
`;

function outputWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-redirects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, '_redirects'), text);
  for (const page of ['page', 'forced']) {
    mkdirSync(join(folder, page));
    writeFileSync(join(folder, page, 'index.html'), page);
  }
  return folder;
}

it('finds the first rule that matches', async () => {
  const redirectOf = await redirectReader(outputWith(rules))();
  const to = (url: string, forced = false) => redirectOf(url, forced)?.location;
  expect(redirectOf('/old', true)).toEqual({ status: 301, location: '/new' });
  expect(to('/old/?a=b&c')).toBe('/new?a=b&c');
  expect(to('/Old')).toBeUndefined();
  expect(to('/older')).toBeUndefined();
  expect(redirectOf('/caf%c3%a9', false)).toEqual({ status: 302, location: '/%C3%BC' });
  expect(to('/there/a/b%20c')).toBe('/here/a/b%20c');
  expect(to('/there')).toBe('/here/');
  expect(to('/there/a', true)).toBeUndefined();
  expect(redirectOf('/2024/by/a', false)).toEqual({ status: 308, location: 'https://other.example/a?y=:year#:page' });
  expect(to('/forced?q')).toBe('/elsewhere?q#part');
  expect(to('/asks?mine=1')).toBe('/new?own=1');
  for (const url of ['/rewritten', '/in/Austria', '/short', '/%', '/']) expect([url, to(url)]).toEqual([url, undefined]);
});

it('takes a sign for the same with its percent-encoding', async () => {
  const text =
    '/is%3Ait /1 301!\n/x&y=%24 /2 301!\n/a%2Fb /3\n/star/%2A /4\n/with:colon /5\n/:a/:a /6\n/x/:constructor /7/:constructor\n';
  const redirectOf = await redirectReader(outputWith(text))();
  const to = (url: string) => redirectOf(url, false)?.location;
  expect(['/is:it', '/is%3ait', '/x%26y%3D$', '/a%2fb', '/star/*', '/star/%2A', '/with:colon'].map(to)).toEqual([
    '/1',
    '/1',
    '/2',
    '/3',
    '/4',
    '/4',
    '/5',
  ]);
  expect(['/a/b', '/star/x', '/star', '/b/b'].map(to)).toEqual([undefined, undefined, undefined, undefined]);
  expect(to('/x/y')).toBe('/7/y');
});

it('knows none where there is no such file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-redirects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect((await redirectReader(folder)())('/old', false)).toBeUndefined();
});

it('sees what a build has changed', async () => {
  const folder = outputWith('/old /new');
  const read = redirectReader(folder);
  const answers = [(await read())('/old', false)?.location];
  for (const text of ['/old /newer', '']) {
    writeFileSync(join(folder, '_redirects'), text);
    answers.push((await read())('/old', false)?.location);
  }
  expect(answers).toEqual(['/new', '/newer', undefined]);
});

it('answers before files where a rule is forced, else after them', async () => {
  const server = await serveOutput({
    outDir: outputWith(rules),
    baseUrl: '/',
    headersFile: undefined,
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(() => server.close());
  const answers = await Promise.all(
    ['/old?a', '/page', '/forced/', '/there/x', '/_redirects', '/nowhere'].map((path) => ask(server, path)),
  );
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
    [301, '/new?a'],
    [200, undefined],
    [307, '/elsewhere#part'],
    [301, '/here/x'],
    [404, undefined],
    [404, undefined],
  ]);
});
