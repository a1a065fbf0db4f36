// Defines the types of the data that a site and its pages pass to the browser, its ids, and the text of a sidebar.
import type { PageProps, SidebarEntry } from './page-props.ts';
import type { Words } from './strings/say.ts';

/** What all pages of a site have in common. A module of the site exports it. */
export interface SiteData {
  /** The prefix of this site's addresses. */
  readonly baseUrl: string;
  /** The source of a regular expression for externally served paths; absent where there are none. */
  readonly external?: string;
  /** Opening a category of the sidebar closes those beside it. */
  readonly autoCollapse?: boolean;
  /** The version names of each docs folder, by its id. */
  readonly versions?: Readonly<Record<string, readonly string[]>>;
  /** The theme's texts in another language than English. */
  readonly words?: Words;
  /** Addresses of the site's modules for every page, which are notified of each change of the route. */
  readonly clientModules?: readonly string[];
  /** The address of the module that hydrates islands. */
  readonly islands: string;
  /** The address of the module that exports the site's own slots, by name; absent where none has to be hydrated. */
  readonly slots?: string;
  readonly late: LateModules;
}

/** What a page with islands passes to them. */
export interface PageData {
  /** Only what the page's islands ask for. */
  readonly page: PageProps;
  /** The address of the module that hydrates the body; undefined for a static body. */
  readonly bodyModule?: string;
  /** The address of the module of the page's layout, where a plugin brings one that has to be hydrated. */
  readonly layoutModule?: string;
  /** True for a page without content, whose layout is hydrated. */
  readonly isBodyless?: true;
  /** The props of the slots that have to be hydrated, by the value of their `data-island`. */
  readonly slots?: Readonly<Record<string, SlotIsland>>;
  /** Undefined for a page without modules of its own. */
  readonly late?: LateModules;
}

/** Plain JSON. */
export interface SlotIsland {
  readonly slot: string;
  /** Props that are not a part of the page. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The key of the page whose value a prop is; empty for the page itself. */
  readonly given?: Readonly<Record<string, string>>;
}

/** The integrity of each module that may be imported dynamically, by address, and the addresses of its imports in this list. */
export type LateModules = Readonly<Record<string, readonly [integrity: string, ...imports: string[]]>>;

/** Tells the window that another address is shown, before it is scrolled to. */
export const arrivedEvent = 'slodocs:arrived';

/** The id of the element that contains everything React renders. */
export const containerId = 'slodocs';

/** The id of the script element with the data of a page with islands, which is not executed. */
export const dataId = 'slodocs-page';

/** The id of the script element whose module exports the data of the site. */
export const startId = 'slodocs-start';

/** The id of the element around the sidebar's list of entries. */
export const sidebarId = 'slodocs-docs-sidebar';

/** The id of `<main>`. Long, because headings of the content make ids too. */
export const mainId = 'slodocs-main-content';

/** The id of the script that runs before a page is painted. Its `data-*` attributes are the site's settings for the browser. */
export const earlyId = 'slodocs-early';

/**
 * The attribute of an element that React hydrates: `body-` and the number of one in the body, `layout`, or the key of a slot in the
 * page's data.
 */
export const islandAttribute = 'data-island';

/** The attribute that stores a `style` which the CSP forbids in HTML, until a script applies it. */
export const heldStyle = 'data-style';

/** An entry with default values. */
export const plainEntry = {
  label: '',
  href: null,
  external: false,
  active: false,
  open: false,
  collapsible: false,
  className: null,
  items: [],
} as const;

/** Omits fields with default values: there may be thousands of entries. */
export function printTree(entries: readonly SidebarEntry[]): string {
  const isPlain = (value: unknown): boolean =>
    value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
  const own = ({ items, ...entry }: SidebarEntry): object => ({
    ...Object.fromEntries(Object.entries(entry).filter(([, value]) => !isPlain(value))),
    ...(items.length > 0 && { items: items.map(own) }),
  });
  return `${JSON.stringify(entries.map(own))}\n`;
}

export function readTree(text: string): readonly SidebarEntry[] {
  const whole = (entry: SidebarEntry): SidebarEntry => ({ ...plainEntry, ...entry, items: entry.items?.map(whole) ?? [] });
  return (JSON.parse(text) as SidebarEntry[]).map(whole);
}
