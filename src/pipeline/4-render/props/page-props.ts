// A page to what the theme is handed of it.
import type { JsonObject } from '#model/json';
import type { Crumb, LastUpdate, Neighbour, Page } from '#model/page';
import { printRoute } from '#model/route';
import type { Site } from '#model/site';
import type { LastUpdateProps, LinkProps, PageProps } from '#model/theme';
import { prepareSidebar, type SidebarPropsOf } from './sidebar-props.ts';
import { prepareSite } from './site-props.ts';

/** Prepares what all pages share; the function that comes back costs no more than the page. */
export function pagePropsOf(site: Site): (page: Page) => PageProps {
  const { settings } = site;
  const sidebars = new Map<string, SidebarPropsOf>(
    site.sidebars.map((sidebar) => [sidebarKey(sidebar), prepareSidebar(sidebar, settings)]),
  );
  const siteProps = prepareSite(site);
  const link = (target: Neighbour | Crumb): LinkProps => ({
    label: target.label,
    href: target.route ? printRoute(target.route, settings) : null,
  });
  return (page) => {
    const href = printRoute(page.route, settings);
    const doc = page.kind === 'doc' ? page : undefined;
    const sidebar = page.sidebar === undefined ? undefined : sidebars.get(sidebarKeyOf(site, page));
    return {
      layout: page.kind === 'doc' ? 'doc' : page.layout,
      site: siteProps(page.route.path),
      title: page.title,
      description: page.description,
      href,
      unlisted: page.unlisted,
      showTitle: !doc || (doc.document.facts.contentTitle === undefined && doc.document.facts.frontMatter.hide_title !== true),
      toc: doc
        ? doc.headings
            .filter(({ id, depth }) => id !== '' && depth > 1)
            .map(({ depth, id, html, text }) => ({ depth, id, html, text }))
        : [],
      tocLevels: doc ? tocLevels(doc) : null,
      sidebar: sidebar ? sidebar(page.route.path) : null,
      breadcrumbs: page.breadcrumbs.map(link),
      previous: page.previous ? link(page.previous) : null,
      next: page.next ? link(page.next) : null,
      editHref: doc?.editUrl ?? null,
      lastUpdate: lastUpdateProps(page.lastUpdate),
      props: page.kind === 'listing' ? page.props : {},
      data: page.data as JsonObject,
    };
  };
}

function tocLevels({ document }: Extract<Page, { kind: 'doc' }>): readonly [number, number] | null {
  const { frontMatter } = document.facts;
  if (frontMatter.hide_table_of_contents) return null;
  return [frontMatter.toc_min_heading_level ?? 2, frontMatter.toc_max_heading_level ?? 3];
}

function sidebarKey({ docs, version, name }: { docs: string; version: string; name: string }): string {
  return JSON.stringify([docs, version, name]);
}

/** A listing belongs to the docs folder whose sidebar holds it. */
function sidebarKeyOf(site: Site, page: Page): string {
  const name = page.sidebar ?? '';
  if (page.kind === 'doc') return sidebarKey({ docs: page.docs, version: page.version, name });
  const sidebar = site.sidebars.find((sidebar) => sidebar.name === name && sidebar.version === page.route.version);
  return sidebarKey({ docs: sidebar?.docs ?? '', version: sidebar?.version ?? '', name });
}

function lastUpdateProps(update: LastUpdate | undefined): LastUpdateProps | null {
  if (!update) return null;
  const { date, author } = update;
  return { dateTime: date ?? null, date: date === undefined ? null : formatDate(date), author: author ?? null };
}

/** `Jan 31, 2025`, in UTC: the same on every machine. */
function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
