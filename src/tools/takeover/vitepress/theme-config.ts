// Maps the theme config of VitePress: navbar, sidebars, footer, edit links and search.

import { Call } from '#kit/print/javascript';
import { withoutTags } from '#kit/without-marks';
import { addressOf, type ContentPages, isExternal } from '../content-pages.ts';
import { filled } from '../draft.ts';
import { type OldLanguage, type OldLanguages, withoutLanguage } from '../languages.ts';
import { isObject, type OldSettings, openSettings, type Path } from '../old-settings.ts';
import type { SiteReport } from '../site-report.ts';
import { socialOf } from '../social.ts';

/** Writes to `theme`, and returns the start of edit links. */
export function mapThemeConfig(
  old: OldSettings,
  theme: Record<string, unknown>,
  site: SiteReport,
  folder: string,
  { main, others }: OldLanguages,
): string | undefined {
  const added = others.length > 0 ? [{ type: 'localeDropdown', position: 'right' }] : [];
  const title = old.take('siteTitle');
  theme['navbar'] = filled({
    title: title === false ? '' : typeof title === 'string' && title !== site.draft.config['title'] ? title : undefined,
    logo: logoOf(old.take('logo')),
    items: [...withoutLinked(old.list('nav').flatMap(navItemOf), main), ...added],
  });
  const footer = old.inside('footer');
  const social = old.list('socialLinks').flatMap((link) => {
    const found = socialOf(link.take('icon'), link.text('link'), link.text('ariaLabel'));
    if (found.length === 0)
      site.dropped(
        link.path,
        'The footer has icons for GitHub, Mastodon, Discord and a few others. Add a link to "theme.footer.columns".',
      );
    return found;
  });
  theme['footer'] = filled({ social, copyright: copyrightOf(footer) });
  mapOutline(old.take('outline'), theme);
  mapSearch(old, site);
  old.skip(
    'sidebar',
    'docFooter',
    'lastUpdated',
    'lastUpdatedText',
    'externalLinkIcon',
    'darkModeSwitchLabel',
    'sidebarMenuLabel',
    'returnToTopLabel',
    'outlineTitle',
    'langMenuLabel',
    'lightModeSwitchTitle',
    'darkModeSwitchTitle',
    'skipToContentLabel',
    'i18nRouting',
    'notFound',
    'aside',
  );
  const pattern = old.inside('editLink').take('pattern');
  if (typeof pattern === 'function')
    site.byHand(old.pathOf('editLink'), '"editUrl" must be a string, to which the path of the file is appended.');
  if (typeof pattern !== 'string') return undefined;
  const start = pattern.split(':path')[0] ?? '';
  // The path of the file counts from the root, with the folder.
  return folder !== '' && folder !== '.' && start.endsWith(`/${folder}/`) ? start.slice(0, -folder.length - 1) : start;
}

export function copyrightOf(footer: OldSettings): string | undefined {
  const texts = [footer.text('message'), footer.text('copyright')].filter((text) => text !== undefined && text !== '');
  return texts.length > 0 ? texts.join('<br>') : undefined;
}

