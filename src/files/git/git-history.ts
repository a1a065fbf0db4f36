// Reads git's history for plugins, cached for as long as the same commit is checked out.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Json } from '#model/json';
import type { History, PluginContext } from '#model/plugin-context';
import { type Readable, readHead } from './git-head.ts';

const run = promisify(execFile);

export function historyReader(root: string, files: Readable, cached: PluginContext['cached']): PluginContext['history'] {
  return async <T extends Json>(key: string, make: (history: History) => Promise<T>, folder = '') => {
    const head = await readHead(root, files, folder);
    const walk = async (): Promise<T> => make(await historyOf(join(root, folder)));
    try {
      return await (head === undefined ? walk() : cached(JSON.stringify([head, folder, key]), walk));
    } catch (thrown) {
      if (thrown instanceof NoHistory) return { reason: thrown.message };
      throw thrown;
    }
  };
}

/** Thrown rather than returned, so that a failure which may be temporary is not cached. */
export class NoHistory extends Error {}

/** Throws `NoHistory` without git, a repository or a commit. */
export async function historyOf(folder: string): Promise<History> {
  const git = (args: readonly string[]): Promise<string> => runGit(folder, args);
  const state = await git(['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
  return { shallow: state.startsWith('true'), git };
}

async function runGit(cwd: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('git', [...args], { cwd, maxBuffer: 2 ** 30 });
    return stdout;
  } catch (thrown) {
    const { code, stderr = '' } = thrown as NodeJS.ErrnoException & { stderr?: string };
    throw new NoHistory((code as unknown) === 'ENOENT' ? 'git is not installed' : reasonIn(stderr));
  }
}

function reasonIn(stderr: string): string {
  if (/not a git repository/i.test(stderr)) return 'the site is not in a git repository';
  if (/dubious ownership/.test(stderr)) return 'git does not trust the repository, which belongs to another user';
  if (/Needed a single revision/.test(stderr)) return 'the repository has no commits';
  return /^fatal: (.*)/m.exec(stderr)?.[1] ?? 'git failed';
}
