// Provides page props for testing layouts: a page in the middle of a small site.
import type { NavItemProps, PageProps, SidebarEntry, SiteProps, TocItem } from '#model/page-props';
import { pluginSayer } from '#model/strings/strings';
import type { PrintRequest, StaticLayout, ThemeServer } from '#model/theme';
import * as PostArchive from '../../src/plugins/posts/browser/PostArchive.tsx';
import * as PostAuthors from '../../src/plugins/posts/browser/PostAuthors.tsx';
import * as PostLayout from '../../src/plugins/posts/browser/PostLayout.tsx';
import * as PostList from '../../src/plugins/posts/browser/PostList.tsx';
import * as PostTags from '../../src/plugins/posts/browser/PostTags.tsx';
import * as SearchLayout from '../../src/plugins/search/browser/SearchLayout.tsx';
import * as TagLayout from '../../src/plugins/tags/browser/TagLayout.tsx';
import * as TagsLayout from '../../src/plugins/tags/browser/TagsLayout.tsx';

export function navItem(label: string, href: string | null, more: Partial<NavItemProps> = {}): NavItemProps {
  return { label, href, external: false, active: false, position: 'right', items: [], ...more };
}

export function sidebarLink(label: string, more: Partial<SidebarEntry> = {}): SidebarEntry {
  const href = `/base/${label.toLowerCase().replaceAll(' ', '-')}`;
  const closed = { external: false, active: false, open: false, collapsible: true, className: null, items: [] };
  return { type: 'link', label, href, ...closed, ...more };
}

export function sidebarCategory(label: string, items: readonly SidebarEntry[], more: Partial<SidebarEntry> = {}): SidebarEntry {
  return sidebarLink(label, { type: 'category', open: items.length > 0, items, ...more });
}

export function tocItem(depth: number, id: string, html = id): TocItem {
  return { depth, id, html, text: html.replace(/<[^>]+>/g, '') };
}

export const site: SiteProps = {
  title: 'Nines',
  name: 'Nines documentation',
  tagline: 'Objectives for everyone',
  baseUrl: '/base/',
  homeHref: '/base/',
  logo: { src: '/base/img/logo.svg', srcDark: null, alt: 'Nines', width: 64, height: 32, href: '/base/' },
  navbar: [
    navItem('Guides', '/base/guides', { position: 'left', active: true }),
    navItem('Release notes', null, { items: [navItem('Agent', '/base/agent'), navItem('sloctl', '/base/sloctl')] }),
    navItem('2.0', null, {
      choice: { of: 'versions', docs: 'default' },
      items: [navItem('2.0', '/base/slo', { version: '2.0', active: true }), navItem('1.0', '/base/1.0/slo', { version: '1.0' })],
    }),
    navItem('Support', 'https://nines.example/support', { external: true }),
  ],
  footer: [{ title: 'Learn', items: [navItem('Tips', '/base/tips'), navItem('Blog', 'https://x.example', { external: true })] }],
  footerLogo: { src: '/base/img/logo.svg', srcDark: '/base/img/dark.svg', alt: 'Nines', width: 96, height: 32, href: '/base/' },
  social: [
    { icon: 'github', href: 'https://git.example/nines', label: 'GitHub' },
    { icon: 'rss', href: '/base/rss.xml', label: 'Feed' },
  ],
  copyright: 'Copyright © Nines & friends',
  announcement: { id: 'release', html: 'Nines 2 is <a href="/base/agent">out</a>.', closeable: true },
  colorMode: 'system',
  sidebar: { hideable: false, autoCollapseCategories: false },
  search: { href: '/base/search', position: 'right' },
};

export const page: PageProps = {
  layout: 'doc',
  site,
  title: 'What an SLO is',
  description: 'From the ground up.',
  href: '/base/slo',
  unlisted: false,
  draft: false,
  version: null,
  showTitle: true,
  toc: [tocItem(2, 'first', 'The <code>first</code>'), tocItem(3, 'below'), tocItem(4, 'deeper'), tocItem(2, 'second')],
  tocLevels: [2, 3],
  sidebar: [
    sidebarLink('Welcome'),
    sidebarCategory('Getting started', [sidebarLink('What an SLO is', { active: true }), sidebarCategory('Resources', [])]),
    sidebarCategory('No page', [], { href: null }),
    sidebarLink('Status', { href: 'https://status.example', external: true, className: 'strong' }),
  ],
  sidebarHref: '/base/sidebars/default-current-docs.json',
  breadcrumbs: [
    { label: 'Getting started', href: '/base/getting-started' },
    { label: 'Drawer', href: null },
    { label: 'What an SLO is', href: '/base/slo' },
  ],
  previous: { label: 'Welcome', href: '/base/' },
  next: { label: 'Resources', href: '/base/resources' },
  editHref: 'https://git.example/edit/slo.md',
  category: null,
  lastUpdate: { dateTime: '2025-02-03T00:00:00.000Z', date: 'Feb 3, 2025', author: 'Ada' },
  tags: [],
  sections: [],
  props: {},
  data: {},
};

const items = [
  { label: 'Agents', href: '/base/agents', description: 'Small & quiet.' },
  { label: 'Sources', href: '/base/sources' },
  { label: 'No page', href: null, description: 'Listed all the same.' },
];

