// Texts of a site's own: they reach every place, markup in them is text, and a change of one reaches all that says it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { sayIn } from '#model/strings/say';
import { english } from '#model/strings/strings';
import { build } from '../../src/index.ts';
import { buildSite, temporarySite } from '../pipeline/built-site.ts';
import { deepTest } from '../property-runs.ts';
import { readTree } from '../session/incremental/tree.ts';

const config = (strings: object, more = ''): string => `import { defineConfig } from 'slodocs';
import { posts, redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  theme: { strings: ${JSON.stringify(strings)} },
  ${more}
  plugins: [posts(), redirects({ rules: [{ from: '/old', to: '/docs/a' }] })],
});
`;

const files = {
  'docs/a.md':
    '---\ntags: [x]\n---\n\n# A\n\n:::note\n\nText.\n\n:::\n\n## More\n\n<Details>Text.</Details>\n\n[^1]\n\n[^1]: Note.\n',
  'docs/b.md': '# B\n\n[Out](https://other.example)\n',
  'blog/one.md': '---\ntitle: One\ndate: 2025-01-02\n---\n\nStart.\n\n<!-- truncate -->\n\nEnd.\n',
};

const markup = '<b class="x">&amp; "{label}"</b>';

/** Whether the markup of a text has become an element. */
function isMarkup(html: string): boolean {
  let found = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      found ||= name === 'b' && attributes['class'] === 'x';
    },
  });
  parser.end(html);
  return found;
}

describe('texts of a site', () => {
  it('are what pages, feeds, stylesheets and the browser say, with markup as text', async () => {
    const plain = markup.replace('{label}', '');
    const { file, page } = await buildSite({
      ...files,
      'site.config.ts': config({
        'theme.admonition.note': plain,
        'theme.blog.feed.hint': plain,
        'theme.blog.feed.title': `${plain} {siteTitle}`,
        'theme.CodeBlock.lineError': plain,
        'theme.common.headingLinkTitle': `${plain} {heading}`,
        'theme.common.skipToMainContent': plain,
        'theme.externalLinkAriaLabel': plain,
        'theme.redirect.target': `${plain} {address} {address}`,
        'theme.redirect.title': plain,
      }),
    });
    const all = ['docs/a/index.html', 'docs/b/index.html', 'old/index.html', 'blog/rss.xml', 'blog/atom.xml'];
    for (const path of all) expect([path, isMarkup(file(path) ?? '')]).toEqual([path, false]);
    const escaped = '&lt;b class=&quot;x&quot;&gt;&amp;amp; &quot;&quot;&lt;/b&gt;';
    expect(page('docs/a')).toContain(`<div class="admonition-title">${escaped}</div>`);
    expect(page('docs/a')).toContain(`aria-label="${escaped} More"`);
    expect(file('old/index.html')).toContain('<title>&lt;b class=&quot;x&quot;&gt;&amp;amp; &quot;&quot;&lt;/b&gt;</title>');
    expect(file('old/index.html')?.match(/<a href="\/docs\/a">/g)).toHaveLength(2);
    expect(file('blog/feed.css')).toContain('content: "\\3c b class=\\22 x\\22 \\3e &amp; \\22 \\22 \\3c /b\\3e ";');
    expect(file('blog/rss.xml')).toContain('&lt;b class="x"&gt;&amp;amp; ""&lt;/b&gt; Case');
  });

  deepTest('change all that says them, so that a warm build equals a cold one', async () => {
    const root = temporarySite({ ...files, 'site.config.ts': config({ 'theme.admonition.note': 'Remark' }) });
    await build({ root });
    const changes = [{ 'theme.admonition.note': 'Aside' }, { 'theme.twins.details': 'More' }, {}];
    for (const [index, strings] of changes.entries()) {
      writeFileSync(join(root, 'site.config.ts'), config(strings));
      const { outDir } = await build({ root });
      const cold = await build({ root, outDir: `cold-${index}`, cacheDir: `.cold-${index}` });
      expect(readTree(outDir)).toEqual(readTree(cold.outDir));
    }
    expect(readFileSync(join(root, 'build/docs/a/index.html'), 'utf8')).toContain('<div class="admonition-title">note</div>');
  });

  it('that are not English come in a file of their own; English pages have none', async () => {
    const { page } = await buildSite({ ...files, 'site.config.ts': config({ 'theme.blog.post.readMore': 'On' }) });
    expect(page('docs/a')).not.toContain('/words-');
    expect(page('blog')).toContain('>On</a>');
  });
});

describe('a text', () => {
  const words = (lang: string, text: object) => ({ lang, texts: { 'theme.blog.post.plurals': text as { other: string } } });
  const count = (lang: string, text: object, number: number): string =>
    sayIn(words(lang, text), english, 'theme.blog.post.plurals', { count: number });

  it('has the forms of its language, and "other" for those that are left out', () => {
    const polish = { one: '{count} wpis', few: '{count} wpisy', other: '{count} wpisów' };
    expect([1, 3, 5, 22].map((number) => count('pl', polish, number))).toEqual(['1 wpis', '3 wpisy', '5 wpisów', '22 wpisy']);
    expect([1, 3].map((number) => count('pl', { other: 'wpisy: {count}' }, number))).toEqual(['wpisy: 1', 'wpisy: 3']);
  });

  it('counts in the digits of its language, and in English where it has none', () => {
    expect(count('de', { other: '{count} Beiträge' }, 12345)).toBe('12.345 Beiträge');
    expect(sayIn({ lang: 'fr', texts: {} }, english, 'theme.blog.post.plurals', { count: 0 })).toBe('0 posts');
    expect(sayIn(undefined, english, 'theme.blog.post.plurals', { count: 1234 })).toBe('1,234 posts');
  });

  it('takes each value once, whatever it holds', () => {
    expect(sayIn(undefined, english, 'theme.blog.tagTitle', { nPosts: '{tagName}', tagName: '$& {nPosts}' })).toBe(
      '{tagName} tagged with "$& {nPosts}"',
    );
  });
});
