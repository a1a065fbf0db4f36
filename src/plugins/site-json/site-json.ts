// Emits `site.json`, a description of the built site for programs and for `slodocs diff`.

import { createHash } from 'node:crypto';
import {
  anchorsOf,
  compareText,
  type DescribedPage,
  descriptionFile,
  isNotFound,
  type NoOptions,
  type Page,
  type Plugin,
  type Site,
  type SiteDescription,
  type Target,
} from 'slodocs/kit';

/** Addresses, titles, anchors, links and redirects of all pages, unlisted ones too: whoever reads the site may read it. */
export function siteJson(options: NoOptions = {}): Plugin<NoOptions> {
  return {
    name: 'site-json',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    resolve(site) {
      return { ...site, emitted: [...site.emitted, { plugin: 'site-json', addresses: () => [`/${descriptionFile}`] }] };
    },
    emit({ site }) {
      const text = `${JSON.stringify(describeSite(site), null, 1)}\n`;
      return [{ path: descriptionFile, key: createHash('sha256').update(text).digest('hex'), make: () => text }];
    },
  };
}

function describeSite(site: Site): SiteDescription {
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
