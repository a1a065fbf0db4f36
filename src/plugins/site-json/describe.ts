// Describes a site as plain data for `site.json`.
import { createHash } from 'node:crypto';
import type { Page, Target } from '#model/page';
import { compareText } from '#model/place';
import { anchorsOf } from '#model/promised';
import { isNotFound } from '#model/route';
import type { Site } from '#model/site';
import type { DescribedPage, SiteDescription } from '#model/site-description';

export function describeSite(site: Site): SiteDescription {
  const { title, url, baseUrl } = site.settings;
  const pages = site.pages.filter(({ route }) => !isNotFound(route.path)).map(describePage);
  const redirects = site.redirects.map(({ from, to }) => ({ from, to: addressOf(to) }));
  return {
    format: 1,
    title,
    url,
    baseUrl,
    pages: pages.sort((a, b) => compareText(a.path, b.path)),
    redirects: redirects.sort((a, b) => compareText(a.from, b.from)),
  };
}

function describePage(page: Page): DescribedPage {
  const { route, title, kind, unlisted, description } = page;
  const documents = kind === 'doc' ? [page.document, ...Object.values(page.partials).map(({ document }) => document)] : [];
  return {
    path: route.path,
    title,
    kind,
    version: route.version,
    unlisted,
    description: digest([description]),
    content: documents.length === 0 ? '' : digest(documents.map(({ bodyKey }) => bodyKey)),
    anchors: anchorsOf(page),
    links: linksOf(page),
  };
}

function linksOf(page: Page): readonly string[] {
  if (page.kind === 'listing') return [];
  const targets = [page, ...Object.values(page.partials)].flatMap((part) => part.targets);
  // An address that begins with `#` or `?` stays on the page.
  return [...new Set(targets.map(addressOf))].filter((address) => !/^(?:[#?]|$)/.test(address)).sort(compareText);
}

function addressOf(target: Target): string {
  if (target.kind === 'url') return target.url;
  return (target.kind === 'route' ? target.route.path : (target.served ?? target.path)) + target.suffix;
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
