// Finds the commit that added each post, in one walk through git's history.
import { posix } from 'node:path';
import type { History } from '#model/history';
import type { PluginContext } from '#model/plugin';

/** Instants in ISO 8601 by the paths of files relative to the root. Plain data: it is kept between builds. */
type Creations = { readonly dates: Readonly<Record<string, string>> };

/** Or the reason why there are none. A file's time on disk says nothing about its text. */
export function creationsIn(folder: string, ctx: PluginContext): Promise<Creations | { readonly reason: string }> {
  return ctx.history(folder, (history) => walk(history, folder), folder);
}

// The user's git settings must not change the answer. A post that is moved to an archive keeps its date.
const log = [
  ...['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'diff.relative=false', '-c', 'diff.renames=true'],
  ...['log', '--find-renames', '--diff-filter=AR', '--name-status', '-z', '--relative', '--format=%x01%ct%x02%P'],
];

async function walk({ git, shallow }: History, folder: string): Promise<Creations> {
  const text = await git([...log, '--', '.']);
  const dates: Record<string, string> = {};
  /** The current name of a file in an older commit. */
  const today = new Map<string, string>();
  for (const commit of text.split('\x01').slice(1)) {
    const [facts = '', ...fields] = commit.split('\0');
    const [seconds, parents] = facts.split('\x02');
    // The oldest commit of a shallow clone appears to have added every file.
    if (shallow && parents?.trim() === '') continue;
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
