// Lists the theme's English texts that parts of islands may need, by id (Docusaurus's id where it has one).
import { behaviorStrings } from './behavior.ts';
import { islandStrings } from './island.ts';
import type { Text } from './say.ts';

export const browserStrings = {
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.NotFound.asked': 'You asked for {address}.',
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.title': 'Page not found',
  'theme.SearchBar.buttonAriaLabel': 'Search',
  'theme.SearchBar.label': 'Search',
  'theme.SearchPage.inputLabel': 'Search',
  'theme.SearchPage.inputPlaceholder': 'Type your search here',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
  'theme.common.editThisPage': 'Edit this page',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.contentVisibility.draftBanner.message':
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  'theme.contentVisibility.draftBanner.title': 'Draft page',
  'theme.details.summary': 'Details',
  'theme.docs.DocCard.categoryDescription.plurals': { one: '1 item', other: '{count} items' },
  'theme.docs.breadcrumbs.home': 'Home page',
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.next': 'Next',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'theme.docs.sidebar.earlierEntries': { one: '1 earlier', other: '{count} earlier' },
  'theme.docs.sidebar.laterEntries': { one: '1 more', other: '{count} more' },
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
  'theme.figure.number': 'Figure {number}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
  'theme.sections.title': 'Browse the documentation',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.unlistedContent.message':
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  'theme.unlistedContent.title': 'Unlisted page',
  'theme.variants.all': 'All',
  ...behaviorStrings,
  ...islandStrings,
} as const satisfies Readonly<Record<string, Text>>;
