// Builds that write one archive: what it holds, what it never replaces, and what a full disk or a kill leaves.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { build as buildByProgram } from '../../../src/index.ts';
import { build, slodocs } from '../../cli/in-process.ts';
import { bin, ended, mountDisk, put, site, snapshot } from './site-on-disk.ts';

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nWelcome.\n`;

function extracted(archive: string): string {
  const into = mkdtempSync(join(tmpdir(), 'slodocs-extracted-'));
  onTestFinished(() => rmSync(into, { recursive: true, force: true }));
  execFileSync('tar', ['xf', archive, '-C', into]);
  return into;
}

test.each(['tar', 'tar.gz', 'tgz'])('a .%s holds what the output folder would, but for the list of files', async (ending) => {
  const files = { 'docs/index.md': page('Home'), 'docs/größe.md': page('Size'), 'static/a.bin': new Uint8Array(2_000_000) };
  const root = site(files);
  expect(await slodocs(root, 'build')).toMatchObject({ code: 0 });
  const { '.slodocs-output': list, ...output } = await snapshot(join(root, 'build'));
  expect(list).toBeDefined();
  rmSync(join(root, 'build'), { recursive: true });

  const { code, printed } = await slodocs(root, 'build', '--archive', `out/site.${ending}`);
  expect({ code, printed }).toEqual({
    code: 0,
    printed: expect.stringMatching(`built 3 pages, \\d+ files in out/site.${ending}\n$`),
  });
  expect(existsSync(join(root, 'build'))).toBe(false);
  expect(readdirSync(join(root, 'out'))).toEqual([`site.${ending}`]);
  const archive = join(root, `out/site.${ending}`);
  expect(await snapshot(extracted(archive))).toEqual(output);

  // Everything is in the cache, and nothing has changed.
  const bytes = readFileSync(archive);
  rmSync(archive);
  expect(await slodocs(root, 'build', '--archive', `out/site.${ending}`)).toMatchObject({ code: 0 });
  expect(readFileSync(archive).equals(bytes)).toBe(true);
  expect(await slodocs(root, 'build', '--no-cache', '--archive', `out/site.${ending}`)).toMatchObject({ code: 0 });
  expect(readFileSync(archive).equals(bytes)).toBe(true);
});

test('an archive and the folder do not disturb each other', async () => {
  const root = site({ 'docs/index.md': page('Old') });
  await slodocs(root, 'build');
  const old = await snapshot(join(root, 'build'));
  put(root, { 'docs/index.md': page('New') });
  await slodocs(root, 'build', '--archive', 'site.tar');
  expect(await snapshot(join(root, 'build'))).toEqual(old);
  expect(await slodocs(root, 'build')).toMatchObject({ code: 0 });
  expect(readFileSync(join(root, 'build/docs/index.html'), 'utf8')).toContain('New');
  const { '.slodocs-output': _, ...output } = await snapshot(join(root, 'build'));
  expect(await snapshot(extracted(join(root, 'site.tar')))).toEqual(output);
});

test('a site with errors leaves the last archive', async () => {
  const root = site({ 'docs/index.md': page('Old') });
  await slodocs(root, 'build', '--archive', 'site.tar');
  const before = readFileSync(join(root, 'site.tar'));
  put(root, { 'docs/index.md': `${page('New')}\n[to nowhere](./none.md)\n` });
  const { code, printed } = await slodocs(root, 'build', '--archive', 'site.tar');
  expect(code).toBe(1);
  expect(printed).toContain('nothing was written: the output of the last build is unchanged');
  expect(readFileSync(join(root, 'site.tar')).equals(before)).toBe(true);
});

describe('the name of an archive', () => {
  test.each([
    ['site.zip', 'It must end with ".tar", ".tar.gz" or ".tgz".'],
    ['site', 'It must end with ".tar", ".tar.gz" or ".tgz".'],
    ['site.tar.gzip', 'did you mean ".tar.gz"?'],
    ['site.tar.xz', 'did you mean ".tar.gz"?'],
    ['site.tar.zst', 'It must end with ".tar", ".tar.gz" or ".tgz".'],
    ['site.tgx', 'did you mean ".tgz"?'],
  ])('%s is refused', async (name, said) => {
    const root = site({ 'docs/index.md': page('Home') });
    const { code, printed } = await slodocs(root, 'build', '--archive', name);
    expect({ code, isSaid: printed.includes(said) }, printed).toEqual({ code: 2, isSaid: true });
    const { ok, diagnostics } = await buildByProgram({ root, archive: join(root, name) });
    expect({ ok, diagnostics }).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'configure/invalid-value', help: expect.stringContaining(said) as string }],
    });
    expect(existsSync(join(root, name))).toBe(false);
  });

  test.each([
    ['docs/site.tar', 'the archive "docs/site.tar" is in the docs folder "docs"'],
    ['static/site.tar', 'the archive "static/site.tar" is in the static folder "static", whose files are copied to it'],
    ['.slodocs/cache/site.tar', 'the archive ".slodocs/cache/site.tar" is in the cache'],
    ['.git/site.tar', 'the archive ".git/site.tar" is in the folder of a tool, ".git"'],
    ['folder.tar', 'the archive "folder.tar" is a folder'],
  ])('%s is refused for its place', async (name, said) => {
    const root = site({ 'docs/index.md': page('Home'), 'static/a.txt': 'a', 'folder.tar/mine.txt': 'mine' });
    const { code, printed } = await slodocs(root, 'build', '--archive', name, '--force');
    expect({ code, isSaid: printed.includes(`error[configure/unsafe-out-dir]: ${said}`) }, printed).toEqual({
      code: 2,
      isSaid: true,
    });
    expect(readFileSync(join(root, 'folder.tar/mine.txt'), 'utf8')).toBe('mine');
    expect([existsSync(join(root, 'build')), existsSync(join(root, name)) && name !== 'folder.tar']).toEqual([false, false]);
  });

  test('is refused where a page offers that file for download', async () => {
    const config = `export default { title: 'T', url: 'https://t.example', docs: [{ path: '.', routeBasePath: '/' }], preset: { 'git-dates': false } };\n`;
    const root = site({ 'site.config.ts': config, 'index.md': '# Home\n\n[Take it](./site.tar)\n', 'site.tar': 'by hand' });
    const { code, printed } = await slodocs(root, 'build', '--archive', 'site.tar');
    expect(code, printed).toBe(2);
    expect(printed).toContain(
      'error[configure/unsafe-out-dir]: the archive would overwrite a source file of the site\n --> site.tar\n',
    );
    expect(readFileSync(join(root, 'site.tar'), 'utf8')).toBe('by hand');
  });
});

test('programs get the path of the archive', async () => {
  const root = site({ 'docs/index.md': page('Home') });
  const archive = join(root, 'site.tgz');
  const { ok, archive: written, work, files } = await buildByProgram({ root, archive });
  expect({ ok, written }).toEqual({ ok: true, written: archive });
  expect(work.written).toBe(files);
  expect(existsSync(archive)).toBe(true);
  expect(await buildByProgram({ root, archive, baseline: { faults: [] } })).toMatchObject({ ok: true, archive });
});

test('a full disk leaves the last archive', async (context) => {
  const disk = mountDisk('2m');
  if (disk === undefined) return context.skip('mounting a disk is refused here');
  const root = site({ 'docs/index.md': page('Old') });
  const args = ['--archive', join(disk, 'site.tar')];
  expect(await build(root, args)).toMatchObject({ code: 0 });
  const before = await snapshot(disk);
  put(root, { 'static/a.bin': new Uint8Array(3_000_000) });
  const { code, printed } = await build(root, args);
  expect(code).toBe(1);
  expect(printed).toContain('error[emit/cannot-write]: the output cannot be written: the disk is full');
  expect(printed).toContain('choose another folder with `--archive`. The previous output is unchanged.');
  expect(await snapshot(disk)).toEqual(before);
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  '%s in the midst leaves the last archive, and nothing after the next build',
  async (signal) => {
    const root = site({ 'docs/index.md': page('Old') });
    expect(await slodocs(root, 'build', '--archive', 'out/site.tar.gz')).toMatchObject({ code: 0 });
    const before = readFileSync(join(root, 'out/site.tar.gz'));
    const waits = 'new Promise((resolve) => setTimeout(resolve, 600_000))';
    const plugin = `{ name: 'slow', apiVersion: 1, emit: () => [{ path: 'slow.txt', key: 'slow', make: () => ${waits} }] }`;
    const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
    put(root, { 'site.config.ts': config.replace("title: 'Disk'", `timeLimit: 600, plugins: [${plugin}], title: 'Disk'`) });
    put(root, { 'docs/index.md': page('New') });

    const child = spawn(process.execPath, [bin, 'build', root, '--archive', join(root, 'out/site.tar.gz')], { cwd: tmpdir() });
    const end = ended(child);
    const stages = (): readonly string[] => readdirSync(join(root, 'out')).filter((name) => name.startsWith('.slodocs-staging-'));
    while (child.exitCode === null && stages().length === 0) await wait(20);
    // The second SIGTERM waits for no plugin.
    for (; child.exitCode === null && child.signalCode === null; await wait(100)) child.kill(signal);
    const isKilled = signal === 'SIGKILL';
    expect(await end).toMatchObject(isKilled ? { signal, printed: '' } : { code: 143 });
    expect(stages()).toHaveLength(isKilled ? 1 : 0);
    expect(readFileSync(join(root, 'out/site.tar.gz')).equals(before)).toBe(true);

    put(root, { 'site.config.ts': config });
    expect(await slodocs(root, 'build', '--archive', 'out/site.tar.gz')).toMatchObject({ code: 0 });
    expect(readdirSync(join(root, 'out'))).toEqual(['site.tar.gz']);
    expect(readFileSync(join(extracted(join(root, 'out/site.tar.gz')), 'docs/index.html'), 'utf8')).toContain('New');
  },
);
