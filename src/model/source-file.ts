// Source files: what discover finds on disk or is given by plugins, before anything is parsed.
import { type Origin, wholeOrigin } from './origin.ts';
import { type Locate, type Place, wholeFile } from './place.ts';
import type { SidebarSpot } from './sidebar.ts';
import type { SiteComponents } from './site-components.ts';

/** A Markdown or MDX file, a virtual source of a plugin, or a standalone page, which may be a module as well. */
export interface SourceFile {
  /** Relative to the site's root, `/` between its parts. A virtual source bears the name that its plugin gave it. */
  readonly path: string;
  /** The id of the docs folder that it belongs to, `standalone`, or the key of a plugin's collection. */
  readonly docs: string;
  readonly version: string;
  /** Relative to the version's content folder. */
  readonly relative: string;
  /** SHA-256 of its bytes, hexadecimal; begins with `!` where they cannot be read. */
  readonly hash: string;
  /** A partial has no route; other documents import it. */
  readonly partial: boolean;
  /** The plugin that made it; absent for a file. */
  readonly plugin?: string;
  /** The text of a source that is no file. */
  readonly inline?: string;
  /** JSON of the tree that takes the place of the text's Markdown, whose positions count in the text. */
  readonly tree?: string;
  /** The file that the plugin made it from. */
  readonly origin?: Origin;
  /** Where the plugin wants it in a sidebar. */
  readonly sidebar?: SidebarSpot;
}

/** Its place for faults that have no other. */
export function placeOfSource({ path, origin }: Pick<SourceFile, 'path' | 'origin'>): Place {
  return origin ? wholeOrigin(origin) : wholeFile(path);
}

/** Stands in the place of the id of a docs folder for standalone pages. No docs folder can bear it. */
export const standalone = '@pages';

/** Stands in the place of the id of a docs folder for the sources of a plugin's collection. */
export function collectionKey(plugin: string, id: string): string {
  return `@${plugin}/${id}`;
}

/** True for what stands in the place of the id of a docs folder. */
export function isOutsideDocs(docs: string): boolean {
  return docs.startsWith('@');
}

/** True for what `collectionKey` gives. */
export function isCollection(docs: string): boolean {
  return isOutsideDocs(docs) && docs !== standalone;
}

/** Where standalone pages stand, where the author names no other folder. A site may do without it. */
export const defaultPagesFolder = 'src/pages';

/** A folder of content, and where its pages are served. */
export interface ContentFolder {
  readonly docs: string;
  readonly name: string;
  /** Relative to the root. */
  readonly folder: string;
  /** The first part of its routes, such as `/docs/next`. */
  readonly path: string;
}

/** A version of a docs folder. */
export interface Version extends ContentFolder {
  readonly label: string;
  /** The one that readers are meant to read: its routes bear no version. */
  readonly isLast: boolean;
  /** What its pages tell of its age; null for the last version, and where the author wants none. */
  readonly banner: 'unreleased' | 'unmaintained' | null;
  /** Its pages say which version they belong to. */
  readonly badge: boolean;
  /** A class of the root element of its pages; null where there is but one version, and no class is asked for. */
  readonly className: string | null;
  /** Search engines are told to leave its pages out. */
  readonly noIndex: boolean;
}

/** A file that is not content: copied or linked as it is. */
export interface AssetFile {
  /** Relative to the root. */
  readonly path: string;
  /** Where a static file is served, without base, such as `/img/logo.svg`; absent for a file beside content. */
  readonly served?: string;
}

/** A data file with its text, which a later stage reads: written sidebars or the facts of a category folder. */
export interface DataFile {
  readonly path: string;
  readonly docs: string;
  readonly version: string;
  /** Relative to the version's content folder; empty for a sidebar file. */
  readonly relative: string;
  readonly value: unknown;
  readonly locate: Locate;
  /** It could not be read, which is reported: what it says is not known. */
  readonly damaged?: true;
}

/** All that discover found. */
export interface Sources {
  readonly files: readonly SourceFile[];
  readonly versions: readonly Version[];
  /** Where standalone pages are; undefined for a site without. */
  readonly pages: ContentFolder | undefined;
  /** Where the collections of plugins are. */
  readonly collections: readonly ContentFolder[];
  readonly assets: readonly AssetFile[];
  readonly categories: readonly DataFile[];
  /** What content may use without importing it. */
  readonly components: SiteComponents;
  /** Written sidebars; a version without an entry gets one made from its folders. */
  readonly sidebars: readonly DataFile[];
  /** Files that plugins have read to make sources: another text there may be other sources. */
  readonly readByPlugins: readonly string[];
}

type Folders = Pick<Sources, 'versions' | 'pages' | 'collections'>;

/** All folders of content. */
export function contentFolders({ versions, pages, collections }: Folders): readonly ContentFolder[] {
  return [...versions, ...(pages ? [pages] : []), ...collections];
}

/** The folder of content that a path lies in, the innermost one. */
export function contentFolderAt(sources: Folders, path: string): ContentFolder | undefined {
  const folders = [...contentFolders(sources)].sort((a, b) => b.folder.length - a.folder.length);
  return folders.find(({ folder }) => folder === '.' || path === folder || path.startsWith(`${folder}/`));
}
