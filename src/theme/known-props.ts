// Lists the props of the components that content can use; all others have no effect.
import type { KnownProps } from '#model/theme';
import { badgeKinds, iconNames } from './known-values.ts';

const admonition = { names: ['type', 'title', 'className', 'id', 'children'], ignored: ['icon'] } as const;
const codeBlock = {
  names: ['language', 'title', 'className', 'showLineNumbers', 'metastring', 'children'],
  ignored: ['live', 'noInline'],
} as const;
const details = { names: ['summary'], element: 'details' } as const;
const icon = { names: ['className'], ignored: ['width', 'height'] } as const;
const onlyChildren = { names: ['children'] } as const;
const tabItem = {
  names: ['value', 'label', 'default', 'attributes', 'className', 'children'],
  ignored: ['hidden', 'lazy'],
} as const;
const tabs = {
  names: ['values', 'defaultValue', 'groupId', 'queryString', 'className', 'lazy', 'block', 'children'],
} as const;
const tocInline = { names: ['toc', 'minHeadingLevel', 'maxHeadingLevel'] } as const;

/** By the names of `components` and, for modules that content imports, `specifier#export`. */
export const props = {
  Admonition: admonition,
  Badge: { names: ['kind', 'children'], values: { kind: badgeKinds } },
  Card: { names: ['title', 'href', 'icon', 'children'], values: { icon: iconNames } },
  Cards: onlyChildren,
  CodeBlock: codeBlock,
  Details: details,
  Figure: { names: ['src', 'alt', 'caption', 'number', 'id', 'width', 'height', 'loading', 'children'] },
  FileTree: onlyChildren,
  Head: onlyChildren,
  Hero: { names: ['title', 'picture', 'children'] },
  HeroActions: onlyChildren,
  Icon: { names: ['name', 'label'], values: { name: iconNames } },
  Kbd: onlyChildren,
  Steps: onlyChildren,
  TOCInline: tocInline,
  TabItem: tabItem,
  Tabs: tabs,
  '@docusaurus/BrowserOnly#default': { names: ['fallback', 'children'] },
  '@docusaurus/Head#default': onlyChildren,
  '@docusaurus/Interpolate#default': { names: ['children', 'values'] },
  '@docusaurus/Link#default': {
    names: ['to', 'autoAddBaseUrl', 'activeClassName', 'exact', 'isActive', 'isNavLink', 'data-noBrokenLinkCheck'],
    element: 'a',
  },
  '@docusaurus/Translate#default': { names: ['id', 'description', 'children', 'values'] },
  '@theme/Admonition#default': admonition,
  '@theme/CodeBlock#default': codeBlock,
  '@theme/Details#default': details,
  '@theme/DocCardList#default': { names: ['items'], ignored: ['className'] },
  '@theme/Heading#default': { names: ['as'], element: 'h2' },
  '@theme/Icon/Arrow#default': icon,
  '@theme/Icon/Close#default': icon,
  '@theme/Icon/Edit#default': icon,
  '@theme/Icon/ExternalLink#default': icon,
  '@theme/Icon/Language#default': icon,
  '@theme/Icon/Success#default': icon,
  '@theme/Layout#default': {
    names: ['title', 'description', 'keywords', 'wrapperClassName', 'children'],
    ignored: ['noFooter', 'image', 'className'],
  },
  '@theme/MDXComponents/A#default': { names: ['to', 'href'], element: 'a' },
  '@theme/MDXComponents/Code#default': { names: ['className', 'children'], element: 'code' },
  '@theme/MDXComponents/Details#default': details,
  '@theme/MDXComponents/Heading#default': { names: ['as'], element: 'h2' },
  '@theme/MDXComponents/Img#default': { names: ['src', 'alt'], element: 'img' },
  '@theme/MDXComponents/Li#default': { names: ['children'], element: 'li' },
  '@theme/MDXComponents/Pre#default': onlyChildren,
  '@theme/MDXComponents/Ul#default': { names: ['children'], element: 'ul' },
  '@theme/TOCInline#default': tocInline,
  '@theme/TabItem#default': tabItem,
  '@theme/Tabs#default': tabs,
  '@theme/ThemedImage#default': { names: ['sources', 'alt', 'className'], element: 'img' },
} as const satisfies Readonly<Record<string, KnownProps>>;
