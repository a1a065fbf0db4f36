// Reports listed docs of one version that have the same title.
import { compareText, keyPlace, type Place, type PlacedDoc, type PlacedSite, type PluginContext, wholeFile } from 'slodocs/kit';

/** Keeps the first by path, and reports the others. Ignores letter case. */
export function reportDuplicateTitles({ pages }: PlacedSite, ctx: PluginContext): void {
  const docs = pages.filter((page): page is PlacedDoc => page.kind === 'doc' && !page.unlisted && page.title.trim() !== '');
  const firsts = new Map<string, PlacedDoc>();
  for (const doc of docs.sort((a, b) => compareText(a.document.source.path, b.document.source.path))) {
    const key = JSON.stringify([doc.docs, doc.version, doc.title.trim().toLowerCase()]);
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, doc);
      continue;
    }
    ctx.report({
      code: 'duplicate-title',
      message: `another page has the title "${doc.title}"`,
      help: 'Change one of the titles, because tabs, bookmarks and search results show nothing else.',
      place: titlePlace(doc),
      related: [{ message: 'the other page', place: titlePlace(first) }],
    });
  }
}

/** A title that was not written is made from the file name. */
function titlePlace({ document: { facts, source } }: PlacedDoc): Place {
  const heading = facts.outline.find((item) => item.kind === 'heading' && item.depth === 1);
  const own = facts.contentTitle !== undefined && heading?.kind === 'heading' ? heading.place : undefined;
  return keyPlace(facts, 'title') ?? own ?? wholeFile(source.path);
}
