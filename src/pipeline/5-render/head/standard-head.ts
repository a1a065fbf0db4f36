// Makes the head of a page from its ingredients: title, addresses, metadata for other sites, stylesheets, plugins' elements.
import { printRoute } from '#model/route';
import type { BrowserModules, HeadElement } from '#model/theme';
import { themeStylesheet } from '#output/asset-file';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { colorElements, firstElements, iconElements } from './browser-head.ts';
import { baseUrlScript, clientElements, earlyScript } from './browser-modules.ts';
import { crawlerElements } from './crawlers.ts';
import { link, meta, stylesheetLink } from './elements.ts';
import { fontElements } from './font-head.ts';
import { socialHead } from './social.ts';

/**
 * Blocks first paint, in browsers that support it, until the whole navbar is parsed.
 * https://html.spec.whatwg.org/#link-type-expect
 */
const wholeNavbar = link({ rel: 'expect', href: '#slodocs-main-content', blocking: 'render' });

/** Groups of elements, of which later ones override earlier ones. */
export type HeadOf = (page: PageValues) => readonly (readonly HeadElement[])[];

/** Prepares the parts that all pages share. */
export function prepareHead(site: SiteValues, browser: BrowserModules): HeadOf {
  const { identity, addresses } = site;
  const first = firstElements(site);
  const client = clientElements(browser);
  // A synchronous script blocks the parser, so the stylesheet is requested before it and both load in parallel.
  const firstPaint = [...colorElements(site), stylesheetLink(themeStylesheet), wholeNavbar, earlyScript(browser, site)];
  const atHome = [baseUrlScript(browser)];
  const icons = iconElements(site);
  const fonts = fontElements(site);
  const everywhere = site.metadata.map((attributes): HeadElement => ({ tag: 'meta', attributes }));
  return (values) => {
    const { page, robots: hidden } = values;
    const name = nameOf(values, site);
    const title = name === identity.title ? name : `${name} ${identity.titleDelimiter} ${identity.title}`;
    const canonical = addresses.url + printRoute(page.route, addresses);
    const keywords = page.kind === 'doc' ? values.content[0]?.document.facts.frontMatter.keywords : page.keywords;
    const own = [
      { tag: 'title', attributes: {}, children: title },
      ...(page.description === '' ? [] : [meta('description', page.description)]),
      ...(keywords?.length ? [meta('keywords', keywords.join(','))] : []),
      ...(hidden ? [meta('robots', 'noindex, nofollow')] : []),
      link({ rel: 'canonical', href: canonical }),
      ...socialHead(values, site, { title: name, canonical }),
      ...crawlerElements(values, site),
      ...(hidden ? [] : breadcrumbList(values.neighbours.breadcrumbs, addresses)),
      ...icons,
      ...fonts,
      ...client,
      ...(page.route.path === '/' ? atHome : []),
    ] as const satisfies readonly HeadElement[];
    const stylesheets = [...site.styles.files, ...values.stylesheets].map(stylesheetLink);
    return [first, firstPaint, everywhere, own, stylesheets, ...values.head];
  };
}

/** The home page's title is only the site's name, unless its author sets one. */
function nameOf({ page, content }: PageValues, { identity }: SiteValues): string {
  const isHome = page.route.path === '/' && !content.some((doc) => page.kind === 'doc' && doc.document.facts.frontMatter.title);
  return isHome ? identity.title : page.title;
}
