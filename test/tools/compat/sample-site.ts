// Creates a small site with everything that is compared: versions, categories, tags, posts with authors, feeds, redirects and files.

export const sampleFiles: Readonly<Record<string, string>> = {
  'docs/intro.md': `---
tags: [start]
keywords: [words]
---

# Intro

Hello.

## Install

See [one](./guides/first.md#one), [all tags](/docs/next/tags) and ![a dot](./dot.svg).

## Run

Text.
`,
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle cx="2" cy="2" r="2"/></svg>\n',
  'docs/guides/_category_.json': '{ "label": "Guides", "collapsed": false }\n',
  'docs/guides/first.md': '# First\n\nText.\n\n## One\n\nText.\n',
  'docs/guides/second.md': '# Second\n\nText.\n',
  'versions.json': '["1.0"]\n',
  'versioned_docs/version-1.0/intro.md': '# Intro\n\nHello, old one.\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{}\n',
  'blog/authors.yml': 'jane:\n  name: Jane\n  page: true\n',
  'blog/2023-05-06-old.md': '# Old\n\nThe old.\n',
  'blog/2024-01-02-news.md':
    '---\nauthors: jane\ntags: [news]\n---\n\n# News\n\nNew.\n\n## Soon\n\n<!-- truncate -->\n\nMore, [inside](/docs/next/intro).\n',
  'blog/2024-03-04-later.md': '---\ntags: [news]\n---\n\n# Later\n\nLater.\n',
  'static/files/data.txt': 'data\n',
  'static/img/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'site.config.ts': `import { posts, redirects } from 'slodocs/plugins';
export default {
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  theme: { image: 'img/card.svg' },
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    posts({ feedOptions: { type: 'all' }, onUntruncatedBlogPosts: 'ignore', onInlineTags: 'ignore' }),
    redirects({ rules: [{ from: '/old', to: '/docs/next/intro#run' }, { from: '/help', to: 'https://help.example/' }] }),
  ],
};
`,
};
