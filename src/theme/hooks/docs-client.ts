// What a component may ask of the docs, as Docusaurus offers it: `@docusaurus/plugin-content-docs/client`.
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from '../mdx/DocCardList/category.ts';
export { useDoc } from './doc.ts';
export { useDocById, useLayoutDoc, useLayoutDocsSidebar } from './docs.ts';
export { useAllDocsData, useDocsData } from './plugin-data.ts';
export { useDocsSidebar, useSidebarBreadcrumbs } from './sidebars.ts';
export {
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
} from './versions.ts';
