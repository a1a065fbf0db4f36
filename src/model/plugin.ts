// The plugin contract: at most one hook a stage, and each hook sees only what exists by then.
import type { Element, ElementContent } from 'hast';
import type { Pluggable } from 'unified';
import type { ZodType } from 'zod';
import type { ContentPatterns } from './content-settings.ts';
import type { Catalogue, DiagnosticDraft } from './diagnostic.ts';
import type { Highlighter } from './highlighter.ts';
import type { History } from './history.ts';
import type { Json } from './json.ts';
import type { Build, EmittedFile } from './output.ts';
import type { Page } from './page.ts';
import type { Locate, Place } from './place.ts';
import type { Settings } from './settings.ts';
import type { PlacedSite } from './site.ts';
import type { Texts, Values } from './strings/say.ts';
import type { StringId } from './strings/strings.ts';
import type { HeadElement } from './theme.ts';
import type { VirtualSource } from './virtual-source.ts';
import type { PageInQuestion } from './why.ts';

type Answer<T> = T | Promise<T>;

/** `State` is what one build of the plugin remembers between its hooks. */
export interface Plugin<Options = unknown, State = unknown> {
  /** Lower case and hyphens; unique in a site. A plugin that bears the name of a member of the preset replaces it. */
  readonly name: string;
  readonly apiVersion: 1;
  /** What its codes begin with in place of its name, where one factory makes plugins of several names. */
  readonly family?: string;
  readonly options?: Options;
  /** The shape of `options`: what differs is an error in the config. A function is asked only where the config names the plugin. */
  readonly optionsSchema?: ZodType | (() => Answer<ZodType>);
  /** Globs, relative to the root, of files that the plugin reads without `ctx.read`. */
  readonly inputs?: readonly string[];
  /** The plugin's own codes, without its name: `{ 'no-license': … }` is reported as `<name>/no-license`. */
  readonly diagnostics?: Catalogue;
  /** English texts of the plugin's own for `ctx.say`, by ids that begin with its name. Sites override them in `theme.strings`. */
  readonly strings?: Texts;
  /** Keys that the plugin adds to front matter, with their shapes. A function is asked only when something is parsed. */
  readonly frontMatter?: Readonly<Record<string, ZodType | (() => Answer<ZodType>)>>;
  /**
   * Shapes of the files that authors write for the plugin, such as `{ tags: … }`: `slodocs schema` hands them to editors. A
   * function is asked only then.
   */
  readonly schemas?: Readonly<Record<string, ZodType | (() => Answer<ZodType>)>>;
  /** Folders of Markdown whose pages are the plugin's: its `resolve` gives them their routes, their layout and their neighbours. */
  readonly collections?: readonly Collection[];
  /** What the plugin adds to the theme: layouts, components, stylesheets and client modules. */
  readonly theme?: PluginTheme;
  /** Colours code that components show. Of several the last one is asked. */
  readonly highlighter?: Highlighter;
  /**
   * Makes `ctx.state` of the hooks, anew for each build, which is theirs to change. Steps of the Markdown pipeline run in threads
   * and have none.
   */
  readonly state?: () => State;

  /** Sources that are no files. They are parsed, routed, linked and listed like files. */
  discover?(settings: Settings, ctx: PluginContext<State>): Answer<readonly VirtualSource[]>;
  /** Steps for the Markdown pipeline, in the order of the plugins. */
  markdown?(settings: Settings, ctx: ThreadContext): Answer<MarkdownSteps>;
  /** The site with other pages, titles or data: gets what the plugin before gave. Links are bound afterwards. */
  resolve?(site: PlacedSite, ctx: PluginContext<State>): Answer<PlacedSite>;
  /** Elements for the head of a page. */
  head?(page: Page, ctx: PluginContext<State>): Answer<readonly HeadElement[]>;
  /** Files beside the pages. */
  emit?(build: Build, ctx: PluginContext<State>): Answer<readonly EmittedFile[]>;
  /** What the plugin does with a page, and why, in a few words each: `slodocs why` prints them beside the plugin's name. */
  why?(asked: PageInQuestion, ctx: PluginContext<State>): Answer<readonly string[]>;
}

/** What a plugin adds to the theme, by paths. Its modules may import `slodocs/theme`, React, packages, and one another. */
export interface PluginTheme {
  /** What the paths count from: the module that names them, `import.meta.url`, or an absolute path to it. */
  readonly from: string;
  /** Layouts by the names by which pages ask for them. A module that begins with `'use static'` is rendered by the server alone. */
  readonly layouts?: Readonly<Record<string, string>>;
  /** Components that content uses without importing them. `./notes.tsx#Note` is another export than the default one. */
  readonly components?: Readonly<Record<string, string>>;
  /** Stylesheets of every page, before those of the site. One that a layout or component imports is on the pages that use it. */
  readonly css?: readonly string[];
  /** Modules that browsers run on every page, before those of the site. */
  readonly clientModules?: readonly string[];
}

/** Options come with their shape: without, a misspelt one would pass silently. */
export type CheckedOptions<Options> =
  | { readonly options?: undefined; readonly optionsSchema?: undefined }
  | { readonly options?: Options; readonly optionsSchema: ZodType | (() => Answer<ZodType>) };

