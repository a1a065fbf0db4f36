// The theme contract: what the pipeline knows of a theme, and what it gets from it.
import type { CodeToShow, ShownCode } from './highlighter.ts';
import type { Ask } from './lookups.ts';
import type { PageProps, PrintedProps } from './page-props.ts';
import type { Values } from './strings/say.ts';

/** A theme, named without being loaded. All paths are absolute. */
export interface Theme {
  /** An ES module that exports a `ThemeServer` as `server`. It brings its own React, defined for production. */
  readonly serverModule: string;
  /** An ES module that exports that same React, as `react` and `jsxRuntime`. */
  readonly reactModule: string;
  readonly stylesheet: string;
  /** A JSON file beside the modules that browsers load: `BrowserModules`. */
  readonly browserModules: string;
  /** A JSON file that holds the source of each part that a site may replace: `PartSource` by name. */
  readonly partSources: string;
  /** Components that content may use without importing them. */
  readonly components: readonly string[];
  /** All layouts that it has itself. */
  readonly layouts: readonly string[];
  /** Layouts that front matter may name. */
  readonly pageLayouts: readonly string[];
  /** Modules that content may import, with the names that they export: `@theme/Tabs` -> `['default']`. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** What its components take, by the names of `components` and, for aliases, `specifier#export`. */
  readonly props: Readonly<Record<string, KnownProps>>;
}

/** The props that a component takes. */
export interface KnownProps {
  readonly names: readonly string[];
  /** Has no effect, and is no fault: content that was written for Docusaurus has it. */
  readonly ignored?: readonly string[];
  /** All other props become attributes of this element. */
  readonly element?: string;
}

/** The modules that browsers load. All files stand in one folder, and name one another by the names they have there. */
export interface BrowserModules {
  /** React's: `development` says what is wrong. */
  readonly mode: 'production' | 'development';
  /**
   * Files by what they are: `slodocs/early`, a script that runs before a page is painted; `slodocs/base-url`, a script of the home
   * page; `slodocs/late`, whose `importLate` is called for `import()` in the site's own modules; `slodocs/client`, the module that wakes
   * the page up; `slodocs/content`, whose `components` are those of content; `slodocs/theme` and the packages that there must be
   * only one of, by their specifiers.
   */
  readonly modules: Readonly<Record<string, string>>;
  /** By file all files that are loaded with it, sorted. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** A part of the theme as `slodocs eject` writes it into a site. */
export interface PartSource {
  /** Of `text`: 12 hexadecimal digits. */
  readonly digest: string;
  readonly text: string;
}

/** What a theme's server module can do. */
export interface ThemeServer {
  /**
   * The inside of `<body>`: layout around a body that is ready HTML, with components in the place of parts of the theme. Throws
   * what a component throws. `onHead` is told what each `<Head>` in them wants, `ask` answers what they ask of the site. `layout` is
   * the component of a plugin's layout; a page with a static one has `printed` instead.
   */
  renderLayout(
    props: PageProps,
    bodyHtml: string,
    parts?: Readonly<Record<string, unknown>>,
    onHead?: OnHead,
    ask?: Ask,
    layout?: unknown,
  ): string;
  /** Renders the static layout of a plugin: what stands around the body, or the body of a listing. */
  print(props: PageProps, request: PrintRequest): Printed;
  /** A React element to inert HTML. */
  renderElement(element: unknown): string;
  /** A React element to HTML that a browser can take over. */
  renderLive(element: unknown): string;
  /** What the modules of pages are printed against: `jsxRuntime`, `components`, and what their documents are made with. */
  readonly live: Readonly<Record<string, unknown>>;
  /** React's automatic JSX runtime: `Fragment`, `jsx`, `jsxs`. */
  readonly jsxRuntime: Readonly<Record<string, unknown>>;
  /** Components by the names of `Theme.components` and, for aliases, `specifier#export`. */
  readonly components: Readonly<Record<string, unknown>>;
  /**
   * Wraps a body so that its components can read the page they stand on. `onHead` is told what each `<Head>` wants, while the
   * body is rendered; code without a `highlight` is shown as it is.
   */
  withPage(props: PageProps, element: unknown, onHead: OnHead, highlight?: Highlight, ask?: Ask): unknown;
  /** Gives the modules inside of an element the Markdown that they import: components by path. */
  withMarkdown(element: unknown, markdown: Readonly<Record<string, unknown>>): unknown;
  /** The layouts that it has itself, by name. */
  readonly layouts: readonly string[];
}

/** The exports of a static layout's module: components, and the class of the element that holds a listing's body. */
export type StaticLayout = Readonly<Partial<Record<'default' | 'Before' | 'After' | 'bodyClass', unknown>>>;

export interface PrintRequest {
  readonly layout: StaticLayout;
  /** Ready HTML. */
  readonly excerpts: readonly string[];
  /** All texts by their ids, those of the plugin included. */
  say(id: string, values?: Values): string;
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly onHead?: OnHead | undefined;
  readonly ask?: Ask | undefined;
}

export interface Printed {
  readonly printed: PrintedProps;
  readonly body?: string;
}

/** An element that content wants in the head, not yet checked. */
export interface WantedElement extends Omit<HeadElement, 'tag'> {
  readonly tag: string;
}

/** Undefined for code that is to be shown as it is. */
export type Highlight = (code: CodeToShow) => ShownCode | undefined;

export type OnHead = (elements: readonly WantedElement[]) => void;

/** What a component of the theme throws where the author's use of it cannot be shown. */
export interface ContentFaultShape {
  readonly name: 'ContentFault';
  readonly message: string;
  readonly help: string;
}

/** An element of `<head>`. `children` is text, printed as it is for `script` of type `application/ld+json`. */
export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script' | 'title';
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children?: string;
}
