// One walk through git's history to the commit that brought each post.
import { execFile } from 'node:child_process';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import type { PluginContext } from '#model/plugin';
import { readHead } from './git-head.ts';

const run = promisify(execFile);

/** Instants in ISO 8601 by the paths of files relative to the root, or why there are none. Plain data: it is kept between builds. */
type Creations = { readonly dates: Readonly<Record<string, string>> } | { readonly reason: string };

/** Git walks again only when another commit is checked out. The time of a file on disk says nothing about its text. */
export async function creationsIn(folder: string, ctx: PluginContext): Promise<Creations> {
  const head = await readHead(ctx);
  if (head === undefined) return walk(ctx.root, folder);
  try {
    return await ctx.cached(JSON.stringify([head, folder]), async () => {
      const walked = await walk(ctx.root, folder);
      if ('reason' in walked) throw new NoHistory(walked.reason);
      return walked;
    });
  } catch (thrown) {
    if (thrown instanceof NoHistory) return { reason: thrown.message };
    throw thrown;
  }
}

/** A reason may be gone tomorrow: it is not to be kept. */
class NoHistory extends Error {}

// The settings of whoever runs the build must not change the answer. A post that moves to an archive keeps its date.
const log = [
  ...['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'diff.relative=false', '-c', 'diff.renames=true'],
  ...['log', '--find-renames', '--diff-filter=AR', '--name-status', '-z', '--relative', '--format=%x01%ct%x02%P'],
];

async function walk(root: string, folder: string): Promise<Creations> {
  const at = join(root, folder);
  const state = await git(at, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
  if (typeof state !== 'string') return state;
  const text = await git(at, [...log, '--', '.']);
  if (typeof text !== 'string') return text;
  const dates: Record<string, string> = {};
  /** What a file of an older commit is called today. */
  const today = new Map<string, string>();
  for (const commit of text.split('\x01').slice(1)) {
    const [facts = '', ...fields] = commit.split('\0');
    const [seconds, parents] = facts.split('\x02');
    // The oldest commit of a shallow clone seems to have brought every file that there was.
    if (state.startsWith('true') && parents?.trim() === '') continue;
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (let next = 0; next < fields.length; ) {
      const status = fields[next]?.trim() ?? '';
      const old = fields[next + 1] ?? '';
      const isRename = status.startsWith('R');
      if (isRename) today.set(old, today.get(fields[next + 2] ?? '') ?? fields[next + 2] ?? '');
      else if (status === 'A') dates[posix.join(folder, today.get(old) ?? old)] = date;
      next += isRename ? 3 : status === '' ? 1 : 2;
    }
  }
  return { dates };
}

async function git(root: string, args: readonly string[]): Promise<string | { readonly reason: string }> {
  try {
    const { stdout } = await run('git', [...args], { cwd: root, maxBuffer: 2 ** 30 });
    return stdout;
  } catch (thrown) {
    const { code, stderr = '' } = thrown as NodeJS.ErrnoException & { stderr?: string };
    if ((code as unknown) === 'ENOENT') return { reason: 'git is not installed' };
    if (/not a git repository/i.test(stderr)) return { reason: 'the site is in no git repository' };
    if (/Needed a single revision/.test(stderr)) return { reason: 'the repository has no commits' };
    return { reason: /^fatal: (.*)/m.exec(stderr)?.[1] ?? 'git failed' };
  }
}
