// Reads the last change of every file in one walk through git's history.
import { posix } from 'node:path';
import type { History } from '#model/history';
import type { PluginContext } from '#model/plugin';

export interface Change {
  /** An ISO 8601 instant in UTC. */
  readonly date: string;
  /** The last of them first; none where nobody asked. */
  readonly authors: readonly string[];
}

/** Plain data, which is cached between builds. */
export type Changes = {
  /** The last change of each file, by its path relative to the root. */
  readonly changes: Readonly<Record<string, { readonly date: string; readonly authors: readonly string[] }>>;
  readonly shallow: boolean;
};

/**
 * Reads the history of the root and of the external docs folders, given relative to it; or the reason why there is none. `count` is
 * the number of authors that are kept of each file.
 */
export function historyOf(
  ctx: PluginContext,
  beside: readonly string[],
  count: number,
): Promise<Changes | { readonly reason: string }> {
  return ctx.history(JSON.stringify([beside, count]), (history) => readChanges(history, beside, count));
}

/** Reads the history of another repository, by its top folder relative to the root. */
export async function historyBelow(
  ctx: PluginContext,
  folder: string,
  count: number,
): Promise<Changes | { readonly reason: string }> {
  const history: Changes | { readonly reason: string } = await ctx.history(
    `all ${count}`,
    (own) => readChanges(own, [], count),
    folder,
  );
  if ('reason' in history) return history;
  const changes = Object.entries(history.changes).map(([path, change]) => [posix.join(folder, path), change] as const);
  return { ...history, changes: Object.fromEntries(changes) };
}

// `-z` prints names unquoted; the user's git settings must not change the answer.
const log = [
  ...['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'diff.relative=false'],
  'log',
  '--no-renames',
  '--name-only',
  '-z',
  '--format=%x01%ct%x02%aN%x02%P',
];

async function readChanges({ git, shallow }: History, beside: readonly string[], count: number): Promise<Changes> {
  // From the top of the repository to the root, such as `website/`.
  const top = (await git(['rev-parse', '--show-prefix'])).replace(/\n$/, '');
  // Git refuses to look at a folder outside of the repository.
  const inside = beside.filter((folder) => !posix.join(top, folder).startsWith('..'));
  const text = await git([...log, '--', '.', ...inside]);
  const changes: Record<string, { readonly date: string; readonly authors: string[] }> = {};
  for (const commit of text.split('\x01').slice(1)) {
    const [facts = '', ...files] = commit.split('\0');
    const [seconds, author = '', parents] = facts.split('\x02');
    // The oldest commit of a shallow clone appears to have added every file.
    if (shallow && parents === '') continue;
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (const file of files) {
      const name = file.replace(/^\n/, '');
      const path = name.startsWith(top) ? name.slice(top.length) : posix.relative(top, name);
      if (path === '') continue;
      changes[path] ??= { date, authors: [] };
      const { authors } = changes[path];
      if (authors.length < count && !authors.includes(author)) authors.push(author);
    }
  }
  return { changes, shallow };
}
