// Lists the components, layouts and modules of the theme by name, for use without loading it.

/** Components that content may use without importing them. */
export const components: readonly string[] = [
  'Admonition',
  'Badge',
  'Card',
  'Cards',
  'CodeBlock',
  'Details',
  'Figure',
  'FileTree',
  'Head',
  'Hero',
  'HeroActions',
  'Icon',
  'Kbd',
  'Steps',
  'TOCInline',
  'TabItem',
  'Tabs',
];

/** The names of all layouts. */
export const layouts: readonly string[] = ['category', 'component', 'doc', 'home', 'listing', 'not-found', 'page'];

/** Layouts that front matter may name. */
export const pageLayouts: readonly string[] = ['doc', 'home', 'page'];

const themeHooks = ['useColorMode', 'useThemeConfig', 'useWindowSize'];

/** What a component may ask of the docs. */
const docsHooks = [
  'filterDocCardListItems',
  'useActivePlugin',
  'useActivePluginAndVersion',
  'useActiveVersion',
  'useAllDocsData',
  'useCurrentSidebarCategory',
  'useCurrentSidebarSiblings',
  'useDoc',
  'useDocById',
  'useDocsData',
  'useDocsPreferredVersion',
  'useDocsSidebar',
  'useDocsVersion',
  'useLatestVersion',
  'useLayoutDoc',
  'useLayoutDocsSidebar',
  'useSidebarBreadcrumbs',
  'useVersions',
];

const icons = ['Arrow', 'Close', 'Edit', 'ExternalLink', 'Language', 'Success'];

/** Modules that content may import, with the names that they export. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/BrowserOnly': ['default'],
  '@docusaurus/ExecutionEnvironment': ['default'],
  '@docusaurus/Head': ['default'],
  '@docusaurus/Interpolate': ['default', 'interpolate'],
  '@docusaurus/Link': ['default'],
  '@docusaurus/Translate': ['default', 'translate'],
  '@docusaurus/constants': ['DEFAULT_PLUGIN_ID'],
  '@docusaurus/isInternalUrl': ['default', 'hasProtocol'],
  '@docusaurus/plugin-content-docs/client': docsHooks,
  '@docusaurus/router': ['useHistory', 'useLocation'],
  '@docusaurus/theme-common': [...docsHooks, ...themeHooks, 'PageMetadata', 'createStorageSlot', 'useStorageSlot'].sort(),
  '@docusaurus/theme-common/internal': [...docsHooks, ...themeHooks].sort(),
  '@docusaurus/useBaseUrl': ['default', 'useBaseUrlUtils'],
  '@docusaurus/useDocusaurusContext': ['default'],
  '@docusaurus/useGlobalData': ['default', 'useAllPluginInstancesData', 'usePluginData'],
  '@docusaurus/useIsBrowser': ['default'],
  '@docusaurus/useRouteContext': ['default'],
  '@theme/Admonition': ['default'],
  '@theme/CodeBlock': ['default'],
  '@theme/Details': ['default'],
  '@theme/DocCardList': ['default'],
  '@theme/Heading': ['default'],
  ...Object.fromEntries(icons.map((name) => [`@theme/Icon/${name}`, ['default']])),
  '@theme/Layout': ['default'],
  '@theme/MDXComponents': ['default'],
  '@theme/MDXComponents/A': ['default'],
  '@theme/MDXComponents/Code': ['default'],
  '@theme/MDXComponents/Details': ['default'],
  '@theme/MDXComponents/Heading': ['default'],
  '@theme/MDXComponents/Img': ['default'],
  '@theme/MDXComponents/Li': ['default'],
  '@theme/MDXComponents/Pre': ['default'],
  '@theme/MDXComponents/Ul': ['default'],
  '@theme/TOCInline': ['default'],
  '@theme/TabItem': ['default'],
  '@theme/Tabs': ['default'],
  '@theme/ThemedImage': ['default'],
};
