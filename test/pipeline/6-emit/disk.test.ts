// What a build does to a real disk: everything or nothing, and never to a file that is not its own.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readManifest, writeManifest } from '#output/output-manifest';
import { build, slodocs } from '../../cli/in-process.ts';
import { deepTest } from '../../property-runs.ts';
import { bin, build as buildApart, ended, mountDisk, nobody, put, reasonAgainst, run, site, snapshot } from './site-on-disk.ts';

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nWelcome.\n`;

describe('a disk that is full', () => {
  deepTest('leaves the last output as it was, for a file that is larger than the process may write', async () => {
    const root = site({ 'docs/index.md': page('Old'), 'docs/more.md': page('More') });
    expect(await build(root)).toMatchObject({ code: 0 });
    const before = await snapshot(join(root, 'build'));

    put(root, { 'docs/index.md': page('New'), 'static/large.bin': new Uint8Array(2_000_000) });
    const { code, signal, printed } = await run('bash', [
      '-c',
      `ulimit -f 512; exec "$0" "$1" build "$2"`,
      process.execPath,
      bin,
      root,
    ]);
    expect({ code, signal }).toEqual({ code: 1, signal: null });
    expect(printed).toContain(
      'error[emit/cannot-write]: the output cannot be written: the file exceeds the size limit of the current user',
    );
    expect(await snapshot(join(root, 'build'))).toEqual(before);

    expect(await build(root)).toMatchObject({ code: 0 });
    expect(await readFile(join(root, 'build/docs/index.html'), 'utf8')).toContain('New');
    expect(statSync(join(root, 'build/large.bin')).size).toBe(2_000_000);
  });

  test('leaves the last output as it was, for a disk without space', async (context) => {
    const disk = mountDisk('3m');
    if (disk === undefined) return context.skip('mounting a disk is refused here');
    const root = site({ 'docs/index.md': page('Old') });
    const args = ['--out-dir', join(disk, 'out')];
    expect(await build(root, args)).toMatchObject({ code: 0 });
    put(join(disk, 'out'), { 'mine.txt': 'mine' });
    const before = await snapshot(join(disk, 'out'));

    put(root, {
      'docs/index.md': page('New'),
      'static/a.bin': new Uint8Array(1_500_000),
      'static/b.bin': new Uint8Array(1_500_000),
    });
    const { code, printed } = await build(root, args);
    expect(code).toBe(1);
    expect(printed).toContain('error[emit/cannot-write]: the output cannot be written: the disk is full');
    expect(await snapshot(join(disk, 'out'))).toEqual(before);

    rmSync(join(root, 'static/b.bin'));
    expect(await build(root, args)).toMatchObject({ code: 0 });
    expect(await readFile(join(disk, 'out/docs/index.html'), 'utf8')).toContain('New');
  });

  test('leaves nothing behind where there was nothing', async (context) => {
    const disk = mountDisk('64k');
    if (disk === undefined) return context.skip('mounting a disk is refused here');
    const root = site({ 'docs/index.md': page('New'), 'static/a.bin': new Uint8Array(100_000) });
    expect(await build(root, ['--out-dir', join(disk, 'deep/out')])).toMatchObject({ code: 1 });
    expect(await snapshot(disk)).toEqual({});
  });

  test('is told of for the cache too, and the site is built', async (context) => {
    const disk = mountDisk('4k');
    if (disk === undefined) return context.skip('mounting a disk is refused here');
    put(disk, { 'full.bin': new Uint8Array(4096) });
    const root = site({ 'docs/index.md': page('New') });
    const { code, printed } = await build(root, ['--cache-dir', join(disk, 'cache')]);
    expect(code, printed).toBe(0);
    expect(printed).toContain('info[cache/not-kept]: nothing is saved for the next build: the disk is full');
    expect(existsSync(join(root, 'build/docs/index.html'))).toBe(true);
  });
});

describe('a cache', () => {
  test('in a place where no folder can be made is done without, without waiting for ever', async () => {
    const root = site({ 'docs/index.md': page('New') });
    const { code, printed } = await slodocs(root, 'build', root, '--cache-dir', '/proc/slodocs');
    expect(code, printed).toBe(0);
    expect(printed).toContain('info[cache/not-kept]: nothing is saved for the next build: ');
    expect(printed).toContain('/proc/slodocs\n');
  });

  deepTest('that refuses, where the folder for temporary files refuses as well, is an error', async () => {
    const root = site({ 'docs/index.md': page('New'), 'a-file': '' });
    const env = { PATH: process.env['PATH'], NO_COLOR: '1', TMPDIR: join(root, 'a-file/temporary') };
    const { code, printed } = await buildApart(root, ['--cache-dir', 'a-file'], { env, cwd: root });
    expect(code, printed).toBe(1);
    expect(printed).toContain(
      'error[emit/cannot-write]: the cache cannot be written: a file is in the way of a folder\n --> a-file\n',
    );
    expect(existsSync(join(root, 'build'))).toBe(false);
    const without = await buildApart(root, ['--no-cache'], { env, cwd: root });
    expect(without.code, without.printed).toBe(1);
    expect(without.printed).toContain('error[emit/cannot-write]: the cache cannot be written: ');
  });
});

describe('a user who may not', () => {
  const why = reasonAgainst(nobody);

  /** A site that belongs to the other user. */
  function siteOfNobody(files: Record<string, string>): string {
    const root = site(files);
    chmodSync(root, 0o755);
    execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, root]);
    return root;
  }

  test('read a source, a folder and a static file is told of each, and of the other faults', async (context) => {
    if (why) return context.skip(why);
    const root = siteOfNobody({
      'docs/index.md': `${page('Home')}\n[Secret](./secret.md#key).\n`,
      'docs/secret.md': page('Secret'),
      'docs/closed/more.md': page('More'),
      'docs/faulty.md': '---\nsidebar_position: first\n---\n\nText.\n',
      'static/secret.txt': 'secret',
    });
    for (const path of ['docs/secret.md', 'docs/closed', 'static/secret.txt']) {
      chownSync(join(root, path), 0, 0);
      chmodSync(join(root, path), 0);
    }
    const { code, printed } = await buildApart(root, ['--format', 'json'], nobody);
    expect(code).toBe(1);
    const { diagnostics } = JSON.parse(printed) as { diagnostics: { code: string; message: string; place: { file: string } }[] };
    expect(diagnostics.map(({ code, message, place }) => [code, place.file, message])).toEqual([
      ['discover/unreadable', 'docs/closed', 'the folder cannot be read: permission denied'],
      ['parse/front-matter-value', 'docs/faulty.md', '"sidebar_position" must be a number'],
      ['discover/unreadable', 'docs/secret.md', 'the file cannot be read: permission denied'],
      ['discover/unreadable', 'static/secret.txt', 'the file cannot be read: permission denied'],
    ]);
    expect(existsSync(join(root, 'build'))).toBe(false);
  });

  deepTest.for(['build', 'build/docs'])('write to "%s" leaves all of it as it was', async (folder, context) => {
    if (why) return context.skip(why);
    const root = siteOfNobody({ 'docs/index.md': page('Old'), 'docs/a.md': page('A') });
    expect(await buildApart(root, [], nobody)).toMatchObject({ code: 0 });
    put(root, { 'docs/index.md': page('New'), 'static/new.txt': 'new' });
    rmSync(join(root, 'docs/a.md'));
    const before = await snapshot(join(root, 'build'));
    chownSync(join(root, folder), 0, 0);
    chmodSync(join(root, folder), 0o555);
    const { code, printed } = await buildApart(root, [], nobody);
    expect(code).toBe(1);
    expect(printed).toContain('error[emit/cannot-write]: the output cannot be written: permission denied');
    expect(await snapshot(join(root, 'build'))).toEqual(before);
  });

  deepTest('write below the site but for its output is told of the cache, and the site is built', async (context) => {
    if (why) return context.skip(why);
    const root = site({ 'docs/index.md': page('Home') });
    chmodSync(root, 0o755);
    mkdirSync(join(root, 'build'));
    chownSync(join(root, 'build'), nobody.uid, nobody.gid);
    const { code, printed } = await buildApart(root, ['--strict'], { ...nobody, cwd: root });
    expect(code, printed).toBe(0);
    const note = 'info[cache/not-kept]: nothing is saved for the next build: permission denied\n --> .slodocs/cache\n';
    expect(printed).toContain(note);
    expect(existsSync(join(root, 'build/docs/index.html'))).toBe(true);
  });
});

