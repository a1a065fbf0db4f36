// One walk through git's history to the last change of every file.
import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import type { PluginContext } from '#model/plugin';
import { readHead } from './head.ts';

const run = promisify(execFile);

export interface Change {
  /** An ISO 8601 instant in UTC. */
  readonly date: string;
  readonly author: string;
}

/** Plain data: it is kept between builds. */
export type History = {
  /** The last change of each file, by its path relative to the root. */
  readonly changes: Readonly<Record<string, { readonly date: string; readonly author: string }>>;
  readonly shallow: boolean;
};

/**
 * The history of the folder at the root and of those beside it, which are relative to it; or the reason why there is none.
 * Git walks it again only when another commit is checked out.
 */
export async function historyOf(ctx: PluginContext, beside: readonly string[]): Promise<History | string> {
  const head = await readHead(ctx);
  const walk = async (): Promise<History | string> => {
    const state = await git(ctx.root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
    return typeof state === 'string' ? readHistory(ctx.root, beside, state.startsWith('true')) : state.reason;
  };
  if (head === undefined) return walk();
  try {
    return await ctx.cached(JSON.stringify([head, beside]), async () => {
      const history = await walk();
      if (typeof history === 'string') throw new NoHistory(history);
      return history;
    });
  } catch (thrown) {
    if (thrown instanceof NoHistory) return thrown.message;
    throw thrown;
  }
}

/** A reason may be gone tomorrow: it is not to be kept. */
class NoHistory extends Error {}

// `-z` gives names as they are, without quotes; the settings of whoever runs the build must not change the answer.
const log = [
  ...['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'diff.relative=false'],
  'log',
  '--no-renames',
  '--name-only',
  '-z',
  '--format=%x01%ct%x02%an%x02%P',
];

async function readHistory(root: string, beside: readonly string[], shallow: boolean): Promise<History | string> {
  // From the top of the repository to the root, such as `website/`.
  const prefix = await git(root, ['rev-parse', '--show-prefix']);
  if (typeof prefix !== 'string') return prefix.reason;
  const top = prefix.replace(/\n$/, '');
  // Git refuses to look at a folder outside of the repository.
  const inside = beside.filter((folder) => !posix.join(top, folder).startsWith('..'));
  const text = await git(root, [...log, '--', '.', ...inside]);
  if (typeof text !== 'string') return text.reason;
  const changes: Record<string, Change> = {};
  for (const commit of text.split('\x01').slice(1)) {
    const [facts = '', ...files] = commit.split('\0');
    const [seconds, author = '', parents] = facts.split('\x02');
    // The oldest commit of a shallow clone seems to have made every file that there was.
    if (shallow && parents === '') continue;
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (const file of files) {
      const name = file.replace(/^\n/, '');
      const path = name.startsWith(top) ? name.slice(top.length) : posix.relative(top, name);
      if (path !== '') changes[path] ??= { date, author };
    }
  }
  return { changes, shallow };
}

async function git(root: string, args: readonly string[]): Promise<string | { readonly reason: string }> {
  try {
    const { stdout } = await run('git', [...args], { cwd: root, maxBuffer: 2 ** 30 });
    return stdout;
  } catch (thrown) {
    const { code, stderr = '' } = thrown as NodeJS.ErrnoException & { stderr?: string };
    if ((code as unknown) === 'ENOENT') return { reason: 'git is not installed' };
    if (/not a git repository/i.test(stderr)) return { reason: 'the site is in no git repository' };
    if (/dubious ownership/.test(stderr)) return { reason: 'git does not trust the repository, which belongs to another user' };
    if (/Needed a single revision/.test(stderr)) return { reason: 'the repository has no commits' };
    return { reason: /^fatal: (.*)/m.exec(stderr)?.[1] ?? 'git failed' };
  }
}
