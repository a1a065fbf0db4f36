// Creates the files that Docusaurus makes of the sample site, in its markup: unquoted attributes and omitted end tags.

const base = '/base';
const host = 'https://case.example';

const link = (to: string, text: string, more = ''): string => `<a ${more} href=${base}${to}>${text}</a>`;
const heading = (id: string, text: string, level = 2): string =>
  `<h${level} class="anchor anchorTargetStickyNavbar_tleR" id=${id}>${text}<a href=#${id} class=hash-link aria-label="Direct link to ${text}" translate=no>\u200b</a></h${level}>`;
const entry = (to: string, label: string): string =>
  `<li class="theme-doc-sidebar-item-link menu__list-item">${link(to, `<span class=linkLabel_fEdy>${label}</span>`, 'class=menu__link')}`;
const neighbour = (rel: 'prev' | 'next', to: string, label: string): string =>
  link(to, `<div class=pagination-nav__label>${label}</div>`, `class="pagination-nav__link pagination-nav__link--${rel}"`);
const tag = (to: string, label: string): string =>
  `<b>Tags:</b><ul class="tags_Ow0B"><li class=tag_DFxh>${link(to, label, 'rel=tag class="tag_otG2 tagRegular_s0E1"')}</ul>`;
const countedTag = (to: string, label: string, count: number): string =>
  `<ul class=padding--none><li class=tag_FHL6>${link(to, `${label}<span>${count}</span>`, 'rel=tag class="tag_otG2 tagWithCount_PGyn"')}</ul><hr/>`;

interface Page {
  readonly title: string;
  readonly classes: string;
  readonly body: string;
  readonly description?: string;
  readonly head?: string;
}

function page(address: string, { title, classes, body, description, head = '' }: Page): string {
  const said = description === undefined ? '' : `<meta data-rh=true name=description content="${description}"/>`;
  return `<!doctype html><html lang=en dir=ltr class="${classes}" data-has-hydrated=false><head><meta charset=UTF-8><meta name=generator content="Docusaurus v3.10.2"><title data-rh=true>${title} | Case</title><meta data-rh=true property=og:image content=${host}${base}/img/card.svg />${said}${head}<link data-rh=true rel=canonical href=${host}${base}${address} /><link rel=stylesheet href=${base}/assets/css/styles.b358d9e8.css /></head><body><svg style="display: none;"><defs><symbol id=theme-svg-external-link><title>no title</title></symbol></defs></svg><div id=__docusaurus><nav aria-label=Main class="navbar navbar--fixed-top">${link('/', '', 'class=navbar__brand')}</nav><div class="theme-layout-main main-wrapper">${body}</div></div></body></html>`;
}

const docsSidebar = `<aside class="theme-doc-sidebar-container"><nav aria-label="Docs sidebar" class="menu thin-scrollbar menu_jmj1"><ul class="theme-doc-sidebar-menu menu__list"><li class="theme-doc-sidebar-item-category menu__list-item"><div class=menu__list-item-collapsible>${link('/docs/next/guides/first', '<span class=categoryLinkLabel_ufhF>Guides</span>', 'class="categoryLink_ROYx menu__link menu__link--sublist menu__link--sublist-caret" role=button aria-expanded=true')}</div><ul class=menu__list>${entry('/docs/next/guides/first', 'First')}${entry('/docs/next/guides/second', 'Second')}</ul>${entry('/docs/next/intro', 'Intro')}</ul></nav></aside>`;

const banner = `<div class="theme-doc-version-banner alert alert--warning" role=alert><div>For up-to-date documentation, see the <b>${link('/docs/intro', 'latest version')}</b> (1.0).</div></div>`;

interface Doc {
  readonly title: string;
  readonly text: string;
  readonly ids?: readonly string[];
  readonly footer?: string;
  readonly neighbours?: string;
}

function doc(address: string, version: string, { title, text, ids = [], footer = '', neighbours = '' }: Doc, head = ''): string {
  const contents = ids.map((id) => `<li><a href=#${id} class="table-of-contents__link toc-highlight">${id}</a>`).join('');
  const crumbs = `<nav class="theme-doc-breadcrumbs" aria-label=Breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item>${link('/', '')}</ul></nav>`;
  return page(address, {
    title,
    classes: `docs-wrapper plugin-docs plugin-id-default docs-version-${version} docs-doc-page`,
    description: /<p>([^<]*)/.exec(text)?.[1] ?? '',
    head,
    body: `${version === '1.0' ? '' : docsSidebar}<main class=docMainContainer_a9sJ>${version === '1.0' ? '' : banner}<article>${crumbs}<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>\n${text}</div>${footer}</article><nav class="pagination-nav" aria-label="Docs pages">${neighbours}</nav><div class="theme-doc-toc-desktop"><ul class="table-of-contents table-of-contents__left-border">${contents}</ul></div></main>`,
  });
}

