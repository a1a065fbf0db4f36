// Creates the tag pages of docs: one for all tags of a version, and one for each tag with its docs.

import { compareText, joinPath, type PlacedDoc, type PlacedSite, type PluginContext, type Version } from 'slodocs/kit';
import { reportInline } from './inline.ts';
import { reportLetterCase } from './letter-case.ts';
import { groupByTag, listingsOf, readTags, type TaggedDoc, type Use } from './listings.ts';
import type { TagsOptions } from './options-schema.ts';
import { readTagsFile, type TagsFile } from './tags-file.ts';

/** Adds the pages, and their tags to docs. */
export async function withTagPages(
  site: PlacedSite,
  options: Required<Omit<TagsOptions, 'file'>> & Pick<TagsOptions, 'file'>,
  ctx: PluginContext,
): Promise<PlacedSite> {
  const { onInlineTags, perPage, basePath } = options;
  const { settings } = site;
  const tagged = new Map<PlacedDoc, PlacedDoc>();
  const listings = [];
  for (const version of site.versions) {
    const file = await readTagsFile(version, options.file, ctx);
    const base = joinPath(version.path, basePath);
    const docs = docsOf(site, version).map((doc) => readTags(doc, file, ctx));
    reportSpelling(docs, file, onInlineTags, ctx);
    reportTwoNames(docs, ctx);
    const routeOf = (permalink = '') => {
      const path = permalink === '' ? base : joinPath(base, permalink);
      return { locale: 'en', version: version.name, path };
    };
    for (const { doc, uses } of docs) {
      if (uses.length === 0) continue;
      tagged.set(doc, { ...doc, tags: uses.map(({ tag }) => ({ label: tag.label, route: routeOf(tag.permalink) })) });
    }
    listings.push(...listingsOf(groupByTag(docs, settings.lang), { settings, say: ctx.say, routeOf, perPage }));
  }
  const pages = site.pages.map((page) => (page.kind === 'doc' ? (tagged.get(page) ?? page) : page));
  return { ...site, pages: [...pages, ...listings] };
}

/** Sorted by file, so that "the first" is the same on every machine. */
function docsOf({ pages }: PlacedSite, version: Version): readonly PlacedDoc[] {
  return pages
    .filter((page): page is PlacedDoc => page.kind === 'doc' && page.docs === version.docs && page.version === version.name)
    .sort((a, b) => compareText(a.document.source.path, b.document.source.path));
}

/** Undefined tags are reported as such, and not for their letter case as well. */
function reportSpelling(
  docs: readonly TaggedDoc[],
  file: TagsFile | undefined,
  policy: NonNullable<TagsOptions['onInlineTags']>,
  ctx: PluginContext,
): void {
  if (file?.sound && policy !== 'ignore') reportInline(docs, file, ctx);
  else reportLetterCase(docs, ctx);
}

/** Names that differ only by letter case, and two definitions with one address, are reported as other faults. */
export function reportTwoNames(docs: readonly TaggedDoc[], ctx: PluginContext): void {
  const firsts = new Map<string, Use>();
  for (const use of docs.flatMap(({ uses }) => uses)) {
    const first = firsts.get(use.tag.permalink);
    if (!first) firsts.set(use.tag.permalink, use);
    else if (!isSame(use, first) && (use.inline || first.inline)) report(use, first, ctx);
  }
}

function isSame({ tag: a }: Use, { tag: b }: Use): boolean {
  return a.label.toLowerCase() === b.label.toLowerCase();
}

function report({ tag, isName, namePlace: place }: Use, { tag: first, namePlace }: Use, ctx: PluginContext): void {
  const own = isName
    ? `give this one its own address: \`{ label: ${JSON.stringify(tag.label)}, permalink: /… }\``
    : 'give this one another `permalink`';
  ctx.report({
    code: 'two-names',
    message: `the tag "${tag.label}" has the same address as "${first.label}": both are listed as "${first.label}"`,
    help: `If they mean the same, use one name everywhere. Otherwise, ${own}.`,
    place,
    related: [{ message: `the first tag at "${tag.permalink}"`, place: namePlace }],
  });
}
