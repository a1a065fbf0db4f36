// Gathers what Markdown steps of plugins leave for `resolve` hooks: orders of images, and collected data.
import type { Document } from '#model/document';
import type { PlacedPage } from '#model/page';
import type { PlacedSite } from '#model/site';

/** Of published pages and of partials; drafts are not shown. */
export function leftBySteps(
  documents: readonly Document[],
  pages: readonly PlacedPage[],
): Pick<PlacedSite, 'orders' | 'collected'> {
  const shown = new Set(pages.flatMap((page) => (page.kind === 'doc' ? [page.document] : [])));
  const read = documents.filter((document) => document.source.partial || shown.has(document));
  return {
    orders: read.flatMap(({ facts }) => facts.orders),
    collected: read.flatMap(({ facts, source: { path } }) => facts.collected.map((one) => ({ ...one, path }))),
  };
}
