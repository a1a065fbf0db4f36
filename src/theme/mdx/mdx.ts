// The components that content can use, by the names under which it asks for them.
import { createStorageSlot } from '../browser/storage.ts';
import { useColorMode } from '../browser/use-color-mode.ts';
import { useStorageSlot } from '../browser/use-storage-slot.ts';
import { useWindowSize } from '../browser/use-window-size.ts';
import * as docsHooks from '../hooks/docs-client.ts';
import { useAllPluginInstancesData, usePluginData } from '../hooks/plugin-data.ts';
import { useLocation, useRouteContext } from '../hooks/route.ts';
import { Admonition } from './Admonition/Admonition.tsx';
import { Badge } from './Badge/Badge.tsx';
import { BrowserOnly } from './BrowserOnly.ts';
import { Card } from './Cards/Card.tsx';
import { Cards } from './Cards/Cards.tsx';
import { CodeBlock } from './CodeBlock/CodeBlock.tsx';
import { Details } from './Details/Details.tsx';
import { DocCardList } from './DocCardList/DocCardList.tsx';
import { Figure } from './Figure/Figure.tsx';
import { FileTree } from './FileTree/FileTree.tsx';
import { Head } from './Head/Head.tsx';
import { Heading } from './Heading/Heading.tsx';
import { Hero, HeroActions } from './Hero/Hero.tsx';
import { Icon } from './Icon/Icon.tsx';
import { Kbd } from './Kbd/Kbd.tsx';
import { Layout } from './Layout.tsx';
import { useBaseUrl, useBaseUrlUtils } from './Link/base-url.ts';
import { Link } from './Link/Link.tsx';
import { Steps } from './Steps/Steps.tsx';
import { useDocusaurusContext } from './site-context.ts';
import { TabItem } from './Tabs/TabItem.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TocInline } from './TocInline/TocInline.tsx';
import { Translate, translate } from './Translate.tsx';

export const mdxComponents: Readonly<Record<string, unknown>> = {
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
  '@docusaurus/BrowserOnly#default': BrowserOnly,
  '@docusaurus/Head#default': Head,
  '@docusaurus/Link#default': Link,
  '@docusaurus/Translate#default': Translate,
  '@docusaurus/Translate#translate': translate,
  ...named('@docusaurus/plugin-content-docs/client', docsHooks),
  ...named('@docusaurus/theme-common', { ...docsHooks, createStorageSlot, useColorMode, useStorageSlot, useWindowSize }),
  '@docusaurus/router#useLocation': useLocation,
  '@docusaurus/useBaseUrl#default': useBaseUrl,
  '@docusaurus/useBaseUrl#useBaseUrlUtils': useBaseUrlUtils,
  '@docusaurus/useDocusaurusContext#default': useDocusaurusContext,
  ...named('@docusaurus/useGlobalData', { useAllPluginInstancesData, usePluginData }),
  '@docusaurus/useRouteContext#default': useRouteContext,
  '@theme/Admonition#default': Admonition,
  '@theme/CodeBlock#default': CodeBlock,
  '@theme/Details#default': Details,
  '@theme/DocCardList#default': DocCardList,
  '@theme/Heading#default': Heading,
  '@theme/Layout#default': Layout,
  '@theme/TOCInline#default': TocInline,
  '@theme/TabItem#default': TabItem,
  '@theme/Tabs#default': Tabs,
};

/** The exports of a module, under the name that content has for it. */
function named(specifier: string, exports: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [`${specifier}#${name}`, value]));
}
