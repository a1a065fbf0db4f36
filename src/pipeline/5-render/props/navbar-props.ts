// Creates the props of navbar and footer items for one page: in its version, with active links marked.
import { cutAt } from '#kit/without-marks';
import { type LanguageLink, nameOfLanguage } from '#model/i18n';
import type { BoundDoc, BoundItem, BoundVersions } from '#model/navigation';
import type { NavItemProps, VersionLinkProps, VersionProps } from '#model/page-props';
import { type Addressing, printRoute, routeKey } from '#model/route';
import type { OwnFields, Release } from '../recipe/page-slices.ts';

/** The current page. */
export interface Here {
  /** Its address under the base. */
  readonly url: string;
  readonly page: OwnFields;
  readonly version: VersionProps | undefined;
  /** Undefined for a site of one language. */
  readonly languages: readonly LanguageLink[] | undefined;
}

type Position = Pick<NavItemProps, 'position'>;

/** Omits items with nothing to show, such as a doc that no version has. */
export type NavItemsOf = (items: readonly BoundItem[], here: Here) => readonly NavItemProps[];

/** `versions` are those that the items use. */
export function prepareNavItems(addressing: Addressing, lang: string, versions: readonly Release[]): NavItemsOf {
  const { baseUrl } = addressing;
  /** Links to the versions of a docs folder, starting from the current page where it is in one. */
  const versionsOf = (docs: string, { version }: Here): readonly VersionLinkProps[] => {
    if (version?.docs === docs) return version.all;
    return versions
      .filter((own) => own.docs === docs)
      .map(({ name, label, isLast, main }) => ({ name, label, isLast, href: main ? printRoute(main, addressing) : null }));
  };
  /** The current page's version, else the last one. */
  const readVersion = (docs: string, here: Here): VersionLinkProps | undefined => {
    const all = versionsOf(docs, here);
    const own = here.version?.docs === docs ? here.version.name : undefined;
    return all.find(({ name }) => name === own) ?? all.find(({ isLast }) => isLast) ?? all[0];
  };
  const docItem = ({ docs, byVersion }: BoundDoc, { position }: Position, here: Here): readonly NavItemProps[] => {
    const read = readVersion(docs, here)?.name ?? '';
    const last = versionsOf(docs, here).find(({ isLast }) => isLast)?.name ?? '';
    const found = byVersion[read] ?? byVersion[last] ?? Object.values(byVersion)[0];
    if (!found) return [];
    const { page } = here;
    const inVersions = here.version?.docs === docs ? {} : chosenLater(docs, byVersion);
    const inSidebar = page.kind === 'doc' && page.docs === docs && page.sidebar !== undefined && page.sidebar === found.sidebar;
    const active = activeAt(here.url, found.url, baseUrl) || inSidebar;
    return [{ ...plain, label: found.label, href: found.url, active, position, ...inVersions }];
  };
  const versionItems = ({ docs, only, before, after }: BoundVersions, { position }: Position, here: Here) => {
    const all = versionsOf(docs, here);
    const read = readVersion(docs, here);
    const isRead = here.version?.docs === docs;
    const chosen = only
      ? only.flatMap(({ name, label }) =>
          all.filter((own) => own.name === name).map((own) => ({ ...own, label: label ?? own.label })),
        )
      : all;
    const links = chosen.map(({ name, label, href }): NavItemProps => {
      return {
        ...plain,
        label,
        href,
        active: isRead && name === read?.name && (href === here.url ? 'here' : true),
        position,
        version: name,
      };
    });
    if (!read) return [];
    const label = links.find(({ version }) => version === read.name)?.label ?? read.label;
    const items = [...itemsOf(before, here), ...links, ...itemsOf(after, here)];
    // As Docusaurus does: with nothing to choose from, the menu is a link.
    if (items.length < 2) return [{ ...plain, label, href: read.href, position }];
    return [{ ...plain, label, position, choice: { of: 'versions' as const, docs }, items }];
  };
  const itemOf = (item: BoundItem, here: Here): readonly NavItemProps[] => {
    const { position } = item;
    switch (item.kind) {
      case 'html':
        return [{ ...plain, position, html: item.html }];
      case 'search':
        return [];
      case 'doc':
        return docItem(item, item, here);
      case 'versions':
        return versionItems(item, item, here);
      case 'version': {
        const read = readVersion(item.docs, here);
        if (!read) return [];
        const links = versions
          .filter(({ docs }) => docs === item.docs)
          .map(({ name, label, main }) => {
            const url = item.url ?? (main ? printRoute(main, addressing) : null);
            return [name, { label: item.label ?? label, url }] as const;
          });
        const byVersion = Object.fromEntries(links);
        const { label = read.label, url = null } = byVersion[read.name] ?? {};
        const inVersions = here.version?.docs === item.docs ? {} : chosenLater(item.docs, byVersion);
        return [{ ...plain, label, href: url, position, ...inVersions }];
      }
      case 'locales': {
        const { languages = [{ label: nameOfLanguage(lang), lang: undefined, href: here.url, isCurrent: true }] } = here;
        const links = languages.map(({ label, lang, href, isCurrent }): NavItemProps => {
          return { ...plain, label, href, active: isCurrent ? 'here' : false, position, ...(lang === undefined ? {} : { lang }) };
        });
        const items = [...itemsOf(item.before, here), ...links, ...itemsOf(item.after, here)];
        const languageName = languages.find(({ isCurrent }) => isCurrent)?.label ?? '';
        return [{ ...plain, label: languageName, position, choice: { of: 'languages' }, items }];
      }
      default: {
        const { label, url } = item;
        const active = url !== undefined && activeAt(here.url, url, baseUrl);
        const external = /^(https?:)?\/\//i.test(url ?? '');
        return [{ ...plain, label, href: url ?? null, external, active, position, items: itemsOf(item.items, here) }];
      }
    }
  };
  const itemsOf: NavItemsOf = (items, here) => items.flatMap((item) => itemOf(item, here));
  return itemsOf;
}

const plain = { label: '', href: null, external: false, active: false, items: [] };

/** A link is active on its own page and those below it; the home page only on itself. */
function activeAt(here: string, url: string, baseUrl: string): NavItemProps['active'] {
  const link = routeKey(cutAt(url, '?#')[0]);
  const page = routeKey(here);
  if (page === link) return 'here';
  return link !== routeKey(baseUrl) && page.startsWith(`${link}/`);
}

/** Alternatives from which only the reader's browser can choose, where there are any. */
function chosenLater(
  docs: string,
  byVersion: Readonly<Record<string, { readonly label: string; readonly url: string | null }>>,
): Pick<NavItemProps, 'inVersions'> {
  const links = Object.entries(byVersion).map(([name, { label, url }]) => [name, { label, href: url }] as const);
  return links.length > 1 ? { inVersions: { docs, byName: Object.fromEntries(links) } } : {};
}
