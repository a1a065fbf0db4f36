// A cache that cannot be kept, is not ours, or vanishes: the site is built all the same.

import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, build, ended, mountDisk, nobody, reasonAgainst, run } from '../../pipeline/6-emit/site-on-disk.ts';
import { buildCold, buildHere, inFolder, outputOf } from './builds.ts';
import { randomSite } from './random-site.ts';
import { type Tree, writeTree } from './tree.ts';

const tree = randomSite({ pages: 42, seed: 3, versions: false });
const cold = (await buildCold(tree)).output;
/** A site that was built once, for all whose cache is then spoilt. */
const built = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-cache-')));
writeTree(built, tree);
await buildHere(built, 1);
afterAll(() => rmSync(built, { recursive: true, force: true }));

describe('a cache that cannot be written', () => {
  const why = reasonAgainst(nobody);

  test('by this user is done without, and the build says so', async (context) => {
    if (why) return context.skip(why);
    await inFolder('slodocs-cache-', async (root) => {
      writeTree(root, tree);
      spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, root]);
      const cache = join(root, 'of-root');
      mkdirSync(cache);
      chmodSync(cache, 0o555);
      const { code, printed } = await build(root, ['--cache-dir', cache], nobody);
      expect(code, printed).toBe(0);
      expect(printed).toContain(notKept('permission denied'));
      expect(await outputOf(root)).toEqual(cold);
    });
  });

  test('any more is used as it is, and the build says so', async (context) => {
    if (why) return context.skip(why);
    await inFolder('slodocs-cache-', async (root) => {
      writeTree(root, tree);
      const cache = join(root, 'of-root');
      const trace = join(root, 'trace.json');
      spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, root]);
      expect(await build(root, ['--cache-dir', cache], nobody)).toMatchObject({ code: 0 });
      spawnSync('sh', ['-c', 'chown -R 0:0 "$0" && chmod -R a+rX,a-w "$0"', cache]);
      const unchanged = await build(root, ['--cache-dir', cache, '--profile', trace], nobody);
      expect(unchanged.code, unchanged.printed).toBe(0);
      expect(unchanged.printed).not.toContain('cache/not-kept');
      expect(parsesIn(trace)).toEqual([]);

      const edited = editedTree();
      writeTree(root, edited, tree);
      spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, join(root, 'docs')]);
      const { code, printed } = await build(root, ['--cache-dir', cache, '--profile', trace], nobody);
      expect(code, printed).toBe(0);
      expect(printed).toContain(notKept('permission denied'));
      expect(parsesIn(trace)).toEqual(['parse docs/index.md']);
      expect(await outputOf(root)).toEqual((await buildCold(edited)).output);
    });
  });

  test('for want of space is done without, and the build says so', async (context) => {
    const disk = mountDisk('16k');
    if (disk === undefined) return context.skip('mounting a disk is refused here');
    await inFolder('slodocs-cache-', async (root) => {
      writeTree(root, tree);
      const { code, printed } = await build(root, ['--cache-dir', join(disk, 'cache')]);
      expect(code, printed).toBe(0);
      expect(printed).toContain(notKept('the disk is full'));
      expect(await outputOf(root)).toEqual(cold);
    });
  });

  test('in files as large as it needs leaves the output whole, and the next build right', async () => {
    await inFolder('slodocs-cache-', async (root) => {
      // Scripts are larger than what is kept of a few pages.
      const many = randomSite({ pages: 120, seed: 3, versions: false });
      const whole = (await buildCold(many)).output;
      writeTree(root, many);
      // In KB: more than any file of the output has, less than all facts, bodies or pages together.
      const limit = 320;
      const limited = ['-c', `ulimit -f ${limit}; exec "$0" "$1" build "$2"`, process.execPath, bin, root];
      const { code, printed } = await run('bash', limited);
      expect(code, printed).toBe(0);
      expect(printed).toContain('cache/not-kept');
      expect(await outputOf(root)).toEqual(whole);
      expect((await build(root)).code).toBe(0);
      expect(await outputOf(root)).toEqual(whole);
    });
  });
});

