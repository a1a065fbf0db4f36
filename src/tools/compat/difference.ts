// Defines the kinds of differences between two builds of the same content.

/** The codes of what readers and search engines lose, and what they gain: what is different, and what to do. */
export const compatCodes = {
  'missing-page': 'the other build has a page that is missing here and not redirected; add it, or redirect its address',
  'extra-page': 'a page that the other build does not have',
  'missing-redirect': 'an address is redirected in the other build but not here; write a rule for it',
  redirect: 'an address redirects to a different target; change its rule',
  'extra-redirect': 'an address that is only redirected here',
  address: 'the sites are built for different addresses; set `url` and `baseUrl`',
  canonical: 'the canonical address of the page differs; compare `url`, `baseUrl` and `trailingSlash`',
  title: 'the title in tabs and search results differs; set `title`, or `title_meta`',
  heading: 'the page begins with a different level-1 heading',
  description: 'the description for search engines differs; set `description`',
  keywords: 'the keywords for search engines differ; set `keywords`, or `theme.metadata`',
  'social-image': 'the image for link previews is missing; set `image`, or `theme.image`',
  'no-index': 'search engines may list the page in only one of the builds; set `unlisted`, `noIndex` or its robots metadata',
  language: 'the language of the page differs; set `lang`',
  hreflang: 'the addresses of the page in other languages differ; compare `i18n`',
  'language-menu': 'the language menu has different targets, or is missing; add `localeDropdown` to the navbar',
  'missing-heading': 'links to this id break, because no element has it; write it as `{#id}` after the heading',
  'extra-heading': 'a heading with an id that the other build does not have',
  'heading-order': 'the same headings are in a different order',
  contents: 'the table of contents has different entries; compare `theme.tableOfContents` and the keys of the page',
  previous: 'the link to the previous page differs; compare the sidebars',
  next: 'the link to the next page differs; compare the sidebars',
  'missing-in-sidebar': 'the sidebar lacks an entry',
  'extra-in-sidebar': 'an entry that is in no sidebar of the other build',
  'sidebar-label': 'a sidebar entry has a different label; set `sidebar_label`, or the label in the sidebars file',
  'sidebar-category': 'a sidebar entry is in a different category',
  'sidebar-order': 'sidebar entries are in a different order; compare `sidebar_position` and the sidebars file',
  tag: 'the tags of the page differ; compare `tags`, and the file that defines them',
  author: 'the authors of the page differ; compare `authors`, and the file that defines them',
  date: 'a date that the page shows differs; set `date`',
  'missing-link': 'the page lacks a link or a list entry with this target',
  'extra-link': 'a link that the page in the other build does not have',
  'list-order': 'the entries of a list of pages are in a different order',
  'missing-image': 'the page lacks an image with this text',
  'missing-file': 'a file that is not published here; put it into a folder of `staticDirectories`',
  file: 'a file with the same address has different content',
  'missing-in-sitemap': 'the sitemap lacks an address; compare the options of `sitemap`, and `noIndex`',
  'extra-in-sitemap': 'an address that the sitemap of the other build does not have',
  'missing-feed': 'a feed that readers may have subscribed to is missing; set `feedOptions` of the posts',
  'missing-in-feed': 'the feed lacks an entry; compare `limit` in `feedOptions`',
  'extra-in-feed': 'an entry that the feed of the other build does not have',
  'feed-order': 'the entries of the feed are in a different order',
  'feed-entry': 'a feed entry has a different title, link or date',
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
