// Titles, descriptions and addresses to the head of a page.
import { describe, expect, it } from 'vitest';
import { buildSite, configText } from '../../built-site.ts';

/** The lines of the head, without those that every page has. */
function headOf(html: string): string[] {
  const [, head = ''] = /<head>\n([\s\S]*)\n<\/head>/.exec(html) ?? [];
  const usual =
    /charset=|http-equiv="Content-|name="(?:viewport|color-scheme|theme-color|docusaurus_|docsearch:|twitter:)|property="og:|rel="(?:stylesheet|modulepreload|expect)"|rel="icon" href="data:|type="text\/markdown"|<script (?:id="slodocs-early"|type="module")| data-home>/;
  return head.split('\n').filter((line) => !usual.test(line));
}

describe('the head', () => {
  it('has title, description and canonical address', async () => {
    const { page } = await buildSite({
      'site.config.ts': configText("  docs: [{ routeBasePath: '/' }],\n"),
      'docs/index.md': '# Welcome\n\nThe **first** paragraph, with [a link](./a.md)\nand more.\n\nThe second.\n',
      'docs/a.md': '---\ntitle: Front matter\ndescription: Of its own\nkeywords: [one, two]\n---\n\n# Heading\n\nText.\n',
      'docs/b.md': '```\nNo text\n```\n',
    });
    expect(headOf(page(''))).toEqual([
      '<title>Case</title>',
      '<meta name="description" content="The first paragraph, with a link">',
      '<link rel="canonical" href="https://case.example/">',
    ]);
    expect(headOf(page('a'))).toEqual([
      '<title>Front matter | Case</title>',
      '<meta name="description" content="Of its own">',
      '<meta name="keywords" content="one,two">',
      '<link rel="canonical" href="https://case.example/a">',
    ]);
    expect(headOf(page('b'))).toEqual(['<title>b | Case</title>', '<link rel="canonical" href="https://case.example/b">']);
  });

  it('keeps search engines off unlisted pages and the page for addresses that do not exist', async () => {
    const site = await buildSite({ 'docs/a.md': '---\nunlisted: true\n---\n\n# A\n', 'docs/b.md': '# B\n' });
    const noindex = '<meta name="robots" content="noindex, nofollow">';
    expect(headOf(site.page('docs/a'))).toContain(noindex);
    expect(headOf(site.page('docs/b'))).not.toContain(noindex);
    expect(headOf(site.page('404'))).toContain(noindex);
    expect(site.page('docs/a')).toContain('Unlisted page');
  });

  it('escapes what titles and descriptions hold', async () => {
    const { page } = await buildSite({
      'site.config.ts': configText().replace("title: 'Case'", 'title: \'A & B <"C">\''),
      'docs/a.md':
        "---\ntitle: '1 < 2 & \"x\" > </title>'\ndescription: '\"quoted\" & <b>bold</b>'\nkeywords: ['a\"b', 'c&d']\n---\n\nText.\n",
    });
    expect(headOf(page('docs/a'))).toEqual([
      '<title>1 &lt; 2 &amp; "x" &gt; &lt;/title&gt; | A &amp; B &lt;"C"&gt;</title>',
      '<meta name="description" content="&quot;quoted&quot; &amp; <b>bold</b>">',
      '<meta name="keywords" content="a&quot;b,c&amp;d">',
      '<link rel="canonical" href="https://case.example/docs/a">',
    ]);
    expect(page('docs/a')).toContain('<h1 class="title">1 &lt; 2 &amp; &quot;x&quot; &gt; &lt;/title&gt;</h1>');
  });

  it('has the base, the slash that the site wants, and encoded letters in its addresses', async () => {
    const files = { 'docs/Größe & mehr.md': '# A\n', 'static/img/my icon.svg': '<svg/>' };
    const config = configText("  baseUrl: '/base/',\n  trailingSlash: true,\n  favicon: 'img/my icon.svg',\n");
    const { page, file } = await buildSite({ 'site.config.ts': config, ...files });
    expect(headOf(page('docs/Größe & mehr'))).toEqual([
      '<title>A | Case</title>',
      '<link rel="canonical" href="https://case.example/base/docs/Gr%C3%B6%C3%9Fe%20&amp;%20mehr/">',
      '<link rel="icon" href="/base/img/my%20icon.svg">',
    ]);
    expect(file('img/my icon.svg')).toBe('<svg/>');
    const [, stylesheet = ''] =
      /<link rel="stylesheet" href="\/base\/([^"]+)" integrity="sha256-[^"]{44}">/.exec(page('404')) ?? [];
    expect(file(stylesheet)).toBeDefined();
  });

  it('takes what plugins add, in their order, and lets no script end early', async () => {
    const config = `import { defineConfig, definePlugin } from 'slodocs';

const add = (name, elements) => definePlugin({ name, apiVersion: 1, head: (page) => (page.unlisted ? [] : elements) });

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    add('second', [{ tag: 'meta', attributes: { name: 'two', content: '"&' } }]),
    add('first', [{ tag: 'script', attributes: { type: 'application/ld+json', async: true }, children: '{"a":"</script><!--&"}' }]),
  ],
});
`;
    const { page } = await buildSite({ 'site.config.ts': config, 'docs/a.md': '# A\n' });
    expect(headOf(page('docs/a')).slice(2)).toEqual([
      '<meta name="two" content="&quot;&amp;">',
      '<script type="application/ld+json" async>{"a":"\\u003c/script>\\u003c!--&"}</script>',
    ]);
    expect(headOf(page('404'))).toHaveLength(3);
  });
});

