// Looks at what surrounds a site: git, the limits on watched files, and the file system.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { foldsCase } from '#files/folds-case';
import type { Finding } from '#model/doctor';
import type { Settings } from '#model/settings';
import { missing, ok, warning } from './finding.ts';

export async function examineSystem(root: string | undefined, settings: Settings | undefined): Promise<readonly Finding[]> {
  if (root === undefined) return [];
  const watched = process.platform === 'linux' ? await examineWatches(root, settings) : [];
  return [await examineGit(root), ...watched, examineLetterCase(root)];
}

async function examineGit(root: string): Promise<Finding> {
  const git = (...args: readonly string[]): Promise<string> =>
    promisify(execFile)('git', args, { cwd: root }).then(({ stdout }) => stdout.trim());
  const noDates = 'pages have no dates of their last change';
  const without = "Give dates in front matter as `last_update`, or turn them off: `preset: { 'git-dates': false }`.";
  try {
    await git('--version');
  } catch {
    return missing('git', `it is not installed, and ${noDates}`, 'Install git, or give dates in front matter.');
  }
  try {
    const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
    if (!isShallow) return ok('git', 'a repository with its whole history, which dates pages');
    return warning(
      'git',
      `the clone is shallow, and older pages have no date`,
      'Fetch the history: `git fetch --unshallow`, or `fetch-depth: 0` in CI.',
    );
  } catch {
    return warning('git', `the site is in no repository, and ${noDates}`, without);
  }
}

/** `slodocs dev` needs one watch for each file and folder, and other programs need theirs. */
async function examineWatches(root: string, settings: Settings | undefined): Promise<readonly Finding[]> {
  const text = await readFile('/proc/sys/fs/inotify/max_user_watches', 'utf8').catch(() => '');
  const limit = Number.parseInt(text, 10);
  if (Number.isNaN(limit)) return [];
  const outside = (settings?.docs ?? []).map(({ path }) => `${path}/**`).filter((path) => path.startsWith('../'));
  const entries = await fastGlob(['**', ...outside], {
    cwd: root,
    dot: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    suppressErrors: true,
    ignore: ['**/node_modules/**', '**/.git/**', '**/.slodocs/**', 'build/**'],
  });
  const count = `${entries.length + 1} of ${limit}`;
  if (entries.length < limit / 2)
    return [ok('file watching', `\`slodocs dev\` watches ${count} files and folders that the system allows`)];
  const remedy = 'Raise the limit: `sudo sysctl fs.inotify.max_user_watches=524288`. Or watch with `slodocs dev --poll`.';
  return [warning('file watching', `\`slodocs dev\` watches ${count} files and folders that the system allows`, remedy)];
}

function examineLetterCase(root: string): Finding {
  return foldsCase(root)
    ? ok('file system', 'names that differ only by letter case are the same file here, and different ones on most hosts')
    : ok('file system', 'names that differ by letter case are different files');
}
