// Exports what a site may import as `slodocs/theme`: slots, their building blocks, and hooks.
import type { ComponentProps } from 'react';
import type { SlotName } from '#model/slots';
import type { GivenProps } from './components/Slot/Slot.tsx';
import type * as slots from './slots.ts';

/** The props of a component that replaces a slot. */
export type SlotProps<Name extends SlotName> = GivenProps<ComponentProps<(typeof slots)[Name]>>;

export type { PageView, StartAnalytics } from '#model/analytics';
export { cutText } from '#model/cut-text';
export type { JsonObject } from '#model/json';
export type {
  DocInVersion,
  DocOfPage,
  DocsFolder,
  DocsFolders,
  DocsVersion,
  SidebarOfVersion,
  VersionOfPage,
} from '#model/lookups';
export type { LinkProps, PageProps } from '#model/page-props';
export type { Values, Words } from '#model/strings/say';
export type { ClientModule, RouteLocation, RouteUpdate } from './browser/navigation/client-modules.ts';
export { Banners } from './components/Banners/Banners.tsx';
export { Body } from './components/Body/Body.tsx';
export { PagePlace } from './components/Breadcrumbs/PagePlace.tsx';
export { DocTags } from './components/DocFooter/DocTags.tsx';
export { Drawer, type DrawerProps, MainMenuButton, menuDrawer, sidebarDrawer } from './components/Drawer/Drawer.tsx';
export { Icon, type IconName } from './components/Icon/Icon.tsx';
export { loadLate } from './components/Loading/load-late.tsx';
export { SearchForm } from './components/SearchForm/SearchForm.tsx';
export { Sections } from './components/Sections/Sections.tsx';
export { SidebarEntries } from './components/Sidebar/SidebarEntries.tsx';
export { useSidebarMemory, useSidebarTree } from './components/Sidebar/use-tree.ts';
export { SmartLink, type SmartLinkProps } from './components/SmartLink/SmartLink.tsx';
export { TagIndex } from './components/TagIndex/TagIndex.tsx';
export { type OutlineNode, outline } from './components/Toc/outline.ts';
export { createStorageSlot, type StorageSlot, type StorageSlotOptions } from './dom/storage.ts';
export { type ColorModeState, useColorMode } from './dom/use-color-mode.ts';
export { useStorageSlot } from './dom/use-storage-slot.ts';
export { useWindowSize, type WindowSize } from './dom/use-window-size.ts';
export type { DocWithToc } from './hooks/doc.ts';
export * from './hooks/docs-client.ts';
export { type DataOptions, useAllPluginInstancesData, useData, usePluginData } from './hooks/plugin-data.ts';
export { type PageLocation, useLocation, useRouteContext } from './hooks/route.ts';
export { useSay } from './hooks/say.ts';
export type { SidebarOfPage } from './hooks/sidebars.ts';
export type { ActivePluginAndVersion, PreferredVersion } from './hooks/versions.ts';
export { Shell, type ShellProps } from './layouts/Shell.tsx';
export { Head } from './mdx/Head/Head.tsx';
export { useBaseUrl } from './mdx/Link/base-url.ts';
export { Link } from './mdx/Link/Link.tsx';
export { createSay } from './page/create-say.ts';
export { interpolate } from './page/interpolate.ts';
export type { LayoutProps, PageWith, StaticLayoutProps } from './page/layout.ts';
export { usePage } from './page/page-context.tsx';
export { type StringId, say, sayCount } from './page/strings.ts';
export * from './slots.ts';
export type { SlotName };