/** The options of a plugin that has none. */
export type NoOptions = Readonly<Record<string, never>>;

/**
 * A folder of content beside the docs. Its Markdown is parsed as that of docs is, but for the title, which is taken out of the
 * body, and the truncate marker, which ends the excerpt. Its pages bear `collectionKey(plugin, id)` as their `docs`.
 */
export interface Collection extends ContentPatterns {
  /** Unique in the plugin. */
  readonly id: string;
  /** The folder, relative to the root. */
  readonly path: string;
  /** The first part of its routes, such as `/blog`. */
  readonly routeBasePath: string;
  /** The start of an edit link, to which the path of a file relative to the root is added. */
  readonly editUrl?: string | undefined;
  /** The name by which components know the plugin of a page, where they were made for another generator; the plugin's own when absent. */
  readonly knownAs?: string | undefined;
  /** What ends the excerpt of a post, in place of `<!-- truncate -->`: a pattern of comments, or a line of text. */
  readonly truncateMarker?: RegExp | string | undefined;
}

/** A code of a plugin's own, as it is reported. */
export function codeOf({ name, family }: Pick<Plugin, 'name' | 'family'>, code: string): string {
  return `${family ?? name}/${code}`;
}

/** What every hook but `markdown` is handed as its second argument. */
export interface PluginContext<State = unknown> extends ThreadContext {
  /** What the plugin's `state` made for this build: all its hooks are handed the same. */
  readonly state: State;
}

/** What the `markdown` hook is handed, which runs in each thread. */
export interface ThreadContext {
  /** Absolute. The site's root: for programs that a plugin runs there. Files are read through `read` and `glob`. */
  readonly root: string;
  readonly settings: Settings;
  /**
   * A text by its id, in the language of the site: of the theme's catalogue, or of the plugin's own `strings`. `{name}` in it stands
   * for a value, and a number among the values chooses the plural form. Not yet HTML: it is escaped like any other text.
   */
  say(id: StringId | (string & {}), values?: Values): string;
  /** Reports a fault of the user's. `code` is one of the plugin's own `diagnostics`, without its name. */
  report(draft: Omit<DiagnosticDraft, 'plugin'>): void;
  /** The text of a file, relative to the root. The file becomes an input of what the hook answers. Rejects when there is none. */
  read(path: string): Promise<string>;
  /** What a YAML or JSON file says, and where. The file becomes an input, as with `read`. Rejects when there is none. */
  readData(path: string): Promise<PlacedData>;
  /** Where a value of the plugin's options stands in the site's config, for reports about it. */
  readonly locate: Locate;
  /** Paths relative to the root, sorted. */
  glob(pattern: string | readonly string[]): Promise<readonly string[]>;
  /**
   * What `make` gave for this key, in an earlier build too: for what takes long, such as asking a program or a network. Plain
   * data, or bytes. The key names all that it follows from; the plugin's name, its options and slodocs itself are part of it.
   */
  cached<T extends Json | Uint8Array>(key: string, make: () => T | Promise<T>): Promise<T>;
  /**
   * What `make` reads from git's history, again only when another commit is checked out, which is an input; or the reason why there
   * is no history to read. As with `cached`, the key names all else that the answer follows from.
   */
  history<T extends Json>(key: string, make: (history: History) => Promise<T>): Promise<T | { readonly reason: string }>;
}

/** The data of a file, with its places. */
export interface PlacedData {
  /** Plain data; of a file with faults as much as could be understood. Dates are texts. An empty file is null. */
  readonly value: unknown;
  readonly locate: Locate;
  /** Where the file is no YAML and no JSON: for the plugin to report. */
  readonly faults: readonly { readonly message: string; readonly place: Place }[];
}

export interface StepLists {
  readonly remark?: readonly Pluggable[];
  readonly rehype?: readonly Pluggable[];
}

/** All plugins' steps run in three rounds, in each of them in the order of the plugins. */
export interface MarkdownSteps extends StepLists {
  /** Before the steps of slodocs itself: of "remark" before headings have ids and containers are admonitions. */
  readonly before?: StepLists;
  /** When the steps of all plugins have run. */
  readonly after?: StepLists;
}

/** What a step of the Markdown pipeline finds in `file.data.slodocs`. */
export interface StepData {
  /** The source, relative to the root. */
  readonly path: string;
  /** Other pages show it; it has no page of its own. */
  readonly partial: boolean;
  /** Reports with the plugin's own code at a node's position. */
  report(draft: Omit<DiagnosticDraft, 'plugin' | 'place'>, node: { readonly position?: unknown } | undefined): void;
  /** The text of a file that content may use, relative to the root. The file becomes an input of the document. Rejects for any other. */
  read(path: string): Promise<string>;
  /**
   * Orders images that the plugin's `resolve` hook draws, and gives the element to be put in the tree. `node` is what they are
   * drawn from. For rehype steps.
   */
  order(requests: readonly string[], node: { readonly position?: unknown } | undefined, shown: ShownOrder): Element;
}

/** What a page shows of an order. */
export interface ShownOrder {
  /** Where it is drawn: one list of properties a request, for the `img` element that shows it. */
  drawn(images: readonly Element['properties'][]): ElementContent;
  /** Where it is not. */
  readonly plain: ElementContent;
}
