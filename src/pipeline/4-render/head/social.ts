// What other sites show beside a link to a page: Open Graph, and the card of X.
import type { Page } from '#model/page';
import { joinPath } from '#model/route';
import type { Settings } from '#model/settings';
import type { HeadElement } from '#model/theme';
import { printTarget } from '../body/target-url.ts';
import { meta, property } from './elements.ts';

export interface Shown {
  readonly title: string;
  readonly canonical: string;
}

export function socialHead(page: Page, settings: Settings, { title, canonical }: Shown): readonly HeadElement[] {
  const image = imageOf(page, settings);
  return [
    property('og:title', title),
    ...(page.description === '' ? [] : [property('og:description', page.description)]),
    property('og:url', canonical),
    property('og:locale', page.route.locale),
    ...(image === undefined
      ? []
      : [property('og:image', image), meta('twitter:image', image), meta('twitter:card', 'summary_large_image')]),
  ];
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