const sections = [
  { label: 'Getting started', href: '/base/getting-started' },
  { label: 'Tags', href: '/base/tags' },
];

const alone = { sidebar: null, breadcrumbs: [], previous: null, next: null };

const ada = {
  key: 'ada',
  name: 'Ada Lovelace',
  title: 'Maintainer',
  url: 'https://ada.example',
  imageUrl: '/base/img/ada.png',
  description: 'Writes about engines.',
  page: '/base/news/authors/ada',
  socials: [{ platform: 'github', href: 'https://github.com/ada' }],
};

const post = {
  date: '2025-02-03T00:00:00.000Z',
  dateText: 'February 3, 2025',
  readingTime: 1.02,
  authors: [ada],
  tags: [{ label: 'Agents', href: '/base/news/tags/agents', description: '' }],
};

const listed = { ...post, title: '1.40', href: '/base/news/1.40', truncated: true };

const letters = [{ letter: 'S', tags: [{ label: 'slo', href: '/base/tags/slo', count: 3, description: '3 docs tagged' }] }];

/** A page of each layout. */
export const pages: Readonly<Record<string, PageProps>> = {
  doc: page,
  versioned: {
    ...page,
    version: {
      docs: 'default',
      name: '1.0',
      label: '1.0 LTS',
      banner: 'unmaintained',
      badge: true,
      all: [
        { name: '2.0', label: '2.0', isLast: true, href: '/base/slo' },
        { name: '1.0', label: '1.0 LTS', isLast: false, href: '/base/1.0/slo' },
      ],
    },
  },
  category: { ...page, layout: 'category', title: 'Getting started', tocLevels: null, props: { items } },
  component: { ...page, ...alone, layout: 'component', tocLevels: null },
  home: { ...page, ...alone, layout: 'home', tocLevels: null },
  listing: { ...page, ...alone, layout: 'listing', title: '3 docs', props: { items } },
  page: { ...page, ...alone, layout: 'page' },
  post: {
    ...page,
    layout: 'post',
    title: '1.40',
    breadcrumbs: [],
    sidebarLabels: { nav: 'Blog recent posts navigation', menu: 'Posts' },
    props: post,
  },
  'post-archive': {
    ...page,
    ...alone,
    layout: 'post-archive',
    title: 'Archive',
    props: { years: [{ year: '2025', items: [{ title: '1.40', href: listed.href, date: post.date, dateText: 'February 3' }] }] },
  },
  'post-authors': { ...page, ...alone, layout: 'post-authors', title: 'Authors', props: { authors: [{ ...ada, count: 2 }] } },
  'post-list': {
    ...page,
    ...alone,
    layout: 'post-list',
    title: 'News',
    props: {
      heading: null,
      author: null,
      all: null,
      items: [listed, { ...listed, authors: [] }],
      newer: null,
      older: '/base/news/page/2',
    },
  },
  'posts of an author': {
    ...page,
    ...alone,
    layout: 'post-list',
    title: 'Ada Lovelace',
    props: {
      heading: null,
      author: ada,
      all: { of: 'authors', href: '/base/news/authors' },
      items: [listed],
      newer: '/base/news/authors/ada',
      older: null,
    },
  },
  'post-tags': { ...page, ...alone, layout: 'post-tags', title: 'Tags', props: { letters } },
  tag: {
    ...page,
    layout: 'tag',
    title: '3 docs tagged with "slo"',
    sidebar: null,
    breadcrumbs: [],
    previous: null,
    next: null,
    props: { items, allTags: '/base/tags', previous: null, next: { label: 'Page 2', href: '/base/tags/slo/page/2' } },
  },
  tags: {
    ...page,
    layout: 'tags',
    title: 'Tags',
    sidebar: null,
    breadcrumbs: [],
    previous: null,
    next: null,
    props: { letters },
  },
  'not-found': {
    ...page,
    layout: 'not-found',
    title: 'Page Not Found',
    ...alone,
    sections,
    toc: [],
    tocLevels: null,
  },
  search: {
    ...page,
    ...alone,
    layout: 'search',
    title: 'Search the documentation',
    href: '/base/search',
    sections,
    tocLevels: null,
  },
};

/** The layouts that first-party plugins bring: each is rendered by the server alone. */
export const pluginLayouts: Readonly<Record<string, StaticLayout>> = {
  post: PostLayout,
  'post-archive': PostArchive,
  'post-authors': PostAuthors,
  'post-list': PostList,
  'post-tags': PostTags,
  search: SearchLayout,
  tag: TagLayout,
  tags: TagsLayout,
};

/** As the render stage does it: with what a static layout prints around the body or in its place. */
export function renderWhole(server: ThemeServer, props: PageProps, body = '', more: Partial<PrintRequest> = {}): string {
  const layout = pluginLayouts[props.layout];
  if (!layout) return server.renderLayout(props, body);
  const excerpts = ['<p>First excerpt.</p>', '<p>Second excerpt.</p>'];
  const say = pluginSayer(() => ({ lang: 'en', strings: {} }), {});
  const { body: own = body, printed } = server.print(props, { layout, excerpts, say, ...more });
  return server.renderLayout({ ...props, printed }, own);
}
