// Exports the hooks of `@docusaurus/plugin-content-docs/client`.
export { useDoc, useDocById, useLayoutDoc } from './doc.ts';
export { useAllDocsData, useDocsData } from './plugin-data.ts';
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsSidebar,
  useLayoutDocsSidebar,
  useSidebarBreadcrumbs,
} from './sidebars.ts';
export {
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
  useVersions,
} from './versions.ts';
