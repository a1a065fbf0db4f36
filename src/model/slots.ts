// Lists the slots: the parts of the theme that a site may replace, each with a description.

export const slots = {
  Announcement: 'The bar above everything else.',
  Breadcrumbs: 'The way from the home page to the page, above its title.',
  ContentEnd: 'Empty: what a site puts below the text of a page, above its neighbours.',
  ContentStart: 'Empty: what a site puts above the text of a page, below its breadcrumbs.',
  DocFooter: 'Below the text of a page: its tags, where to edit it, and when it was changed.',
  Footer: 'The foot of every page: columns of links and the copyright line.',
  Navbar: 'The bar at the top, with all that stands in it.',
  NavbarBrand: "The site's logo and title in the navbar, which lead home.",
  NavbarEnd: 'Empty: what a site puts at the end of the navbar.',
  NotFound: 'What answers an address that leads nowhere.',
  Pager: 'The links to the neighbours of a page.',
  Sidebar: 'The tree of pages beside the text.',
  SidebarEnd: 'Empty: what a site puts below the tree of pages.',
  SidebarStart: 'Empty: what a site puts above the tree of pages.',
  Toc: 'The headings of a page, in a column beside it.',
  TocEnd: 'Empty: what a site puts below the headings of a page.',
  TocFold: 'The same headings behind a button above the text, where there is no room for a column.',
  VersionBanner: 'What tells readers of an old or unreleased version where the latest is.',
} as const satisfies Readonly<Record<string, string>>;

export type SlotName = keyof typeof slots;

/** Sorted. */
export const slotNames = Object.keys(slots) as readonly SlotName[];
