// Opens a site for agents: a session, with the tools that commands have for people.
import type { Diagnostic } from '#model/diagnostic';
import type { McpOptions } from '#model/mcp';
import type { BuildOptions } from '#model/run';
import type { SiteCode } from '#model/site-code';
import { withCache } from '#session/cache-folder';
import { holdBack } from '#session/held-session';
import { openSite } from '#session/open-session';
import type { RunRequest } from '#session/run-request';
import { withRequest } from '#session/run-tool';
import { explain } from '#tools/explain/explain';
import type { Changes } from '#tools/mcp/change';
import { type AnsweringSite, openMcpSite } from '#tools/mcp/mcp';
import { findIn } from '#tools/search/search';
import { requestOf } from './request.ts';

/** In seconds: somebody waits for the answer. */
const usualTimeLimit = 30;

export interface McpThreadParts {
  /** What has blocked the earlier thread: nothing runs until a file changes. */
  readonly held: Diagnostic | undefined;
  /** Files that have changed since are read again; in milliseconds. */
  readonly since: number | undefined;
}

type Options = Omit<McpOptions, 'onSlow' | 'onCrash'> & { readonly siteCode?: SiteCode | undefined };

/** Undefined where no configuration is found. */
export async function openMcp(
  { writes = false, ...options }: Options,
  { held, since }: McpThreadParts,
): Promise<AnsweringSite | undefined> {
  const open = await openSite(() => requestOf({ ...options, usualTimeLimit }, true));
  if (!open) return undefined;
  const { root, outDir } = open.places;
  const session = held ? holdBack(open, held) : open;
  return openMcpSite({
    ...{ root, outDir, session, explain },
    find: ({ query, version, language, limit }) => findIn(session.render, { text: query, version, locale: language, limit }),
    catalogue: async () => (await import('./catalogue.ts')).catalogue,
    changes: writes ? changesOf({ ...options, root }) : undefined,
    begun: since,
  });
}

function changesOf(options: BuildOptions): Changes {
  const within = <Answer>(work: (request: RunRequest) => Promise<Answer>): Promise<Answer> =>
    withRequest(async () => requestOf, options, false, work);
  return {
    addContent: (asked) =>
      within(async (request) => (await import('#tools/new-content/new-content')).addContent(request, { ...options, ...asked })),
    moveContent: (asked) => within(async (request) => (await import('#tools/move/move')).move(request, { ...options, ...asked })),
    fixSite: (asked) =>
      withCache(options, async (kept) => {
        const { fixSite } = await import('#tools/fix/fix-site');
        return fixSite(() => requestOf(kept, false), { ...options, ...asked });
      }),
  };
}