const posts = [
  {
    at: '/blog/2024/03/04/later',
    title: 'Later',
    date: '2024-03-04',
    text: '<p>Later.',
    rest: '',
    isTagged: true,
    isJanes: false,
  },
  {
    at: '/blog/2024/01/02/news',
    title: 'News',
    date: '2024-01-02',
    text: `<p>New.</p>\n${heading('soon', 'Soon')}`,
    rest: `<p>More, ${link('/docs/next/intro', 'inside')}.`,
    isTagged: true,
    isJanes: true,
  },
  {
    at: '/blog/2023/05/06/old',
    title: 'Old',
    date: '2023-05-06',
    text: '<p>The old.',
    rest: '',
    isTagged: false,
    isJanes: false,
  },
] as const;
type Post = (typeof posts)[number];

const avatar = (name: string): string => `<div class=avatar__name>${link('/blog/authors/jane', name)}</div>`;
const author = avatar('<span class=authorName_Tejg translate=no>Jane</span>');
const timeOf = ({ date }: Post): string => `<time datetime=${date}T00:00:00.000Z>${date}</time> · <!-- -->One min read`;
const headOf = (post: Post): string => `${timeOf(post)}${post.isJanes ? author : ''}`;
const footOf = (post: Post): string => (post.isTagged ? tag('/blog/tags/news', 'news') : '');

function excerpt(post: Post): string {
  const more = post.rest === '' ? '' : link(post.at, '<b>Read more</b>', `aria-label="Read more about ${post.title}"`);
  return `<article class=margin-bottom--xl><header><h2 class=title_Kdtz>${link(post.at, post.title)}</h2>${headOf(post)}</header><div class=markdown>${post.text}</div><footer>${footOf(post)}${more}</footer></article>`;
}

const recent = (year: string): string =>
  `<div role=group><h3 class=yearGroupHeading_jjLT>${year}</h3><ul class="sidebarItemList_rvuc clean-list">${posts
    .filter(({ date }) => date.startsWith(year))
    .map(({ at, title }) => `<li class=sidebarItem__RMN>${link(at, title, 'class=sidebarItemLink_Ony9')}`)
    .join('')}</ul></div>`;

function blogPage(at: string, kind: string, title: string, main: string, description?: string): string {
  const sidebar = `<aside class="col col--3"><nav class="sidebar_CLW8 thin-scrollbar" aria-label="Blog recent posts navigation"><div>Recent posts</div>${recent('2024')}${recent('2023')}</nav></aside>`;
  const said = description === undefined ? {} : { description };
  const body = `${sidebar}<main class="col col--7">${main}</main>`;
  return page(at, { title, classes: `blog-wrapper blog-${kind}-page plugin-blog plugin-id-default`, body, ...said });
}

function post(one: Post, n: number): string {
  const [newer, older] = [posts[n - 1], posts[n + 1]];
  const pager = `${newer ? neighbour('prev', newer.at, newer.title) : ''}${older ? neighbour('next', older.at, older.title) : ''}`;
  const contents =
    one.rest === '' ? '' : '<ul class="table-of-contents table-of-contents__left-border"><li><a href=#soon>Soon</a></ul>';
  return blogPage(
    one.at,
    'post',
    one.title,
    `<article><header><h1 class=title_Kdtz>${one.title}</h1>${headOf(one)}</header><div id=__blog-post-container class=markdown>${one.text}\n${one.rest}</div><footer>${footOf(one)}</footer></article><nav class="pagination-nav" aria-label="Blog post page navigation">${pager}</nav>${contents}`,
    /<p>([^<]*)/.exec(one.text)?.[1] ?? '',
  );
}

const year = (name: string): string =>
  `${heading(name, name, 3)}<ul>${[...posts]
    .reverse()
    .filter(({ date }) => date.startsWith(name))
    .map(({ at, title }) => `<li>${link(at, `${title}`)}`)
    .join('')}</ul>`;

const redirect = (to: string): string =>
  `<!DOCTYPE html>\n<html>\n  <head>\n    <meta charset="UTF-8">\n    <meta http-equiv="refresh" content="0; url=${to}">\n    <link rel="canonical" href="${to}" />\n  </head>\n</html>`;

const tagged = posts.filter(({ isTagged }) => isTagged);
const janes = posts.filter(({ isJanes }) => isJanes);

