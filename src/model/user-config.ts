// Defines the types of what an author writes in site.config.ts, before validation.
import type { Pluggable } from 'unified';
import type { AnalyticsService } from './analytics.ts';
import type { ContentPatternsConfig, NumberPrefixParser, VersionSettings } from './content-settings.ts';
import type { Severity } from './diagnostic.ts';
import type { ExternalCheckConfig } from './external-links.ts';
import type { DeployConfig } from './hosts.ts';
import type { Direction, Fallback, I18nConfig } from './i18n.ts';
import type { LinkedSiteConfig } from './linked-site.ts';
import type { FooterItem, LogoSettings, NavbarItem, SocialLink } from './navigation.ts';
import type { PageAction } from './page-actions.ts';
import type { Plugin } from './plugin.ts';
import type { RemoteCacheConfig } from './remote-cache.ts';
import type { ComponentConfig, FontName, ImageFormat } from './settings.ts';
import type { SlotName } from './slots.ts';
import type { Texts } from './strings/say.ts';
import type { VariantConfig } from './variants.ts';

/** The config keys with the steps of each round. */
export const stepLists = {
  'before.remark': 'beforeDefaultRemarkPlugins',
  'before.rehype': 'beforeDefaultRehypePlugins',
  'after.remark': 'remarkPlugins',
  'after.rehype': 'rehypePlugins',
} as const;

export type Policy = 'throw' | 'warn' | 'log' | 'ignore';

/** All keys except `title` and `url` are optional. */
export interface UserConfig extends ComponentConfig {
  title: string;
  tagline?: string;
  /** The delimiter between the title of a page and that of the site. `|` */
  titleDelimiter?: string;
  /** The language of the site, a BCP 47 tag such as `de` or `pt-BR`. `en` */
  lang?: string;
  /** The languages of a site that has several, which set `lang` and `dir` as well. */
  i18n?: I18nConfig;
  /** The text direction of pages; derived from the language by default. */
  dir?: Direction;
  /** The origin under which the site is served, such as `https://docs.nines.example`. */
  url: string;
  /** The path of the site under that origin. `/` */
  baseUrl?: string;
  /** The Content-Security-Policy of every page; false for none. */
  csp?: false | CspConfig;
  /** The file with the site's headers for hosts; false for none. `_headers` */
  headersFile?: string | false;
  /** Where the site is published: the build checks its limits. */
  deploy?: DeployConfig;
  /** What is kept between builds. */
  cache?: { remote?: RemoteCacheConfig };
  /** True: search engines are asked not to index the site. `false` */
  noIndex?: boolean;
  trailingSlash?: boolean;
  /** A file of a static folder, such as `img/favicon.svg`, or several for browsers to choose from. */
  favicon?: string | IconConfig[];
  /** `['static']` */
  staticDirectories?: string[];
  /** One folder `docs` under `/docs` by default. */
  docs?: DocsConfig[];
  /** Smaller copies of content images, made by the package `sharp` where it is installed; false makes none. */
  images?: ImagesConfig | false;
  /** The folder `src/pages`, if it exists, at `/` by default. */
  pages?: PagesConfig | false;
  markdown?: {
    format?: 'mdx' | 'md' | 'detect';
    /** The parser. Both give the same pages; the native one is faster. `'native'` */
    engine?: 'native' | 'unified';
    hooks?: { onBrokenMarkdownImages?: Policy };
    /** True: heading ids keep the letter case of their text. `false` */
    anchors?: { maintainCase?: boolean };
    /** Older Markdown forms that content may use. All true. */
    mdx1Compat?: { comments?: boolean; admonitions?: boolean; headingIds?: boolean };
    /** Texts that content shows by `<Var name="version" />`, or the YAML file that holds them. */
    variables?: string | Record<string, string | Record<string, string>>;
    /** True: `{{ version }}` in text, addresses and titles is the value of a variable, too. `false` */
    interpolate?: boolean;
    /** Remark and rehype plugins for all content, after all other steps: `[remarkMath, [remarkToc, { tight: true }]]`. */
    remarkPlugins?: Pluggable[];
    rehypePlugins?: Pluggable[];
    /** The same, before any other step: remark plugins before headings have ids, rehype plugins once there is HTML. */
    beforeDefaultRemarkPlugins?: Pluggable[];
    beforeDefaultRehypePlugins?: Pluggable[];
  };
  /** What content differs by: `{ product: { label: 'Product', values: { cloud: 'Cloud', server: 'Server' } } }`. */
  variants?: Record<string, VariantConfig>;
  /** Limits of a page: larger ones are reported and not parsed. */
  limits?: LimitsConfig;
  theme?: {
    /** The colour of the brand, such as `'#7c3aed'`, whose hue all else takes. Two colours set light and dark pages apart. */
    accent?: string | { light: string; dark: string };
    /** A typeface that the site serves itself; the reader's system font by default. */
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
    /** Services that count page views, such as `plausible({ domain: 'docs.nines.example' })`. */
    analytics?: AnalyticsService | AnalyticsService[];
    /** Modules that browsers load on every page, such as `['site/analytics.ts']`. */
    clientModules?: string[];
    colorMode?: { defaultMode?: 'light' | 'dark'; disableSwitch?: boolean; respectPrefersColorScheme?: boolean };
    docs?: {
      /** True: shows the `description` of a page's front matter below its title. `false` */
      lead?: boolean;
      /** True: tells at the top of a page how long reading it takes. `false` */
      readingTime?: boolean;
      /** What readers and their tools can do with the Markdown of a page, in the order of the links: `['copy', 'claude']`. */
      actions?: PageAction[];
      /** Readers can hide it on wide screens; opening a category closes its siblings. `false` */
      sidebar?: { hideable?: boolean; autoCollapseCategories?: boolean };
    };
    /** The default heading levels of tables of contents. 2 and 3 */
    tableOfContents?: { minHeadingLevel?: number; maxHeadingLevel?: number };
    /** Stylesheets for every page, such as `['site/custom.css']`. Their rules override the theme's. */
    css?: string[];
    /** The default social image for pages without an `image`: a file of a static folder, or an address. */
    image?: string;
    /** True for a web app manifest made from this config, members that override some of it, or a file of a static folder. */
    manifest?: true | string | Record<string, unknown>;
    /** `<meta>` elements of every page, such as `{ name: 'author', content: 'Nines' }`. */
    metadata?: Record<string, string>[];
    /** Slots of the theme that the site replaces, by the paths of modules: `{ Footer: './site/Footer.tsx' }`. */
    slots?: Partial<Record<SlotName, string>>;
    /** Overrides of slodocs' own texts, by id. Plurals: `{ one: '…', other: '…' }`. */
    strings?: Texts;
    /** The colour of the browser's UI: that of the page by default. */
    themeColor?: { light?: string; dark?: string };
  };
  plugins?: Plugin[];
  /** Plugins of the preset, by name, that the site disables. */
  preset?: Record<string, false>;
  severity?: Record<string, Severity>;
  /** The time limit in seconds of a call of the site's own code, such as a plugin's hook or the rendering of a page. `300` */
  timeLimit?: number;
  links?: {
    /** Paths under the site's host that something else serves. */
    external?: string[];
    externalCheck?: ExternalCheckConfig;
    /** True: the site publishes `slodocs-index.json`, by which other sites check their links to it. `false` */
    index?: boolean;
    /** Sites that links name: `{ api: { index: 'https://api.example/slodocs-index.json' } }` for `[install](api:install)`. */
    sites?: Record<string, LinkedSiteConfig>;
  };
  /** What content may use beyond the plain files of the site. */
  allow?: AllowConfig;
  /** Where browsers store readers' choices. A namespace separates sites under one origin: true derives it from the address. */
  storage?: { type?: 'localStorage' | 'sessionStorage'; namespace?: boolean | string };
  onBrokenLinks?: Policy;
  onBrokenAnchors?: Policy;
  onDuplicateRoutes?: Policy;
}

