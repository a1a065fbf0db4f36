// Fills in last-update dates from git's history for pages whose front matter gives none.

import { posix } from 'node:path';
import {
  folderOf,
  type History,
  type LastUpdate,
  type PlacedDoc,
  type PlacedPage,
  type Plugin,
  type PluginContext,
} from 'slodocs/kit';
import type { GitDatesOptions } from './options-schema.ts';

export type { GitDatesOptions };

/** A file without a commit gets no date, since its time on disk says nothing about its text. */
export function gitDates(options: GitDatesOptions = {}): Plugin<GitDatesOptions> {
  return {
    name: 'git-dates',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'no-history': { severity: 'info', summary: 'There is no git history to take dates from.' },
      'shallow-clone': { severity: 'warning', summary: 'The clone contains only part of the history.' },
    },
    async resolve(site, ctx) {
      if (!site.pages.some((page) => isFile(page) && lacks(page.lastUpdate, options))) return site;
      const { changes, reasons, shallow } = await changesOf(site.pages, Number(options.author ?? false), ctx);
      for (const reason of reasons) {
        ctx.report({
          code: 'no-history',
          message: `pages have no last-update dates: ${reason}`,
          help: 'Build inside a git repository, or set "last_update" in front matter.',
        });
      }
      if (shallow) {
        ctx.report({
          code: 'shallow-clone',
          message: 'the clone is shallow: pages last changed before its oldest commit have no date',
          help: 'Fetch the full history: set `fetch-depth: 0` for actions/checkout or `GIT_DEPTH: 0` for GitLab, or run `git fetch --unshallow`.',
        });
      }
      const pages = site.pages.map((page) => {
        const change = isFile(page) ? changes.get(fileOf(page)) : undefined;
        return change === undefined ? page : { ...page, lastUpdate: merge(page.lastUpdate, change, options) };
      });
      return { ...site, pages };
    },
  };
}

/** What is in a repository of its own, such as a submodule, has its dates from there. */
async function changesOf(pages: readonly PlacedPage[], count: number, ctx: PluginContext) {
  const paths = pages.filter(isFile).map(fileOf);
  const others = await ctx.repositories([...new Set(paths.map(folderOf))].sort());
  const apart = new Map(Object.entries(others).flatMap(([top, folders]) => folders.map((folder) => [folder, top] as const)));
  const own = paths.filter((path) => !apart.has(folderOf(path)));
  const histories = await Promise.all([
    ...(own.length > 0 ? [historyOf(ctx, foldersBeside(own), count)] : []),
    ...Object.keys(others).map((folder) => historyBelow(ctx, folder, count)),
  ]);
  const read = histories.flatMap((history) => ('reason' in history ? [] : [history]));
  return {
    changes: new Map(read.flatMap(({ changes }) => Object.entries(changes))),
    reasons: new Set(histories.flatMap((history) => ('reason' in history ? [history.reason] : []))),
    shallow: read.some(({ shallow }) => shallow),
  };
}

/** The folders outside of the root that hold sources: `../docs`. */
function foldersBeside(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap((path) => /^(?:\.\.\/)+[^/]+(?=\/)/.exec(path) ?? []))].sort();
}

function isFile(page: PlacedPage): page is PlacedDoc {
  return page.kind === 'doc' && page.document.source.plugin === undefined;
}

/** A translation has dates of its own. */
function fileOf({ translation, document }: PlacedDoc): string {
  return translation ?? document.source.path;
}

function lacks(update: LastUpdate | undefined, options: GitDatesOptions): boolean {
  return update?.date === undefined || (Boolean(options.author) && update.author === undefined);
}

/** Front matter takes precedence. */
function merge(written: LastUpdate | undefined, change: Change, options: GitDatesOptions): LastUpdate {
  const author = written?.author ?? (typeof options.author === 'number' ? change.authors : change.authors[0]);
  return { date: written?.date ?? change.date, ...(author === undefined ? {} : { author }) };
}

interface Change {
  /** An ISO 8601 instant in UTC. */
  readonly date: string;
  /** The last of them first; none where nobody asked. */
  readonly authors: readonly string[];
}

/** Plain data, which is cached between builds. */
type Changes = {
  /** The last change of each file, by its path relative to the root. */
  readonly changes: Readonly<Record<string, { readonly date: string; readonly authors: readonly string[] }>>;
  readonly shallow: boolean;
};

/**
 * Reads the history of the root and of the external docs folders, given relative to it; or the reason why there is none. `count` is
 * the number of authors that are kept of each file.
 */
function historyOf(ctx: PluginContext, beside: readonly string[], count: number): Promise<Changes | { readonly reason: string }> {
  return ctx.history(JSON.stringify([beside, count]), (history) => readChanges(history, beside, count));
}

/** Reads the history of another repository, by its top folder relative to the root. */
async function historyBelow(ctx: PluginContext, folder: string, count: number): Promise<Changes | { readonly reason: string }> {
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
