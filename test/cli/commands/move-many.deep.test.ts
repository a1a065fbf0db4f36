// Fifty of three hundred pages that link to one another are moved: nothing but addresses changes, and no link breaks.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCorpus } from '../../../bench/corpus.mjs';
import { bin, build, run, site } from '../../pipeline/6-emit/site-on-disk.ts';

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@slodocs.example', ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });

/** The targets of links aside. */
const withoutTargets = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, ']()');

test('two folders of twenty-five pages move, one of them to another depth', { timeout: 600_000 }, async () => {
  const root = site({});
  await makeCorpus(root, 300);
  writeFileSync(join(root, '.gitignore'), '.slodocs\nbuild\n');
  git(root, 'init', '-q');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'Before');
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });

  const mv = (from: string, to: string) => run(process.execPath, [bin, 'mv', from, to], { cwd: root });
  expect(await mv('docs/part-002', 'docs/guides/deeper/part-002')).toMatchObject({ code: 0 });
  expect(await mv('docs/part-005', 'docs/other')).toMatchObject({ code: 0 });

  const built = await build(root, ['--strict', '--no-cache']);
  expect(built).toMatchObject({ code: 0, printed: expect.stringContaining('built 302 pages') });

  git(root, 'add', '-A');
  const changes = git(root, 'diff', '--cached', '--name-status', '-M40%').trim().split('\n');
  const moved = changes.filter((line) => line.startsWith('R')).map((line) => line.split('\t').slice(1));
  expect(moved).toHaveLength(50);
  expect(changes.filter((line) => !/^[RM]/.test(line))).toEqual([]);
  const redirects = [];
  for (const [from, to] of moved) {
    const before = git(root, 'show', `HEAD:${from}`);
    const after = git(root, 'show', `:${to}`);
    const redirect = /^redirect_from:\n {2}- (.*)\n/m.exec(after);
    redirects.push(redirect?.[1]);
    expect(withoutTargets(after.replace(redirect?.[0] ?? '', ''))).toBe(withoutTargets(before));
  }
  expect(redirects.sort()).toEqual(moved.map(([from = '']) => from.slice('docs'.length, -'.md'.length)).sort());
  const edited = changes.filter((line) => line.startsWith('M')).map((line) => line.slice(2));
  expect(edited.length).toBeGreaterThan(50);
  for (const path of edited) {
    expect(withoutTargets(git(root, 'show', `:${path}`))).toBe(withoutTargets(git(root, 'show', `HEAD:${path}`)));
  }
});
