// Reads earlier texts of files from git.
import { historyOf, NoHistory } from '#files/git/git-history';

export interface GitTexts {
  /** The text of a file in the commit that last changed another; undefined where that is not committed as it is now. */
  textWhenChanged(path: string, changed: string): Promise<string | undefined>;
  /** The texts of a file, newest first, under all its names. */
  texts(path: string): AsyncGenerator<{ readonly commit: string; readonly text: string }>;
}

/** Undefined without git or a repository. Paths are relative to the root. */
export async function openGitTexts(root: string): Promise<GitTexts | undefined> {
  const history = await historyOf(root).catch(unlessAbsent);
  if (!history) return undefined;
  const { git } = history;
  const ask = (args: readonly string[]): Promise<string | undefined> => git(args).catch(unlessAbsent);
  const show = (commit: string, path: string): Promise<string | undefined> => ask(['show', `${commit}:./${path}`]);
  const versions = async (path: string): Promise<readonly Version[]> =>
    versionsIn((await ask(['log', '--follow', '--relative', '-z', '--format=%x01%H', '--name-only', '--', path])) ?? '');
  return {
    async textWhenChanged(path, changed) {
      if ((await ask(['status', '--porcelain', '--', changed])) !== '') return undefined;
      const commit = (await ask(['log', '-1', '--format=%H', '--', changed]))?.trim();
      if (!commit) return undefined;
      const text = await show(commit, path);
      if (text !== undefined) return text;
      // It had another name then.
      for (const name of new Set((await versions(path)).map((version) => version.path))) {
        const older = name === path ? undefined : await show(commit, name);
        if (older !== undefined) return older;
      }
      return undefined;
    },
    async *texts(path) {
      for (const version of await versions(path)) {
        const text = await show(version.commit, version.path);
        if (text !== undefined) yield { commit: version.commit, text };
      }
    },
  };
}

interface Version {
  readonly commit: string;
  readonly path: string;
}

function versionsIn(log: string): readonly Version[] {
  return log.split('\x01').flatMap((entry) => {
    const [commit = '', path = ''] = entry
      .split('\0')
      .map((part) => part.trim())
      .filter(Boolean);
    return path === '' ? [] : [{ commit, path }];
  });
}

function unlessAbsent(thrown: unknown): undefined {
  if (!(thrown instanceof NoHistory)) throw thrown;
}
