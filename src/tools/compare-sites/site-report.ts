// Gathers all that reviewers of a change want to know from two outputs of a site.
import { attempt } from '#model/attempt';
import { compareText } from '#model/place';
import type { SiteDescription } from '#model/site-description';
import { compareOutputs, type Output, type OutputDifference } from './compare-outputs.ts';
import { compareSites, type SiteDifference } from './compare-sites.ts';
import { withLanguages } from './languages.ts';
import { pairPages } from './pair-pages.ts';
import { type PictureOptions, type Pictures, takePictures } from './pictures.ts';
import { compareAnswers, type OpenSearch, type SearchDifference } from './search-answers.ts';

export interface SiteReport {
  readonly difference: SiteDifference;
  readonly content: OutputDifference;
  /** Addresses and anchors of the older site that are gone, with the pages that linked to them. */
  readonly lostLinks: readonly { readonly address: string; readonly pages: readonly string[] }[];
  readonly search: SearchDifference;
  readonly pictures: Pictures;
}

export interface ReportRequest {
  readonly before: Output;
  readonly after: Output;
  /** Undefined where no pictures are wanted. */
  readonly pictures: PictureOptions | undefined;
}

export async function reportSites({ pictures, ...outputs }: ReportRequest, openSearch: OpenSearch): Promise<SiteReport> {
  const [before, after] = [withLanguages(outputs.before), withLanguages(outputs.after)];
  const paired = pairPages(before.description, after.description);
  const difference = compareSites(before.description, after.description);
  const content = compareOutputs(before, after, paired);
  return {
    difference,
    content,
    lostLinks: lostLinks(before.description, difference),
    search: await compareAnswers(before, after, paired.newAddress, openSearch),
    pictures: await takePictures(before, after, content, pictures),
  };
}

function lostLinks(before: SiteDescription, { removed, anchors, moved }: SiteDifference): SiteReport['lostLinks'] {
  const users = new Map<string, string[]>();
  for (const { path, links } of before.pages) {
    for (const link of links) users.set(keyOf(link), [...(users.get(keyOf(link)) ?? []), path]);
  }
  const oldPaths = new Map(moved.map(({ from, to }) => [to, from]));
  const gone = new Set(removed.map(({ path }) => keyOf(path)));
  const lost = [
    ...[...users.keys()].filter((address) => gone.has(keyOf(address.split('#', 1)[0] ?? ''))),
    ...anchors.flatMap(({ path, lost: ids }) => ids.map((id) => keyOf(`${oldPaths.get(path) ?? path}#${id}`))),
  ];
  return [...new Set(lost)]
    .flatMap((address) => {
      const pages = users.get(address);
      return pages ? [{ address, pages: [...new Set(pages)].sort(compareText) }] : [];
    })
    .sort((a, b) => compareText(a.address, b.address));
}

/** Addresses are written with and without a slash at the end of their paths. */
function keyOf(address: string): string {
  const plain = address.replace(/^(\/[^?#]*?)\/(?=[?#]|$)/, '$1') || '/';
  return attempt(() => decodeURI(plain), plain);
}
