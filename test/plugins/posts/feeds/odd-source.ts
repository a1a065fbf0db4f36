// Provides posts with everything that can break a feed.
import type { FeedPost, FeedSource } from '../../../../src/plugins/posts/feeds/feeds.ts';
import { sayEnglish } from '../../../say-english.ts';

export const site = 'https://nines.example/base/';

export function post(more: Partial<FeedPost> & { readonly body?: string }): FeedPost {
  const { body = '<p>Body.</p>', ...rest } = more;
  return {
    title: 'A title',
    url: `${site}news/a`,
    date: '2025-01-02T00:00:00.000Z',
    description: 'A description.',
    authors: [],
    tags: [],
    digest: body,
    html: () => body,
    ...rest,
  };
}

export function source(posts: readonly FeedPost[], more: Partial<FeedSource> = {}): FeedSource {
  return {
    title: 'News of Nines',
    description: 'What is new in Nines.',
    language: 'en',
    say: sayEnglish,
    copyright: '© Nines & Co.',
    siteTitle: 'Nines',
    siteUrl: site,
    url: `${site}news`,
    path: 'news',
    image: `${site}img/card.png`,
    favicon: `${site}img/favicon.svg`,
    posts,
    ...more,
  };
}

/** Control characters, halves of characters, noncharacters. */
export const illegible = '\u0000\u0001\u0008\u000b\u001f\udc00\ud83d\ufffe\uffff';

const oddBody = [
  `<p>Ends of CDATA ]]> and ]]&gt;, a comment <!-- gone -->, ${illegible}, a&nbsp;b, &lt;b&gt; &amp;amp; &copy; 🎉 👩🏽‍💻.</p>`,
  '<h2 id="more">More<a class="heading-anchor" href="#more" aria-label="Direct link to More"></a></h2>',
  '<p><a href="../over/there?a=1&amp;b=2#c">up</a> <a href="#more">here</a> <a href="/base/docs">root</a> <a href="//cdn.example/x">host</a></p>',
  '<p><a href="mailto:a@b.example">mail</a> <a href="javascript:alert(1)">script</a> <a href="https://[">none</a> <a href="straße/ü">ü</a></p>',
  '<p><img src="./img/a b.png" alt="&quot;a&quot; &lt; b" width="4" height="3" loading="lazy" decoding="async" onerror="x()"></p>',
  '<picture><source type="image/avif" srcset="a.avif 480w,b,c.avif 960w, /base/d.avif 1440w" sizes="100vw"><img src="a.png" srcset="a.png"></picture>',
  '<video poster="still.jpg" src="clip.mp4" controls></video><object data="x.svg"></object><blockquote cite="../q">q</blockquote>',
  '<div class="code-block" data-language="go"><div class="code-block-title">main.go</div><pre tabindex="0"><code class="language-go line-numbers">' +
    '<span class="line" data-line="1"><span class="token keyword">func</span> main() {</span>\n<span class="line added" data-line="2">\tprint("]]&gt;")</span>\n</code></pre>' +
    '<button class="copy" type="button">Copy</button></div>',
  '<table><tr><td align="right">1<table><tr><td>nested</td></tr></table></td></tr></table>',
  '<div class="tabs" data-tab-group="os"><div class="tab" data-tab-value="linux"><div class="tab-label">Linux</div><div class="tab-content"><p>a</p></div></div></div>',
  '<div class="admonition admonition-tip"><div class="admonition-title">tip</div><div class="admonition-body"><p>b</p></div></div>',
  '<p><span class="katex"><math><semantics><mrow><mi>t</mi></mrow><annotation encoding="application/x-tex">t &lt; 1</annotation></semantics></math></span></p>',
  '<ul><li><input type="checkbox" checked disabled> done</li><li><input type="checkbox" disabled> open</li></ul>',
  '<svg viewBox="0 0 1 1" class="x" onclick="y()"><title>A drawing</title><a xlink:href="z"><path d="M0 0" style="fill:red"/></a><script>1</script></svg>',
  '<script>alert("]]>")</script><style>p { color: red }</style><p hidden>hidden</p><p style="color:red" lang="de">Grüße</p>',
].join('\n');

/** Newest first. */
export const oddPosts: readonly FeedPost[] = [
  post({
    title: `  ]]> "Quotes" & <tags>\n&amp; 'more' 🎉${illegible} `,
    url: `${site}news/größe und "mehr"`,
    date: '2025-06-04T22:15:00+02:00',
    updated: '2025-07-01T00:00:00.000Z',
    description: `if a < b && c > d, then <Tabs> & &nbsp; ]]> ${illegible}`,
    authors: [
      { name: 'Zoë <z>', email: 'zoe@nines.example', url: 'https://nines.example/zoë?a&b' },
      { url: 'https://social.example/@anna/' },
      { email: 'no.name@nines.example', name: '' },
      { name: 'No address', email: 'nobody', url: 'nowhere' },
      {},
    ],
    tags: [{ label: 'R&D <x> "y"' }, { label: ' ' }, { label: 'Straße' }],
    body: oddBody,
  }),
  post({ title: '', description: '', url: `${site}news/2024/03/02/`, date: '2024-03-02T00:00:00.000Z' }),
  post({ title: 'Empty', url: `${site}news/empty`, date: '2016-02-29T23:59:59.999Z', body: '' }),
];
