// Posts without a date of their own to the commits that brought them, in real repositories.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../src/index.ts';
import { temporarySite, writeSite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';

const config = `import { posts } from 'slodocs/plugins';

export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [posts({ onUntruncatedBlogPosts: 'ignore', feedOptions: { type: 'json' } })],
};
`;
const site = { 'site.config.ts': config, 'docs/index.md': '# Home\n' };

// What whoever runs the tests has set must not decide them.
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('HOME', '/nonexistent');
  return () => vi.unstubAllEnvs();
});

function git(root: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'pipe' });
}

function commit(root: string, date: string): void {
  git(root, 'add', '-A');
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-q', '-m', 'x');
}

function rename(root: string, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
}

/** Days by address, in the order of the feed, and what is reported. */
async function datesOf(root: string) {
  const { diagnostics, outDir } = await build({ root });
  const { readFile } = await import('node:fs/promises');
  const feed = await readFile(join(outDir, 'blog/feed.json'), 'utf8').catch(() => '{ "items": [] }');
  const { items } = JSON.parse(feed) as { items: { url: string; date_published: string }[] };
  const days = items.map(({ url, date_published: date }) => [url.slice('https://case.example/blog/'.length), date.slice(0, 10)]);
  return { days: Object.fromEntries(days) as Record<string, string>, messages: diagnostics.map(({ message }) => message) };
}

test('a post is as old as the commit that brought it, wherever it has moved since', async () => {
  const root = temporarySite({ ...site, 'blog/1.md': '# One\n\nThe first note of all that we have written.\n' });
  git(root, 'init', '-q', '-b', 'main');
  commit(root, '2024-01-05T23:00:00Z');
  writeSite(root, {
    ...site,
    'blog/2.md': '# Two\n\nText.\n',
    'blog/1.md': '# One\n\nThe first note of all that we have changed.\n',
  });
  commit(root, '2024-02-05T12:00:00Z');
  rename(root, 'blog/1.md', 'blog/archive/one.md');
  commit(root, '2024-03-05T12:00:00Z');
  expect((await datesOf(root)).days).toEqual({ '2': '2024-02-05', 'archive/one': '2024-01-05' });

  // A warm build asks git again only when another commit is checked out.
  writeSite(root, { ...site, 'blog/3.md': '# Three\n\nText.\n' });
  const before = await datesOf(root);
  expect(before.messages).toEqual([
    'neither the front matter nor the file name contains a date, and no known commit has added it',
  ]);
  commit(root, '2024-04-05T12:00:00Z');
  const after = await datesOf(root);
  expect(after).toEqual({ days: { '3': '2024-04-05', '2': '2024-02-05', 'archive/one': '2024-01-05' }, messages: [] });
});

deepTest('a date that is left empty is none of its own', async () => {
  const root = temporarySite({ ...site, 'blog/1.md': '---\ndate:\n---\n\n# One\n' });
  git(root, 'init', '-q', '-b', 'main');
  commit(root, '2024-01-05T12:00:00Z');
  expect(await datesOf(root)).toEqual({ days: { '1': '2024-01-05' }, messages: [] });
});

deepTest('a shallow clone does not make all posts as old as its oldest commit', async () => {
  const root = temporarySite({ ...site, 'blog/1.md': '# One\n\nText.\n' });
  git(root, 'init', '-q', '-b', 'main');
  commit(root, '2024-01-05T12:00:00Z');
  writeSite(root, { ...site, 'blog/2.md': '# Two\n\nOther text.\n' });
  commit(root, '2024-02-05T12:00:00Z');
  writeSite(root, { ...site, 'blog/3.md': '# Three\n\nMore.\n' });
  commit(root, '2024-03-05T12:00:00Z');
  const clone = temporarySite({});
  git(clone, 'clone', '-q', '--depth', '2', `file://${root}`, 'clone');
  const { messages } = await datesOf(join(clone, 'clone'));
  expect(messages).toHaveLength(2);
  expect(messages.every((message) => message.includes('no known commit has added it'))).toBe(true);
});

test('without a repository a post says itself when it was written', async () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', '/tmp');
  const root = temporarySite({ ...site, 'blog/1.md': '# One\n\nText.\n', 'blog/2025-01-02-two.md': '# Two\n\nText.\n' });
  const { messages } = await datesOf(root);
  expect(messages).toEqual([
    'neither the front matter nor the file name contains a date, and the site is not in a git repository',
  ]);
});
