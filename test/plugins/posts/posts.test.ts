// Folders of posts in built sites: where posts stand, what lists show of them, and what readers find beside them.
import { describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite, configText, hrefs } from '../../pipeline/built-site.ts';

const config = (calls: string, members = ''): string =>
  configText(`  plugins: [${calls}],\n${members}`).replace('\n', "\nimport { posts } from 'slodocs/plugins';\n");

/** Lists are to show whole posts here. */
const quiet = "onUntruncatedBlogPosts: 'ignore'";

const post = (title: string, frontMatter = 'x: 1', body = `About ${title}.`): string =>
  `---\n${frontMatter}\n---\n\n# ${title}\n\n${body}\n`;

function buildPosts(files: Readonly<Record<string, string>>, options = '', members = ''): Promise<BuiltSite> {
  return buildSite({ 'site.config.ts': config(`posts({ ${options}${quiet} })`, members), 'docs/index.md': '# Home\n', ...files });
}

/** The posts that a list shows, in order. */
const listed = (html: string): string[] =>
  [...html.matchAll(/<h2 class="post-title"><a[^>]*>([^<]*)/g)].map(([, title = '']) => title);
const heading = (html: string): string =>
  /<h1 class="[^"]*">(?:<a[^>]*>)?([^<]*)/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
const title = (html: string): string => /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
const neighbours = (html: string): (string | undefined)[] =>
  ['prev', 'next'].map((rel) => new RegExp(`<a class="pager-link[^>]* href="([^"]*)" rel="${rel}"`).exec(html)?.[1]);

const three = {
  'blog/2025-01-01-a.md': post('A', 'tags: [old, both]'),
  'blog/2025-02-01-b.md': post('B', 'tags: [both]'),
  'blog/2025-03-01-c.md': post('C', 'tags: [both]'),
};

