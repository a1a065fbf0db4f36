// A page to what the theme is handed of it.

import { keyOf } from '#files/digest';
import type { JsonObject } from '#model/json';
import type { OutputFile } from '#model/output';
import { type Crumb, isStandalone, type LastUpdate, type Neighbour, type Page } from '#model/page';
import type { LastUpdateProps, LinkProps, PageProps } from '#model/page-props';
import { isNotFound, joinPath, printRoute, routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { Site } from '#model/site';
import { type TocSettings, tocLevels } from '#model/toc-levels';
import { currentVersion } from '#model/version';
import { sectionsOf } from './sections.ts';
import { prepareSidebar, type SidebarOfPages } from './sidebar-props.ts';
import { prepareSite } from './site-props.ts';
import { prepareVersions } from './version-props.ts';

export interface PropsOfPages {
  of(page: Page): PageProps;
  /** What the props take from the rest of the site: two equal pages with equal surroundings have equal props. */
  around(page: Page): Surroundings;
  /** Files that browsers fetch for more of the sidebars than pages show. */
  readonly trees: readonly OutputFile[];
}

export interface Surroundings {
  readonly sidebar: string;
  readonly navigation: string;
  readonly versions: string;
}

/** Prepares what all pages share; a page then costs no more than itself. */
export function pagePropsOf(site: Site): PropsOfPages {
  const { settings } = site;
  const sidebars = new Map<string, SidebarOfPages>(
    site.sidebars.map((sidebar) => [sidebarKey(sidebar), prepareSidebar(sidebar, settings)]),
  );
  const indexSidebars = sidebarsOfIndexes(site);
  const siteProps = prepareSite(site);
  const version = prepareVersions(site);
  const link = (target: Neighbour | Crumb): LinkProps => ({
    label: target.label,
    href: target.route ? printRoute(target.route, settings) : null,
  });
  const nameOf = (page: Page): string | undefined => {
    if (page.standing?.sidebar) return sidebarKey({ ...page.standing.sidebar, version: currentVersion });
    if (page.kind === 'doc') return sidebarKey({ ...page, name: page.sidebar ?? '' });
    return indexSidebars.get(routeKey(page.route.path));
  };
  const sidebarOf = (page: Page, name = nameOf(page)): SidebarOfPages | undefined =>
    page.sidebar === undefined ? undefined : sidebars.get(name ?? '');
  const sections = sectionsOf(site);
  const dates = datesIn(settings);
  // Which of the links is active, and what they lead to, follows from the page and its version.
  const navigation = keyOf(JSON.stringify([siteProps(undefined, null), site.navbar]));
  const leadingOn = keyOf(navigation, JSON.stringify(sections));
  const around = (page: Page): Surroundings => {
    const name = nameOf(page);
    const sidebar = sidebarOf(page, name);
    return {
      sidebar: `${name} ${sidebar?.key(routeKey(page.route.path))} ${sidebar?.tree?.path}${sidebar?.labels ? JSON.stringify(sidebar.labels) : ''}`,
      navigation: leadsOn(page) ? leadingOn : navigation,
      versions: JSON.stringify(version(page)),
    };
  };
  const of = (page: Page): PageProps => {
    const href = printRoute(page.route, settings);
    const doc = page.kind === 'doc' ? page : undefined;
    const sidebar = sidebarOf(page);
    const own = version(page);
    return {
      layout: layoutOf(page),
      site: siteProps(page, own),
      title: page.title,
      description: page.description,
      href,
      unlisted: page.unlisted,
      draft: doc?.document.facts.frontMatter.draft === true,
      version: own,
      showTitle:
        !doc || (!isStandalone(doc) && !doc.document.facts.hasOwnTitle && doc.document.facts.frontMatter.hide_title !== true),
      ...leadOf(doc, settings),
      toc: doc
        ? doc.headings
            .filter(({ id, depth }) => id !== '' && depth > 1)
            .map(({ depth, id, html, text }) => ({ depth, id, html, text }))
        : [],
      tocLevels: doc ? levelsOf(doc, settings.theme.tableOfContents) : null,
      sidebar: sidebar ? sidebar.entries(page.route.path) : null,
      ...(sidebar?.labels ? { sidebarLabels: sidebar.labels } : {}),
      sidebarHref: sidebar?.tree ? joinPath(settings.baseUrl, sidebar.tree.path) : null,
      breadcrumbs: page.breadcrumbs.map(link),
      previous: page.previous ? link(page.previous) : null,
      next: page.next ? link(page.next) : null,
      editHref: doc?.editUrl ?? null,
      lastUpdate: lastUpdateProps(page.lastUpdate, dates),
      tags: doc ? doc.tags.map(link) : [],
      category: doc?.category ?? null,
      sections: leadsOn(page) ? sections : [],
      props: page.props ?? {},
      data: page.data as JsonObject,
    };
  };
  return { of, around, trees: [...sidebars.values()].flatMap(({ tree }) => tree ?? []) };
}

/** What the author has written alone: the beginning of the text would stand there twice. */
function leadOf(doc: Page | undefined, { theme }: Site['settings']): { readonly lead?: string } {
  const lead = theme.lead && doc?.kind === 'doc' ? doc.document.facts.frontMatter.description : undefined;
  return lead ? { lead } : {};
}

/** The name of the layout that shows a page. */
export function layoutOf(page: Page): string {
  if (page.kind === 'listing') return page.layout;
  if (page.layout !== undefined) return page.layout;
  if (!isStandalone(page)) return 'doc';
  if (!/\.mdx?$/.test(page.document.source.path)) return 'component';
  return isNotFound(page.route.path) ? 'not-found' : 'page';
}

/** Readers come to it without knowing where what they look for stands. */
function leadsOn(page: Page): boolean {
  return layoutOf(page) === 'not-found' || (page.kind === 'listing' && page.role === 'search');
}

function levelsOf({ document }: Extract<Page, { kind: 'doc' }>, site: TocSettings | undefined): readonly [number, number] | null {
  const { frontMatter } = document.facts;
  if (frontMatter.hide_table_of_contents) return null;
  return tocLevels(frontMatter.toc_min_heading_level, frontMatter.toc_max_heading_level, site);
}

function sidebarKey({ docs, version, name }: { docs: string; version: string; name: string }): string {
  return [docs, version, name].join('\n');
}

/** The index of a category belongs to the docs folder whose sidebar holds it, to the last of several. */
function sidebarsOfIndexes({ sidebars }: Site): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const sidebar of sidebars) {
    const visit = (item: SidebarItem): void => {
      if (item.type !== 'category') return;
      if (item.to) keys.set(routeKey(item.to.path), sidebarKey(sidebar));
      item.items.forEach(visit);
    };
    sidebar.items.forEach(visit);
  }
  return keys;
}

function lastUpdateProps(update: LastUpdate | undefined, dates: () => Intl.DateTimeFormat): LastUpdateProps | null {
  if (!update) return null;
  const { date, author } = update;
  return {
    dateTime: date ?? null,
    date: date === undefined ? null : dates().format(new Date(date)),
    author: author ?? null,
  };
}

/** `Jan 31, 2025`, in UTC: the same on every machine. Made once, for the first page that has a date. */
function datesIn({ lang }: Site['settings']): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }));
}