function logoOf(logo: unknown): Record<string, unknown> {
  const path = (value: unknown): string | undefined => (typeof value === 'string' ? value.replace(/^\//, '') : undefined);
  if (typeof logo === 'string') return { src: path(logo) };
  if (!isObject(logo)) return {};
  const alt = typeof logo['alt'] === 'string' ? logo['alt'] : undefined;
  const src = path(logo['src'] ?? logo['light']);
  return src === undefined ? {} : filled({ src, srcDark: path(logo['dark']), alt });
}

/** Groups of a menu have no titles: their items follow one another. */
export function navItemOf(item: OldSettings): readonly Record<string, unknown>[] {
  const [label, link] = [item.text('text'), item.text('link')];
  const items = item
    .list('items')
    .flatMap(navItemOf)
    .flatMap((inner) => (Array.isArray(inner['items']) ? (inner['items'] as Record<string, unknown>[]) : [inner]));
  item.skip('activeMatch', 'target', 'rel', 'noIcon');
  if (items.length > 0) return [{ label: label ?? 'More', items }];
  if (label === undefined || link === undefined) return [];
  return [isExternal(link) ? { label, href: link } : { label, to: addressOf(link) }];
}

function mapOutline(outline: unknown, theme: Record<string, unknown>): void {
  const level = isObject(outline) ? outline['level'] : outline;
  const [min, max] = level === 'deep' ? [2, 6] : Array.isArray(level) ? level : [level, level];
  // VitePress lists one level by default.
  const set =
    typeof min === 'number' && typeof max === 'number'
      ? { minHeadingLevel: min, maxHeadingLevel: max }
      : { minHeadingLevel: 2, maxHeadingLevel: 2 };
  theme['tableOfContents'] = filled({
    minHeadingLevel: set.minHeadingLevel === 2 ? undefined : set.minHeadingLevel,
    maxHeadingLevel: set.maxHeadingLevel === 3 ? undefined : set.maxHeadingLevel,
  });
}

function mapSearch(old: OldSettings, site: SiteReport): void {
  const search = old.inside('search');
  const options = search.text('provider') === 'algolia' ? search.inside('options') : old.inside('algolia');
  search.skip('options');
  const [appId, apiKey, indexName] = [options.text('appId'), options.text('apiKey'), options.text('indexName')];
  if (appId !== undefined && apiKey !== undefined && indexName !== undefined)
    site.draft.use('search', { engine: new Call('algolia', { appId, apiKey, indexName, contextual: false }) });
}

type Linked = Readonly<Record<string, unknown>>;

/** Links do not name the language that is at the root of the new site. */
function withoutLinked(items: readonly (Linked | string)[], language: OldLanguage): readonly (Linked | string)[] {
  if (withoutLanguage(`/${language.folder}`, language) === `/${language.folder}`) return items;
  return items.map((item) => {
    if (typeof item === 'string') return item;
    const { to, href, items: inner } = item;
    return {
      ...item,
      ...(typeof to === 'string' ? { to: withoutLanguage(to, language) } : {}),
      ...(typeof href === 'string' ? { href: withoutLanguage(href, language) } : {}),
      ...(Array.isArray(inner) ? { items: withoutLinked(inner as Linked[], language) } : {}),
    };
  });
}

/** Sidebars by name. A list is one sidebar for all pages; an object has one for each folder. */
export function sidebarsOf(
  sidebar: unknown,
  at: Path,
  language: OldLanguage,
  pages: ContentPages,
  site: SiteReport,
): Record<string, unknown> | undefined {
  const inFolder = { ...pages, idAt: (address: string) => pages.idAt(withoutLanguage(address, language)) };
  const read = (list: readonly unknown[], base: string, path: Path): readonly unknown[] =>
    withoutLinked(itemsOf(list, base, path, inFolder, site) as readonly Linked[], language);
  if (Array.isArray(sidebar)) return { docs: read(sidebar, '', at) };
  if (!isObject(sidebar)) return undefined;
  const named = Object.entries(sidebar).map(([folder, list]) => {
    const name = sidebarName(withoutLanguage(folder, language));
    const path = [...at, folder];
    if (Array.isArray(list)) return [name, read(list, '', path)] as const;
    const { base = '', items = [] } = Object(list) as { base?: string; items?: readonly unknown[] };
    return [name, read(items, base, [...path, 'items'])] as const;
  });
  return Object.fromEntries(named);
}

function itemsOf(
  list: readonly unknown[],
  base: string,
  path: readonly (string | number)[],
  pages: ContentPages,
  site: SiteReport,
): readonly unknown[] {
  return list.flatMap((entry, index): readonly unknown[] => {
    const item = openSettings(entry, [...path, index]);
    const own = item.text('base') ?? base;
    const [label, link] = [item.text('text') ?? '', item.text('link')];
    const target = link === undefined || isExternal(link) ? link : `${own}${link}`.replace(/\/{2,}/g, '/');
    const id = target === undefined || isExternal(target) ? undefined : pages.idAt(target);
    const inner = item.take('items');
    if (Array.isArray(inner)) {
      const items = itemsOf(inner, own, [...path, index, 'items'], pages, site);
      const collapsed = item.take('collapsed');
      // A group without the key cannot be collapsed.
      const state =
        typeof collapsed === 'boolean' ? { collapsed: collapsed ? undefined : false } : { collapsible: false, collapsed: false };
      return [
        filled({
          type: 'category',
          label: plainText(label),
          ...state,
          link: id === undefined ? undefined : { type: 'doc', id },
          items,
        }),
      ];
    }
    if (target === undefined) return [];
    if (id !== undefined && !/[?#]/.test(target)) return [label === '' ? id : { type: 'doc', id, label: plainText(label) }];
    if (id === undefined && !isExternal(target)) {
      const help = 'There is no page at that address. Correct the entry in "sidebars.ts".';
      site.byHand(item.path, help, `the sidebar entry "${label}"`);
      return [];
    }
    return [{ type: 'link', label: plainText(label), href: isExternal(target) ? target : addressOf(target) }];
  });
}

export function sidebarName(folder: string): string {
  return folder.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'docs';
}

/** Labels may hold HTML, such as badges. */
function plainText(label: string): string {
  return withoutTags(label).trim();
}
