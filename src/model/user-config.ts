// Types of what an author writes in site.config.ts, before validation.

import type { Pluggable } from 'unified';
import type { VersionSettings } from './content-settings.ts';
import type { Severity } from './diagnostic.ts';
import type { FooterItem, LogoSettings, NavbarItem, SocialLink } from './navigation.ts';
import type { Plugin } from './plugin.ts';
import type { Direction, FontName, ImageFormat } from './settings.ts';
import type { SlotName } from './slots.ts';
import type { Texts } from './strings/say.ts';

/** The config keys with the steps of each round. */
export const stepLists = {
  'before.remark': 'beforeDefaultRemarkPlugins',
  'before.rehype': 'beforeDefaultRehypePlugins',
  'after.remark': 'remarkPlugins',
  'after.rehype': 'rehypePlugins',
} as const;

export type Policy = 'throw' | 'warn' | 'log' | 'ignore';

/** All keys except `title` and `url` are optional. */
export interface UserConfig {
  title: string;
  tagline?: string;
  /** What stands between the title of a page and that of the site. `|` */
  titleDelimiter?: string;
  /** The language of the site, a BCP 47 tag such as `de` or `pt-BR`. `en` */
  lang?: string;
  /** In which direction the text of pages runs; follows from the language when left out. */
  dir?: Direction;
  /** The origin under which the site is served, such as `https://docs.nines.example`. */
  url: string;
  /** `/` unless the site lives below a path. */
  baseUrl?: string;
  /** The Content-Security-Policy of every page; false for none. */
  csp?: false | CspConfig;
  /** The file that tells hosts the headers of the site; false for none. `_headers` */
  headersFile?: string | false;
  /** True: search engines are told to leave the site out. `false` */
  noIndex?: boolean;
  trailingSlash?: boolean;
  /** A file of a static folder, such as `img/favicon.svg`, or several for browsers to choose from. */
  favicon?: string | IconConfig[];
  /** `['static']` */
  staticDirectories?: string[];
  /** One folder `docs` under `/docs` unless said otherwise. */
  docs?: DocsConfig[];
  /** Smaller copies of the images that content shows, made by the package `sharp` where it is installed; false makes none. */
  images?: ImagesConfig | false;
  /** The folder `src/pages`, if there is one, at `/` unless said otherwise. */
  pages?: PagesConfig | false;
  markdown?: {
    format?: 'mdx' | 'md' | 'detect';
    hooks?: { onBrokenMarkdownImages?: Policy };
    /** True: ids of headings keep the letter case of their text. `false` */
    anchors?: { maintainCase?: boolean };
    /** All true: older forms that content may have. */
    mdx1Compat?: { comments?: boolean; admonitions?: boolean; headingIds?: boolean };
    /** Plugins of remark and rehype that work on all content, when all other steps have run: `[remarkMath, [remarkToc, { tight: true }]]`. */
    remarkPlugins?: Pluggable[];
    rehypePlugins?: Pluggable[];
    /** The same, before any other step: of remark before headings have ids, of rehype when HTML was made. */
    beforeDefaultRemarkPlugins?: Pluggable[];
    beforeDefaultRehypePlugins?: Pluggable[];
  };
  /** What a page may hold at most: larger ones are reported and not parsed. */
  limits?: LimitsConfig;
  theme?: {
    /**
     * The colour of the brand, such as `'#7c3aed'` or `'oklch(0.52 0.2 300)'`: grounds, lines, links and diagrams take their hue from
     * it. Two colours set light and dark pages apart.
     */
    accent?: string | { light: string; dark: string };
    /** A typeface that the site serves itself; the reader's system chooses when left out. */
    fonts?: FontName;
    navbar?: { title?: string; logo?: LogoSettings; items?: NavbarItem[] };
    footer?: {
      columns?: { title: string; items: FooterItem[] }[];
      copyright?: string;
      logo?: LogoSettings;
      social?: SocialLink[];
    };
    /** `content` is HTML. Readers can close it, and see it again when its `id` changes. */
    announcement?: { id?: string; content: string; isCloseable?: boolean };
    /**
     * Components that content may use without importing them, by the paths of modules or partials: `{ Price: './site/Price.tsx' }`.
     * `#` names an export other than the default one: `'./site/parts.tsx#Price'`.
     */
    components?: Record<string, string>;
    /** Modules that browsers load on every page, such as `['site/analytics.ts']`. */
    clientModules?: string[];
    colorMode?: { defaultMode?: 'light' | 'dark'; disableSwitch?: boolean; respectPrefersColorScheme?: boolean };
    docs?: {
      /** True: shows the `description` of a page's front matter below its title. `false` */
      lead?: boolean;
      sidebar?: {
        /** True: readers can hide it on wide screens. `false` */
        hideable?: boolean;
        /** True: a category that opens closes the others beside it. `false` */
        autoCollapseCategories?: boolean;
      };
    };
    /** The levels of headings in tables of contents, where front matter says nothing. 2 and 3 */
    tableOfContents?: { minHeadingLevel?: number; maxHeadingLevel?: number };
    /** Stylesheets of every page, such as `['site/custom.css']`. Their rules win over ours. */
    css?: string[];
    /** Shown by other sites beside a link to a page that has no `image`: a file of a static folder, or an address. */
    image?: string;
    /** True for a web app manifest made of this config, its members to choose some, or a file of a static folder. */
    manifest?: true | string | Record<string, unknown>;
    /** `<meta>` elements of every page, such as `{ name: 'author', content: 'Nines' }`. */
    metadata?: Record<string, string>[];
    /** Parts of the theme that the site replaces, by the paths of modules: `{ Footer: './site/Footer.tsx' }`. */
    slots?: Partial<Record<SlotName, string>>;
    /** What slodocs says by itself in other words, by the ids of its texts. Plurals: `{ one: '…', other: '…' }`. */
    strings?: Texts;
    /** The colour of the browser's own bars: that of the page unless said otherwise. */
    themeColor?: { light?: string; dark?: string };
  };
  plugins?: Plugin[];
  /** Members of the preset, by name, that the site does without. */
  preset?: Record<string, false>;
  /** Severities by code. */
  severity?: Record<string, Severity>;
  /** How many seconds a call of the site's own code may take, such as a hook of a plugin or the rendering of a page. `300` */
  timeLimit?: number;
  links?: { external?: string[] };
  /** What content may use beyond the plain files of the site. */
  allow?: AllowConfig;
  /** Where browsers keep what readers choose. A namespace keeps sites under one origin apart: true for one made of the address. */
  storage?: { type?: 'localStorage' | 'sessionStorage'; namespace?: boolean | string };
  onBrokenLinks?: Policy;
  onBrokenAnchors?: Policy;
  onDuplicateRoutes?: Policy;
}

