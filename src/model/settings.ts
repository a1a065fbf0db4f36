// Defines the types of settings: a site's configuration after validation and defaults, as plain data.

import type { DocsSettings, PagesSettings } from './content-settings.ts';
import type { Severity } from './diagnostic.ts';
import type { DeploySettings } from './hosts.ts';
import type { Direction, I18nSettings } from './i18n.ts';
import type { Json, JsonObject } from './json.ts';
import type { LinkSettings } from './linked-site.ts';
import type { FooterItem, LogoSettings, NavbarItem, SocialLink } from './navigation.ts';
import type { PageAction } from './page-actions.ts';
import type { SlotName } from './slots.ts';
import type { Texts } from './strings/say.ts';
import type { AccentSettings, ColorModeSettings, ColorScheme, ThemeColors } from './theme-colors.ts';
import type { TocSettings } from './toc-levels.ts';
import type { VariableValue, VariantAxis } from './variants.ts';

export interface Settings {
  readonly title: string;
  readonly tagline: string;
  /** The delimiter between the title of a page and that of the site. */
  readonly titleDelimiter: string;
  /** What components read of `siteConfig`, and nothing else needs. */
  readonly fields: SiteFields;
  /** The language of the site, a canonical BCP 47 tag. */
  readonly lang: string;
  readonly dir: Direction;
  /** Undefined for a site of one language. */
  readonly i18n: I18nSettings | undefined;
  /** slodocs' own texts in that language, by id; English ones are omitted. */
  readonly strings: Texts;
  /** The origin under which the site is served, without a path: `https://docs.nines.example`. */
  readonly url: string;
  /** The path under that origin; begins and ends with `/`. */
  readonly baseUrl: string;
  /** The path of static files and assets, which all languages share; `baseUrl` for a site of one. */
  readonly filesBase: string;
  /** undefined: `x/index.html`, links as written; false: `x.html`; true: `x/index.html`, links with a slash. */
  readonly trailingSlash: boolean | undefined;
  /** Undefined for a site without a CSP. */
  readonly csp: CspSettings | undefined;
  /** In the order of the `link` elements. */
  readonly icons: readonly IconSettings[];
  /** The file with the site's headers for hosts, relative to the output; undefined for none. */
  readonly headersFile: string | undefined;
  readonly deploy: DeploySettings;
  /** True where search engines are asked not to index the site. */
  readonly noIndex: boolean;
  /** Folders copied as they are, relative to the root. */
  readonly staticDirectories: readonly string[];
  readonly docs: readonly DocsSettings[];
  /** Settings for smaller copies of content images; undefined for a site without copies. */
  readonly images: ImageSettings | undefined;
  /** Undefined for a site without standalone pages. */
  readonly pages: PagesSettings | undefined;
  readonly markdown: MarkdownSettings;
  /** Texts that content names, by their names; undefined for a site without any. */
  readonly variables: Readonly<Record<string, VariableValue>> | undefined;
  /** Empty for a site whose content is the same for everybody. */
  readonly variants: readonly VariantAxis[];
  readonly limits: LimitSettings;
  readonly theme: ThemeSettings;
  /** The site's severities by code. */
  readonly severity: Readonly<Record<string, Severity>>;
  readonly links: LinkSettings;
  readonly allow: AllowSettings;
  readonly storage: StorageSettings;
}

/** Where browsers store readers' choices. */
export interface StorageSettings {
  readonly type: 'localStorage' | 'sessionStorage';
  /** A suffix of every key, which separates sites under one origin; `''` for none. */
  readonly suffix: string;
}

/** What a site's CSP allows besides its own files and the hosts that its pages load from. */
export interface CspSettings {
  /** Sources by directive. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** True where content keeps its `style` attributes, which otherwise become classes. */
  readonly styleAttributes: boolean;
  /** True where frames in content may show `data:` addresses, in a sandbox. */
  readonly dataFrames: boolean;
}

/** An icon of the site: a static file, or an address. */
export interface IconSettings {
  readonly src: string;
  readonly rel: 'icon' | 'apple-touch-icon' | 'mask-icon';
  readonly sizes?: string | undefined;
  readonly type?: string | undefined;
}

export interface ImageSettings {
  /** True where the config asks for copies, so that a missing encoder is reported. */
  readonly asked: boolean;
  /** In the order of preference. */
  readonly formats: readonly ImageFormat[];
  /** In pixels of the file, ascending. */
  readonly widths: readonly number[];
  /** From 1 to 100. */
  readonly quality: Readonly<Record<ImageFormat, number>>;
}

export type ImageFormat = 'avif' | 'webp';

