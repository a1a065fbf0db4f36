import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LastUpdate, PlacedDoc, PlacedListing } from '#model/page';
import type { PluginContext } from '#model/plugin-context';
import type { PlacedSite } from '#model/site';
import { otherRepositories } from '../../../src/files/git/git-head.ts';
import { historyReader } from '../../../src/files/git/git-history.ts';
import { build } from '../../../src/index.ts';
import { type GitDatesOptions, gitDates } from '../../../src/plugins/git-dates/git-dates.ts';
import { deepTest } from '../../property-runs.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs git-')));
  // What whoever runs the tests has set must not decide them, and neither must it decide a build.
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(folder));
  vi.stubEnv('HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function git(root: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'pipe' });
}

function init(root = folder): void {
  git(root, 'init', '-q', '-b', 'main');
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Commits everything that lies there, as `author` at `date`. */
function commit(root: string, date: string, author = "Ann Ä. O'Neil"): void {
  git(root, 'add', '-A');
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: 'a@a.example',
    GIT_COMMITTER_NAME: 'C',
    GIT_COMMITTER_EMAIL: 'c@c.example',
  };
  const dates = { GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: date };
  execFileSync('git', ['commit', '-q', '--allow-empty', '-m', 'x'], { cwd: root, env: { ...env, ...dates }, stdio: 'pipe' });
}

function doc(path: string, lastUpdate?: LastUpdate, plugin?: string): PlacedDoc {
  return { kind: 'doc', lastUpdate, document: { source: { path, ...(plugin ? { plugin } : {}) } } } as unknown as PlacedDoc;
}

interface Answer {
  /** By the path of their sources. */
  readonly dates: Readonly<Record<string, LastUpdate | undefined>>;
  readonly reports: readonly string[];
}

function using(options: GitDatesOptions = {}): (pages: readonly PlacedDoc[], root?: string) => Promise<Answer> {
  const plugin = gitDates(options);
  const kept = new Map<string, unknown>();
  const cached: PluginContext['cached'] = async <T>(key: string, make: () => T | Promise<T>): Promise<T> => {
    if (!kept.has(key)) kept.set(key, await make());
    return kept.get(key) as T;
  };
  return async (pages, root = folder) => {
    const reports: string[] = [];
    const report = (draft: { code: string; message: string }): void => void reports.push(`${draft.code}: ${draft.message}`);
    const listing = { kind: 'listing', lastUpdate: undefined } as PlacedListing;
    const site = { pages: [listing, ...pages] } as unknown as PlacedSite;
    const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
    const history = historyReader(root, { read }, cached);
    const repositories = (folders: readonly string[]) => otherRepositories(root, { read }, folders);
    const answer = await plugin.resolve?.(site, { root, report, history, repositories } as unknown as PluginContext);
    expect(answer?.pages[0]).toBe(listing);
    const docs = answer?.pages.slice(1) as readonly PlacedDoc[];
    return { dates: Object.fromEntries(docs.map((page) => [page.document.source.path, page.lastUpdate])), reports };
  };
}

