// Finds the entries of the new navbar and sidebars that those of another language say in other words.
import { withoutTags } from '#kit/without-marks';
import { addressOf, type ContentPages, isExternal } from '../content-pages.ts';
import { type OldLanguage, withoutLanguage } from '../languages.ts';
import { isObject } from '../old-settings.ts';
import { sidebarName } from './theme-config.ts';

export interface MainNavigation {
  readonly nav: readonly Entry[];
  readonly sidebars: Readonly<Record<string, unknown>> | undefined;
  readonly title: string | undefined;
}

/** An item of the new navbar, or an entry of a sidebar. */
export interface Entry {
  readonly type?: string;
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly id?: string;
  readonly link?: { readonly id?: string };
  readonly items?: readonly (Entry | string)[];
}

/** False where the key has another text already. */
type Add = (key: string, text: string | undefined, before: string | undefined) => boolean;

/** Items match by where they lead, and menus by their places. Returns the labels of those that have no counterpart. */
export function matchNav(main: readonly Entry[], own: readonly Entry[], language: OldLanguage, add: Add): readonly string[] {
  const targetOf = ({ to, href }: Entry): string | undefined => (to === undefined ? href : withoutLanguage(to, language));
  const menus = main.filter(({ items }) => items);
  let menu = 0;
  return own.flatMap((item): readonly string[] => {
    const { label = '' } = item;
    const other = item.items
      ? menus[menu++]
      : main.find((one) => !one.items && (one.to ?? one.href)?.replace(/\/$/, '') === targetOf(item)?.replace(/\/$/, ''));
    if (!other) return [label];
    const isSaid = add(`item.label.${other.label}`, label, other.label);
    const inner = matchNav((other.items ?? []) as readonly Entry[], (item.items ?? []) as readonly Entry[], language, add);
    return isSaid ? inner : [label, ...inner];
  });
}

interface Side {
  readonly language: OldLanguage;
  /** Those of the default language. */
  readonly pages: ContentPages;
}

export function matchSidebars(main: MainNavigation['sidebars'], sidebar: unknown, side: Side, add: Add): readonly string[] {
  if (!main) return Array.isArray(sidebar) || isObject(sidebar) ? ['all entries'] : [];
  const { language } = side;
  const own = Array.isArray(sidebar)
    ? [['docs', sidebar] as const]
    : Object.entries(isObject(sidebar) ? sidebar : {}).map(
        ([folder, list]) => [sidebarName(withoutLanguage(folder, language)), list] as const,
      );
  return own.flatMap(([name, list]) => {
    const { base = '', items = [] } = (Array.isArray(list) ? { items: list } : Object(list)) as {
      base?: string;
      items?: readonly unknown[];
    };
    const known = main[name] as readonly (Entry | string)[] | undefined;
    if (!known) return [name];
    return matchEntries(known, { list: items, base, prefix: `sidebar.${name}` }, side, add);
  });
}

interface OwnList {
  readonly list: readonly unknown[];
  readonly base: string;
  readonly prefix: string;
}

/** Docs match by their pages, and groups by the pages in them. */
function matchEntries(main: readonly (Entry | string)[], own: OwnList, side: Side, add: Add): readonly string[] {
  const groups = main.filter((one): one is Entry => typeof one === 'object' && one.items !== undefined);
  const taken = new Set<Entry>();
  return own.list.flatMap((entry): readonly string[] => {
    const item = Object(entry) as { text?: unknown; link?: unknown; base?: unknown; items?: unknown };
    const label = withoutTags(typeof item.text === 'string' ? item.text : '').trim();
    const base = typeof item.base === 'string' ? item.base : own.base;
    const target = typeof item.link === 'string' && !isExternal(item.link) ? `${base}${item.link}` : undefined;
    const id = target === undefined ? undefined : idOf(target, side);
    if (Array.isArray(item.items)) {
      const inner = { list: item.items as readonly unknown[], base, prefix: own.prefix };
      const ids = idsOf(inner, side);
      const other =
        groups.find((one) => !taken.has(one) && [...idsIn(one)].some((known) => ids.has(known))) ??
        groups.find((one) => !taken.has(one) && ids.size + idsIn(one).size === 0);
      if (!other) return [label];
      taken.add(other);
      const isSaid = add(`${own.prefix}.category.${other.label}`, label, other.label);
      return [...(isSaid ? [] : [label]), ...matchEntries(other.items ?? [], inner, side, add)];
    }
    const other = main.find((one) =>
      typeof one === 'string'
        ? one === id
        : one.items === undefined && (id === undefined ? one.href === linkOf(item.link, base, side) : one.id === id),
    );
    if (other === undefined) return [label];
    if (typeof other === 'string' || other.label === undefined) return [];
    return add(`${own.prefix}.${other.type ?? 'doc'}.${other.label}`, label, other.label) ? [] : [label];
  });
}

function linkOf(link: unknown, base: string, { language }: Side): string | undefined {
  if (typeof link !== 'string') return undefined;
  return isExternal(link) ? link : addressOf(withoutLanguage(`${base}${link}`.replace(/\/{2,}/g, '/'), language));
}

function idOf(target: string, { language, pages }: Side): string | undefined {
  return /[?#]/.test(target) ? undefined : pages.idAt(withoutLanguage(`/${target}`.replace(/\/{2,}/g, '/'), language));
}

function idsOf({ list, base }: OwnList, side: Side): ReadonlySet<string> {
  const found = new Set<string>();
  for (const entry of list) {
    const item = Object(entry) as { link?: unknown; base?: unknown; items?: unknown };
    const own = typeof item.base === 'string' ? item.base : base;
    const id = typeof item.link === 'string' && !isExternal(item.link) ? idOf(`${own}${item.link}`, side) : undefined;
    if (id !== undefined) found.add(id);
    if (Array.isArray(item.items))
      for (const one of idsOf({ list: item.items as readonly unknown[], base: own, prefix: '' }, side)) found.add(one);
  }
  return found;
}

function idsIn({ items = [], link }: Entry): ReadonlySet<string> {
  const inner = items.flatMap((one) => (typeof one === 'string' ? [one] : [...(one.id ? [one.id] : []), ...idsIn(one)]));
  return new Set([...inner, ...(link?.id === undefined ? [] : [link.id])]);
}
