// Settings: a site's configuration after validation and defaults. Plain data.

import type { DocsSettings, PagesSettings } from './content-settings.ts';
import type { Severity } from './diagnostic.ts';
import type { FooterItem, LogoSettings, NavbarItem, SocialLink } from './navigation.ts';
import type { SlotName } from './slots.ts';
import type { Texts } from './strings/say.ts';
import type { AccentSettings, ColorScheme, ThemeColors } from './theme-colors.ts';
import type { TocSettings } from './toc-levels.ts';

export interface Settings {
  readonly title: string;
  readonly tagline: string;
  /** What stands between the title of a page and that of the site. */
  readonly titleDelimiter: string;
  /** The language of the site, a canonical BCP 47 tag. */
  readonly lang: string;
  readonly dir: Direction;
  /** What slodocs says in that language by itself: the texts that are not English, by id. */
  readonly strings: Texts;
  /** The origin under which the site is served, without a path: `https://docs.nines.example`. */
  readonly url: string;
  /** The path under that origin; begins and ends with `/`. */
  readonly baseUrl: string;
  /** undefined: `x/index.html`, links as written; false: `x.html`; true: `x/index.html`, links with a slash. */
  readonly trailingSlash: boolean | undefined;
  /** Undefined for a site without a policy. */
  readonly csp: CspSettings | undefined;
  /** In the order in which browsers are offered them. */
  readonly icons: readonly IconSettings[];
  /** The file that tells hosts the headers of the site, relative to the output; undefined for none. */
  readonly headersFile: string | undefined;
  /** Search engines are told to leave all of the site out. */
  readonly noIndex: boolean;
  /** Folders copied as they are, relative to the root. */
  readonly staticDirectories: readonly string[];
  readonly docs: readonly DocsSettings[];
  /** How images of content are made smaller; undefined for a site that shows them as they are. */
  readonly images: ImageSettings | undefined;
  /** Undefined for a site without standalone pages. */
  readonly pages: PagesSettings | undefined;
  readonly markdown: MarkdownSettings;
  readonly limits: LimitSettings;
  readonly theme: ThemeSettings;
  /** Severities that the site gives to codes. */
  readonly severity: Readonly<Record<string, Severity>>;
  readonly links: LinkSettings;
  readonly allow: AllowSettings;
  readonly storage: StorageSettings;
}

/** In which direction the text of a page runs. */
export type Direction = 'ltr' | 'rtl';

/** Where browsers keep what readers choose. */
export interface StorageSettings {
  readonly type: 'localStorage' | 'sessionStorage';
  /** Ends every key, so that sites under one origin keep apart; `''` for none. */
  readonly suffix: string;
}

/** What a site's policy allows beyond its own files, and beyond the hosts that its pages load from. */
export interface CspSettings {
  /** Sources by directive. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** Content may bring `style` attributes, which would become classes otherwise. */
  readonly styleAttributes: boolean;
}

/** A picture that stands for the site: a file of a static folder, or an address. */
export interface IconSettings {
  readonly src: string;
  readonly rel: 'icon' | 'apple-touch-icon' | 'mask-icon';
  readonly sizes?: string | undefined;
  readonly type?: string | undefined;
}

export interface ImageSettings {
  /** The config asks for them: it is told where they cannot be made. */
  readonly asked: boolean;
  /** In the order in which a browser is to choose. */
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
  /** Ids of headings keep the letter case of their text. */
  readonly anchors: { readonly maintainCase: boolean };
  /** Older forms that content may have. */
  readonly mdx1Compat: {
    /** `<!-- … -->` in MDX. */
    readonly comments: boolean;
    /** `:::tip Words` for `:::tip[Words]`. */
    readonly admonitions: boolean;
    /** `## Title {#id}` in MDX. */
    readonly headingIds: boolean;
  };
}

/** What a source may hold at most. Larger ones are reported and not parsed: they would cost minutes and gigabytes. */
export interface LimitSettings {
  /** Bytes of a page or a partial. */
  readonly sourceBytes: number;
  /** Nodes of the tree that a page is parsed to: its paragraphs, words in bold, links and all others. */
  readonly nodes: number;
  /** Columns times rows. */
  readonly tableCells: number;
  /** Signs in one paragraph that may be markup. */
  readonly inlineMarks: number;
}

export interface LinkSettings {
  /** Paths under our own host that others serve; an entry that ends with `/` covers what lies below it. */
  readonly external: readonly string[];
}

/** What content may use beyond the plain files of the site. */
export interface AllowSettings {
  /** Folders that the key names, relative to the root. */
  readonly folders: readonly string[];
  /** Folders of content and of static files, which may lie outside of the root or be symbolic links. */
  readonly ownFolders: readonly string[];
  /** Names that begin with a dot and are public. */
  readonly dotfiles: readonly string[];
}

export interface ThemeSettings {
  /** Undefined for the theme's own. */
  readonly accent: AccentSettings | undefined;
  /** For what is drawn at build. */
  readonly colors: Readonly<Record<ColorScheme, ThemeColors>>;
  readonly fonts: FontName | undefined;
  readonly navbar: NavbarSettings;
  readonly footer: FooterSettings;
  readonly announcement: AnnouncementSettings | undefined;
  readonly colorMode: ColorModeSettings;
  readonly sidebar: SidebarSettings;
  /** The description that an author has written stands below the title of a doc. */
  readonly lead: boolean;
  /** Components that content may use without importing them, by name: paths relative to the root, with `#` and an export's name behind some. */
  readonly components: Readonly<Record<string, string>>;
  /** Undefined where the site leaves it to the theme. */
  readonly tableOfContents: TocSettings | undefined;
  /** Modules that browsers load on every page, relative to the root. */
  readonly clientModules: readonly string[];
  /** The site's own stylesheets, relative to the root: on every page, after ours. */
  readonly css: readonly string[];
  /** The picture of pages that have none of their own: a static file or an address. */
  readonly image: string | undefined;
  /** What an app made of the site is called and looks like: a static file, or the members of one that is made. */
  readonly manifest: string | ManifestSettings | undefined;
  /** Attributes of `<meta>` elements that every page has. */
  readonly metadata: readonly Readonly<Record<string, string>>[];
  /** Modules that take the place of parts of the theme, relative to the root. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
  /** The colour of the browser's own bars, in each mode. */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

/** Typefaces that the theme brings. */
export const fontNames = ['inter'] as const;

export type FontName = (typeof fontNames)[number];

/** Members of a web app manifest: those given win over what follows from the settings. */
export type ManifestSettings = Readonly<Record<string, unknown>>;

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
  /** Readers who have closed it see it again when this changes. */
  readonly id: string;
  readonly content: string;
  readonly isCloseable: boolean;
}

export interface ColorModeSettings {
  readonly defaultMode: 'light' | 'dark';
  /** Readers cannot choose. */
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

export interface SidebarSettings {
  /** Readers can hide it on wide screens. */
  readonly hideable: boolean;
  /** A category that opens closes the others beside it. */
  readonly autoCollapseCategories: boolean;
}
