// Defines the types of a built site as read from its files, whichever generator wrote them.

/** What a page says of itself. Addresses are as they are written until `inSite` has resolved them. */
export interface BuiltPage {
  readonly title: string;
  /** The texts of the level-1 headings. */
  readonly titles: readonly string[];
  readonly description: string;
  readonly keywords: string;
  readonly language: string;
  /** The language of the text, where it differs from that of the page. */
  readonly textLanguage: string | undefined;
  /** The address of the page that this one shows, as nobody has translated it. */
  readonly original?: string | undefined;
  /** The page in all languages that search engines are told of, and as `x-default`. */
  readonly alternates: readonly Alternate[];
  /** The menu of languages. */
  readonly languages: readonly (Link & { readonly lang: string })[];
  readonly isHidden: boolean;
  readonly hasImage: boolean;
  readonly canonical: string | undefined;
  /** The target of a page that only leads on. */
  readonly redirect: string | undefined;
  /** The ids of headings in the main part, in order. */
  readonly headings: readonly string[];
  /** The ids of all elements in the main part. */
  readonly ids: ReadonlySet<string>;
  /** The ids that the table of contents leads to. */
  readonly contents: readonly string[];
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly sidebar: readonly SidebarLink[];
  /** True where the sidebar is that of a recognised theme, whose categories are known. */
  readonly hasCategories: boolean;
  /** True where the sidebar is too long for one page, and shows what is around it. */
  readonly isCut: boolean;
  readonly tags: readonly Link[];
  /** Where the main part leads, each address once, in order. */
  readonly links: readonly string[];
  /** Those of them in items of lists, in headings, or around headings. */
  readonly entries: readonly string[];
  /** The texts that stand for images of the main part, in order. */
  readonly images: readonly string[];
  readonly authors: readonly string[];
  /** The machine-readable times of the main part. */
  readonly dates: readonly string[];
  /** What the page lists: beginnings of other pages, posts by year, or names. */
  readonly list: 'excerpts' | 'archive' | 'names' | undefined;
  /** The beginning of the text of the main part. */
  readonly text: string;
  readonly scripts: readonly string[];
}

export interface Link {
  readonly href: string;
  readonly label: string;
}

export interface Alternate {
  readonly lang: string;
  readonly href: string;
}

export interface SidebarLink extends Link {
  /** False for a category, whose address may be that of its first page. */
  readonly isLeaf: boolean;
  /** The labels of the categories that it stands in, outermost first. */
  readonly path: readonly string[];
}

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** Milliseconds since 1970; undefined where the feed does not say. */
  readonly date: number | undefined;
}

/** A folder with a built site. */
export interface Build {
  readonly folder: string;
  /** The files of pages and redirects by address, without base and trailing slash. */
  readonly html: ReadonlyMap<string, string>;
  /** All other files, relative to the folder, sorted. */
  readonly files: readonly string[];
  readonly place: Place;
}

/** Where a site is published. */
export interface Place {
  /** `https://docs.example`; empty where no page names its canonical address. */
  readonly host: string;
  /** Without trailing slash: empty for the root. */
  readonly base: string;
}