export interface AllowConfig {
  /** Folders whose files content may show, and into which symbolic links may lead, such as `['../packages']`. */
  folders?: string[];
  /** Dotfiles that are public, such as `['.htaccess']`; `.well-known` and `.nojekyll` always are. */
  dotfiles?: string[];
}

export interface LimitsConfig {
  /** Bytes of a page or a partial. `2_000_000` */
  sourceBytes?: number;
  /** Nodes in the AST of a page. `100_000` */
  nodes?: number;
  /** Columns times rows of a table. `50_000` */
  tableCells?: number;
  /** Characters in one paragraph that may be markup, such as `*`, `[` and `<`. `10_000` */
  inlineMarks?: number;
}

export interface CspConfig {
  /** Additional sources that pages may load from, by directive: `{ 'connect-src': ['https://api.nines.example'] }`. */
  directives?: Record<string, string[]>;
  /** Keeps and allows `style` attributes in content. `false` */
  styleAttributes?: boolean;
  /** Allows frames of `data:`, sandboxed. `false` */
  dataFrames?: boolean;
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

export interface PagesConfig extends ContentPatternsConfig {
  path?: string;
  routeBasePath?: string;
  editUrl?: string;
}

export interface DocsConfig extends ContentPatternsConfig {
  id?: string;
  path?: string;
  routeBasePath?: string;
  /** A module or JSON file, the sidebars themselves, or false for none. Autogenerated from the folders by default. */
  sidebars?: string | false | Record<string, unknown>;
  editUrl?: string;
  /** The version whose routes have no version part: the newest released one. */
  lastVersion?: string;
  /** `true` */
  includeCurrentVersion?: boolean;
  /** All of them. */
  onlyIncludeVersions?: string[];
  /** `false` */
  disableVersioning?: boolean;
  versions?: Record<string, VersionSettings>;
  /** False: number prefixes are part of names. A function splits each name itself. */
  numberPrefixParser?: false | NumberPrefixParser;
  /** False: categories are open initially, unless they set otherwise. `true` */
  sidebarCollapsed?: boolean;
  /** False: categories cannot be closed, unless they set otherwise. `true` */
  sidebarCollapsible?: boolean;
  /** False: pages show no breadcrumbs. `true` */
  breadcrumbs?: boolean;
  /** What other languages have in place of a page that nobody has translated. That of `i18n` */
  fallback?: Fallback;
  /** Where the translations of its current version are, besides the folders of `i18n`: `docs/{locale}`. */
  translations?: string;
}
