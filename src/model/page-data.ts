// Defines the types of the data that a page passes to the browser, and the ids by which the browser finds it.
import type { PageProps, TocItem } from './page-props.ts';
import type { UnshownOfEntries } from './sidebar-tree.ts';

export interface PageData {
  readonly page: PageProps;
  /** The address of the module that hydrates the body; undefined for a static body. */
  readonly bodyModule?: string;
  /** The address of the module of the page's layout, where a plugin brings it; undefined for a static one. */
  readonly layoutModule?: string;
  /** The address of the module that exports the site's own slots, by name. */
  readonly slots?: string;
  /** The address of the module with the theme's non-English texts. */
  readonly words?: string;
  /** Addresses of the site's modules for every page, which are notified of each change of the route. */
  readonly clientModules?: readonly string[];
  /** Undefined for a page without dynamic imports. */
  readonly late?: LateModules;
}

/** The data as the page holds it: what its markup shows of sidebar and headings is read from there. */
export interface PrintedData extends Omit<PageData, 'page'> {
  readonly page: Omit<PageProps, 'sidebar' | 'toc' | keyof typeof plainPage> &
    Partial<Pick<PageProps, keyof typeof plainPage>> & {
      readonly sidebar: PageProps['sidebar'] | UnshownOfEntries;
      /** A level stands for the next heading that the table of contents shows. */
      readonly toc: readonly (TocItem | number)[];
    };
}

/** What most pages have in common, and do not hold. */
export const plainPage = {
  unlisted: false,
  draft: false,
  version: null,
  showTitle: true,
  sidebarHref: null,
  breadcrumbs: [],
  previous: null,
  next: null,
  editHref: null,
  lastUpdate: null,
  tags: [],
  category: null,
  sections: [],
  props: {},
  data: {},
} as const satisfies Partial<PageProps>;

/** The integrity of each module that may be imported dynamically, by address, and the addresses of its imports in this list. */
export type LateModules = Readonly<Record<string, readonly [integrity: string, ...imports: string[]]>>;

/** The id of the element that contains everything React renders. */
export const containerId = 'slodocs';

/** The id of the script element with the data, which is not executed. */
export const dataId = 'slodocs-page';

/** The id of the element around the sidebar's list of entries. */
export const sidebarId = 'slodocs-docs-sidebar';

/** The id of the element around the table of contents that is folded away. Long, because headings of the content make ids too. */
export const headingsId = 'slodocs-page-headings';

/** The id of the script that runs before a page is painted. Its `data-*` attributes are the site's settings for the browser. */
export const earlyId = 'slodocs-early';

/** The attribute that stores a `style` which the CSP forbids in HTML, until a script applies it. */
export const heldStyle = 'data-style';