describe('dates', () => {
  it('are those of the last commit that changed a file, in UTC', async () => {
    init();
    write(folder, { 'docs/a.md': '1', 'docs/b.md': '1' });
    commit(folder, '2024-01-02T03:04:05+02:00');
    write(folder, { 'docs/b.md': '2' });
    commit(folder, '2024-02-03T04:05:06Z');
    commit(folder, '2024-03-03T00:00:00Z');
    expect(await using()([doc('docs/a.md'), doc('docs/b.md')])).toEqual({
      dates: { 'docs/a.md': { date: '2024-01-02T01:04:05.000Z' }, 'docs/b.md': { date: '2024-02-03T04:05:06.000Z' } },
      reports: [],
    });
  });

  it('know files of every name', async () => {
    const names = [
      'a b.md',
      'übersicht/größe.md',
      '日本語.mdx',
      'it\'s "quoted".md',
      'tab\tbed.md',
      'a;b&c$(d).md',
      '-x.md',
      '01 - [x]*?.md',
      'back\\slash.md',
    ];
    init();
    git(folder, 'config', 'core.quotepath', 'true');
    write(folder, Object.fromEntries(names.map((name) => [name, '1'])));
    commit(folder, '2024-01-02T03:04:05Z');
    const { dates } = await using()(names.map((name) => doc(name)));
    expect(dates).toEqual(Object.fromEntries(names.map((name) => [name, { date: '2024-01-02T03:04:05.000Z' }])));
  });

  it('are found for a site in a folder of the repository', async () => {
    init();
    write(folder, { 'site/docs/a.md': '1', 'docs/a.md': '1' });
    commit(folder, '2024-01-02T00:00:00Z');
    write(folder, { 'docs/a.md': '2' });
    commit(folder, '2024-01-03T00:00:00Z');
    const { dates } = await using()([doc('docs/a.md')], join(folder, 'site'));
    expect(dates).toEqual({ 'docs/a.md': { date: '2024-01-02T00:00:00.000Z' } });
  });

  deepTest('are found for docs beside the site, where they are in its repository', async () => {
    init();
    write(folder, { 'site/docs/a.md': '1', 'docs/a.md': '1', 'other/a.md': '1' });
    commit(folder, '2024-01-02T00:00:00Z');
    write(folder, { 'docs/a.md': '2' });
    commit(folder, '2024-01-03T00:00:00Z');
    const pages = [doc('docs/a.md'), doc('../docs/a.md'), doc('../../outside/a.md')];
    const { dates, reports } = await using()(pages, join(folder, 'site'));
    expect(reports).toEqual([]);
    expect(dates).toEqual({
      'docs/a.md': { date: '2024-01-02T00:00:00.000Z' },
      '../docs/a.md': { date: '2024-01-03T00:00:00.000Z' },
      '../../outside/a.md': undefined,
    });
  });

  it('are those of the new name after a rename, and of changes on a merged branch', async () => {
    init();
    write(folder, { 'old.md': 'text', 'main.md': '1', 'branch.md': '1' });
    commit(folder, '2024-01-01T00:00:00Z');
    git(folder, 'checkout', '-q', '-b', 'side');
    write(folder, { 'branch.md': '2' });
    commit(folder, '2024-01-02T00:00:00Z');
    git(folder, 'checkout', '-q', 'main');
    git(folder, 'mv', 'old.md', 'new.md');
    commit(folder, '2024-01-03T00:00:00Z');
    git(folder, '-c', 'user.name=M', '-c', 'user.email=m@m.example', 'merge', '-q', '--no-ff', '-m', 'merge', 'side');
    const { dates } = await using()([doc('new.md'), doc('main.md'), doc('branch.md'), doc('old.md')]);
    expect(dates).toEqual({
      'new.md': { date: '2024-01-03T00:00:00.000Z' },
      'main.md': { date: '2024-01-01T00:00:00.000Z' },
      'branch.md': { date: '2024-01-02T00:00:00.000Z' },
      'old.md': { date: '2024-01-03T00:00:00.000Z' },
    });
  });

  it('are not changed by settings of the user', async () => {
    init();
    for (const [key, value] of [
      ['log.showSignature', 'true'],
      ['diff.renames', 'copies'],
      ['color.ui', 'always'],
      ['log.date', 'relative'],
      ['diff.noprefix', 'true'],
    ]) {
      git(folder, 'config', key as string, value as string);
    }
    write(folder, { 'a.md': '1' });
    commit(folder, '2024-01-02T03:04:05Z');
    expect((await using()([doc('a.md')])).dates).toEqual({ 'a.md': { date: '2024-01-02T03:04:05.000Z' } });
  });

  it('do not come from the file system', async () => {
    init();
    write(folder, { 'a.md': '1' });
    commit(folder, '2024-01-02T00:00:00Z');
    write(folder, { 'a.md': 'changed', 'new.md': '1' });
    const { dates } = await using()([doc('a.md'), doc('new.md'), doc('made.md', undefined, 'glossary')]);
    expect(dates).toEqual({ 'a.md': { date: '2024-01-02T00:00:00.000Z' }, 'new.md': undefined, 'made.md': undefined });
  });

  it('follow new commits', async () => {
    init();
    write(folder, { 'a.md': '1' });
    commit(folder, '2024-01-02T00:00:00Z');
    const dates = using();
    expect((await dates([doc('a.md')])).dates).toEqual({ 'a.md': { date: '2024-01-02T00:00:00.000Z' } });
    write(folder, { 'a.md': '2' });
    commit(folder, '2024-01-05T00:00:00Z');
    expect((await dates([doc('a.md')])).dates).toEqual({ 'a.md': { date: '2024-01-05T00:00:00.000Z' } });
  });
});

