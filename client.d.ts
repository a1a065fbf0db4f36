// Declares the types of what modules of a site may import besides packages: "types": ["slodocs/client"] in tsconfig.json.

// A module of the theme is declared by the component or function that stands behind it, so that its props are those it takes.
declare module '@theme/Admonition' {
  const Admonition: typeof import('./dist/theme/components/Admonition/Admonition.js').Admonition;
  export default Admonition;
}
declare module '@theme/CodeBlock' {
  const CodeBlock: typeof import('./dist/theme/mdx/CodeBlock/CodeBlock.js').CodeBlock;
  export default CodeBlock;
}
declare module '@theme/Details' {
  const Details: typeof import('./dist/theme/mdx/Details/Details.js').Details;
  export default Details;
}
declare module '@theme/DocCardList' {
  const DocCardList: typeof import('./dist/theme/mdx/DocCardList/DocCardList.js').DocCardList;
  export default DocCardList;
}
declare module '@theme/Heading' {
  const Heading: typeof import('./dist/theme/mdx/Heading/Heading.js').Heading;
  export default Heading;
}
declare module '@theme/Icon/Arrow' {
  const Icon: ReturnType<typeof import('./dist/theme/mdx/Icon/Icon.js').namedIcon>;
  export default Icon;
}
declare module '@theme/Icon/Close' {
  const Icon: ReturnType<typeof import('./dist/theme/mdx/Icon/Icon.js').namedIcon>;
  export default Icon;
}
declare module '@theme/Icon/Edit' {
  const Icon: ReturnType<typeof import('./dist/theme/mdx/Icon/Icon.js').namedIcon>;
  export default Icon;
}
declare module '@theme/Icon/ExternalLink' {
  const Icon: ReturnType<typeof import('./dist/theme/mdx/Icon/Icon.js').namedIcon>;
  export default Icon;
}
declare module '@theme/Icon/Language' {
  const Icon: ReturnType<typeof import('./dist/theme/mdx/Icon/Icon.js').namedIcon>;
  export default Icon;
}
declare module '@theme/Icon/Success' {
  const Icon: ReturnType<typeof import('./dist/theme/mdx/Icon/Icon.js').namedIcon>;
  export default Icon;
}
declare module '@theme/Layout' {
  const Layout: typeof import('./dist/theme/mdx/Layout.js').Layout;
  export default Layout;
}
declare module '@theme/MDXComponents' {
  // biome-ignore lint/suspicious/noExplicitAny: each has props of its own.
  const MDXComponents: Readonly<Record<string, import('react').ComponentType<any>>>;
  export default MDXComponents;
}
declare module '@theme/MDXComponents/A' {
  const MdxA: typeof import('./dist/theme/mdx/MdxElements/elements.js').MdxA;
  export default MdxA;
}
declare module '@theme/MDXComponents/Code' {
  const MdxCode: typeof import('./dist/theme/mdx/MdxElements/elements.js').MdxCode;
  export default MdxCode;
}
declare module '@theme/MDXComponents/Heading' {
  const MdxHeading: typeof import('./dist/theme/mdx/MdxElements/elements.js').MdxHeading;
  export default MdxHeading;
}
declare module '@theme/MDXComponents/Img' {
  const MdxImg: typeof import('./dist/theme/mdx/MdxElements/elements.js').MdxImg;
  export default MdxImg;
}
declare module '@theme/MDXComponents/Li' {
  const MdxLi: typeof import('./dist/theme/mdx/MdxElements/elements.js').MdxLi;
  export default MdxLi;
}
declare module '@theme/MDXComponents/Pre' {
  const MdxPre: typeof import('./dist/theme/mdx/MdxElements/elements.js').MdxPre;
  export default MdxPre;
}
declare module '@theme/MDXComponents/Ul' {
  const MdxUl: typeof import('./dist/theme/mdx/MdxElements/elements.js').MdxUl;
  export default MdxUl;
}
declare module '@theme/MDXComponents/Details' {
  const Details: typeof import('./dist/theme/mdx/Details/Details.js').Details;
  export default Details;
}
declare module '@theme/TOCInline' {
  const TOCInline: typeof import('./dist/theme/mdx/TocInline/TocInline.js').TocInline;
  export default TOCInline;
}
declare module '@theme/TabItem' {
  const TabItem: typeof import('./dist/theme/mdx/Tabs/TabItem.js').TabItem;
  export default TabItem;
}
declare module '@theme/Tabs' {
  const Tabs: typeof import('./dist/theme/mdx/Tabs/Tabs.js').Tabs;
  export default Tabs;
}
declare module '@theme/ThemedImage' {
  const ThemedImage: typeof import('./dist/theme/mdx/ThemedImage/ThemedImage.js').ThemedImage;
  export default ThemedImage;
}

