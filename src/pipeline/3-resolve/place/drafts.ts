// Documents that are not published, to the pages that they would be.
import type { Document } from '#model/document';
import type { PlacedDoc } from '#model/page';
import type { Sources } from '#model/source-file';
import type { Context } from '../../context/context.ts';
import { placeDocs } from './place.ts';
import { prefixReaders } from './prefix-readers.ts';

/** What is wrong with them was reported when the site was resolved. */
export async function placeDrafts(
  context: Context,
  { versions, pages }: Sources,
  documents: readonly Document[],
): Promise<readonly PlacedDoc[]> {
  const folders = [...versions, ...(pages ? [pages] : [])];
  const { value } = await context.reporter.capture(async () => {
    const drafts = documents.filter(({ facts }) => facts.frontMatter.draft === true);
    return placeDocs(context, drafts, folders, prefixReaders(context)).drafts;
  });
  return value;
}
