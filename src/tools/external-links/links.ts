// Lists the links of a resolved site to other hosts, each with its place in the sources.

import type { Document } from '#model/document';
import { isSiteAddress } from '#model/linked-site';
import { keyPlace, type Target } from '#model/page';
import { decoded, parseUrl } from '#model/parse-url';
import { comparePlaces, compareText, type Place } from '#model/place';
import type { Site } from '#model/site';

/** An address with a host, as written somewhere. */
export interface WrittenLink {
  readonly written: string;
  readonly place: Place;
}

export interface ExternalLink extends WrittenLink {
  /** Normalized, without hash. */
  readonly url: string;
  /** Without `#`, percent-decoded; empty where there is none. */
  readonly anchor: string;
}

/** `outer` are the links that stand outside of content. Sorted by address, then by place. */
export function externalLinks({ pages, settings }: Site, outer: readonly WrittenLink[]): readonly ExternalLink[] {
  const found = new Map<string, ExternalLink>();
  const take = (written: string, place: Place | undefined): void => {
    const link = place && parseLink(written, settings.url);
    if (link) found.set(JSON.stringify([place, written]), { ...link, written, place });
  };
  const { sites } = settings.links;
  const takeAll = ({ facts }: Document, targets: readonly Target[]): void => {
    for (const [index, { place, target: written }] of facts.links.entries()) {
      const target = targets[index];
      // What begins with the name of a site is checked against its index.
      if (target?.kind === 'url' && !isSiteAddress(written, sites)) take(target.url, place);
    }
  };
  for (const page of pages) {
    if (page.kind === 'listing') continue;
    takeAll(page.document, page.targets);
    for (const { document, targets } of Object.values(page.partials)) takeAll(document, targets);
    if (page.image?.kind === 'url') take(page.image.url, keyPlace(page.document.facts, 'image'));
  }
  for (const { written, place } of outer) take(written, place);
  return [...found.values()].sort((a, b) => compareText(a.url, b.url) || comparePlaces(a.place, b.place));
}

/** Undefined for what no other host serves. */
function parseLink(written: string, own: string): Pick<ExternalLink, 'url' | 'anchor'> | undefined {
  if (!/^(?:https?:)?\/\//i.test(written)) return undefined;
  const address = written.startsWith('//') ? `https:${written}` : written;
  const url = parseUrl(address);
  // The site itself may not be deployed yet.
  if (!url || url.origin === own) return undefined;
  const { hash } = url;
  url.hash = '';
  url.username = '';
  url.password = '';
  return { url: url.href, anchor: decoded(hash.slice(1)) };
}
