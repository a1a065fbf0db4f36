// Binds navbar items, each by its type, to final addresses.

import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import type { BoundDoc, BoundItem, NavbarItem } from '#model/navigation';
import type { Page } from '#model/page';
import { printRoute } from '#model/route';
import { firstEntry, type Sidebar } from '#model/sidebar';
import type { Version } from '#model/source-file';
import { askFor, likeliest } from '../likeliest.ts';
import type { PageTable } from '../page-table.ts';
import { reportUnknownDoc } from '../sidebars/unknown-doc.ts';

type Path = readonly (string | number)[];

/** The tables in which docs items are looked up. */
export interface DocsOfSite {
  readonly table: PageTable;
  readonly pages: readonly Page[];
  readonly sidebars: readonly Sidebar[];
  /** Versions whose sidebars could not be read, which was reported. */
  readonly unread: readonly Version[];
}

export type BindItems = (items: readonly NavbarItem[] | undefined, path: Path) => readonly BoundItem[];

/** `urlOf` resolves the address at a path of the configuration, or reports it; `checkHtml` checks HTML there. */
export function navbarBinder(
  context: Context,
  urlOf: (address: string | undefined, path: Path) => string | undefined,
  checkHtml: (html: string, path: Path) => void,
  site: DocsOfSite,
): BindItems {
  const menuOf = (item: NavbarItem, path: Path) => ({
    before: bindItems(item.dropdownItemsBefore, [...path, 'dropdownItemsBefore']),
    after: bindItems(item.dropdownItemsAfter, [...path, 'dropdownItemsAfter']),
  });
  const bind = (item: NavbarItem, path: Path): BoundItem | undefined => {
    const { type = 'default', label, to, href, docsPluginId: docs = 'default' } = item;
    const position = item.position ?? 'right';
    const url = (): string | undefined => urlOf(to ?? href, [...path, to === undefined ? 'href' : 'to']);
    if (type === 'html') {
      checkHtml(item.value ?? '', [...path, 'value']);
      return { kind: 'html', html: item.value ?? '', position };
    }
    if (type === 'search') return { kind: 'search', position };
    if (type === 'localeDropdown') return { kind: 'locales', ...menuOf(item, path), position };
    if (type === 'docsVersion') return { kind: 'version', docs, label, url: url(), position };
    if (type === 'docsVersionDropdown') return { kind: 'versions', docs, only: onlyOf(item), ...menuOf(item, path), position };
    if (type === 'doc') return { ...bindDoc(context, site, item, docs, path), position };
    if (type === 'docSidebar') return { ...bindSidebar(context, site, item, docs, path), position };
    return { kind: 'link', label: label ?? '', url: url(), position, items: bindItems(item.items, [...path, 'items']) };
  };
  const bindItems: BindItems = (items = [], path) =>
    items.flatMap((item, index) => {
      const bound = bind(item, [...path, index]);
      return bound ? [bound] : [];
    });
  return bindItems;
}

function onlyOf({ versions }: NavbarItem): Extract<BoundItem, { kind: 'versions' }>['only'] {
  if (versions === undefined) return undefined;
  if (isList(versions)) return versions.map((name) => ({ name, label: undefined }));
  return Object.entries(versions).map(([name, { label }]) => ({ name, label }));
}

function isList(value: NonNullable<NavbarItem['versions']>): value is readonly string[] {
  return Array.isArray(value);
}

/** Binds a doc that some version has; drafts are omitted, as everywhere. */
function bindDoc(context: Context, site: DocsOfSite, item: NavbarItem, docs: string, path: Path): BoundDoc {
  const { docId: id = '', label } = item;
  const { settings, locate } = context.config;
  const { table, pages } = site;
  const byVersion: Record<string, BoundDoc['byVersion'][string]> = {};
  const absent = table.absent.map((page) => ({ ...page, sidebar: undefined }));
  for (const page of [...pages, ...absent]) {
    if (page.kind !== 'doc' || page.docs !== docs || page.id !== id) continue;
    const { sidebar_label: own } = page.document.facts.frontMatter;
    byVersion[page.version] = {
      label: label ?? own ?? page.title,
      url: printRoute(page.route, settings),
      ...(page.sidebar === undefined ? {} : { sidebar: page.sidebar }),
    };
  }
  const versions = table.versions.filter((version) => version.docs === docs);
  const last = versions.find(({ isLast }) => isLast) ?? versions[0];
  const isKnown = Object.keys(byVersion).length > 0 || versions.some(({ name }) => table.isDraft(docs, name, id));
  if (!isKnown && last)
    reportUnknownDoc(context, table, last, id, locate([...path, 'docId']), 'An id is the path of a file within its docs folder.');
  return { kind: 'doc', docs, byVersion };
}

function bindSidebar(context: Context, site: DocsOfSite, item: NavbarItem, docs: string, path: Path): BoundDoc {
  const { sidebarId: name = '', label } = item;
  const { settings, locate } = context.config;
  const own = site.sidebars.filter((sidebar) => sidebar.docs === docs);
  const entries = own.flatMap((sidebar) => {
    const first = sidebar.name === name ? firstEntry(sidebar.items) : undefined;
    const url = first && printRoute(first.to, settings);
    return url === undefined ? [] : [[sidebar.version, { label: label ?? first?.label ?? '', url, sidebar: name }] as const];
  });
  const isUnread = site.unread.some((version) => version.docs === docs);
  if (!isUnread && own.every((sidebar) => sidebar.name !== name)) {
    const names = new Set(own.map((sidebar) => sidebar.name));
    const choices = likeliest(name, names);
    const place = locate([...path, 'sidebarId']);
    context.reporter.report({
      code: 'resolve/unknown-sidebar',
      message: `there is no sidebar "${name}"`,
      help: askFor(choices) ?? `The sidebars are ${[...names].map((known) => `"${known}"`).join(', ')}.`,
      place,
      ...(choices.length === 1 ? respell(place, name, choices[0]) : {}),
    });
  }
  return { kind: 'doc', docs, byVersion: Object.fromEntries(entries) };
}
