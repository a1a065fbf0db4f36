// `slodocs check --external` as it is typed: what it prints, and how it ends.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, run, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
import { type OddHost, openOddHost } from '../../tools/external-links/odd-host.ts';
import { slodocs } from '../in-process.ts';

let host: OddHost;
beforeAll(async () => {
  host = await openOddHost();
});
afterAll(() => host.close());

const at = (path: string): string => `http://localhost:${host.port}${path}`;
const config = (check: object): string =>
  `export default { title: 'Case', url: 'https://case.example', preset: { 'git-dates': false }, links: { externalCheck: ${JSON.stringify(check)} },
  theme: { navbar: { items: [{ label: 'Old', href: '${at('/old')}' }] } } };\n`;
const files = (...paths: readonly string[]) => ({
  'site.config.ts': config({ privateHosts: [`localhost:${host.port}`] }),
  'docs/index.md': `# Home\n\n${paths.map((path) => `[to](${at(path)})\n`).join('\n')}`,
});

test('a broken link is a warning, which fails under --strict, and other commands ask nobody', async () => {
  const root = site(files('/gone', '/fine'));
  const asked = host.asked.length;
  expect((await slodocs(root, 'check', '--strict')).code).toBe(0);
  expect((await slodocs(root, 'build')).code).toBe(0);
  expect(host.asked).toHaveLength(asked);
  const { code, printed } = await slodocs(root, 'check', '--external');
  expect(code).toBe(0);
  expect(printed).toContain(`warning[external/broken]: "${at('/gone')}" is broken: the answer is 404\n --> docs/index.md:3:6`);
  expect(printed).toContain(`+   theme: { navbar: { items: [{ label: 'Old', href: '${at('/new')}' }] } } };`);
  expect(printed).toContain('1 warning, 1 info in 3 pages');
  expect((await slodocs(root, 'check', '--external', '--strict')).code).toBe(1);
});

test('what was found is kept in the cache, unless nothing is to be', async () => {
  const root = site(files('/fine'));
  const asked = (): number => host.asked.filter((line) => line.endsWith(' /fine')).length;
  const before = asked();
  await slodocs(root, 'check', '--external', '--no-cache');
  await slodocs(root, 'check', '--external');
  await slodocs(root, 'check', '--external');
  expect(asked() - before).toBe(2);
  const [kept = ''] = await fastGlob('.slodocs/cache/*/links/answers.json', { cwd: root, dot: true });
  expect(readFileSync(join(root, kept), 'utf8')).toContain(at('/fine'));
  await slodocs(root, 'clean');
  expect(existsSync(join(root, '.slodocs/cache'))).toBe(false);
});

deepTest('a real process ends by itself, with what it found as JSON', async () => {
  const root = site(files('/gone'));
  const { code, printed } = await run(process.execPath, [bin, 'check', '--external', '--format', 'json', root]);
  expect(code).toBe(0);
  expect(JSON.parse(printed).diagnostics.map(({ code: found }: { code: string }) => found)).toEqual([
    'external/broken',
    'external/moved',
  ]);
});

test('the limits are checked like all of the configuration', async () => {
  const root = site({ ...files(), 'site.config.ts': config({ perHosts: 3, timeout: 0, privateHosts: ['http://wiki'] }) });
  const { code, printed } = await slodocs(root, 'check', '--external');
  expect(code).toBe(2);
  expect(printed).toContain('error[configure/unknown-key]');
  expect(printed).toContain('Did you mean "perHost"?');
  expect(printed).toContain('must be from 1 to 600');
  expect(printed).toContain('must be a host such as "wiki.corp"');
});
