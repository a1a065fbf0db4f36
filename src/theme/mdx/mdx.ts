// Maps the names under which content uses components to the components.

import { Admonition } from '../components/Admonition/Admonition.tsx';
import { createStorageSlot } from '../dom/storage.ts';
import { useColorMode } from '../dom/use-color-mode.ts';
import { useStorageSlot } from '../dom/use-storage-slot.ts';
import { useWindowSize } from '../dom/use-window-size.ts';
import * as docsHooks from '../hooks/docs-client.ts';
import { useHistory } from '../hooks/page-history.ts';
import { useAllPluginInstancesData, useGlobalData, usePluginData } from '../hooks/plugin-data.ts';
import { useLocation, useRouteContext } from '../hooks/route.ts';
import { useIsHydrated } from '../page/use-is-hydrated.ts';
import { Badge } from './Badge/Badge.tsx';
import { BrowserOnly } from './BrowserOnly.ts';
import { Card } from './Cards/Card.tsx';
import { Cards } from './Cards/Cards.tsx';
import { CodeBlock } from './CodeBlock/CodeBlock.tsx';
import { Details } from './Details/Details.tsx';
import { DocCardList } from './DocCardList/DocCardList.tsx';
import { executionEnvironment } from './execution-environment.ts';
import { Figure } from './Figure/Figure.tsx';
import { FileTree } from './FileTree/FileTree.tsx';
import { Head } from './Head/Head.tsx';
import { Heading } from './Heading/Heading.tsx';
import { Hero, HeroActions } from './Hero/Hero.tsx';
import { Icon, namedIcon } from './Icon/Icon.tsx';
import { Interpolate, interpolate } from './Interpolate.tsx';
import { Kbd } from './Kbd/Kbd.tsx';
import { Layout, PageMetadata } from './Layout.tsx';
import { hasProtocol, isInternalUrl, useBaseUrl, useBaseUrlUtils } from './Link/base-url.ts';
import { Link } from './Link/Link.tsx';
import { MdxA, MdxCode, MdxHeading, MdxImg, MdxLi, MdxPre, MdxUl } from './MdxElements/elements.tsx';
import { Steps } from './Steps/Steps.tsx';
import { useDocusaurusContext, useThemeConfig } from './site-context.ts';
import { TabItem } from './Tabs/TabItem.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { ThemedImage } from './ThemedImage/ThemedImage.tsx';
import { TocInline } from './TocInline/TocInline.tsx';
import { Translate, translate } from './Translate.tsx';

const themeHooks = { useColorMode, useThemeConfig, useWindowSize };

/** By name, as content uses them without importing them. */
const builtIn: Readonly<Record<string, unknown>> = {
  Admonition,
  Badge,
  Card,
  Cards,
  CodeBlock,
  Details,
  Figure,
  FileTree,
  Head,
  Hero,
  HeroActions,
  Icon,
  Kbd,
  Steps,
  TOCInline: TocInline,
  TabItem,
  Tabs,
};

export const mdxComponents: Readonly<Record<string, unknown>> = {
  ...builtIn,
  '@docusaurus/BrowserOnly#default': BrowserOnly,
  '@docusaurus/ExecutionEnvironment#default': executionEnvironment,
  '@docusaurus/Head#default': Head,
  '@docusaurus/Interpolate#default': Interpolate,
  '@docusaurus/Interpolate#interpolate': interpolate,
  '@docusaurus/Link#default': Link,
  '@docusaurus/Translate#default': Translate,
  '@docusaurus/Translate#translate': translate,
  '@docusaurus/constants#DEFAULT_PLUGIN_ID': 'default',
  ...named('@docusaurus/isInternalUrl', { default: isInternalUrl, hasProtocol }),
  ...named('@docusaurus/plugin-content-docs/client', docsHooks),
  ...named('@docusaurus/router', { useHistory, useLocation }),
  ...named('@docusaurus/theme-common', { ...docsHooks, ...themeHooks, PageMetadata, createStorageSlot, useStorageSlot }),
  ...named('@docusaurus/theme-common/internal', { ...docsHooks, ...themeHooks }),
  '@docusaurus/useBaseUrl#default': useBaseUrl,
  '@docusaurus/useBaseUrl#useBaseUrlUtils': useBaseUrlUtils,
  '@docusaurus/useDocusaurusContext#default': useDocusaurusContext,
  ...named('@docusaurus/useGlobalData', { default: useGlobalData, useAllPluginInstancesData, usePluginData }),
  '@docusaurus/useIsBrowser#default': useIsHydrated,
  '@docusaurus/useRouteContext#default': useRouteContext,
  '@theme/Admonition#default': Admonition,
  '@theme/CodeBlock#default': CodeBlock,
  '@theme/Details#default': Details,
  '@theme/DocCardList#default': DocCardList,
  '@theme/Heading#default': Heading,
  ...named('@theme/Icon/Arrow', { default: namedIcon('arrow') }),
  ...named('@theme/Icon/Close', { default: namedIcon('cross') }),
  ...named('@theme/Icon/Edit', { default: namedIcon('pencil') }),
  ...named('@theme/Icon/ExternalLink', { default: namedIcon('external') }),
  ...named('@theme/Icon/Language', { default: namedIcon('globe') }),
  ...named('@theme/Icon/Success', { default: namedIcon('check') }),
  '@theme/Layout#default': Layout,
  '@theme/MDXComponents#default': builtIn,
  '@theme/MDXComponents/A#default': MdxA,
  '@theme/MDXComponents/Code#default': MdxCode,
  '@theme/MDXComponents/Details#default': Details,
  '@theme/MDXComponents/Heading#default': MdxHeading,
  '@theme/MDXComponents/Img#default': MdxImg,
  '@theme/MDXComponents/Li#default': MdxLi,
  '@theme/MDXComponents/Pre#default': MdxPre,
  '@theme/MDXComponents/Ul#default': MdxUl,
  '@theme/TOCInline#default': TocInline,
  '@theme/TabItem#default': TabItem,
  '@theme/Tabs#default': Tabs,
  '@theme/ThemedImage#default': ThemedImage,
};

/** The exports of a module, under the name that content has for it. */
function named(specifier: string, exports: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [`${specifier}#${name}`, value]));
}