export const docusaurusPages: Readonly<Record<string, string>> = {
  '404.html': page('/404.html', {
    title: 'Page Not Found',
    classes: 'plugin-native plugin-id-default',
    body: '<main><h1>Page Not Found</h1></main>',
  }),
  'docs/intro/index.html': doc('/docs/intro', '1.0', { title: 'Intro', text: '<p>Hello, old one.</p>' }),
  'docs/next/intro/index.html': doc(
    '/docs/next/intro',
    'current',
    {
      title: 'Intro',
      text: `<p>Hello.</p>\n${heading('install', 'Install')}\n<p>See ${link('/docs/next/guides/first#one', 'one')}, ${link('/docs/next/tags', 'all tags')} and <img decoding=async alt="a dot" src=data:image/svg+xml;base64,PHN2Zy8+ />.</p>\n${heading('run', 'Run')}\n<p>Text.`,
      ids: ['install', 'run'],
      footer: `<footer class="theme-doc-footer">${tag('/docs/next/tags/start', 'start')}</footer>`,
      neighbours: neighbour('prev', '/docs/next/guides/second', 'Second'),
    },
    '<meta data-rh=true name=keywords content=words />',
  ),
  'docs/next/guides/first/index.html': doc('/docs/next/guides/first', 'current', {
    title: 'First',
    text: `<p>Text.</p>\n${heading('one', 'One')}\n<p>Text.`,
    ids: ['one'],
    neighbours: neighbour('next', '/docs/next/guides/second', 'Second'),
  }),
  'docs/next/guides/second/index.html': doc('/docs/next/guides/second', 'current', {
    title: 'Second',
    text: '<p>Text.',
    neighbours: neighbour('prev', '/docs/next/guides/first', 'First') + neighbour('next', '/docs/next/intro', 'Intro'),
  }),
  'docs/next/tags/index.html': page('/docs/next/tags', {
    title: 'Tags',
    classes: 'docs-wrapper plugin-docs docs-version-current docs-tags-list-page',
    body: `<main><h1>Tags</h1><article>${heading('S', 'S')}${countedTag('/docs/next/tags/start', 'start', 1)}</article></main>`,
  }),
  'docs/next/tags/start/index.html': page('/docs/next/tags/start', {
    title: 'One doc tagged with "start"',
    classes: 'docs-wrapper plugin-docs docs-version-current docs-tags-doc-list-page',
    body: `<main><header><h1>One doc tagged with "start"</h1>${link('/docs/next/tags', 'View all tags')}</header><article>${link('/docs/next/intro', '<h2>Intro</h2>')}<p>Hello.</article></main>`,
  }),
  'blog/index.html': blogPage('/blog', 'list', 'Blog', posts.map(excerpt).join(''), 'Blog'),
  ...Object.fromEntries(posts.map((one, n) => [`${one.at.slice(1)}/index.html`, post(one, n)])),
  'blog/archive/index.html': page('/blog/archive', {
    title: 'Archive',
    classes: 'plugin-blog plugin-id-default',
    description: 'Archive',
    body: `<header class="hero"><h1 class=hero__title>Archive</h1></header><main><section>${year('2024')}${year('2023')}</section></main>`,
  }),
  'blog/tags/index.html': blogPage(
    '/blog/tags',
    'tags-list',
    'Tags',
    `<h1>Tags</h1><article>${heading('N', 'N')}${countedTag('/blog/tags/news', 'news', 2)}</article>`,
  ),
  'blog/tags/news/index.html': blogPage(
    '/blog/tags/news',
    'tags-post-list',
    '2 posts tagged with "news"',
    `<header><h1>2 posts tagged with "news"</h1>${link('/blog/tags', 'View All Tags')}</header>${tagged.map(excerpt).join('')}`,
  ),
  'blog/authors/index.html': blogPage(
    '/blog/authors',
    'authors-list',
    'Authors',
    `<h1>Authors</h1><ul><li>${avatar('<h2 class=authorName_Tejg translate=no>Jane</h2>')}</ul>`,
  ),
  'blog/authors/jane/index.html': blogPage(
    '/blog/authors/jane',
    'authors-posts',
    'Jane - One post',
    `<header>${avatar('<h1 class=authorName_Tejg translate=no>Jane</h1>')}${link('/blog/authors', 'View all authors')}</header>${janes.map(excerpt).join('')}`,
  ),
  'old/index.html': redirect(`${base}/docs/next/intro#run`),
  'help/index.html': redirect('https://help.example/'),
};

const addresses = Object.keys(docusaurusPages)
  .filter((path) => !/^(?:404|old|help)/.test(path))
  .map((path) => `${host}${base}/${path.replace('/index.html', '')}`);

/** All that is published. */
export const docusaurusBuild: Readonly<Record<string, string>> = {
  ...docusaurusPages,
  'files/data.txt': 'data\n',
  'img/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'assets/css/styles.b358d9e8.css': 'a{}',
  'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset>${addresses.map((url) => `<url><loc>${url}</loc><changefreq>weekly</changefreq></url>`).join('')}</urlset>`,
  'blog/rss.xml': `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Case Blog</title><link>${host}${base}/blog</link>${posts
    .map(
      ({ at, title, date }) =>
        `<item><title><![CDATA[${title}]]></title><link>${host}${base}${at}</link><guid>${host}${base}${at}</guid><pubDate>${new Date(date).toUTCString()}</pubDate></item>`,
    )
    .join('')}</channel></rss>`,
  'blog/atom.xml': `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${host}${base}/blog</id><title>Case Blog</title><link rel="alternate" href="${host}${base}/blog"/>${posts
    .map(
      ({ at, title, date }) =>
        `<entry><title type="html"><![CDATA[${title}]]></title><id>${host}${base}${at}</id><link href="${host}${base}${at}"/><updated>${date}T00:00:00.000Z</updated><author><name>Jane</name></author></entry>`,
    )
    .join('')}</feed>`,
  'blog/feed.json': JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title: 'Case Blog',
    items: posts.map(({ at, title, date }) => ({
      id: `${host}${base}${at}`,
      url: `${host}${base}${at}`,
      title,
      date_modified: `${date}T00:00:00.000Z`,
    })),
  }),
};
