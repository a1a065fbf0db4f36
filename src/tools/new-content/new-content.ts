// Writes a new page or post into a site, and finds its address and its place in a sidebar.
import { resolve } from 'node:path';
import type { Context } from '#context/context';
import type { Diagnostic } from '#model/diagnostic';
import type { NewContentOptions, NewContentResult, WrittenContent } from '#model/new-content';
import { findReservedIn } from '#model/reserved-character';
import { printRoute } from '#model/route';
import { isOutsideDocs } from '#model/source-file';
import { ChangeFault, changeWhole, removeStale } from '#output/atomic-change';
import type { Resolved } from '#pipeline/pipeline';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-resolved';
import { planPage } from './plan-page.ts';
import { planPost } from './plan-post.ts';
import { type Asked, type Planned, type Refusal, refuse } from './planned.ts';

export type NewContent = Pick<NewContentResult, 'written' | 'refusal' | 'diagnostics'>;

export async function addContent(request: RunRequest, { content, mdx, cwd = '.' }: NewContentOptions): Promise<NewContent> {
  const asked: Asked = { content, mdx, cwd: resolve(cwd) };
  const { reporter, signal } = request;
  const answer = await withSite(request, async (visit, root): Promise<NewContent | undefined> => {
    const planned = await visit((context, resolved) => plan(context, resolved, asked));
    if (!planned) return undefined;
    if ('message' in planned) return refused(planned);
    try {
      await removeStale(root);
      await changeWhole(root, [{ path: planned.path, content: planned.text }], signal);
    } catch (thrown) {
      if (!(thrown instanceof ChangeFault) && !('errno' in Object(thrown))) throw thrown;
      const help = thrown instanceof ChangeFault ? thrown.help : 'Nothing was written.';
      return refused(refuse(`"${planned.path}" cannot be written: ${(thrown as Error).message}`, help));
    }
    const told = reporter.anew();
    const written = await visit(async (context, resolved) => describe(context, resolved, planned.path), told);
    return { written, refusal: undefined, diagnostics: told.list().filter(({ place }) => place?.file === planned.path) };
  });
  return answer ?? { written: undefined, refusal: undefined, diagnostics: reporter.list().filter(isError) };
}

function plan(context: Context, resolved: Resolved, asked: Asked): Promise<Planned | Refusal> {
  const { content } = asked;
  const reserved = findReservedIn(content);
  if (reserved)
    return Promise.resolve(
      refuse(
        `"${reserved.path.join('.')}" holds ${reserved.name}, a character that no page can show`,
        'Nothing was written. Delete it.',
      ),
    );
  return content.kind === 'page' ? planPage(context, resolved, content, asked) : planPost(context, resolved, content, asked);
}

function refused(refusal: Refusal): NewContent {
  return { written: undefined, refusal, diagnostics: [] };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function describe({ config }: Context, { site, sources }: Resolved, path: string): WrittenContent {
  const page = site.pages.find((one) => one.kind === 'doc' && one.document.source.path === path);
  if (page?.kind !== 'doc') return { path, address: undefined, sidebar: undefined, unlisted: undefined };
  const sidebars = sources.sidebars.find(({ docs, version }) => docs === page.docs && version === page.version);
  const isListed = page.sidebar !== undefined || isOutsideDocs(page.docs);
  return {
    path,
    address: printRoute(page.route, config.settings),
    sidebar: isOutsideDocs(page.docs) ? undefined : page.sidebar,
    unlisted: isListed || sidebars === undefined ? undefined : { file: sidebars.path, id: page.id },
  };
}
