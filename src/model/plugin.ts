// Defines the plugin contract: at most one hook per stage, and each hook sees only what exists by then.
import type { Root } from 'hast';
import type { ZodType } from 'zod';
import type { ContentPatterns } from './content-settings.ts';
import type { Catalogue } from './diagnostic.ts';
import type { Highlighter } from './highlighter.ts';
import type { Json, JsonObject } from './json.ts';
import type { MarkdownSteps } from './markdown-steps.ts';
import type { Build, EmittedFile } from './output.ts';
import type { Page } from './page.ts';
import type { PluginContext, ThreadContext } from './plugin-context.ts';
import type { SearchAnswer, SearchRefusal, SiteQuery } from './search-answer.ts';
import type { Settings } from './settings.ts';
import type { CollectedFrom, PlacedSite } from './site.ts';
import type { Version } from './source-file.ts';
import type { Texts } from './strings/say.ts';
import type { HeadElement, PluginTheme } from './theme.ts';
import type { SiteInLanguages } from './translation.ts';
import type { VirtualSource } from './virtual-source.ts';
import type { PageInQuestion } from './why.ts';

type Answer<T> = T | Promise<T>;

/** `State` is the data that a plugin shares between its hooks within one build. */
export interface Plugin<Options = unknown, State = unknown> {
  /** Lower case with hyphens; unique in a site. A plugin with the name of one in the preset replaces it. */
  readonly name: string;
  readonly apiVersion: 1;
  /** The prefix of its codes instead of its name, for factories that make plugins of several names. */
  readonly family?: string;
  readonly options?: Options;
  /**
   * The schema of `options`: a mismatch is an error in the config. A function is called only where the config names the plugin.
   */
  readonly optionsSchema?: ZodType | (() => Answer<ZodType>);
  /**
   * Globs, relative to the root, of files that the plugin reads without `ctx.read`. `../**` covers everything around the site, and is
   * refused.
   */
  readonly inputs?: readonly string[];
  /** The plugin's own codes, without its name: `{ 'no-license': … }` is reported as `<name>/no-license`. */
  readonly diagnostics?: Catalogue;
  /** English texts of the plugin's own for `ctx.say`, by ids that begin with its name. Sites override them in `theme.strings`. */
  readonly strings?: Texts;
  /** Front matter keys of the plugin, with their schemas. A function is called only when something is parsed. */
  readonly frontMatter?: Readonly<Record<string, ZodType | (() => Answer<ZodType>)>>;
  /**
   * Schemas of the plugin's own data files, such as `{ tags: … }`, which `slodocs schema` exports for editors. A function is
   * called only then.
   */
  readonly schemas?: Readonly<Record<string, ZodType | (() => Answer<ZodType>)>>;
  /**
   * True for a file that the plugin reads, by its path relative to the root, if a language may have one of its own: the file at that
   * path in the folder of the language is then read in its place.
   */
  translates?(path: string): boolean;
  /** Folders of Markdown whose pages belong to the plugin: its `resolve` hook sets their routes, layouts and neighbours. */
  readonly collections?: readonly Collection[];
  /** What the plugin adds to the theme: layouts, components, stylesheets and client modules. */
  readonly theme?: PluginTheme;
  /** Highlights code that components show. Of several, the last one is used. */
  readonly highlighter?: Highlighter;
  /** Answers `slodocs search`, which asks the first plugin that can. No build calls it. */
  readonly search?: SiteSearch<State>;
  /** Tests what pages show, such as examples that run. `slodocs test` calls it. */
  readonly tests?: PageTests<State>;
  /**
   * Data that the plugin derives from each body while its tree is at hand, by names: `emit` reads it as `rendered.derived(name)`.
   */
  readonly derive?: Derivations;
  /** Long work on plain data, by names: `ctx.task` runs it in another thread where there is one. */
  readonly tasks?: PluginTasks;
  /** Creates the mutable `ctx.state` of the hooks, anew for each build. Markdown steps run in threads and have none. */
  readonly state?: () => State;

