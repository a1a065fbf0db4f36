// `slodocs mcp --write`: agents add, move and mend pages, all of it or nothing, and inside of the site alone.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { snapshot } from '../../pipeline/6-emit/site-on-disk.ts';
import { configText, temporarySite } from '../../pipeline/built-site.ts';
import { agentOf } from './agent.ts';

const files = {
  'site.config.ts': configText('  plugins: [],\n'),
  'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n',
  'docs/guide.md': '# Guide\n\n[Home](./indx.md)\n',
};

test('lists tools that write, and says that they do', async () => {
  const { client } = await agentOf(temporarySite(files), ['--write']);
  const { tools } = await client.listTools();
  const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
  expect(writing.map(({ name, annotations }) => [name, annotations?.destructiveHint])).toEqual([
    ['new_page', false],
    ['move', true],
    ['fix', true],
  ]);
});

test('mends, adds and moves, after it was tried', async () => {
  const root = temporarySite(files);
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  const { call } = await agentOf(root, ['--write']);
  const before = await snapshot(join(root, 'docs'));
  expect((await call('fix', { dry_run: true })).data).toMatchObject({
    written: false,
    files: [{ file: 'docs/guide.md', fixes: 1 }],
  });
  expect((await call('move', { from: 'docs/guide.md', to: 'docs/b/guide.md', dry_run: true })).text).toContain('has errors');
  expect(await snapshot(join(root, 'docs'))).toEqual(before);

  expect((await call('fix', { codes: ['parse/none'] })).data).toMatchObject({ written: false, files: [], total: 1 });
  expect((await call('fix')).data).toMatchObject({ written: true, files: [{ file: 'docs/guide.md', fixes: 1 }], total: 0 });
  expect(text('docs/guide.md')).toContain('[Home](./index.md)');

  expect((await call('new_page', { path: 'how/backups', title: 'Backups' })).data).toMatchObject({
    file: 'docs/how/backups.md',
    route: '/docs/how/backups',
    total: 0,
  });
  expect((await call('read_page', { page: '/docs/how/backups' })).data).toMatchObject({ title: 'Backups' });
  expect((await call('new_page', { path: 'how/backups' })).text).toContain('"docs/how/backups.md" already exists');

  const move = { from: '/docs/guide', to: 'docs/how/guide.md' };
  expect((await call('move', { ...move, dry_run: true })).data).toMatchObject({ written: false, to: 'docs/how/guide.md' });
  expect(existsSync(join(root, 'docs/guide.md'))).toBe(true);
  expect((await call('move', move)).data).toMatchObject({
    written: true,
    files: 1,
    edits: [{ file: 'docs/guide.md' }, { file: 'docs/index.md' }],
    redirects: [{ from: '/docs/guide', to: '/docs/how/guide' }],
  });
  expect(text('docs/index.md')).toContain('(./how/guide.md)');
  expect((await call('read_page', { page: '/docs/guide' })).data).toMatchObject({
    route: '/docs/how/guide',
    redirected_from: '/docs/guide',
  });
  expect((await call('check')).data).toMatchObject({ ok: true, total: 0 });
});

test('renders a text that is not saved, for who may save it', async () => {
  const { call } = await agentOf(temporarySite(files), ['--write']);
  const { data } = await call('check', { file: 'docs/x.mdx', text: '# X\n\n{nothing.at.all}\n' });
  expect(data).toMatchObject({ rendered: true, page: '/docs/x' });
  const codes = ((data?.['diagnostics'] ?? []) as { code: string; file: string }[]).map(({ code, file }) => `${file} ${code}`);
  expect(codes[0]).toMatch(/^docs\/x\.mdx (?:render|parse)\//);
});

test('changes nothing outside of the site', async () => {
  const root = temporarySite({ ...files, 'docs/guide.md': '# Guide\n' });
  const outside = mkdtempSync(join(tmpdir(), 'slodocs-outside-'));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  symlinkSync(outside, join(root, 'docs/link'));
  const { call } = await agentOf(root, ['--write']);
  const before = await snapshot(join(root, 'docs'));
  for (const path of ['../x', '/tmp/x', 'docs/link/x', 'link/x', 'docs/../../x', '.git/x', 'site.config.ts', 'docs/a\0']) {
    expect((await call('new_page', { path })).data, path).toBeUndefined();
    expect((await call('new_page', { path, parents: true })).data, path).toBeUndefined();
    expect((await call('move', { from: 'docs/guide.md', to: path })).data, path).toBeUndefined();
    expect((await call('move', { from: path, to: 'docs/b.md' })).data, path).toBeUndefined();
  }
  expect(readdirSync(outside)).toEqual([]);
  expect(await snapshot(join(root, 'docs'))).toEqual(before);
});

test('stops a draft that never ends, and goes on', { timeout: 60_000 }, async () => {
  const { call } = await agentOf(temporarySite(files), ['--write', '--time-limit', '2']);
  const draft = { file: 'docs/new.mdx', text: '# New\n\n{(() => { for (;;); })()}\n' };
  expect((await call('check', draft)).text).toMatch(/^site-code\/time-limit: .*docs\/new\.mdx/);
  expect((await call('list_routes')).data?.['total'] ?? 2).toBe(2);
  expect((await call('check')).text).toContain('docs/guide.md');
});
