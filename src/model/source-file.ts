// Defines the types of sources and assets that discover finds on disk or gets from plugins, before parsing.
import type { LinkedSite } from './linked-site.ts';
import { type Origin, wholeOrigin } from './origin.ts';
import { type Locate, type Place, wholeFile } from './place.ts';
import type { SidebarSpot } from './sidebar.ts';

/** A heading of the original of a translation. */
export type OriginalHeading = readonly [depth: number, id: string];

/** A Markdown or MDX file, a virtual source of a plugin, or a standalone page, which may be a module as well. */
export interface SourceFile {
  /** Relative to the site's root, with `/` as the separator. The name of a virtual source is set by its plugin. */
  readonly path: string;
  /** The id of its docs folder, `standalone`, or the key of a plugin's collection. */
  readonly docs: string;
  readonly version: string;
  /** Relative to the version's content folder. */
  readonly relative: string;
  /** SHA-256 of its bytes, hexadecimal; begins with `!` where they cannot be read. */
  readonly hash: string;
  /** Of a virtual source: the digest without its places in the origin, on which parsing does not depend. */
  readonly textHash?: string;
  /** True for a partial, which has no route and is imported by other documents. */
  readonly partial: boolean;
  /** Of a translation: the headings of its original that have ids. */
  readonly originalHeadings?: readonly OriginalHeading[];
  /** The plugin that made it; absent for a file. */
  readonly plugin?: string;
  /** The text of a virtual source. */
  readonly inline?: string;
  /** The JSON of a tree that replaces the text's Markdown, with positions in the text. */
  readonly tree?: string;
  /** The file that the plugin made it from. */
  readonly origin?: Origin;
  /** What its authors say, by which a virtual source that is translated is known. */
  readonly meaning?: string;
  /** Of a virtual source that a language has by itself: whether it says something else than in the language of the site. */
  readonly isTranslated?: boolean;
  /** The place that the plugin gives it in a sidebar. */
  readonly sidebar?: SidebarSpot;
}

/** The default place for faults of a source. */
export function placeOfSource({ path, origin }: Pick<SourceFile, 'path' | 'origin'>): Place {
  return origin ? wholeOrigin(origin) : wholeFile(path);
}

/** Replaces the docs folder's id for standalone pages. No docs folder can have this id. */
export const standalone = '@pages';

/** Replaces the docs folder's id for sources of a plugin's collection. */
export function collectionKey(plugin: string, id: string): string {
  return `@${plugin}/${id}`;
}

/** True for a value of `docs` that is no id of a docs folder. */
export function isOutsideDocs(docs: string): boolean {
  return docs.startsWith('@');
}

/** True for what `collectionKey` gives. */
export function isCollection(docs: string): boolean {
  return isOutsideDocs(docs) && docs !== standalone;
}

/** The default folder of standalone pages. It may be missing. */
export const defaultPagesFolder = 'src/pages';

/** A folder of content, with the prefix of its routes. */
export interface ContentFolder {
  readonly docs: string;
  readonly name: string;
  /** Relative to the root. */
  readonly folder: string;
  /** The prefix of its routes, such as `/docs/next`. */
  readonly path: string;
}

/** A version of a docs folder. */
export interface Version extends ContentFolder {
  readonly label: string;
  /** True for the version recommended to readers: its routes have no version part. */
  readonly isLast: boolean;
  /** The banner about its age; null for the last version, and where the author wants none. */
  readonly banner: 'unreleased' | 'unmaintained' | null;
  /** True where its pages show a version badge. */
  readonly badge: boolean;
  /** A class for the root element of its pages; null where there is only one version and none is configured. */
  readonly className: string | null;
  /** True where search engines are asked not to index its pages. */
  readonly noIndex: boolean;
}

/** A file that is not content: copied or linked unchanged. */
export interface AssetFile {
  /** Relative to the root. */
  readonly path: string;
  /** The address of a static file without base, such as `/img/logo.svg`; absent for a file beside content. */
  readonly served?: string;
}

/** A data file for a later stage: written sidebars, or a category file. */
export interface DataFile {
  readonly path: string;
  readonly docs: string;
  readonly version: string;
  /** Relative to the version's content folder; empty for a sidebar file. */
  readonly relative: string;
  readonly value: unknown;
  readonly locate: Locate;
  /** True where it could not be read, which was reported: its content is unknown. */
  readonly damaged?: true;
}

/** The result of discover. */
export interface Sources {
  readonly files: readonly SourceFile[];
  readonly versions: readonly Version[];
  /** The folder of standalone pages; undefined for a site without any. */
  readonly pages: ContentFolder | undefined;
  /** The folders of plugins' collections. */
  readonly collections: readonly ContentFolder[];
  readonly assets: readonly AssetFile[];
  readonly categories: readonly DataFile[];
  /** Components that content may use without importing them. */
  readonly components: SiteComponents;
  /** Written sidebars; a version without an entry gets an autogenerated one. */
  readonly sidebars: readonly DataFile[];
  /** The sites that links name, sorted by name. */
  readonly linked: readonly LinkedSite[];
  /** Files that plugins read to make sources: if one changes, sources are discovered again. */
  readonly readByPlugins: readonly string[];
}

type Folders = Pick<Sources, 'versions' | 'pages' | 'collections'>;

/** All folders of content. */
export function contentFolders({ versions, pages, collections }: Folders): readonly ContentFolder[] {
  return [...versions, ...(pages ? [pages] : []), ...collections];
}

/** The innermost content folder that contains a path. */
export function contentFolderAt(sources: Folders, path: string): ContentFolder | undefined {
  const folders = [...contentFolders(sources)].sort((a, b) => b.folder.length - a.folder.length);
  return folders.find(({ folder }) => folder === '.' || path === folder || path.startsWith(`${folder}/`));
}

/** The import of a registered component. */
export interface SiteComponent {
  /** `@site/…`, a package, or a module of the theme. */
  readonly specifier: string;
  /** The name of the export. */
  readonly name: string;
  /** True where the component is the member of this name in the module's default export. */
  readonly isMember?: true;
}

export interface SiteComponents {
  readonly byName: Readonly<Record<string, SiteComponent>>;
  /** A module whose default export has members known only at run time: any otherwise undefined name is looked up there. */
  readonly rest: string | undefined;
}