export interface AllowConfig {
  /** Folders whose files content may show, and into which symbolic links may lead, such as `['../packages']`. */
  folders?: string[];
  /** Names that begin with a dot and are public, such as `['.htaccess']`; `.well-known` and `.nojekyll` always are. */
  dotfiles?: string[];
}

export interface LimitsConfig {
  /** Bytes of a page or a partial. `2_000_000` */
  sourceBytes?: number;
  /** Nodes of the tree that a page is parsed to. `100_000` */
  nodes?: number;
  /** Columns times rows of a table. `50_000` */
  tableCells?: number;
  /** Signs in one paragraph that may be markup, such as `*`, `[` and `<`. `10_000` */
  inlineMarks?: number;
}

export interface CspConfig {
  /** Sources that pages may load from as well, by directive: `{ 'connect-src': ['https://api.nines.example'] }`. */
  directives?: Record<string, string[]>;
  /** True: `style` attributes in content stay, and the policy allows them. `false` */
  styleAttributes?: boolean;
}

export interface IconConfig {
  src: string;
  /** `icon` */
  rel?: 'icon' | 'apple-touch-icon' | 'mask-icon';
  /** Such as `32x32`. */
  sizes?: string;
  /** Such as `image/svg+xml`. */
  type?: string;
}

export interface ImagesConfig {
  /** `['avif', 'webp']`: browsers take the first that they can show. */
  formats?: ImageFormat[];
  /** `[480, 960, 1440]`, in pixels. */
  widths?: number[];
  /** From 1 to 100: `{ avif: 55, webp: 80 }`. */
  quality?: { avif?: number; webp?: number };
}

/** Globs, relative to the folder of the content. */
export interface ContentPatternsConfig {
  /** Which files are pages. All of Markdown. */
  include?: string[];
  /** Which of them are none: they can still be imported. Names that begin with `_`, and tests. */
  exclude?: string[];
}

export interface PagesConfig extends ContentPatternsConfig {
  path?: string;
  routeBasePath?: string;
  editUrl?: string;
}

export interface DocsConfig extends ContentPatternsConfig {
  id?: string;
  path?: string;
  routeBasePath?: string;
  /** A module or JSON file, the sidebars themselves, or false for none. Made from the folders when left out. */
  sidebars?: string | false | Record<string, unknown>;
  editUrl?: string;
  /** The version whose addresses bear none: the newest released one. */
  lastVersion?: string;
  /** `true` */
  includeCurrentVersion?: boolean;
  /** All of them. */
  onlyIncludeVersions?: string[];
  /** `false` */
  disableVersioning?: boolean;
  versions?: Record<string, VersionSettings>;
  /** False: numbers at the start of names are part of them. A function tells for each name what is its number. */
  numberPrefixParser?: false | NumberPrefixParser;
  /** False: categories are open from the start, unless they say otherwise. `true` */
  sidebarCollapsed?: boolean;
  /** False: categories cannot be closed, unless they say otherwise. `true` */
  sidebarCollapsible?: boolean;
  /** False: pages do not show the way to them. `true` */
  breadcrumbs?: boolean;
}

/** Splits the name of a file, without its extension, or of a folder. */
export type NumberPrefixParser = (name: string) => { filename: string; numberPrefix?: number | undefined };
