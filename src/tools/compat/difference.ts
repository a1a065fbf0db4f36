// Names the differences between two builds of the same content.

/** The codes of what readers lose, and what they gain. */
export const compatCodes = {
  'missing-page': 'a page of the other build is neither here nor redirected',
  'extra-page': 'a page that the other build does not have',
  title: 'the title of the document differs',
  description: 'the description for search engines differs',
  'no-index': 'search engines may list the page in one build alone',
  'missing-heading': 'no heading has the id that the other build gives it',
  'extra-heading': 'a heading has an id that the other build does not give',
  'heading-order': 'the same headings come in another order',
  previous: 'the link to the page before leads elsewhere',
  next: 'the link to the page after leads elsewhere',
  sidebar: 'an entry of the sidebar is missing, has another label, or stands elsewhere',
  tag: 'the tags of the page differ',
  'missing-redirect': 'an address leads nowhere that leads on in the other build',
  redirect: 'an address leads on to another target',
  'missing-in-sitemap': 'the sitemap lacks an address',
  'extra-in-sitemap': 'the sitemap has an address more',
  'missing-feed': 'a feed is not there',
  feed: 'a feed has other entries, or in another order',
} as const;

export type CompatCode = keyof typeof compatCodes;

export interface CompatDifference {
  readonly code: CompatCode;
  /** The address without base, or the path of a feed. */
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
  /** By address, then in the order of `compatCodes`. */
  readonly differences: readonly CompatDifference[];
}

/** False for what readers and search engines do not miss, and for what is meant. */
export function isLoss({ code, because }: CompatDifference): boolean {
  return because === undefined && !code.startsWith('extra-');
}