export interface MarkdownSettings {
  /** `mdx` for every file, `md` for every file, or by extension. */
  readonly format: 'mdx' | 'md' | 'detect';
  /** Which parser reads content first. What the native one cannot parse alike is left to unified, page by page. */
  readonly engine: 'native' | 'unified';
  /** True where heading ids keep the letter case of their text. */
  readonly anchors: { readonly maintainCase: boolean };
  /** Older Markdown forms that content may use. */
  readonly mdx1Compat: {
    /** `<!-- … -->` in MDX. */
    readonly comments: boolean;
    /** `:::tip Words` for `:::tip[Words]`. */
    readonly admonitions: boolean;
    /** `## Title {#id}` in MDX. */
    readonly headingIds: boolean;
  };
  /** True where `{{ name }}` in text is the value of a variable. */
  readonly interpolate: boolean;
}

/** Limits of a source. Larger ones are reported and not parsed, because that could take minutes and gigabytes. */
export interface LimitSettings {
  /** Bytes of a page or a partial. */
  readonly sourceBytes: number;
  /** The number of nodes in a page's AST: paragraphs, bold words, links and all others. */
  readonly nodes: number;
  /** Columns times rows. */
  readonly tableCells: number;
  /** The number of characters in one paragraph that may be markup. */
  readonly inlineMarks: number;
}

/** What content may use beyond the plain files of the site. */
export interface AllowSettings {
  /** Folders listed in the config, relative to the root. */
  readonly folders: readonly string[];
  /** Folders of content and static files, which may be outside the root or symbolic links. */
  readonly ownFolders: readonly string[];
  /** Dotfiles that are public. */
  readonly dotfiles: readonly string[];
}

export interface ThemeSettings {
  /** Undefined for the theme's own. */
  readonly accent: AccentSettings | undefined;
  /** For images drawn at build time. */
  readonly colors: Readonly<Record<ColorScheme, ThemeColors>>;
  readonly fonts: FontName | undefined;
  readonly navbar: NavbarSettings;
  readonly footer: FooterSettings;
  readonly announcement: AnnouncementSettings | undefined;
  readonly colorMode: ColorModeSettings;
  readonly sidebar: SidebarSettings;
  /** True where a doc's description is shown below its title. */
  readonly lead: boolean;
  /** True where docs tell how long reading them takes. */
  readonly readingTime: boolean;
  /** What docs offer to do with their Markdown. */
  readonly actions: readonly PageAction[];
  /**
   * Components that content may use without imports, by name: paths relative to the root, some followed by `#` and the name of an
   * export.
   */
  readonly components: Readonly<Record<string, string>>;
  /** Undefined where the site leaves it to the theme. */
  readonly tableOfContents: TocSettings | undefined;
  readonly analytics: readonly AnalyticsSettings[];
  /** Modules that browsers load on every page, relative to the root. */
  readonly clientModules: readonly string[];
  /** The site's own stylesheets, relative to the root: on every page, after ours. */
  readonly css: readonly string[];
  /** The default social image: a static file or an address. */
  readonly image: string | undefined;
  /** The web app manifest: a static file, or members for a generated one. */
  readonly manifest: string | ManifestSettings | undefined;
  /** Attributes of `<meta>` elements that every page has. */
  readonly metadata: readonly Readonly<Record<string, string>>[];
  /** Modules that replace slots of the theme, relative to the root. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
  /** The colour of the browser's UI, in each mode. */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

/** A service that counts page views. */
export interface AnalyticsSettings {
  /** The module for browsers, relative to the root. */
  readonly module: string;
  readonly config: Json;
  /** Sources for the CSP, by directive. */
  readonly loads: Readonly<Record<string, readonly string[]>>;
}

/** Typefaces that ship with the theme. */
export const fontNames = ['inter'] as const;

export type FontName = (typeof fontNames)[number];

/** Members of a web app manifest, which override those derived from the settings. */
export type ManifestSettings = Readonly<Record<string, unknown>>;

export interface SiteFields {
  readonly organizationName?: string;
  readonly projectName?: string;
  readonly customFields: JsonObject;
}

/** What an author writes for components. */
export interface ComponentConfig {
  /** Data for components, which read it as `useDocusaurusContext().siteConfig.customFields`. Any JSON. */
  customFields?: Record<string, unknown>;
  /** For components, too: the owner and the name of the repository. */
  organizationName?: string;
  projectName?: string;
}

export interface NavbarSettings {
  readonly title: string | undefined;
  readonly logo: LogoSettings | undefined;
  readonly items: readonly NavbarItem[];
}

export interface FooterSettings {
  readonly columns: readonly { readonly title: string; readonly items: readonly FooterItem[] }[];
  readonly copyright: string | undefined;
  readonly logo: LogoSettings | undefined;
  readonly social: readonly SocialLink[];
}

export interface AnnouncementSettings {
  /** Readers who closed it see it again when this changes. */
  readonly id: string;
  readonly content: string;
  readonly isCloseable: boolean;
}

export interface SidebarSettings {
  /** True where readers can hide it on wide screens. */
  readonly hideable: boolean;
  /** True where opening a category closes its siblings. */
  readonly autoCollapseCategories: boolean;
}