// What modules in `src/theme` wrap.
declare module '@theme-original/MDXComponents' {
  export { default } from '@theme/MDXComponents';
}
declare module '@theme-original/*' {
  // biome-ignore lint/suspicious/noExplicitAny: each has props of its own.
  const Component: import('react').ComponentType<any>;
  export default Component;
}

declare module '@docusaurus/BrowserOnly' {
  const BrowserOnly: typeof import('./dist/theme/mdx/BrowserOnly.js').BrowserOnly;
  export default BrowserOnly;
}
declare module '@docusaurus/ExecutionEnvironment' {
  const executionEnvironment: typeof import('./dist/theme/mdx/execution-environment.js').executionEnvironment;
  export default executionEnvironment;
}
declare module '@docusaurus/Head' {
  const Head: typeof import('./dist/theme/mdx/Head/Head.js').Head;
  export default Head;
}
declare module '@docusaurus/Interpolate' {
  const Interpolate: typeof import('./dist/theme/mdx/Interpolate.js').Interpolate;
  export default Interpolate;
  export const interpolate: typeof import('./dist/theme/mdx/Interpolate.js').interpolate;
}
declare module '@docusaurus/Link' {
  const Link: typeof import('./dist/theme/mdx/Link/Link.js').Link;
  export default Link;
}
declare module '@docusaurus/Translate' {
  const Translate: typeof import('./dist/theme/mdx/Translate.js').Translate;
  export default Translate;
  export const translate: typeof import('./dist/theme/mdx/Translate.js').translate;
}
declare module '@docusaurus/constants' {
  export const DEFAULT_PLUGIN_ID: 'default';
}
declare module '@docusaurus/isInternalUrl' {
  const isInternalUrl: typeof import('./dist/theme/mdx/Link/base-url.js').isInternalUrl;
  export default isInternalUrl;
  export const hasProtocol: typeof import('./dist/theme/mdx/Link/base-url.js').hasProtocol;
}
declare module '@docusaurus/router' {
  export const useHistory: typeof import('./dist/theme/hooks/route.js').useHistory;
  export const useLocation: typeof import('./dist/theme/hooks/route.js').useLocation;
}
declare module '@docusaurus/useBaseUrl' {
  const useBaseUrl: typeof import('./dist/theme/mdx/Link/base-url.js').useBaseUrl;
  export default useBaseUrl;
  export const useBaseUrlUtils: typeof import('./dist/theme/mdx/Link/base-url.js').useBaseUrlUtils;
}
declare module '@docusaurus/useDocusaurusContext' {
  const useDocusaurusContext: typeof import('./dist/theme/mdx/site-context.js').useDocusaurusContext;
  export default useDocusaurusContext;
}
declare module '@docusaurus/useGlobalData' {
  const useGlobalData: typeof import('./dist/theme/hooks/plugin-data.js').useGlobalData;
  export default useGlobalData;
  export const useAllPluginInstancesData: typeof import('./dist/theme/hooks/plugin-data.js').useAllPluginInstancesData;
  export const usePluginData: typeof import('./dist/theme/hooks/plugin-data.js').usePluginData;
}
declare module '@docusaurus/useIsBrowser' {
  const useIsBrowser: typeof import('./dist/theme/page/use-is-hydrated.js').useIsHydrated;
  export default useIsBrowser;
}
declare module '@docusaurus/useRouteContext' {
  const useRouteContext: typeof import('./dist/theme/hooks/route.js').useRouteContext;
  export default useRouteContext;
}
declare module '@docusaurus/plugin-content-docs/client' {
  export const filterDocCardListItems: typeof import('./dist/theme/hooks/docs-client.js').filterDocCardListItems;
  export const useActivePlugin: typeof import('./dist/theme/hooks/docs-client.js').useActivePlugin;
  export const useActivePluginAndVersion: typeof import('./dist/theme/hooks/docs-client.js').useActivePluginAndVersion;
  export const useActiveVersion: typeof import('./dist/theme/hooks/docs-client.js').useActiveVersion;
  export const useAllDocsData: typeof import('./dist/theme/hooks/docs-client.js').useAllDocsData;
  export const useCurrentSidebarCategory: typeof import('./dist/theme/hooks/docs-client.js').useCurrentSidebarCategory;
  export const useCurrentSidebarSiblings: typeof import('./dist/theme/hooks/docs-client.js').useCurrentSidebarSiblings;
  export const useDoc: typeof import('./dist/theme/hooks/docs-client.js').useDoc;
  export const useDocById: typeof import('./dist/theme/hooks/docs-client.js').useDocById;
  export const useDocsData: typeof import('./dist/theme/hooks/docs-client.js').useDocsData;
  export const useDocsPreferredVersion: typeof import('./dist/theme/hooks/docs-client.js').useDocsPreferredVersion;
  export const useDocsSidebar: typeof import('./dist/theme/hooks/docs-client.js').useDocsSidebar;
  export const useDocsVersion: typeof import('./dist/theme/hooks/docs-client.js').useDocsVersion;
  export const useLatestVersion: typeof import('./dist/theme/hooks/docs-client.js').useLatestVersion;
  export const useLayoutDoc: typeof import('./dist/theme/hooks/docs-client.js').useLayoutDoc;
  export const useLayoutDocsSidebar: typeof import('./dist/theme/hooks/docs-client.js').useLayoutDocsSidebar;
  export const useSidebarBreadcrumbs: typeof import('./dist/theme/hooks/docs-client.js').useSidebarBreadcrumbs;
  export const useVersions: typeof import('./dist/theme/hooks/docs-client.js').useVersions;
}
declare module '@docusaurus/theme-common' {
  export const filterDocCardListItems: typeof import('./dist/theme/hooks/docs-client.js').filterDocCardListItems;
  export const useActivePlugin: typeof import('./dist/theme/hooks/docs-client.js').useActivePlugin;
  export const useActivePluginAndVersion: typeof import('./dist/theme/hooks/docs-client.js').useActivePluginAndVersion;
  export const useActiveVersion: typeof import('./dist/theme/hooks/docs-client.js').useActiveVersion;
  export const useAllDocsData: typeof import('./dist/theme/hooks/docs-client.js').useAllDocsData;
  export const useCurrentSidebarCategory: typeof import('./dist/theme/hooks/docs-client.js').useCurrentSidebarCategory;
  export const useCurrentSidebarSiblings: typeof import('./dist/theme/hooks/docs-client.js').useCurrentSidebarSiblings;
  export const useDoc: typeof import('./dist/theme/hooks/docs-client.js').useDoc;
  export const useDocById: typeof import('./dist/theme/hooks/docs-client.js').useDocById;
  export const useDocsData: typeof import('./dist/theme/hooks/docs-client.js').useDocsData;
  export const useDocsPreferredVersion: typeof import('./dist/theme/hooks/docs-client.js').useDocsPreferredVersion;
  export const useDocsSidebar: typeof import('./dist/theme/hooks/docs-client.js').useDocsSidebar;
  export const useDocsVersion: typeof import('./dist/theme/hooks/docs-client.js').useDocsVersion;
  export const useLatestVersion: typeof import('./dist/theme/hooks/docs-client.js').useLatestVersion;
  export const useLayoutDoc: typeof import('./dist/theme/hooks/docs-client.js').useLayoutDoc;
  export const useLayoutDocsSidebar: typeof import('./dist/theme/hooks/docs-client.js').useLayoutDocsSidebar;
  export const useSidebarBreadcrumbs: typeof import('./dist/theme/hooks/docs-client.js').useSidebarBreadcrumbs;
  export const useVersions: typeof import('./dist/theme/hooks/docs-client.js').useVersions;
  export const createStorageSlot: typeof import('./dist/theme/dom/storage.js').createStorageSlot;
  export const useColorMode: typeof import('./dist/theme/dom/use-color-mode.js').useColorMode;
  export const useStorageSlot: typeof import('./dist/theme/dom/use-storage-slot.js').useStorageSlot;
  export const useWindowSize: typeof import('./dist/theme/dom/use-window-size.js').useWindowSize;
  export const PageMetadata: typeof import('./dist/theme/mdx/Layout.js').PageMetadata;
  export const useThemeConfig: typeof import('./dist/theme/mdx/site-context.js').useThemeConfig;
}
declare module '@docusaurus/theme-common/internal' {
  export const filterDocCardListItems: typeof import('./dist/theme/hooks/docs-client.js').filterDocCardListItems;
  export const useActivePlugin: typeof import('./dist/theme/hooks/docs-client.js').useActivePlugin;
  export const useActivePluginAndVersion: typeof import('./dist/theme/hooks/docs-client.js').useActivePluginAndVersion;
  export const useActiveVersion: typeof import('./dist/theme/hooks/docs-client.js').useActiveVersion;
  export const useAllDocsData: typeof import('./dist/theme/hooks/docs-client.js').useAllDocsData;
  export const useCurrentSidebarCategory: typeof import('./dist/theme/hooks/docs-client.js').useCurrentSidebarCategory;
  export const useCurrentSidebarSiblings: typeof import('./dist/theme/hooks/docs-client.js').useCurrentSidebarSiblings;
  export const useDoc: typeof import('./dist/theme/hooks/docs-client.js').useDoc;
  export const useDocById: typeof import('./dist/theme/hooks/docs-client.js').useDocById;
  export const useDocsData: typeof import('./dist/theme/hooks/docs-client.js').useDocsData;
  export const useDocsPreferredVersion: typeof import('./dist/theme/hooks/docs-client.js').useDocsPreferredVersion;
  export const useDocsSidebar: typeof import('./dist/theme/hooks/docs-client.js').useDocsSidebar;
  export const useDocsVersion: typeof import('./dist/theme/hooks/docs-client.js').useDocsVersion;
  export const useLatestVersion: typeof import('./dist/theme/hooks/docs-client.js').useLatestVersion;
  export const useLayoutDoc: typeof import('./dist/theme/hooks/docs-client.js').useLayoutDoc;
  export const useLayoutDocsSidebar: typeof import('./dist/theme/hooks/docs-client.js').useLayoutDocsSidebar;
  export const useSidebarBreadcrumbs: typeof import('./dist/theme/hooks/docs-client.js').useSidebarBreadcrumbs;
  export const useVersions: typeof import('./dist/theme/hooks/docs-client.js').useVersions;
  export const useColorMode: typeof import('./dist/theme/dom/use-color-mode.js').useColorMode;
  export const useThemeConfig: typeof import('./dist/theme/mdx/site-context.js').useThemeConfig;
  export const useWindowSize: typeof import('./dist/theme/dom/use-window-size.js').useWindowSize;
}

// What pages import, for editors that check MDX. Markdown is a component: a partial, with the props that it reads as `props`.
declare module '*.md' {
  const Part: import('react').ComponentType<Record<string, unknown>>;
  export default Part;
}
declare module '*.mdx' {
  const Part: import('react').ComponentType<Record<string, unknown>>;
  export default Part;
}

// Classes by the names that the stylesheet has for them.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare module '*.module.scss' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module '*.module.sass' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module '*.scss';
declare module '*.sass';

// The address of a file.
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.ico' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
// A component as well, which shows it as an image.
declare module '*.svg' {
  const picture: string & import('react').FunctionComponent<import('react').ComponentProps<'img'>>;
  export default picture;
}
declare module '*.webp' {
  const address: string;
  export default address;
}

// Texts in the site's language, whose ids begin so.
declare module 'slodocs/texts/*' {
  const words: import('slodocs/theme').Words;
  export default words;
  export const lang: (typeof words)['lang'];
  export const texts: (typeof words)['texts'];
}

// The text of a file.
declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}