  /** Returns virtual sources, which are parsed, routed, linked and listed like files. `versions` are those of the docs. */
  discover?(settings: Settings, ctx: PluginContext<State>, versions: readonly Version[]): Answer<readonly VirtualSource[]>;
  /** Returns steps of the Markdown pipeline, which run in the order of the plugins. */
  markdown?(settings: Settings, ctx: ThreadContext): Answer<MarkdownSteps>;
  /**
   * Returns a site with changed pages, titles or data: a reducer over the previous plugin's result. Links are bound afterwards.
   */
  resolve?(site: PlacedSite, ctx: PluginContext<State>): Answer<PlacedSite>;
  /**
   * Returns the props of listings that the plugin has added, by the paths of their routes, once the site is resolved in all its
   * languages. Not called for a site of one language.
   */
  translated?(site: SiteInLanguages, ctx: PluginContext<State>): Answer<Readonly<Record<string, JsonObject>>>;
  /** Returns elements for the head of a page. */
  head?(page: Page, ctx: PluginContext<State>): Answer<readonly HeadElement[]>;
  /** Returns files to emit besides pages. */
  emit?(build: Build, ctx: PluginContext<State>): Answer<readonly EmittedFile[]>;
  /** Explains briefly what the plugin does with a page, and why: `slodocs why` prints this. */
  why?(asked: PageInQuestion, ctx: PluginContext<State>): Answer<readonly string[]>;
}

/** What a plugin answers `slodocs search` with. */
export interface SiteSearch<State = unknown> {
  /** Answers a query from the pages of a site. */
  find(build: Build, query: SiteQuery, ctx: PluginContext<State>): Answer<SearchAnswer | SearchRefusal>;
}

/** The tests of a plugin. No site that stays open calls them: not `dev`, an editor, or an agent. */
export interface PageTests<State = unknown> {
  /** The commands that call them besides `slodocs test`: `check`, or `build` and `check`. */
  readonly during?: 'check' | 'build' | undefined;
  /**
   * Tests what the plugin's steps have collected from the pages in question, reports what is wrong, and returns how many things
   * were tested. No time limit applies.
   */
  run(collected: readonly CollectedFrom[], ctx: PluginContext<State>, signal: AbortSignal): Answer<number>;
}

/** Requires a schema for options: without one, a misspelt option would go unnoticed. */
export type CheckedOptions<Options> =
  | { readonly options?: undefined; readonly optionsSchema?: undefined }
  | { readonly options?: Options; readonly optionsSchema: ZodType | (() => Answer<ZodType>) };

/** The options of a plugin that has none. */
export type NoOptions = Readonly<Record<string, never>>;

/**
 * A folder of content besides the docs. Its Markdown is parsed like docs, except that the title is removed from the body, and the
 * truncate marker ends the excerpt. The `docs` of its pages is `collectionKey(plugin, id)`.
 */
export interface Collection extends ContentPatterns {
  /** Unique in the plugin. */
  readonly id: string;
  /** The folder, relative to the root. */
  readonly path: string;
  /** The prefix of its routes, such as `/blog`. */
  readonly routeBasePath: string;
  /** The prefix of edit links, followed by a file's path relative to the root. */
  readonly editUrl?: string | undefined;
  /** The name by which components know the plugin of a page, where they were made for another generator; the plugin's own when absent. */
  readonly knownAs?: string | undefined;
  /** The marker that ends a post's excerpt, instead of `<!-- truncate -->`: a pattern for comments, or a line of text. */
  readonly truncateMarker?: RegExp | string | undefined;
  /** How `slodocs new post` names its files: by date and title, or by the version in the title. When absent, it makes none. */
  readonly newFiles?: NewFiles | undefined;
}

export const newFileNames = ['by-date', 'by-version'] as const;

export type NewFiles = (typeof newFileNames)[number];

/** The full code of a plugin's own diagnostic. */
export function codeOf({ name, family }: Pick<Plugin, 'name' | 'family'>, code: string): string {
  return `${family ?? name}/${code}`;
}

/** Input and result pass between threads: plain data, or bytes. A task reads no files and reports nothing. */
export type PluginTask = (input: never, ctx: TaskContext) => Answer<Json | Uint8Array>;

export type PluginTasks = Readonly<Record<string, PluginTask>>;

/** Runs in each thread, and its result is cached with the body. */
export interface Derivation {
  /**
   * Plain data from the HTML of one body, which other pages know nothing of; of a page that a layout alone makes, from what the
   * layout shows in `<main>`. An address that is known later is a mark between two NULs: the data may hold it, and
   * `rendered.derived` has the final address in its place. Pages with the same HTML share their data, so positions and `data` of nodes
   * are of no use. The tree may not be changed.
   */
  from(tree: Root, ctx: TaskContext): Answer<Json>;
}

export type Derivations = Readonly<Record<string, Derivation>>;

/** The context of a task. */
export type TaskContext = Pick<ThreadContext, 'root' | 'settings' | 'say'>;