describe('a cache of another', () => {
  test('site is used for what is the same, and no more', async () => {
    await inFolder('slodocs-cache-', async (folder) => {
      const [from, to] = [join(folder, 'from'), join(folder, 'a/longer/way/to')];
      const other = randomSite({ pages: 40, seed: 4, versions: false });
      writeTree(from, other);
      writeTree(to, tree);
      await buildHere(from, 1);
      cpSync(join(from, '.slodocs/cache'), join(to, '.slodocs/cache'), { recursive: true });
      await expectCold(to, tree);
    });
  });

  test('machine, where the same site lies in another folder, is used', async () => {
    await inFolder('slodocs-cache-', async (folder) => {
      // As deep: the site finds the same slodocs on the same way.
      const [from, to] = [join(folder, 'from'), join(folder, 'to')];
      writeTree(from, tree);
      await buildHere(from, 1);
      const edited = editedTree();
      writeTree(to, edited);
      cpSync(join(from, '.slodocs/cache'), join(to, '.slodocs/cache'), { recursive: true });
      const { work } = await expectCold(to, edited);
      expect(work?.parsed).toEqual(['docs/index.md']);
      expect(work?.rendered).toEqual(['/docs']);
    });
  });

  test('slodocs lies beside ours, and is no concern of the build', async () => {
    await inFolder('slodocs-cache-', async (root) => {
      cpSync(built, root, { recursive: true, preserveTimestamps: true });
      const cache = join(root, '.slodocs/cache');
      for (const inner of fastGlob.sync('*', { cwd: cache, onlyDirectories: true }))
        renameSync(join(cache, inner), join(cache, `old-${inner}`));
      for (const name of ['v0', 'v999', '0123456789abcdef'])
        writeTree(
          join(cache, name),
          new Map([
            ['manifest', 'of another'],
            ['facts.pack', '\0'.repeat(99)],
          ]),
        );
      await expectCold(root, editedTree());
    });
  });

  test.each([
    ['a later format', (bytes: Buffer) => Buffer.concat([Buffer.from('slodocs cache, format 999\n'), bytes])],
    ['an empty file', () => Buffer.alloc(0)],
    ['half a file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['a page of an error', () => Buffer.from('<html>502 Bad Gateway</html>')],
    ['noughts of the same size', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ])('kind, with %s in place of every file, is no cache', async (_, how) => {
    await inFolder('slodocs-cache-', async (root) => {
      cpSync(built, root, { recursive: true, preserveTimestamps: true });
      for (const path of fastGlob.sync('.slodocs/cache/**/*', { cwd: root, dot: true, absolute: true }))
        writeFileSync(path, how(readFileSync(path)));
      await expectCold(root, tree);
    });
  });

  test('kind, with a folder in place of every file, is no cache', async () => {
    await inFolder('slodocs-cache-', async (root) => {
      cpSync(built, root, { recursive: true, preserveTimestamps: true });
      for (const path of fastGlob.sync('.slodocs/cache/**/*', { cwd: root, dot: true, absolute: true })) {
        rmSync(path);
        mkdirSync(join(path, 'inner'), { recursive: true });
      }
      const { code, printed } = await build(root);
      // A folder stands in the way of a file: told of, but no crash.
      expect([0, 1], printed).toContain(code);
      rmSync(join(root, '.slodocs/cache'), { recursive: true });
      await expectCold(root, tree);
    });
  });
});

test('a cache that is deleted again and again while a site is built does no harm', async () => {
  await inFolder('slodocs-cache-', async (root) => {
    writeTree(root, tree);
    const cache = join(root, '.slodocs/cache');
    const remover = spawn('sh', ['-c', 'while :; do rm -rf "$0"; done', cache], { stdio: 'ignore' });
    const gone = ended(remover);
    try {
      for (const _ of [1, 2]) {
        const { code, printed } = await build(root);
        // At worst the build says that the cache failed it, and the output is the last one.
        expect([0, 1], printed).toContain(code);
        expect(printed).not.toMatch(/\n {4}at /);
        if (code === 0) expect(await outputOf(root)).toEqual(cold);
        else expect(printed).toContain('cache');
      }
    } finally {
      remover.kill('SIGKILL');
      await gone;
    }
    await expectCold(root, tree);
    expect(statSync(cache).isDirectory()).toBe(true);
  });
});

/** The sources that were parsed, as a profile names them. */
function parsesIn(file: string): readonly string[] {
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: readonly { readonly name: string }[] };
  return traceEvents.flatMap(({ name }) => (name.startsWith('parse ') ? [name] : []));
}

/** The first line of what is said of a cache that refuses. */
function notKept(reason: string): string {
  return `info[cache/not-kept]: nothing is saved for the next build: ${reason}
`;
}

/** The tree with another sentence on its first page. */
function editedTree(): Tree {
  return new Map(tree).set('docs/index.md', `${tree.get('docs/index.md')}\nAnother sentence.\n`);
}

/** Builds a tree where something else was built, and holds the output against that of a build from nothing. */
async function expectCold(root: string, wanted: Tree) {
  writeTree(root, wanted);
  const outcome = await buildHere(root, 2);
  expect(outcome.ok).toBe(true);
  expect(await outputOf(root)).toEqual(wanted === tree ? cold : (await buildCold(wanted)).output);
  return outcome;
}