describe('a post', () => {
  test('has newer posts before it and older ones behind it', async () => {
    const { page } = await buildPosts(three);
    expect(neighbours(page('blog/2025/03/01/c'))).toEqual([undefined, '/blog/2025/02/01/b']);
    expect(neighbours(page('blog/2025/02/01/b'))).toEqual(['/blog/2025/03/01/c', '/blog/2025/01/01/a']);
    expect(page('blog/2025/02/01/b')).toContain(
      '<time dateTime="2025-02-01T00:00:00.000Z">February 1, 2025</time> · One min read',
    );
    expect(page('blog/2025/02/01/b').match(/<h1/g)).toHaveLength(1);
    expect(hrefs(page('blog/2025/01/01/a'))).toMatchObject({ old: '/blog/tags/old', both: '/blog/tags/both' });
  });

  test('that is a draft has no page, and one that is unlisted stands nowhere else', async () => {
    const { page, file } = await buildPosts({
      ...three,
      'blog/2025-04-01-d.md': post('D', 'draft: true\ntags: [gone]'),
      'blog/2025-01-15-u.md': post('U', 'unlisted: true\ntags: [both, hidden]\nauthors: jane'),
      'blog/authors.yml': 'jane:\n  name: Jane Doe\n  page: true\n',
    });
    expect(file('blog/2025/04/01/d/index.html')).toBeUndefined();
    expect(file('blog/tags/gone/index.html')).toBeUndefined();
    expect(page('blog/2025/01/15/u')).toContain('Unlisted page');
    expect(neighbours(page('blog/2025/01/15/u'))).toEqual([undefined, undefined]);
    expect(neighbours(page('blog/2025/02/01/b'))).toEqual(['/blog/2025/03/01/c', '/blog/2025/01/01/a']);
    expect(listed(page('blog'))).toEqual(['C', 'B', 'A']);
    expect(listed(page('blog/tags/both'))).toEqual(['C', 'B', 'A']);
    expect(heading(page('blog/tags/both'))).toBe('3 posts tagged with "both"');
    expect(page('blog/authors')).toContain('0 posts');
    expect(listed(page('blog/authors/jane'))).toEqual([]);
    for (const path of ['blog', 'blog/archive', 'blog/tags', 'blog/2025/02/01/b']) expect(page(path)).not.toContain('/15/u');
    expect(file('blog/rss.xml')).not.toContain('/15/u');
    expect(file('sitemap.xml')).not.toMatch(/\/15\/u|hidden/);
    // A tag that no listed post bears is itself unlisted.
    expect(listed(page('blog/tags/hidden'))).toEqual(['U']);
    expect(page('blog/tags/hidden')).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('may have other names in the list beside it and for browsers', async () => {
    const keys = 'sidebar_label: Short\ntitle_meta: Long';
    const { page } = await buildPosts({ ...three, 'blog/2025-03-02-d.md': post('D', keys) });
    const html = page('blog/2025/03/02/d');
    expect([title(html), heading(html), listed(page('blog'))[0]]).toEqual(['Long | Case', 'D', 'D']);
    expect(html.match(/<title>|property="og:title" content="[^"]*"/g)).toEqual(['<title>', 'property="og:title" content="Long"']);
    expect(hrefs(html)).toMatchObject({ Short: '/blog/2025/03/02/d' });
    expect(title(page('blog/2025/03/01/c'))).toBe('C | Case');
  });

  test('is shown in lists up to its marker, with the way to the rest', async () => {
    const { page } = await buildPosts({
      'blog/2025-01-01-a.md': post('A', 'x: 1', 'Short.\n\n<!-- truncate -->\n\nThe rest.'),
      'blog/2025-01-02-b.md': post('B', 'x: 1', 'Whole.'),
    });
    expect(page('blog')).toContain('Short.');
    expect(page('blog')).not.toContain('The rest.');
    expect(page('blog').match(/aria-label="Read more about \w"/g)).toEqual(['aria-label="Read more about A"']);
    expect(page('blog/2025/01/01/a')).toContain('The rest.');
  });
});

describe('the list of all posts', () => {
  test('has pages of as many posts as it is asked to, and is called as it is asked to', async () => {
    const options = "postsPerPage: 2, title: 'News', description: 'What is new.', pageBasePath: 'p', ";
    const { page, file } = await buildPosts(three, options);
    expect(listed(page('blog'))).toEqual(['C', 'B']);
    expect(listed(page('blog/p/2'))).toEqual(['A']);
    expect(file('blog/p/3/index.html')).toBeUndefined();
    expect([title(page('blog')), title(page('blog/p/2'))]).toEqual(['News | Case', 'News | Case']);
    expect(page('blog/p/2')).toContain('<meta name="description" content="What is new.">');
    expect([neighbours(page('blog')), neighbours(page('blog/p/2'))]).toEqual([
      [undefined, '/blog/p/2'],
      ['/blog', undefined],
    ]);
    expect(listed(page('blog/tags/both'))).toEqual(['C', 'B']);
    expect(listed(page('blog/tags/both/p/2'))).toEqual(['A']);
  });

  test('may have fewer posts on a page than the list of one tag', async () => {
    const { page, file } = await buildPosts(three, "postsPerPage: 1, tagPostsPerPage: 'ALL', ");
    expect(listed(page('blog'))).toEqual(['C']);
    expect(listed(page('blog/tags/both'))).toEqual(['C', 'B', 'A']);
    expect(file('blog/tags/both/page/2/index.html')).toBeUndefined();
  });

  test('shows all of them on one page, the oldest first, where that is wanted', async () => {
    const { page, file } = await buildPosts(three, "postsPerPage: 'ALL', sortPosts: 'ascending', archiveBasePath: null, ");
    expect(listed(page('blog'))).toEqual(['A', 'B', 'C']);
    expect(neighbours(page('blog/2025/02/01/b'))).toEqual(['/blog/2025/01/01/a', '/blog/2025/03/01/c']);
    expect(file('blog/archive/index.html')).toBeUndefined();
  });

  test('and its posts say which side is newer', async () => {
    const pager = (html: string): string[] =>
      [...(/<nav class="pager"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/<a [^>]*href="([^"]*)"|<span[^>]*>([^<]*)/g)].map(
        ([, href, text]) => href ?? text ?? '',
      );
    const newest = await buildPosts(three, 'postsPerPage: 1, ');
    expect(pager(newest.page('blog/page/2'))).toEqual(['/blog', 'Newer entries', '/blog/page/3', 'Older entries']);
    const oldest = await buildPosts(three, "postsPerPage: 1, sortPosts: 'ascending', ");
    expect(pager(oldest.page('blog/page/2'))).toEqual(['/blog', 'Older entries', '/blog/page/3', 'Newer entries']);
    const [c, a] = ['/blog/2025/03/01/c', '/blog/2025/01/01/a'];
    expect(pager(newest.page('blog/2025/02/01/b'))).toEqual([c, 'Newer post', 'C', a, 'Older post', 'A']);
    expect(pager(oldest.page('blog/2025/02/01/b'))).toEqual([a, 'Older post', 'A', c, 'Newer post', 'C']);
  });

  test('is there without posts as well, and nothing else is', async () => {
    const { file } = await buildPosts({ 'blog/notes.txt': '' });
    expect(file('blog/index.html')).toContain('Blog');
    for (const path of ['archive', 'tags', 'authors']) expect(file(`blog/${path}/index.html`)).toBeUndefined();
    expect(file('blog/rss.xml')).toBeUndefined();
  });

  test('can be the home of the site, below a base', async () => {
    const files = { ...three, 'docs/index.md': '---\nslug: /start\n---\n\n# Start\n' };
    const { page } = await buildPosts(files, "routeBasePath: '/', ", "  baseUrl: '/base/',\n  trailingSlash: true,\n");
    expect(title(page(''))).toBe('Case');
    expect(hrefs(page(''))).toMatchObject({ C: '/base/2025/03/01/c/', old: '/base/tags/old/' });
    expect(listed(page('tags/both'))).toEqual(['C', 'B', 'A']);
    expect(hrefs(page('tags/both'))).toMatchObject({ 'View all tags': '/base/tags/' });
  });
});

test('the archive tells what each post is about', async () => {
  const { page } = await buildPosts({ ...three, 'blog/2024-05-01-z.md': post('Z', 'description: The first of all.') });
  const about = [...page('blog/archive').matchAll(/<\/time> ([^<]*)<\/a><p>([^<]*)/g)].map(([, ...found]) => found.join(': '));
  expect(about).toEqual(['C: About C.', 'B: About B.', 'A: About A.', 'Z: The first of all.']);
});

test('beside posts stand the newest of them, by year', async () => {
  const files = { ...three, 'blog/2024-05-01-z.md': post('Z'), 'blog/2025-03-02-u.md': post('U', 'unlisted: true') };
  const { page } = await buildPosts(files, "blogSidebarCount: 3, blogSidebarTitle: 'News', ");
  const aside = (html: string): string[] => {
    const nav = /<nav[^>]*aria-label="Blog recent posts navigation"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    return [...nav.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()).filter((text) => text !== '' && text !== 'Posts');
  };
  for (const path of ['blog', 'blog/2025/01/01/a', 'blog/archive', 'blog/tags/both']) {
    expect(aside(page(path)), path).toEqual(['News', '2025', 'C', 'B', 'A']);
  }
  const all = await buildPosts(files, "blogSidebarCount: 'ALL', ");
  expect(aside(all.page('blog'))).toEqual(['Recent posts', '2025', 'C', 'B', 'A', '2024', 'Z']);
  const none = await buildPosts(files, 'blogSidebarCount: 0, ');
  expect(aside(none.page('blog'))).toEqual([]);
});

describe('an author', () => {
  const authors = `jane:
  name: Jane Doe
  title: Writer
  email: jane@nines.example
  image_url: /img/jane.png
  page: true
  description: Writes.
  socials:
    github: jane
    mastodon: https://social.example/@jane
joe-smith:
  name: Joe
  url: /about
  page:
    permalink: the-joe
zoe:
  imageURL: https://zoe.example/zoe.png
  url: https://zoe.example
`;

  test('has a page with all posts, if the file says so, and stands in the list in any case', async () => {
    const { page, file } = await buildPosts(
      {
        'blog/authors.yml': authors,
        'blog/2025-01-01-a.md': post('A', 'authors: jane'),
        'blog/2025-02-01-b.md': post('B', 'authors: [jane, { key: joe-smith, name: Joseph }]'),
        'static/img/jane.png': '',
        'src/pages/about.md': '# About\n',
      },
      'postsPerPage: 1, ',
      "  baseUrl: '/base/',\n",
    );
    expect(title(page('blog/authors/jane'))).toBe('Jane Doe - 2 posts | Case');
    expect(listed(page('blog/authors/jane'))).toEqual(['B']);
    // Where Docusaurus has it.
    expect(listed(page('blog/authors/jane/authors/2'))).toEqual(['A']);
    expect(title(page('blog/authors/the-joe'))).toBe('Joe - One post | Case');
    expect(file('blog/authors/zoe/index.html')).toBeUndefined();
    expect(hrefs(page('blog/authors'))).toMatchObject({
      'Jane Doe': '/base/blog/authors/jane',
      Joe: '/base/blog/authors/the-joe',
      zoe: 'https://zoe.example',
    });
    const links = hrefs(page('blog/2025/02/01/b'));
    expect(links).toMatchObject({ 'Jane Doe': '/base/blog/authors/jane', Joseph: '/base/blog/authors/the-joe' });
    expect(links).toMatchObject({ github: 'https://github.com/jane', mastodon: 'https://social.example/@jane' });
    expect(page('blog/2025/02/01/b')).toContain('src="/base/img/jane.png"');
  });

  test('may be described in the post, also by older keys', async () => {
    const { page, file } = await buildPosts({
      'blog/2025-01-01-a.md': post('A', 'authors: { name: Zoe, url: "https://zoe.example", title: Guest }'),
      'blog/2025-02-01-b.md': post('B', 'author: Ann\nauthor_url: https://ann.example\nauthorTitle: Chief'),
      'blog/2025-03-01-c.md': post('C', 'authors: { image_url: "https://c.example/c.png", url: "https://c.example" }'),
    });
    expect(page('blog/2025/03/01/c')).toContain('src="https://c.example/c.png"');
    expect(page('blog/2025/03/01/c')).not.toMatch(/<a [^>]*><\/a>/);
    expect(page('blog/2025/01/01/a')).toMatch(/<a href="https:\/\/zoe.example"[^>]*>Zoe/);
    expect(page('blog/2025/02/01/b')).toMatch(/<a href="https:\/\/ann.example"[^>]*>Ann/);
    expect(page('blog/2025/02/01/b')).toContain('Chief');
    expect(file('blog/authors/index.html')).toBeUndefined();
  });
});

test('two folders of posts keep apart', async () => {
  const calls = `posts({ id: 'app', path: 'notes/app', routeBasePath: 'app', ${quiet} }), posts({ id: 'agent', path: 'notes/agent', routeBasePath: 'agent', ${quiet} })`;
  const { page, file } = await buildSite({
    'site.config.ts': config(calls),
    'docs/index.md': '# Home\n\n[App](../notes/app/2025-01-01-a.md)\n',
    'notes/app/2025-01-01-a.md': post('A', 'tags: [x]\nauthors: jane'),
    'notes/app/authors.yml': 'jane:\n  name: Jane\n  page: true\n',
    'notes/agent/2025-01-02-b.md': post('B', 'tags: [x]\nauthors: jane'),
    'notes/agent/authors.yml': 'jane:\n  name: Another Jane\n',
  });
  expect([listed(page('app')), listed(page('agent'))]).toEqual([['A'], ['B']]);
  expect([listed(page('app/tags/x')), listed(page('agent/tags/x'))]).toEqual([['A'], ['B']]);
  expect(page('agent/2025/01/02/b')).toContain('Another Jane');
  expect(file('agent/authors/jane/index.html')).toBeUndefined();
  expect(neighbours(page('app/2025/01/01/a'))).toEqual([undefined, undefined]);
  expect(hrefs(page('docs'))).toMatchObject({ App: '/app/2025/01/01/a' });
});