/** The elements that stand in the head for other sites and for crawlers: a name or property, and its content. */
function metaOf(html: string): Record<string, string> {
  const all = html.split('</head>')[0]?.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g) ?? [];
  return Object.fromEntries(Array.from(all, ([, name = '', content = '']) => [name, content]));
}

describe('what other sites and crawlers read', () => {
  const config = configText(`  baseUrl: '/base/',
  theme: {
    image: 'img/site.png',
    metadata: [{ name: 'keywords', content: 'site, words' }, { property: 'og:type', content: 'article' }],
  },
`);

  it('names the kind of a list for crawlers', async () => {
    const { page } = await buildSite({
      'site.config.ts': configText("  plugins: [posts({ onUntruncatedBlogPosts: 'ignore' })],\n").replace(
        '\n',
        "\nimport { posts } from 'slodocs/plugins';\n",
      ),
      'docs/a.md': '---\ntags: [one]\n---\n\n# A\n\nFirst.\n',
      'blog/2024-01-02-b.md': '---\nauthors: jane\ntags: [one]\n---\n\n# B\n\nSecond.\n',
      'blog/authors.yml': 'jane:\n  name: Jane\n  page: true\n',
      'blog/tags.yml': 'one:\n  label: One\n',
    });
    const lists = ['docs/tags', 'docs/tags/one', 'blog', 'blog/tags', 'blog/tags/one', 'blog/authors', 'blog/authors/jane'];
    const tags = Object.fromEntries([...lists, 'blog/archive'].map((path) => [path, metaOf(page(path))['docusaurus_tag']]));
    expect(tags).toEqual({
      'docs/tags': 'doc_tags_list',
      'docs/tags/one': 'doc_tag_doc_list',
      blog: 'blog_posts_list',
      'blog/tags': 'blog_tags_list',
      'blog/tags/one': 'blog_tags_posts',
      'blog/authors': 'blog_authors_list',
      'blog/authors/jane': 'blog_authors_posts',
      'blog/archive': 'default',
    });
    expect(metaOf(page('docs/tags'))['docusaurus_version']).toBe('current');
    expect(metaOf(page('blog'))).not.toHaveProperty('docusaurus_version');
  });

  it('is what Docusaurus prints', async () => {
    const { page } = await buildSite({
      'site.config.ts': config,
      'static/img/site.png': 'site',
      'static/img/own.png': 'own',
      'docs/a.md': '---\nimage: ./beside.png\nkeywords: [one, two]\n---\n\n# A\n\nFirst.\n',
      'docs/beside.png': 'beside',
      'docs/b.md': '---\nimage: img/own.png\n---\n\n# B\n',
      'docs/c/_category_.yml': 'link: { type: generated-index, slug: /c }\n',
      'docs/c/d.md': '---\nimage: https://a.example/x.png\n---\n\n# D\n',
      'src/pages/about.tsx':
        "export const frontMatter = { title: 'About us', image: '/img/own.png', wrapperClassName: 'wide' };\nexport default () => <h1>Us</h1>;\n",
    });
    const a = metaOf(page('docs/a'));
    expect(a).toMatchObject({
      keywords: 'one,two',
      'og:type': 'article',
      'og:title': 'A',
      'og:site_name': 'Case',
      'og:description': 'First.',
      'og:url': 'https://case.example/base/docs/a',
      'og:locale': 'en',
      'twitter:card': 'summary_large_image',
      docusaurus_locale: 'en',
      docusaurus_version: 'current',
      docusaurus_tag: 'docs-default-current',
      'docsearch:language': 'en',
      'docsearch:version': 'current',
      'docsearch:docusaurus_tag': 'docs-default-current',
    });
    expect(a['og:image']).toMatch(/^https:\/\/case\.example\/base\/assets\/beside-[0-9a-f]{8}\.png$/);
    expect(a['twitter:image']).toBe(a['og:image']);
    expect(metaOf(page('docs/b'))['og:image']).toBe('https://case.example/base/img/own.png');
    expect(metaOf(page('docs/c/d'))['og:image']).toBe('https://a.example/x.png');
    expect(metaOf(page('docs/c'))).toMatchObject({ docusaurus_tag: 'docs-default-current', keywords: 'site, words' });
    expect(metaOf(page('about'))).toMatchObject({ docusaurus_tag: 'default', 'og:title': 'About us' });
    expect(metaOf(page('about'))).not.toHaveProperty('docusaurus_version');
    expect(page('about')).toContain('<html lang="en" dir="ltr" class="wide">');
    expect(metaOf(page('404'))['og:image']).toBe('https://case.example/base/img/site.png');
  });

  it('is overruled by what content puts into the head', async () => {
    const { page, file } = await buildSite({
      'docs/a.mdx': `---
description: Of front matter
---
import Seo from '../src/seo';
import Part from './_part.mdx';

# A

<head>
  <title>Own & title</title>
  <meta name="description" content="Of the head" />
  <link rel="canonical" href="https://b.example/a" />
  <link rel="preconnect" href="https://b.example" crossOrigin="anonymous" />
</head>

- <head><meta property="og:title" content="Of a list" /></head>

<Seo name="Seo" />

<Part />
`,
      'docs/_part.mdx': 'Part.\n\n<Head><meta name="robots" content="noindex" /></Head>\n',
      'src/seo.tsx': `import Head from '@docusaurus/Head';

export default function Seo({ name }: { name: string }) {
  return (
    <Head>
      <meta property="og:image" content={\`/\${name}-1.png\`} />
      <>
        <meta property="og:image" content="/2.png" />
      </>
      <script type="application/ld+json">{JSON.stringify({ '@type': 'Thing', name: '</script>' })}</script>
    </Head>
  );
}
`,
      'docs/b.md': '# B\n',
    });
    const html = page('docs/a');
    expect(headOf(html)).toEqual([
      '<title>Own &amp; title</title>',
      '<meta name="description" content="Of the head">',
      '<link rel="canonical" href="https://b.example/a">',
      '<link rel="preconnect" href="https://b.example" crossorigin="anonymous">',
      '<script type="application/ld+json">{"@type":"Thing","name":"\\u003c/script>"}</script>',
      '<meta name="robots" content="noindex">',
    ]);
    expect(html.match(/property="og:(?:image|title)" content="[^"]*"/g)).toEqual([
      'property="og:title" content="Of a list"',
      'property="og:image" content="/Seo-1.png"',
      'property="og:image" content="/2.png"',
    ]);
    expect(withoutDrawings(html.split('<body>')[1])).not.toMatch(/<(?:head|title|meta|link|script)\b/);
    // Search engines are asked to leave the page out.
    expect(file('sitemap.xml')).not.toContain('/docs/a<');
    expect(file('sitemap.xml')).toContain('/docs/b<');
  });

  it('is set by elements that React takes out of components', async () => {
    const { page } = await buildSite({
      'docs/a.md': '# A\n',
      'static/cover.png': 'cover',
      'src/pages/native.jsx': `export default function Native() {
  return (
    <section>
      <title>{'1 < 2 & "it\\'s"'}</title>
      <meta name="description" content={'a "quoted" > word'} />
      <h1>Native</h1>
      <img src="/cover.png" alt="" />
    </section>
  );
}
`,
    });
    const [head = '', body = ''] = page('native').split('<body>');
    expect(headOf(page('native'))).toEqual([
      '<title>1 &lt; 2 &amp; "it\'s"</title>',
      '<link rel="canonical" href="https://case.example/native">',
      '<link rel="preload" as="image" href="/cover.png">',
      '<meta name="description" content="a &quot;quoted&quot; > word">',
    ]);
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(withoutDrawings(body)).not.toMatch(/<(?:title|meta|link)/);
    expect(body).toContain('<section><h1>Native</h1>');
  });

  it('is set by the frame that pages for Docusaurus put around themselves', async () => {
    const { page } = await buildSite({
      'docs/a.md': '# A\n',
      'src/pages/index.jsx': `import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={\`Hello from \${siteConfig.title}\`} description="Words for search engines">
      <main>
        <h1>Home</h1>
      </main>
    </Layout>
  );
}
`,
    });
    expect(headOf(page(''))).toEqual([
      '<title>Hello from Case | Case</title>',
      '<link rel="canonical" href="https://case.example/">',
      '<meta name="description" content="Words for search engines">',
    ]);
    expect(page('').match(/<main/g)).toHaveLength(1);
  });
});

