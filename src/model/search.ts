// Defines the contract of search engines: what they index when a site is built, and what they answer in a browser.
import type { ZodType } from 'zod';
import type { Json } from './json.ts';
import type { EmittedFile } from './output.ts';
import type { PluginTasks } from './plugin.ts';
import type { PluginContext } from './plugin-context.ts';
import type { Sources } from './policy.ts';
import type { SearchClient, SearchType } from './search-answer.ts';

export type * from './search-answer.ts';

/** An engine: indexes pages when a site is built, and answers queries in the browser. */
export interface SearchEngine {
  /** Lower case with hyphens. */
  readonly name: string;
  /** Plain data that its functions depend on. */
  readonly options?: unknown;
  /** The schema of `options`: a mismatch is an error in the config. */
  readonly optionsSchema?: ZodType | (() => Promise<ZodType>);
  /**
   * The absolute path of a client module that listens for `slodocs:search-client` and calls `event.detail` with a function that
   * imports a module whose default export is a `CreateSearchClient`. Without one, the local client answers.
   */
  readonly clientModule?: string;
  /** What its pages load from besides the site itself, for the CSP. */
  readonly loads?: Sources;
  /** Plain data for the client, printed on every page: it must hold nothing secret. `folder` is that of its files. */
  config(scopes: readonly TaggedScope[], folder: string): Json;
  /** Long work that its `index` gives to `ctx.task`. */
  readonly tasks?: PluginTasks;
  /** Returns the files of the index. */
  index(index: SearchIndex, ctx: PluginContext): Promise<readonly EmittedFile[]>;
  /**
   * Opens the index in Node, for `slodocs search` and `search.test.yml`; absent where only a server can answer. `files` are those
   * that `index` returned: the answers depend on them alone.
   */
  open?(index: SearchIndex, files: readonly EmittedFile[], ctx: PluginContext): Promise<OpenedIndex>;
}

/** A client in Node. */
export interface OpenedIndex extends SearchClient {
  /**
   * Creates a client that has loaded nothing yet, and calls `onLoad` for each file that it loads, also where there is none; the
   * path is relative to the output folder. Its answers depend on these files alone. Absent where clients load no files.
   */
  anew?(onLoad: (path: string, text: string) => void): SearchClient;
}

/** All pages that can be found, by scope. */
export interface SearchIndex {
  readonly scopes: readonly SearchScope[];
  /** A folder for the engine's files, relative to the output folder. */
  readonly folder: string;
  /** The language of the site, as in `lang`. */
  readonly lang: string;
  /** Groups of words with one meaning, in lower case. */
  readonly synonyms: readonly (readonly string[])[];
}

export interface ScopeName {
  /** `default` for pages without a version; `docs-<docs>-<version>` for a version of docs that have several. */
  readonly id: string;
  /** The label of the version; empty for pages without one. */
  readonly label: string;
}

/** A scope with the tags of its pages for crawlers, which are the values of `docsearch:docusaurus_tag`. */
export interface TaggedScope extends ScopeName {
  readonly crawlerTags: readonly string[];
}

/** Pages that are searched together: those of one version of the docs, or those that have no version. */
export interface SearchScope extends ScopeName {
  readonly pages: readonly SearchPage[];
}

/** What a page tells the pop-up, as JSON in its `meta` element `slodocs-search`. */
export interface SearchMeta {
  /** The address of the search page, with base. */
  readonly page: string;
  /** The base address of the site, with slashes. */
  readonly base: string;
  /** The address of the folder with what the pop-up loads besides the index, with slashes. */
  readonly files: string;
  /** The scopes of the site, the latest version of each docs folder first. */
  readonly scopes: readonly ScopeInMeta[];
  /** The scope that the page belongs to. */
  readonly scope: string;
  /** For the client of the engine. */
  readonly config: Json;
}

export interface ScopeInMeta extends ScopeName {
  /** The docs folder of the version, and its name; empty for pages without a version. */
  readonly docs: string;
  readonly version: string;
}

/** A page in `pages.json`, by which readers of a missing page are led to those with a similar address. */
export type ListedAddress = readonly [url: string, title: string];

export interface SearchPage {
  /** The address with the base, as links write it. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The labels above it in its breadcrumbs, outermost first. */
  readonly trail: readonly string[];
  readonly type: SearchType;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  /** Multiplies the score of its sections. 1 */
  readonly boost: number;
  /** Equal digests mean equal sections. */
  readonly digest: string;
  /** In order; the first one is the page's own, before all headings. Cached. */
  sections(): Promise<readonly SearchSection[]>;
}

/** A heading and the text up to the next one. */
export interface SearchSection {
  /** Empty for the page's own. */
  readonly id: string;
  readonly heading: string;
  /** 1 for the page's own. */
  readonly level: number;
  readonly text: string;
}

/** The default export of a client's module. `base` is the base address of the site, with slashes. */
export type CreateSearchClient = (config: Json, base: string) => SearchClient;
