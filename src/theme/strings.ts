// Every word that the theme says by itself, by its Docusaurus id.
const strings = {
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
  'theme.ErrorPageContent.pageTitle': 'Page Error',
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.Loading.label': 'Loading',
  'theme.Loading.retry': 'Retry',
  'theme.CodeBlock.copied': 'Copied',
  'theme.CodeBlock.copy': 'Copy',
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': "Collapse sidebar category '{label}'",
  'theme.DocSidebarItem.expandCategoryAriaLabel': "Expand sidebar category '{label}'",
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.NotFound.asked': 'You asked for {address}.',
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.title': 'Page not found',
  'theme.SearchBar.buttonAriaLabel': 'Search',
  'theme.SearchBar.label': 'Search',
  'theme.SearchPage.inputLabel': 'Search',
  'theme.SearchPage.inputPlaceholder': 'Type your search here',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
  'theme.admonition.caution': 'caution',
  'theme.admonition.danger': 'danger',
  'theme.admonition.important': 'important',
  'theme.admonition.info': 'info',
  'theme.admonition.note': 'note',
  'theme.admonition.secondary': 'secondary',
  'theme.admonition.success': 'success',
  'theme.admonition.tip': 'tip',
  'theme.admonition.warning': 'warning',
  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
  'theme.blog.sidebar.menuLabel': 'Posts',
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
  'theme.common.editThisPage': 'Edit this page',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.contentVisibility.draftBanner.message':
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  'theme.contentVisibility.draftBanner.title': 'Draft page',
  'theme.details.summary': 'Details',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.docs.breadcrumbs.home': 'Home page',
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.next': 'Next',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'theme.docs.sidebar.collapseButtonTitle': 'Collapse sidebar',
  'theme.docs.sidebar.earlierEntries': '1 earlier|{count} earlier',
  'theme.docs.sidebar.expandButtonTitle': 'Expand sidebar',
  'theme.docs.sidebar.laterEntries': '1 more|{count} more',
  'theme.docs.sidebar.menuLabel': 'Menu',
  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.docs.versionBadge.label': 'Version: {versionLabel}',
  'theme.docs.versions.latestVersionLinkLabel': 'latest version',
  'theme.docs.versions.latestVersionSuggestionLabel':
    'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  'theme.docs.versions.unmaintainedVersionLabel':
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  'theme.docs.versions.unreleasedVersionLabel': 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  'theme.externalLinkAriaLabel': '(opens in new tab)',
  'theme.image.close': 'Close',
  'theme.image.zoom': 'Zoom {alt}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': 'Collapse the dropdown',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': 'Expand the dropdown',
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
  'theme.sections.title': 'Browse the documentation',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageLink': 'View all tags',
  'theme.unlistedContent.message':
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  'theme.unlistedContent.title': 'Unlisted page',
} as const;

export type StringId = keyof typeof strings;

/** The text of an id, each `{name}` in it replaced by its value. */
export function say(id: StringId, values: Readonly<Record<string, string>> = {}): string {
  return fillWords(strings[id], values);
}

/** A text with its `{name}`s replaced. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}

/** The text for a number of things, out of those for one and for several. */
export function sayCount(id: StringId, count: number): string {
  return countWords(strings[id], count);
}

/** One of the two texts, for one thing and for several. */
export function countWords(text: string, count: number): string {
  const [one = '', several = one] = text.split('|');
  // Made when there is something to count: loading the rules of a language takes as long as rendering many pages.
  const chosen = new Intl.PluralRules('en').select(count) === 'one' ? one : several;
  return chosen.replace('{count}', count < 1000 ? String(count) : count.toLocaleString('en'));
}

/** Whether the catalogue has an id that is only known at build. */
export function isStringId(id: string): id is StringId {
  return Object.hasOwn(strings, id);
}
