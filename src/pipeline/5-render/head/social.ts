// Creates the head elements for link previews on other sites: Open Graph, and cards of X.

import { assetMark, integrityMark } from '#model/asset-mark';
import { encodePath, joinPath } from '#model/route';
import type { HeadElement } from '#model/theme';
import { printTarget } from '../html/target-url.ts';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';

export interface Shown {
  /** Without the site's name, which previews show separately. */
  readonly title: string;
  readonly canonical: string;
}

export function socialHead(values: PageValues, site: SiteValues, { title, canonical }: Shown): readonly HeadElement[] {
  const { page } = values;
  const image = imageOf(values, site);
  const isArticle = page.kind === 'doc' && page.route.path !== '/';
  const published = page.kind === 'doc' ? page.date : undefined;
  const modified = page.lastUpdate?.date;
  return [
    property('og:title', title),
    ...(page.description === '' ? [] : [property('og:description', page.description)]),
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', site.identity.title),
    property('og:url', canonical),
    property('og:locale', (values.languages?.original?.lang ?? site.language.lang).replaceAll('-', '_')),
    ...(values.languages?.original ? [] : (values.languages?.alternates ?? []))
      .filter(({ lang }) => lang !== site.language.lang)
      .map(({ lang }) => property('og:locale:alternate', lang.replaceAll('-', '_'))),
    ...(isArticle && published !== undefined ? [property('article:published_time', published)] : []),
    ...(isArticle && modified !== undefined ? [property('article:modified_time', modified)] : []),
    ...(image === undefined
      ? [meta('twitter:card', 'summary')]
      : [
          property('og:image', image),
          ...sizeOf(values),
          meta('twitter:image', image),
          meta('twitter:card', 'summary_large_image'),
        ]),
  ];
}

/** The image's size, so that previews can be laid out before it loads. */
function sizeOf({ page, picture }: PageValues): readonly HeadElement[] {
  const own = page.kind === 'doc' && page.image?.kind === 'asset' ? page.image.size : undefined;
  const size = picture ? picture.size : own;
  if (!size) return [];
  return [property('og:image:width', String(size.width)), property('og:image:height', String(size.height))];
}

/** The absolute address of the page's image, or the site's, because other sites request it. */
function imageOf({ page, picture }: PageValues, { addresses }: SiteValues): string | undefined {
  const own = page.kind === 'doc' && page.image ? printTarget(page.image, addresses) : undefined;
  const image = (page.kind === 'listing' ? page.image : undefined) ?? picture?.image;
  const address = own ?? (image === undefined || isWhole(image) ? image : joinPath(addresses.filesBase, encodePath(image)));
  return address === undefined || isWhole(address) ? address : addresses.url + address;
}

function isWhole(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

export function meta(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } };
}

export function link(attributes: Record<string, string>): HeadElement {
  return { tag: 'link', attributes };
}

/** A link to a stylesheet of the output, by its path without the hash. */
export function stylesheetLink(file: string): HeadElement {
  return link({ rel: 'stylesheet', href: assetMark(file), integrity: integrityMark(file) });
}
