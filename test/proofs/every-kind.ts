// Lists every kind of page that a site can have, each with an address and words that its readers must find.

export interface Kind {
  readonly name: string;
  readonly path: string;
  /** Stands in the main part of the page, and is seen. */
  readonly words: string;
}

export const kinds: readonly Kind[] = [
  { name: 'home made by a component', path: '/', words: 'Nines watches what you promise.' },
  { name: 'doc', path: '/docs/intro', words: 'a window in which it holds' },
  { name: 'doc with all components', path: '/docs/guides/everything', words: 'Use Homebrew.' },
  {
    name: 'doc deep in the sidebar',
    path: '/docs/guides/agents/agent',
    words: 'A program beside your data.',
  },
  {
    name: 'generated index',
    path: '/docs/guides',
    words: 'Everything that you can do with Nines, step by step.',
  },
  { name: 'all tags', path: '/docs/tags', words: 'a tag with a long name' },
  { name: 'tag', path: '/docs/tags/basics', words: 'From the ground up.' },
  { name: 'listing', path: '/all', words: 'A standalone page in Markdown.' },
  { name: 'standalone page', path: '/about', words: 'People who answer the phone at night.' },
  { name: 'post', path: '/news/1.41.0-beta', words: 'Silences end by themselves.' },
  { name: 'list of posts', path: '/news', words: 'Release 1.44.0 pages the one who is on duty' },
  { name: 'archive', path: '/news/archive', words: '1.41.0-beta' },
  { name: 'tag of posts', path: '/news/tags/alerting', words: 'What wakes people up.' },
  { name: 'all authors', path: '/news/authors', words: 'Grace Hopper' },
  { name: 'author', path: '/news/authors/ada', words: 'Writes about what the engine weaves.' },
  {
    name: 'unlisted doc',
    path: '/docs/hidden',
    words: 'Only those who know its address come here.',
  },
  {
    name: 'old version',
    path: '/docs/1.0/intro',
    words: 'which is no longer actively maintained',
  },
  {
    name: 'version to come',
    path: '/docs/2.0/intro',
    words: 'This is unreleased documentation',
  },
  { name: 'search', path: '/search', words: 'Browse the documentation' },
  { name: 'not found', path: '/nowhere', words: 'We could not find what you were looking for.' },
];
