// What the configuration says of folders of content: docs with their versions, and standalone pages.

/** Globs, from a content folder on, of what becomes pages; undefined for the usual rules. */
export interface ContentPatterns {
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
}

/** One folder of docs. */
export interface DocsSettings extends ContentPatterns {
  readonly id: string;
  /** The folder, relative to the root. */
  readonly path: string;
  /** The first part of its routes; `/` for the site's root. */
  readonly routeBasePath: string;
  /** Written sidebars, a module that holds them, false for none, undefined for one made from the folders. */
  readonly sidebars: unknown;
  /** The start of an edit link, to which the path of a file relative to the root is added. */
  readonly editUrl: string | undefined;
  readonly versioning: VersioningSettings;
  /** Whether numbers at the start of names are cut; a function of the config's own decides before this does. */
  readonly numberPrefixes: boolean;
  /** Of categories that do not say. */
  readonly sidebarCollapsed: boolean;
  readonly sidebarCollapsible: boolean;
  readonly breadcrumbs: boolean;
}

/** What an author says of the versions of a docs folder. Whether these names exist is only known when its list is read. */
export interface VersioningSettings {
  /** Released versions are left out. */
  readonly disabled: boolean;
  readonly includeCurrent: boolean;
  /** Names of the versions that are built; undefined for all. */
  readonly only: readonly string[] | undefined;
  /** The name of the version whose routes bear none; undefined for the newest released one. */
  readonly last: string | undefined;
  readonly byName: Readonly<Record<string, VersionSettings>>;
}

export interface VersionSettings {
  readonly label?: string | undefined;
  /** The part of its routes after that of the docs folder. */
  readonly path?: string | undefined;
  readonly banner?: 'none' | 'unreleased' | 'unmaintained' | undefined;
  readonly badge?: boolean | undefined;
  readonly className?: string | undefined;
  readonly noIndex?: boolean | undefined;
}

/** The folder of standalone pages. */
export interface PagesSettings extends ContentPatterns {
  readonly path: string;
  readonly routeBasePath: string;
  readonly editUrl: string | undefined;
}
