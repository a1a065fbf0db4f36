// Lists the slots: the parts of the theme that a site may replace, each with a description.

export const slots = {
  Announcement: 'The bar above everything else.',
  Breadcrumbs: 'The breadcrumbs from the home page to the page, above its title.',
  ContentEnd: 'Empty by default. Shown below the text of a page, above the previous and next links.',
  ContentStart: 'Empty by default. Shown above the text of a page, below its breadcrumbs.',
  DocFooter: 'Below the text of a page: its tags, edit link and date of the last change.',
  Footer: 'The footer of every page: columns of links and the copyright notice.',
  Navbar: 'The bar at the top, with everything in it.',
  NavbarBrand: "The site's logo and title in the navbar, which link to the home page.",
  NavbarEnd: 'Empty by default. Shown at the end of the navbar.',
  NotFound: 'The page for addresses that do not exist.',
  Pager: 'The links to the previous and next page.',
  Sidebar: 'The tree of pages next to the text.',
  SidebarEnd: 'Empty by default. Shown below the tree of pages.',
  SidebarStart: 'Empty by default. Shown above the tree of pages.',
  Toc: 'The headings of a page, in a column next to it.',
  TocEnd: 'Empty by default. Shown below the headings of a page.',
  TocFold: 'The same headings behind a button above the text, where a column does not fit.',
  VersionBanner: 'The banner that links readers of an old or unreleased version to the latest one.',
} as const satisfies Readonly<Record<string, string>>;

export type SlotName = keyof typeof slots;

/** Sorted. */
export const slotNames = Object.keys(slots) as readonly SlotName[];
