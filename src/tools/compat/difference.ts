// Defines the kinds of differences between two builds of the same content.

/** The codes of what readers and search engines lose, and what they gain: what is different, and what to do. */
export const compatCodes = {
  'missing-page': 'the other build has a page that is neither here nor redirected; add it, or redirect its address',
  'extra-page': 'a page that the other build does not have',
  'missing-redirect': 'an address leads on in the other build and nowhere here; write a rule for it',
  redirect: 'an address leads on to another target; change its rule',
  'extra-redirect': 'an address that leads on here alone',
  address: 'the sites are made for different addresses; set `url` and `baseUrl`',
  canonical: 'search engines are told another address of the page; compare `url`, `baseUrl` and `trailingSlash`',
  title: 'the title in tabs and search results differs; set `title`, or `title_meta`',
  heading: 'the page begins with another level-1 heading',
  description: 'the description for search engines differs; set `description`',
  keywords: 'the keywords for search engines differ; set `keywords`, or `theme.metadata`',
  'social-image': 'links to the page were shown with an image; set `image`, or `theme.image`',
  'no-index': 'search engines may list the page in one build alone; set `unlisted`, `noIndex` or the robots of its metadata',
  language: 'the language of the page differs; set `lang`',
  hreflang: 'search engines are told other addresses of the page in other languages; compare `i18n`',
  'language-menu': 'the menu of languages leads elsewhere, or is not there; add `localeDropdown` to the navbar',
  'missing-heading': 'links to this id break: no element has it; write it as `{#id}` behind the heading',
  'extra-heading': 'a heading with an id that the other build does not have',
  'heading-order': 'the same headings come in another order',
  contents: 'the table of contents has other entries; compare `theme.tableOfContents` and the keys of the page',
  previous: 'the link to the page before leads elsewhere; compare the sidebars',
  next: 'the link to the page after leads elsewhere; compare the sidebars',
  'missing-in-sidebar': 'the sidebar lacks an entry',
  'extra-in-sidebar': 'an entry that no sidebar of the other build shows',
  'sidebar-label': 'an entry of the sidebar has another label; set `sidebar_label`, or the label in the sidebars file',
  'sidebar-category': 'an entry of the sidebar stands in another category',
  'sidebar-order': 'entries of the sidebar come in another order; compare `sidebar_position` and the sidebars file',
  tag: 'the tags of the page differ; compare `tags`, and the file that defines them',
  author: 'the authors that the page names differ; compare `authors`, and the file that defines them',
  date: 'a date that the page shows differs; set `date`',
  'missing-link': 'the page lacks a link, or an entry of its list, that leads there',
  'extra-link': 'a link that the page in the other build does not have',
  'list-order': 'the entries of a list of pages come in another order',
  'missing-image': 'the page lacks an image with this text',
  'missing-file': 'an address of a file that is not published here; put it into a folder of `staticDirectories`',
  file: 'a file with the same address has another content',
  'missing-in-sitemap': 'the sitemap lacks an address; compare the options of `sitemap`, and `noIndex`',
  'extra-in-sitemap': 'an address that the sitemap of the other build does not have',
  'missing-feed': 'readers subscribe to a feed that is not there; set `feedOptions` of the posts',
  'missing-in-feed': 'the feed lacks an entry; compare `limit` in `feedOptions`',
  'extra-in-feed': 'an entry that the feed of the other build does not have',
  'feed-order': 'the entries of the feed come in another order',
  'feed-entry': 'an entry of the feed has another title, link or date',
} as const;

export type CompatCode = keyof typeof compatCodes;

export interface CompatDifference {
  readonly code: CompatCode;
  /** The address without base, or the path of a file. */
  readonly at: string;
  /** What the other build has; absent where it has nothing. */
  readonly theirs?: string;
  readonly ours?: string;
  /** Why it is meant; absent where something is lost or only added. */
  readonly because?: string;
}

export interface CompatResult {
  /** How many pages of the other build were compared. */
  readonly pages: number;
  /** How many pages ours has. */
  readonly ownPages: number;
  /** Pages by language, where there are several. */
  readonly languages: Readonly<Record<string, LanguageCount>>;
  /** What else the other build has, by its name: a nought for what was not recognised there. */
  readonly compared: Readonly<Record<CompatSubject, number>>;
  /** By address, then in the order of `compatCodes`. */
  readonly differences: readonly CompatDifference[];
}

export interface LanguageCount {
  /** Of the other build. */
  readonly pages: number;
  readonly ownPages: number;
  /** Those of ours that show the original, for nobody has translated them. */
  readonly untranslated: number;
}

/** What is counted beside pages. */
export type CompatSubject =
  | 'redirects'
  | 'headings'
  | 'links'
  | 'sidebar entries'
  | 'tags'
  | 'files'
  | 'sitemap addresses'
  | 'feed entries';

/** False for what readers and search engines do not miss, and for what is meant. */
export function isLoss({ code, because }: CompatDifference): boolean {
  return because === undefined && !code.startsWith('extra-');
}