describe('repositories within the site, and beside it', () => {
  /** A site with a submodule, a clone that is none, one in that, and one beside the site. */
  const within = (root: string): void => {
    const part = join(folder, 'part');
    mkdirSync(part);
    init(part);
    write(part, { 'a.md': '1', 'deep/b.md': '1' });
    commit(part, '2020-01-01T00:00:00Z');
    write(part, { 'deep/b.md': '2' });
    commit(part, '2021-01-01T00:00:00Z');
    git(root, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', part, 'docs/sub');
    commit(root, '2024-01-01T00:00:00Z');
    for (const at of ['docs/clone', 'docs/clone/inner', '../beside']) git(root, 'clone', '-q', part, at);
  };
  const parts = ['docs/sub', 'docs/clone', 'docs/clone/inner', '../beside'];
  const files = ['docs/own.md', ...parts.flatMap((part) => [`${part}/a.md`, `${part}/deep/b.md`])];
  const dates = {
    'docs/own.md': { date: '2022-01-01T00:00:00.000Z' },
    ...Object.fromEntries(
      parts.flatMap((part) => [
        [`${part}/a.md`, { date: '2020-01-01T00:00:00.000Z' }],
        [`${part}/deep/b.md`, { date: '2021-01-01T00:00:00.000Z' }],
      ]),
    ),
  };
  const siteIn = (root: string): string => {
    mkdirSync(root);
    init(root);
    write(root, { 'docs/own.md': '1', 'docs/sub/a.md': 'before it was one' });
    commit(root, '2022-01-01T00:00:00Z');
    git(root, 'rm', '-q', '-r', 'docs/sub');
    commit(root, '2023-01-01T00:00:00Z');
    return root;
  };

  deepTest('tell the dates of their own files, and each new commit of theirs counts', async () => {
    const root = siteIn(join(folder, 'site'));
    within(root);
    const ask = using();
    expect(
      await ask(
        files.map((file) => doc(file)),
        root,
      ),
    ).toEqual({ dates, reports: [] });
    for (const part of parts) {
      write(join(root, part), { 'a.md': '3' });
      commit(join(root, part), '2025-05-05T00:00:00Z');
      const answer = await ask([doc(`${part}/a.md`), doc('docs/own.md')], root);
      expect(answer.dates).toEqual({
        [`${part}/a.md`]: { date: '2025-05-05T00:00:00.000Z' },
        'docs/own.md': dates['docs/own.md'],
      });
    }
  });

  deepTest('are found in a linked working tree, and where the site is in no repository', async () => {
    const main = siteIn(join(folder, 'main'));
    const tree = join(folder, 'tree');
    git(main, 'worktree', 'add', '-q', '-b', 'other', tree);
    within(tree);
    expect(
      await using()(
        files.map((file) => doc(file)),
        tree,
      ),
    ).toEqual({ dates, reports: [] });
    git(main, 'worktree', 'add', '-q', '-b', 'third', join(folder, 'plain/docs/tree'));
    const answer = await using()([doc('docs/tree/docs/own.md'), doc('docs/none.md')], join(folder, 'plain'));
    expect(answer).toEqual({
      dates: { 'docs/tree/docs/own.md': dates['docs/own.md'], 'docs/none.md': undefined },
      reports: ['no-history: pages have no last-update dates: the site is not in a git repository'],
    });
  });

  deepTest('may be shallow, or have no commits, which is told', async () => {
    const root = siteIn(join(folder, 'site'));
    mkdirSync(join(root, 'docs/empty'));
    init(join(root, 'docs/empty'));
    expect((await using()([doc('docs/own.md'), doc('docs/empty/a.md')], root)).reports).toEqual([
      'no-history: pages have no last-update dates: the repository has no commits',
    ]);
  });
});

describe('front matter and authors', () => {
  beforeEach(() => {
    init();
    write(folder, { 'a.md': '1', 'b.md': '1', 'c.md': '1' });
    commit(folder, '2024-01-02T00:00:00Z');
  });

  const pages = () => [doc('a.md', { date: '2020-01-01T00:00:00.000Z' }), doc('b.md', { author: 'Zoe' }), doc('c.md')];

  it('gives dates where front matter has none', async () => {
    expect((await using()(pages())).dates).toEqual({
      'a.md': { date: '2020-01-01T00:00:00.000Z' },
      'b.md': { date: '2024-01-02T00:00:00.000Z', author: 'Zoe' },
      'c.md': { date: '2024-01-02T00:00:00.000Z' },
    });
  });

  it('gives authors when asked', async () => {
    expect((await using({ author: true })(pages())).dates).toEqual({
      'a.md': { date: '2020-01-01T00:00:00.000Z', author: "Ann Ä. O'Neil" },
      'b.md': { date: '2024-01-02T00:00:00.000Z', author: 'Zoe' },
      'c.md': { date: '2024-01-02T00:00:00.000Z', author: "Ann Ä. O'Neil" },
    });
  });

  deepTest('gives as many of the last authors as asked for, each once and under the name that the repository knows', async () => {
    const writers = ['Bo', 'bo@old', 'Cy', 'Bo', 'Di'];
    for (const [index, writer] of writers.entries()) {
      write(folder, { 'c.md': `changed ${index}` });
      commit(folder, `2024-02-0${index + 1}T00:00:00Z`, writer);
    }
    write(folder, { '.mailmap': 'Bo <a@a.example> bo@old <a@a.example>\n' });
    const authorsOf = async (author: number) => (await using({ author })([doc('c.md')])).dates['c.md'];
    expect(await authorsOf(1)).toEqual({ date: '2024-02-05T00:00:00.000Z', author: ['Di'] });
    expect(await authorsOf(3)).toEqual({ date: '2024-02-05T00:00:00.000Z', author: ['Di', 'Bo', 'Cy'] });
    expect(await authorsOf(20)).toEqual({ date: '2024-02-05T00:00:00.000Z', author: ['Di', 'Bo', 'Cy', "Ann Ä. O'Neil"] });
    expect((await using({ author: 2 })([doc('b.md', { author: 'Zoe' })])).dates['b.md']?.author).toBe('Zoe');
  });
});

describe('no history', () => {
  it('is told outside a repository', async () => {
    expect(await using()([doc('a.md')])).toEqual({
      dates: { 'a.md': undefined },
      reports: ['no-history: pages have no last-update dates: the site is not in a git repository'],
    });
  });

  it('is told until there is a repository, although no file of the site has changed', async () => {
    const config = "export default { title: 'A', url: 'https://a.example', preset: { search: false, twins: false } };\n";
    write(folder, { 'site.config.ts': config, 'docs/a.md': '# A\n' });
    const codes = async (): Promise<readonly string[]> => (await build({ root: folder })).diagnostics.map(({ code }) => code);
    expect(await codes()).toEqual(['git-dates/no-history']);
    init();
    commit(folder, '2024-01-01T00:00:00Z');
    expect(await codes()).toEqual([]);
  });

  it('is told in a repository without commits', async () => {
    init();
    expect((await using()([doc('a.md')])).reports).toEqual([
      'no-history: pages have no last-update dates: the repository has no commits',
    ]);
  });

  it('is told without git', async () => {
    vi.stubEnv('PATH', join(folder, 'nothing'));
    expect((await using()([doc('a.md')])).reports).toEqual(['no-history: pages have no last-update dates: git is not installed']);
  });

  it('is no matter when every page has a date', async () => {
    const page = doc('a.md', { date: '2020-01-01T00:00:00.000Z' });
    expect(await using()([page])).toEqual({ dates: { 'a.md': page.lastUpdate }, reports: [] });
  });
});

describe('a shallow clone', () => {
  it('gives the dates that it can be sure of, and one warning', async () => {
    const origin = join(folder, 'origin');
    mkdirSync(origin);
    init(origin);
    write(origin, { 'old.md': '1', 'new.md': '1' });
    commit(origin, '2024-01-01T00:00:00Z');
    write(origin, { 'other.md': '1' });
    commit(origin, '2024-01-02T00:00:00Z');
    write(origin, { 'new.md': '2' });
    commit(origin, '2024-01-03T00:00:00Z');
    git(folder, 'clone', '-q', '--depth', '2', `file://${origin}`, 'clone');
    const pages = [doc('old.md'), doc('new.md'), doc('other.md')];
    expect(await using()(pages, join(folder, 'clone'))).toEqual({
      dates: { 'old.md': undefined, 'new.md': { date: '2024-01-03T00:00:00.000Z' }, 'other.md': undefined },
      reports: ['shallow-clone: the clone is shallow: pages last changed before its oldest commit have no date'],
    });
    git(join(folder, 'clone'), 'fetch', '-q', '--unshallow');
    expect((await using()(pages, join(folder, 'clone'))).reports).toEqual([]);
  });
});
