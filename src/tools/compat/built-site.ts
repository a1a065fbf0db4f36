// Types of a built site as its files tell it, whichever generator wrote them.

export interface BuiltSite {
  /** By address without base and trailing slash. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** From addresses to addresses, both without base; other hosts in full. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses without base. Undefined where there is no sitemap. */
  readonly sitemap: readonly string[] | undefined;
  /** The ids or addresses of the entries of each feed, by the feed's path. */
  readonly feeds: ReadonlyMap<string, readonly string[]>;
}

export interface BuiltPage {
  readonly title: string;
  readonly description: string;
  readonly isHidden: boolean;
  /** The ids of headings in the main part, in order. */
  readonly headings: readonly string[];
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly sidebar: readonly SidebarLink[];
  readonly tags: readonly SidebarLink[];
}

export interface SidebarLink {
  readonly href: string;
  readonly label: string;
  /** False for a category, whose link may be that of its first page. */
  readonly isLeaf: boolean;
}