describe('the output folder', () => {
  test('loses what is no longer made, and keeps what is not ours', async () => {
    const root = site({
      'docs/index.md': page('Home'),
      'docs/guides/start.md': page('Start'),
      'docs/deep/er/page.md': page('Page'),
      'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    put(root, { 'build/CNAME': 'docs.example', 'build/docs/guides/mine.txt': 'mine', 'build/.git/HEAD': 'ref' });
    expect(await slodocs(root, 'build', root, '--force')).toMatchObject({ code: 0 });
    expect(existsSync(join(root, 'build/docs/deep/er/page/index.html'))).toBe(true);

    rmSync(join(root, 'docs/guides'), { recursive: true });
    rmSync(join(root, 'docs/deep'), { recursive: true });
    rmSync(join(root, 'static'), { recursive: true });
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    const paths = Object.keys(await snapshot(join(root, 'build')));
    expect(paths.filter((path) => /guides|deep|logo/.test(path))).toEqual(['docs/guides/', 'docs/guides/mine.txt']);
    expect(paths).toEqual(expect.arrayContaining(['CNAME', '.git/HEAD', 'docs/index.html']));
  });

  test('keeps what was never ours, though a record claims it outside', async () => {
    const root = site({ 'docs/index.md': page('Home'), 'precious.txt': 'precious' });
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    const cache = join(root, '.slodocs/cache');
    const file = join(cache, Object.keys(await snapshot(cache)).find((path) => /\/outputs\/[0-9a-f]+$/.test(path)) ?? '');
    const { entries } = readManifest(file);
    const paths = ['../precious.txt', '/etc/hostname', 'linked/precious.txt'];
    const claims = paths.map((path) => ({ path, key: '', hash: '', stamp: '', racy: true }));
    writeManifest(file, [...entries.values(), ...claims]);
    symlinkSync(root, join(root, 'build/linked'));
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    expect(await readFile(join(root, 'precious.txt'), 'utf8')).toBe('precious');
  });

  test('does not touch a file whose bytes stay the same', async () => {
    const root = site({ 'docs/index.md': page('Home'), 'docs/other.md': '# Other\n', 'static/a.txt': 'a' });
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    const times = (): Record<string, bigint> =>
      Object.fromEntries(
        ['docs/index.html', 'docs/other/index.html', 'a.txt', '404.html'].map((path) => [
          path,
          statSync(join(root, 'build', path), { bigint: true }).mtimeNs,
        ]),
      );
    const first = times();
    put(root, { 'docs/index.md': `${page('Home')}\nOne more line.\n`, 'static/a.txt': 'a' });
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    const second = times();
    expect(second['docs/index.html']).not.toBe(first['docs/index.html']);
    expect({ ...second, 'docs/index.html': 0n }).toEqual({ ...first, 'docs/index.html': 0n });
  });

  test('lets a page become a folder and a folder a page, there and back', async () => {
    const root = site({ 'docs/index.md': page('Home'), 'static/x': 'a file' });
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    rmSync(join(root, 'static/x'));
    put(root, { 'static/x/y/z.txt': 'a folder' });
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    expect(await readFile(join(root, 'build/x/y/z.txt'), 'utf8')).toBe('a folder');
    rmSync(join(root, 'static/x'), { recursive: true });
    put(root, { 'static/x': 'a file' });
    expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    expect(await readFile(join(root, 'build/x'), 'utf8')).toBe('a file');
  });

  test('is not written to through a link that stands in it', async () => {
    const root = site({ 'docs/index.md': page('Home') });
    mkdirSync(join(root, 'elsewhere'));
    mkdirSync(join(root, 'build'));
    symlinkSync(join(root, 'elsewhere'), join(root, 'build/docs'));
    const { code, printed } = await slodocs(root, 'build', root, '--force');
    expect(code).toBe(1);
    expect(printed).toContain('"docs" must be a folder, but is a link that slodocs did not create');
    expect(await snapshot(join(root, 'elsewhere'))).toEqual({});
  });

  test('that cannot be made is told of', async () => {
    const root = site({ 'docs/index.md': page('Home'), 'a-file': '' });
    const { code, printed } = await slodocs(root, 'build', root, '--out-dir', 'a-file/build');
    expect(code).toBe(1);
    expect(printed).toContain('error[emit/cannot-write]: the output cannot be written: a file is in the way of a folder');
    expect(printed).toContain('help: Move the file away, or choose another folder with `--out-dir`.');
  });

  test('is the same in two builds of one site, in folders of other names', async () => {
    const files = { 'docs/index.md': page('Home'), 'docs/b.md': '# B\n\n```ts\nlet b;\n```\n', 'static/a.txt': 'a' };
    const roots = [site(files), site(files)];
    for (const root of roots) expect(await slodocs(root, 'build', root)).toMatchObject({ code: 0 });
    const [first, second] = await Promise.all(roots.map((root) => snapshot(join(root, 'build'))));
    expect(first).toEqual(second);
  });
});

describe('a build that is killed', () => {
  const count = 1000;
  const many = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`static/many/${index}.txt`, `${index}\n`.repeat(200)]),
  );

  test('while it stages leaves the last output whole, and the next one cleans up', async () => {
    const root = site({ 'docs/index.md': page('Old') });
    expect(await build(root)).toMatchObject({ code: 0 });
    const before = await snapshot(join(root, 'build'));
    put(root, { 'docs/index.md': page('New'), ...many });

    const child = spawn(process.execPath, [bin, 'build', root], { cwd: tmpdir() });
    const end = ended(child);
    const isStaging = (): boolean =>
      readdirSync(join(root, 'build')).some(
        (name) => name.startsWith('.slodocs-staging') && existsSync(join(root, 'build', name, 'new-20')),
      );
    await until(() => isStaging() || child.exitCode !== null);
    child.kill('SIGKILL');
    expect(await end).toMatchObject({ signal: 'SIGKILL' });

    const after = await snapshot(join(root, 'build'));
    expect(Object.keys(after).some((path) => /^\.slodocs-staging[^/]*\/new-/.test(path))).toBe(true);
    expect(withoutStaging(after)).toEqual(before);

    expect(await build(root)).toMatchObject({ code: 0 });
    const whole = await snapshot(join(root, 'build'));
    expect(withoutStaging(whole)).toEqual(whole);
    expect(Object.keys(whole).filter((path) => path.startsWith('many/') && path.endsWith('.txt'))).toHaveLength(count);
  });

  deepTest('at any moment leaves only whole files, of which the next build knows which are ours', async () => {
    const root = site({ 'docs/index.md': page('Old'), ...many });
    expect(await build(root)).toMatchObject({ code: 0 });
    const old = await snapshot(join(root, 'build'));
    // Other files take the place of all that there are.
    renameSync(join(root, 'static/many'), join(root, 'static/others'));
    put(root, { 'docs/index.md': page('New') });

    const child = spawn(process.execPath, [bin, 'build', root], { cwd: tmpdir() });
    const end = ended(child);
    await until(() => existsSync(join(root, 'build/others')) || child.exitCode !== null);
    child.kill('SIGKILL');
    await end;
    const between = withoutStaging(await snapshot(join(root, 'build')));
    const fresh = site({});
    put(fresh, { 'docs/index.md': page('New') });
    renameSync(join(root, 'static'), join(fresh, 'static'));
    expect(await build(fresh)).toMatchObject({ code: 0 });
    const wanted = await snapshot(join(fresh, 'build'));
    // The list names the files of both.
    const { '.slodocs-output': list, ...files } = between;
    expect(list).toBeDefined();
    for (const [path, hash] of Object.entries(files)) expect([old[path], wanted[path]]).toContain(hash);

    // All of it goes, and nothing stays behind.
    renameSync(join(fresh, 'static'), join(root, 'static'));
    rmSync(join(root, 'static/others'), { recursive: true });
    expect(await build(root)).toMatchObject({ code: 0 });
    expect(Object.keys(await snapshot(join(root, 'build'))).filter((path) => /many|others|staging/.test(path))).toEqual([]);
  });
});

function withoutStaging(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('.slodocs-staging')));
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
