// Computes the pages that unpublished documents would become.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import { isDraft, type PlacedDoc } from '#model/page';
import { contentFolders, isCollection, type Sources } from '#model/source-file';
import { placeDocs } from './place.ts';
import { prefixReaders } from './prefix-readers.ts';

/** Their faults were reported when the site was resolved. */
export async function placeDrafts(
  context: Context,
  sources: Sources,
  documents: readonly Document[],
): Promise<readonly PlacedDoc[]> {
  const { value } = await context.reporter.capture(async () => {
    const unpublished = documents.filter(isDraft);
    const { drafts } = placeDocs(context, unpublished, contentFolders(sources), prefixReaders(context));
    const own = drafts.filter(({ docs }) => !isCollection(docs));
    return own.length === drafts.length ? drafts : [...own, ...(await placePosts(context, sources, drafts))];
  });
  return value;
}

/** The plugin of a collection decides where its pages would be. */
async function placePosts(context: Context, { versions }: Sources, drafts: readonly PlacedDoc[]): Promise<readonly PlacedDoc[]> {
  const pages = drafts.filter(({ docs }) => isCollection(docs));
  const nothing = {
    assets: [],
    orders: [],
    collected: [],
    drawn: [],
    sidebars: [],
    redirects: [],
    emitted: [],
    addresses: [],
    loads: {},
    data: {},
  };
  const { site: reshaped } = await context.hooks
    .withFreshState()
    .reduce({ settings: context.config.settings, versions, pages, ...nothing });
  return reshaped.pages.filter((page) => page.kind === 'doc');
}
