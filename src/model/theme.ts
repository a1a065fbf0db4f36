// Defines the theme contract: how the pipeline describes a theme, and what the theme's server can do.

import type { Highlight } from './highlighter.ts';
import type { Ask } from './lookups.ts';
import type { PageProps, PrintedProps } from './page-props.ts';
import type { Sources } from './policy.ts';
import type { Values } from './strings/say.ts';

/** A theme that is described without being loaded. All paths are absolute. */
export interface Theme {
  /** An ES module that exports a `ThemeServer` as `server`. It includes its own production React. */
  readonly serverModule: string;
  /** An ES module that exports that same React, as `react` and `jsxRuntime`. */
  readonly reactModule: string;
  readonly stylesheet: string;
  /** A JSON file beside the browser modules: `BrowserModules`. */
  readonly browserModules: string;
  /** A JSON file with the source of each slot: `PartSource` by name. */
  readonly partSources: string;
  /** Components that content may use without importing them. */
  readonly components: readonly string[];
  /** All layouts that it has itself. */
  readonly layouts: readonly string[];
  /** Layouts that front matter may name. */
  readonly pageLayouts: readonly string[];
  /** Modules that content may import, with the names that they export: `@theme/Tabs` -> `['default']`. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** The props of its components, by the names in `components` and, for aliases, `specifier#export`. */
  readonly props: Readonly<Record<string, KnownProps>>;
}

/** The props that a component takes. */
export interface KnownProps {
  readonly names: readonly string[];
  /** The texts that some of them take, where others are faults. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Props without effect that are not reported, because content for Docusaurus has them. */
  readonly ignored?: readonly string[];
  /** All other props become attributes of this element. */
  readonly element?: string;
}

/** The browser modules. All files are in one folder, and import each other by name. */
export interface BrowserModules {
  /** React's mode: `development` gives detailed errors. */
  readonly mode: 'production' | 'development';
  /**
   * Files by role: `slodocs/early`, a script that runs before a page is painted; `slodocs/base-url`, a script of the home page;
   * `slodocs/variants`, one of sites with variants;
   * `slodocs/late`, whose `importLate` replaces `import()` in the site's modules; `slodocs/client`, which starts the behaviors of
   * the page; `slodocs/content`, which hydrates islands; `slodocs/parts`, which exports the `components` of content; `slodocs/theme`
   * and the packages that must exist only once, by specifier; `slodocs/page-views`, which tells analytics services of page views; `slodocs/languages` and
   * `slodocs/suggestion`, which readers of a site in several languages need.
   */
  readonly modules: Readonly<Record<string, string>>;
  /** The transitive imports of each file, sorted. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** The source of a slot, as `slodocs eject` writes it into a site. */
export interface PartSource {
  /** The digest of `text`: 12 hexadecimal digits. */
  readonly digest: string;
  readonly text: string;
}

/** The interface of a theme's server module. */
export interface ThemeServer {
  /** Renders the content of `<body>`: the layout around ready HTML. Throws what a component throws. */
  renderLayout(props: PageProps, bodyHtml: string, options?: LayoutOptions): string;
  /** Renders a plugin's static layout: around the body, or the body of a listing. */
  print(props: PageProps, request: PrintRequest): Printed;
  /** Renders a React element to static HTML. */
  renderElement(element: unknown): string;
  /** Renders a React element to HTML that a browser can hydrate: a whole body, or an island of it, by number. */
  renderLive(element: unknown, island: number): string;
  /** The exports that generated page modules use: `jsxRuntime`, and what makes their documents. */
  readonly live: Readonly<Record<string, unknown>>;
  /** React's automatic JSX runtime: `Fragment`, `jsx`, `jsxs`. */
  readonly jsxRuntime: Readonly<Record<string, unknown>>;
  /** Components by the names of `Theme.components` and, for aliases, `specifier#export`. */
  readonly components: Readonly<Record<string, unknown>>;
  /**
   * Wraps a body in the context of its page. `onHead` receives the elements of each `<Head>` during rendering; code without a
   * `highlight` is shown unhighlighted.
   */
  withPage(props: PageProps, element: unknown, onHead: OnHead, highlight?: Highlight, ask?: Ask): unknown;
  /** Provides the Markdown that modules inside an element import: components by path. */
  withMarkdown(element: unknown, markdown: Readonly<Record<string, unknown>>): unknown;
  /** The names of its own layouts. */
  readonly layouts: readonly string[];
}

/** What renders a layout besides the page. */
export interface LayoutOptions {
  /** The site's components in slots. */
  readonly parts?: Readonly<Record<string, unknown>> | undefined;
  /** Receives the elements of each `<Head>`. */
  readonly onHead?: OnHead | undefined;
  /** Answers page queries. */
  readonly ask?: Ask | undefined;
  /** A plugin's layout that renders all of the page. */
  readonly layout?: unknown;
  /** Undefined where nothing is hydrated. */
  readonly islands?: LayoutIslands | undefined;
}

/** What of a layout is hydrated. */
export interface LayoutIslands {
  /** The names of slots that are islands. */
  readonly live: ReadonlySet<string>;
  /** True where the layout itself is one, and owns all that is in it. */
  readonly isLayout: boolean;
  /** Handed to islands in place of the page, to note what they ask of it. */
  readonly page: PageProps;
  /** Called with each slot that is an island, and its props. Returns its key, and the props to render it with. */
  add(slot: string, props: object): { readonly key: string; readonly props: object };
}

/** The exports of a static layout's module: components, and the class of the element that holds a listing's body. */
export type StaticLayout = Readonly<Partial<Record<'default' | 'Before' | 'After' | 'bodyClass', unknown>>>;

export interface PrintRequest {
  readonly layout: StaticLayout;
  /** Ready HTML. */
  readonly excerpts: readonly string[];
  /** Translates texts by id, including the plugin's. */
  say(id: string, values?: Values): string;
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly onHead?: OnHead | undefined;
  readonly ask?: Ask | undefined;
}

export interface Printed {
  readonly printed: PrintedProps;
  readonly body?: string;
}

/** A head element from content, not yet checked. */
export interface WantedElement extends Omit<HeadElement, 'tag'> {
  readonly tag: string;
}

export type OnHead = (elements: readonly WantedElement[]) => void;

/** The error that a theme component throws when it is misused in content. */
export interface ContentFaultShape {
  readonly name: 'ContentFault';
  readonly message: string;
  readonly help: string;
  /** What was chosen, and among what: if it is nearly one of them, that one is the help. */
  readonly choice?: { readonly chosen: string; readonly among: readonly string[] } | undefined;
}

/** An element of `<head>`. `children` is text, printed unescaped in a `script` of type `application/ld+json`. */
export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script' | 'title';
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children?: string;
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
  /** What its code loads from besides the site itself, on any page, for the CSP: `{ 'connect-src': ['https://api.example'] }`. */
  readonly loads?: Sources;
}
