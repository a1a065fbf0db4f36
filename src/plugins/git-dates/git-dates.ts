// Fills in last-update dates from git's history for pages whose front matter gives none.
import type { LastUpdate, PlacedDoc, PlacedPage } from '#model/page';
import type { Plugin } from '#model/plugin';
import { type Change, historyOf } from './history.ts';
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
      'shallow-clone': { severity: 'warning', summary: 'The clone holds only a part of the history.' },
    },
    async resolve(site, ctx) {
      if (!site.pages.some((page) => isFile(page) && lacks(page.lastUpdate, options))) return site;
      const history = await historyOf(ctx, foldersBeside(site.pages));
      if ('reason' in history) {
        ctx.report({
          code: 'no-history',
          message: `pages have no date of their last change: ${history.reason}`,
          help: 'Build inside a git repository, or give dates as "last_update" in front matter.',
        });
        return site;
      }
      if (history.shallow) {
        ctx.report({
          code: 'shallow-clone',
          message: 'the clone is shallow: pages whose last change lies before its oldest commit have no date',
          help: 'Fetch the whole history: `fetch-depth: 0` for actions/checkout, `GIT_DEPTH: 0` for GitLab, else `git fetch --unshallow`.',
        });
      }
      const pages = site.pages.map((page) => {
        const change = isFile(page) ? history.changes[page.document.source.path] : undefined;
        return change === undefined ? page : { ...page, lastUpdate: merge(page.lastUpdate, change, options) };
      });
      return { ...site, pages };
    },
  };
}

/** The folders outside of the root that hold sources: `../docs`. */
function foldersBeside(pages: readonly PlacedPage[]): readonly string[] {
  const paths = pages.filter(isFile).map(({ document }) => document.source.path);
  return [...new Set(paths.flatMap((path) => /^(?:\.\.\/)+[^/]+(?=\/)/.exec(path) ?? []))].sort();
}

function isFile(page: PlacedPage): page is PlacedDoc {
  return page.kind === 'doc' && page.document.source.plugin === undefined;
}

function lacks(update: LastUpdate | undefined, options: GitDatesOptions): boolean {
  return update?.date === undefined || (options.author === true && update.author === undefined);
}

/** Front matter takes precedence. */
function merge(written: LastUpdate | undefined, change: Change, options: GitDatesOptions): LastUpdate {
  const author = written?.author ?? (options.author ? change.author : undefined);
  return { date: written?.date ?? change.date, ...(author === undefined ? {} : { author }) };
}