describe('the body', () => {
  it('shows the title unless the content does, or the author hides it', async () => {
    const { page } = await buildSite({
      'docs/own.md': '---\ntitle: Front matter\n---\n\n# *Own* heading\n',
      'docs/made.md': '---\ntitle: Made\n---\n\nText.\n',
      'docs/hidden.md': '---\ntitle: Hidden\nhide_title: true\n---\n\nText.\n',
      'docs/late.md': 'Text.\n\n# Late heading\n',
    });
    const headings = (path: string): string[] =>
      Array.from(page(path).matchAll(/<h1[^>]*>(.*?)<\/h1>/g), ([, text = '']) => text);
    expect(headings('docs/own')).toEqual(['<em>Own</em> heading']);
    expect(headings('docs/made')).toEqual(['Made']);
    expect(headings('docs/hidden')).toEqual([]);
    expect(headings('docs/late')).toEqual(['Late heading']);
    expect(page('docs/hidden')).toContain('<title>Hidden | Case</title>');
  });

  it('marks the page shown in sidebar and navbar, and no other', async () => {
    const config = configText(
      "  theme: { navbar: { items: [{ label: 'Docs', to: '/docs/a' }, { label: 'Other', to: '/docs/b' }] } },\n",
    );
    const { page } = await buildSite({ 'site.config.ts': config, 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' });
    const current = Array.from(
      page('docs/a').matchAll(/<a [^>]*aria-current="page"[^>]*>/g),
      ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
    );
    expect(new Set(current)).toEqual(new Set(['/docs/a']));
    expect(page('404')).not.toContain('aria-current="page"');
  });

  it('has a table of contents of the levels that front matter asks for', async () => {
    const content = '# A\n\n## Two & *more*\n\n### Three\n\n#### Four\n\n##### Five\n';
    const { page } = await buildSite({
      'docs/a.md': content,
      'docs/b.md': `---\ntoc_min_heading_level: 3\ntoc_max_heading_level: 5\n---\n\n${content}`,
      'docs/c.md': `---\nhide_table_of_contents: true\n---\n\n${content}`,
    });
    const toc = (path: string): string[] =>
      Array.from(
        (page(path).split('<nav class="toc"')[1] ?? '').matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g),
        ([, id, html]) => `${id}: ${html}`,
      );
    expect(toc('docs/a')).toEqual(['two--more: Two &#x26; <em>more</em>', 'three: Three']);
    expect(toc('docs/b')).toEqual(['three: Three', 'four: Four', 'five: Five']);
    expect(toc('docs/c')).toEqual([]);
  });
});

/** Without the stylesheet at the end of every page. */
function withoutDrawings(html = ''): string {
  return html.replace(/<link rel="stylesheet" href="[^"]*\/drawings-[^>]*>/, '');
}
