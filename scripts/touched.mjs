// Finds the folders of `src` and `test` whose files differ from main, and the tests of each.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';

/** Files that differ from where the branch has left main or from the last commit, those among them that Git does not know yet. */
export function changedFiles(root) {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .trim()
        .split('\n');
    } catch {
      return [''];
    }
  };
  const bases = ['origin/main', 'main'].flatMap((branch) => git('merge-base', branch, 'HEAD')).filter((base) => base !== '');
  const changed = [bases[0] ?? 'HEAD', 'HEAD'].flatMap((base) => git('diff', '--name-only', base, '--'));
  const all = new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')]);
  return [...all].filter((path) => path !== '').sort();
}

/** The folders below `src` whose code or tests are among these files: `pipeline/2-parse`, `plugins/search`, `cli`, `cli/dev`. */
export function foldersOf(files) {
  const inside = files.filter((file) => /^(?:src|test)\/[^/]+\//.test(file));
  return [...new Set(inside.map((file) => file.split('/').slice(1, -1).slice(0, 2).join('/')))].sort();
}

/** The tests of folders, fastest first: `files`, `cases` as a pattern of their names, and what `patience` leaves out. */
export async function testsOf(root, folders, patience) {
  // Nested folders are listed separately.
  const patterns = folders.map((folder) => `test/${folder}/${folder.includes('/') ? '**/' : ''}*.test.{ts,tsx}`);
  // Tries the factory of each of them.
  if (folders.some((folder) => folder.startsWith('plugins/'))) patterns.push('test/pipeline/0-configure/plugin-options.test.ts');
  const found = await fastGlob(patterns, { cwd: root, ignore: ['**/*.deep.test.ts', '**/cases/**', 'test/cases/**'] });
  const took = lastDurations(root);
  const files = [];
  const left = [];
  let total = 0;
  for (const file of found.sort((a, b) => (took.get(a) ?? 0) - (took.get(b) ?? 0))) {
    total += took.get(file) ?? 0;
    (total > patience ? left : files).push(file);
  }
  const cases = folders.filter((folder) => existsSync(join(root, 'test', folder, 'cases')));
  return { files, left, cases: cases.map((folder) => `cases ${folder}/cases/`).join('|') };
}

/** Milliseconds that files of tests have taken when they ran last, as vitest remembers them. */
function lastDurations(root) {
  const folder = join(root, 'node_modules/.vite/vitest');
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  const path = join(folder, name ?? '', 'results.json');
  if (name === undefined || !existsSync(path)) return new Map();
  return new Map(JSON.parse(readFileSync(path, 'utf8')).results.map(([key, { duration }]) => [key.slice(1), duration]));
}
