// One walk through git's history to the last change of every file.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Change {
  /** An ISO 8601 instant in UTC. */
  readonly date: string;
  readonly author: string;
}

export interface History {
  /** The last change of each file, by its path relative to the root. */
  readonly changes: ReadonlyMap<string, Change>;
  readonly shallow: boolean;
}

/** The history of the folder at `root`, or the reason why there is none. Walks again only when HEAD has moved. */
export function createHistory(): (root: string) => Promise<History | string> {
  const walks = new Map<string, { readonly state: string; readonly history: Promise<History | string> }>();
  return async (root) => {
    const state = await git(root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
    if (typeof state !== 'string') return state.reason;
    let walk = walks.get(root);
    if (walk?.state !== state) {
      walk = { state, history: readHistory(root, state.startsWith('true')) };
      walks.set(root, walk);
    }
    return walk.history;
  };
}

// `-z` gives names as they are, without quotes; the settings of whoever runs the build must not change the answer.
const log = [
  '-c',
  'log.showSignature=false',
  'log',
  '--no-renames',
  '--relative',
  '--name-only',
  '-z',
  '--format=%x01%ct%x02%an%x02%P',
];

async function readHistory(root: string, shallow: boolean): Promise<History | string> {
  const text = await git(root, [...log, '--', '.']);
  if (typeof text !== 'string') return text.reason;
  const changes = new Map<string, Change>();
  for (const commit of text.split('\x01').slice(1)) {
    const [facts = '', ...files] = commit.split('\0');
    const [seconds, author = '', parents] = facts.split('\x02');
    // The oldest commit of a shallow clone seems to have made every file that there was.
    if (shallow && parents === '') continue;
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (const file of files) {
      const path = file.replace(/^\n/, '');
      if (path !== '' && !changes.has(path)) changes.set(path, { date, author });
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
