// Lists the faults that builds are compared for: how to add each to a sound build, and what must be found.

const intro = 'docs/next/intro/index.html';
const first = 'docs/next/guides/first/index.html';
const second = 'docs/next/guides/second/index.html';
const news = 'blog/2024/01/02/news/index.html';

/** Undefined removes the file; a text adds it. */
type Edit = readonly [RegExp | string, string] | string | undefined;

export interface Fault {
  readonly name: string;
  readonly edits: Readonly<Record<string, Edit>>;
  /** Without those that are there in the sound build. */
  readonly found: readonly string[];
}

const entry = '<li><a href="/base/docs/next/guides/second">Second</a></li>';
export const faults: readonly Fault[] = [
  { name: 'a page is gone', edits: { [second]: undefined }, found: ['missing-page /docs/next/guides/second'] },
  { name: 'a version is gone', edits: { 'docs/intro/index.html': undefined }, found: ['missing-page /docs/intro'] },
  { name: 'a page of a tag is gone', edits: { 'blog/tags/news/index.html': undefined }, found: ['missing-page /blog/tags/news'] },
  { name: 'a page too many', edits: { 'more/index.html': '<title>More</title>' }, found: ['extra-page /more'] },
  { name: 'a redirect is gone', edits: { 'old/index.html': undefined }, found: ['missing-redirect /old'] },
  {
    name: 'a redirect leads to another page',
    edits: { 'old/index.html': [/url=\/base\/docs\/next\/intro#run/, 'url=/base/docs/next/guides/first'] },
    found: ['redirect /old'],
  },
  { name: 'a redirect loses its anchor', edits: { 'old/index.html': [/(url=[^"]*)#run/, '$1'] }, found: ['redirect /old'] },
  {
    name: 'a redirect too many',
    edits: { 'new/index.html': '<meta http-equiv="refresh" content="0; url=/base/docs/intro">' },
    found: ['extra-redirect /new'],
  },
  {
    name: 'a canonical address with a slash',
    edits: { [intro]: ['/base/docs/next/intro"', '/base/docs/next/intro/"'] },
    found: ['canonical /docs/next/intro'],
  },
  { name: 'another title', edits: { [intro]: ['<title>Intro', '<title>Start'] }, found: ['title /docs/next/intro'] },
  {
    name: 'a title without its site',
    edits: { [intro]: ['<title>Intro | Case', '<title>Intro'] },
    found: ['title /docs/next/intro'],
  },
  { name: 'another level-1 heading', edits: { [intro]: ['<h1>Intro', '<h1>Start'] }, found: ['heading /docs/next/intro'] },
  {
    name: 'another description',
    edits: { [intro]: ['name="description" content="Hello."', 'name="description" content="Text."'] },
    found: ['description /docs/next/intro'],
  },
  { name: 'keywords are lost', edits: { [intro]: ['name="keywords"', 'name="words"'] }, found: ['keywords /docs/next/intro'] },
  {
    name: 'the image for networks is lost',
    edits: { [intro]: ['"og:image"', '"image"'] },
    found: ['social-image /docs/next/intro'],
  },
  {
    name: 'a page is hidden',
    edits: { [intro]: ['<title>', '<meta name="robots" content="noindex"><title>'] },
    found: ['no-index /docs/next/intro'],
  },
  { name: 'another language', edits: { [intro]: ['lang="en"', 'lang="de"'] }, found: ['language /docs/next/intro'] },
  {
    name: 'the id of a heading changes',
    edits: { [intro]: ['<h2 id="run"', '<h2 id="start"'] },
    found: ['missing-heading /docs/next/intro run', 'extra-heading /docs/next/intro start'],
  },
  {
    name: 'headings swap places',
    edits: { [intro]: [/<h2 id="install"([\s\S]*)<h2 id="run"/, '<h2 id="run"$1<h2 id="install"'] },
    found: ['heading-order /docs/next/intro'],
  },
  {
    name: 'the table of contents lacks an entry',
    edits: { [intro]: [/<li><a href="#run">Run<\/a><\/li>/g, ''] },
    found: ['contents /docs/next/intro'],
  },
  {
    name: 'neighbours are swapped',
    edits: {
      [second]: [
        /href="[^"]*guides\/first" rel="prev"([\s\S]*)href="[^"]*intro" rel="next"/,
        'href="/base/docs/next/intro" rel="prev"$1href="/base/docs/next/guides/first" rel="next"',
      ],
    },
    found: ['previous /docs/next/guides/second', 'next /docs/next/guides/second'],
  },
  { name: 'the newer post is lost', edits: { [news]: [' rel="prev"', ''] }, found: ['previous /blog/2024/01/02/news'] },
  { name: 'the sidebar lacks an entry', edits: { [intro]: [entry, ''] }, found: ['missing-in-sidebar /docs/next/intro'] },
  {
    name: 'the sidebar of posts lacks an entry',
    edits: { [news]: [/<li><a href="[^"]*2023\/05\/06\/old">Old<\/a><\/li>/, ''] },
    found: ['missing-in-sidebar /blog/2024/01/02/news'],
  },
  {
    name: 'an entry too many in the sidebar',
    edits: { [intro]: [entry, `${entry}<li><a href="/base/more">More</a></li>`] },
    found: ['extra-in-sidebar /docs/next/intro'],
  },
  {
    name: 'another label in the sidebar',
    edits: { [intro]: ['>Second</a></li>', '>Two</a></li>'] },
    found: ['sidebar-label /docs/next/intro'],
  },
  {
    name: 'another label of a category',
    edits: { [intro]: ['first">Guides</a>', 'first">Guide</a>'] },
    found: ['sidebar-label /docs/next/intro'],
  },
  {
    name: 'an entry leaves its category',
    edits: { [intro]: [`${entry}</ul></li>`, `</ul></li>${entry}`] },
    found: ['sidebar-category /docs/next/intro'],
  },
  {
    name: 'entries of the sidebar swap places',
    edits: { [intro]: [/(<li><a [^>]*guides\/first"[^>]*>First<\/a><\/li>)(<li>.*?<\/li>)/, '$2$1'] },
    found: ['sidebar-order /docs/next/intro'],
  },
  { name: 'a tag is lost', edits: { [intro]: [/<li><a class="tag".*?<\/li>/, ''] }, found: ['tag /docs/next/intro'] },
  { name: 'another tag of a post', edits: { [news]: ['>news</a>', '>New</a>'] }, found: ['tag /blog/2024/01/02/news'] },
  { name: 'another author', edits: { [news]: ['>Jane</a>', '>Joe</a>'] }, found: ['author /blog/2024/01/02/news'] },
  {
    name: 'another date',
    edits: { [news]: ['dateTime="2024-01-02T', 'dateTime="2024-01-03T'] },
    found: ['date /blog/2024/01/02/news'],
  },
  {
    name: 'a link leads to another anchor',
    edits: { [intro]: ['guides/first#one', 'guides/first#two'] },
    found: [
      'missing-link /docs/next/intro /docs/next/guides/first#one',
      'extra-link /docs/next/intro /docs/next/guides/first#two',
    ],
  },
  {
    name: 'the archive lacks a post',
    edits: { 'blog/archive/index.html': [/(<main[\s\S]*?)<li>(?:(?!<li>).)*later(?:(?!<li>).)*<\/li>/, '$1'] },
    found: ['missing-link /blog/archive /blog/2024/03/04/later'],
  },
  {
    name: 'posts swap places',
    edits: { 'blog/tags/news/index.html': [/(<article.*?<\/article>)(<article[\s\S]*?<\/article>)/, '$2$1'] },
    found: ['date /blog/tags/news', 'list-order /blog/tags/news'],
  },
  { name: 'an image is lost', edits: { [intro]: [/<img[^>]*>/, ''] }, found: ['missing-image /docs/next/intro a dot'] },
  { name: 'a file is lost', edits: { 'files/data.txt': undefined }, found: ['missing-file /files/data.txt'] },
  { name: 'another content of a file', edits: { 'files/data.txt': ['data', 'dota'] }, found: ['file /files/data.txt'] },
  { name: 'the sitemap is lost', edits: { 'sitemap.xml': undefined }, found: ['missing-file /sitemap.xml'] },
  {
    name: 'the sitemap has another address',
    edits: { 'sitemap.xml': ['/base/docs/intro<', '/base/docs/more<'] },
    found: ['missing-in-sitemap /docs/intro', 'extra-in-sitemap /docs/more'],
  },
  { name: 'a feed is lost', edits: { 'blog/atom.xml': undefined }, found: ['missing-feed blog/atom.xml'] },
  {
    name: 'a feed has another entry',
    edits: {
      'blog/rss.xml': [
        'true">https://case.example/base/blog/2023/05/06/old',
        'true">https://case.example/base/blog/2023/05/06/new',
      ],
    },
    found: ['missing-in-feed blog/rss.xml /blog/2023/05/06/old', 'extra-in-feed blog/rss.xml /blog/2023/05/06/new'],
  },
  {
    name: 'entries of a feed swap places',
    edits: { 'blog/atom.xml': [/(<entry>[\s\S]*?<\/entry>)(\s*)(<entry>[\s\S]*?<\/entry>)/, '$3$2$1'] },
    found: ['feed-order blog/atom.xml'],
  },
  {
    name: 'an entry of a feed has another title',
    edits: { 'blog/feed.json': ['"title": "News"', '"title": "New"'] },
    found: ['feed-entry blog/feed.json'],
  },
  {
    name: 'an entry of a feed has another date',
    edits: { 'blog/rss.xml': ['Tue, 02 Jan', 'Wed, 03 Jan'] },
    found: ['feed-entry blog/rss.xml'],
  },
  {
    name: 'a page breaks off, and its text with it',
    edits: { [first]: [/<h2 id="one"[\s\S]*/, '<h2 id='] },
    found: ['missing-heading /docs/next/guides/first one', 'next /docs/next/guides/first'],
  },
];
