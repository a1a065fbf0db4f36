// What other sites show beside a link to a page: Open Graph, and the card of X.
import type { Page } from '#model/page';
import { joinPath } from '#model/route';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import { printTarget } from '../body/target-url.ts';
import { meta, property } from './elements.ts';

export interface Shown {
  /** Without the name of the site, which others show beside it. */
  readonly title: string;
  readonly canonical: string;
}

export function socialHead(page: Page, site: Site, { title, canonical }: Shown): readonly HeadElement[] {
  const { settings } = site;
  const image = imageOf(page, settings);
  const isArticle = page.kind === 'doc' && page.route.path !== '/';
  const modified = page.lastUpdate?.date;
  return [
    property('og:title', title),
    ...(page.description === '' ? [] : [property('og:description', page.description)]),
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', settings.title),
    property('og:url', canonical),
    property('og:locale', settings.lang.replaceAll('-', '_')),
    ...(isArticle && modified !== undefined ? [property('article:modified_time', modified)] : []),
    ...(image === undefined
      ? [meta('twitter:card', 'summary')]
      : [
          property('og:image', image),
          ...sizeOf(page, site),
          meta('twitter:image', image),
          meta('twitter:card', 'summary_large_image'),
        ]),
  ];
}

/** So that others can lay out the picture before they have it. */
function sizeOf(page: Page, { imageSize }: Site): readonly HeadElement[] {
  const own = page.kind === 'doc' && page.image?.kind === 'asset' ? page.image.size : undefined;
  const size = page.image === undefined ? imageSize : own;
  if (!size) return [];
  return [property('og:image:width', String(size.width)), property('og:image:height', String(size.height))];
}

/** Whole, since it is other sites that ask for it. The page's own, or that of the site. */
function imageOf(page: Page, settings: Settings): string | undefined {
  const own = page.kind === 'doc' && page.image ? printTarget(page.image, settings) : undefined;
  const image = (page.kind === 'listing' ? page.image : undefined) ?? settings.theme.image;
  const address = own ?? (image === undefined || isWhole(image) ? image : joinPath(settings.baseUrl, encodeURI(image)));
  return address === undefined || isWhole(address) ? address : settings.url + address;
}

function isWhole(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
