// What every page has in its head: title, description, addresses, and what other sites and crawlers read.
import type { Page } from '#model/page';
import { printRoute } from '#model/route';
import { hiddenBecause } from '#model/search-engines';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import type { BrowserModules, HeadElement } from '#model/theme';
import { versionFinder } from '#model/version';
import { themeStylesheet } from '#output/asset-file';
import { breadcrumbList } from './breadcrumb-list.ts';
import { colorElements, firstElements, iconElements } from './browser-head.ts';
import { baseUrlScript, clientElements, earlyScript } from './browser-modules.ts';
import { prepareCrawlers } from './crawlers.ts';
import { link, meta, stylesheetLink } from './elements.ts';
import { fontElements } from './font-head.ts';
import { socialHead } from './social.ts';

/** Browsers that know it paint nothing before the navbar has come as a whole. https://html.spec.whatwg.org/#link-type-expect */
const wholeNavbar = link({ rel: 'expect', href: '#slodocs-main-content', blocking: 'render' });

/** Groups of elements, of which later ones overrule earlier ones. */
export type HeadOf = (page: Page) => readonly (readonly HeadElement[])[];

/** Prepares what all pages share. */
export function standardHead(site: Site, browser: BrowserModules): HeadOf {
  const { settings } = site;
  const crawlers = prepareCrawlers(site);
  const versionOf = versionFinder(site.versions);
  const first = firstElements(settings);
  const client = clientElements(browser);
  // A script that runs at once holds up the parser: the stylesheet is asked for before it, and both come at the same time.
  const firstPaint = [...colorElements(settings), stylesheetLink(themeStylesheet), wholeNavbar, earlyScript(browser, settings)];
  const atHome = [baseUrlScript(browser)];
  const icons = iconElements(settings);
  const fonts = fontElements(settings);
  const everywhere = settings.theme.metadata.map((attributes): HeadElement => ({ tag: 'meta', attributes }));
  return (page) => {
    const name = nameOf(page, settings);
    const title = name === settings.title ? name : `${name} ${settings.titleDelimiter} ${settings.title}`;
    const canonical = settings.url + printRoute(page.route, settings);
    const keywords = page.kind === 'doc' ? page.document.facts.frontMatter.keywords : page.keywords;
    const hidden = hiddenBecause(page, versionOf(page), settings).length > 0;
    const own = [
      { tag: 'title', attributes: {}, children: title },
      ...(page.description === '' ? [] : [meta('description', page.description)]),
      ...(keywords?.length ? [meta('keywords', keywords.join(','))] : []),
      ...(hidden ? [meta('robots', 'noindex, nofollow')] : []),
      link({ rel: 'canonical', href: canonical }),
      ...socialHead(page, site, { title: name, canonical }),
      ...crawlers(page),
      ...(hidden ? [] : breadcrumbList(page, settings)),
      ...icons,
      ...fonts,
      ...client,
      ...(page.route.path === '/' ? atHome : []),
    ] as const satisfies readonly HeadElement[];
    return [first, firstPaint, everywhere, own];
  };
}

/** The home page bears the name of the site alone, unless its author gives it one. */
function nameOf(page: Page, settings: Settings): string {
  const isHome = page.route.path === '/' && !(page.kind === 'doc' && page.document.facts.frontMatter.title);
  return isHome ? settings.title : page.title;
}
