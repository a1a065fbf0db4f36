import { describe, expect, it } from 'vitest';
import { toContents } from '../../../../src/plugins/posts/feeds/content.ts';
import { illegible, post, site } from './odd-source.ts';

const content = async (body: string, url = `${site}news/a`): Promise<string | undefined> =>
  (await toContents([post({ body, url })]))[0];

describe('addresses', () => {
  it.each([
    ['<a href="b">x</a>', `<a href="${site}news/b">x</a>`],
    ['<a href="../b/?c=1&amp;d#e">x</a>', `<a href="${site}b/?c=1&amp;d#e">x</a>`],
    ['<a href="#e">x</a>', `<a href="${site}news/a#e">x</a>`],
    ['<a href="/b">x</a>', '<a href="https://nines.example/b">x</a>'],
    ['<a href="//b.example">x</a>', '<a href="https://b.example/">x</a>'],
    ['<a href="mailto:b@c.example">x</a>', '<a href="mailto:b@c.example">x</a>'],
    ['<a href="straße">x</a>', `<a href="${site}news/stra%C3%9Fe">x</a>`],
    ['<a href="https://[">x</a>', '<a href="https://[">x</a>'],
    ['<a href=" JavaScript:alert(1)">x</a>', '<a>x</a>'],
    ['<img src="b.png" alt="">', `<img src="${site}news/b.png" alt="">`],
    ['<img src="data:image/gif;base64,R0lG" alt="">', '<img src="data:image/gif;base64,R0lG" alt="">'],
    ['<video src="b.mp4" poster="c.jpg"></video>', `<video src="${site}news/b.mp4" poster="${site}news/c.jpg"></video>`],
    ['<q cite="../b">x</q>', `<q cite="${site}b">x</q>`],
    ['<object data="b.svg"></object>', `<object data="${site}news/b.svg"></object>`],
    ['<svg><a xlink:href="b"></a></svg>', `<svg><a xlink:href="${site}news/b"></a></svg>`],
  ])('%s', async (body, expected) => {
    expect(await content(body)).toBe(expected);
  });

  it('are those of the page: below it, where it ends with a slash', async () => {
    expect(await content('<a href="b">x</a>', `${site}news/a/`)).toBe(`<a href="${site}news/a/b">x</a>`);
  });

  it.each([
    ['b.png', `${site}news/b.png`],
    ['b.png 1x,/c.png 2x', `${site}news/b.png 1x, https://nines.example/c.png 2x`],
    [' b,c.png  480w ,\n d.png 960w', `${site}news/b,c.png 480w, ${site}news/d.png 960w`],
    ['data:image/png;base64,AA== 1x, b.png 2x', `data:image/png;base64,AA== 1x, ${site}news/b.png 2x`],
  ])('of a set: %s', async (set, expected) => {
    expect(await content(`<img srcset="${set}">`)).toBe(`<img srcset="${expected}">`);
  });
});

describe('what is there for the page alone', () => {
  it.each([
    ['an anchor', '<h2 id="b">B<a class="heading-anchor" href="#b" aria-label="Direct link to B"></a></h2>', '<h2>B</h2>'],
    ['a button', '<pre>x</pre><button>Copy</button>', '<pre>x</pre>'],
    [
      'scripts and styles',
      '<script>"]]>"</script><style>p{}</style><p onclick="x()" style="color:red" class="y">z</p>',
      '<p>z</p>',
    ],
    ['comments', '<p>a<!-- b --><!--$-->c</p>', '<p>ac</p>'],
    ['what is hidden', '<p hidden>a</p><i aria-hidden="true">b</i><p>c</p>', '<p>c</p>'],
    [
      'words for screen readers',
      '<a href="https://b.example/">B<span class="visually-hidden"> (opens)</span></a>',
      '<a href="https://b.example/">B</a>',
    ],
    ['the way back from a note', '<p>a <a href="#r" class="data-footnote-backref">↩</a></p>', '<p>a </p>'],
  ])('%s', async (_, body, expected) => {
    expect(await content(body)).toBe(expected);
  });
});

describe('what needs the styles of the site', () => {
  it.each([
    [
      'code',
      '<div class="code-block"><div class="code-block-title">a.js</div><pre tabindex="0"><code class="language-js line-numbers"><span class="line" data-line="1"><span class="token keyword">if</span>\t(x)</span>\n<span class="line">y</span>\n</code></pre></div>',
      '<div><p><strong>a.js</strong></p><pre><code class="language-js">if\t(x)\ny\n</code></pre></div>',
    ],
    [
      'collapsed lines of code',
      '<pre><code><details class="code-fold"><summary class="code-fold-label">One collapsed line</summary><span class="line">a</span>\n</details></code></pre>',
      '<pre><code>a\n</code></pre>',
    ],
    [
      'a diff',
      '<pre><code><span class="line removed">a</span>\n<span class="line added">b</span>\n</code></pre>',
      '<pre><code><del>a</del>\n<ins>b</ins>\n</code></pre>',
    ],
    [
      'tabs',
      '<div class="tabs"><div class="tab"><div class="tab-label">Linux</div><div class="tab-content"><p>a</p></div></div></div>',
      '<div><div><p><strong>Linux</strong></p><div><p>a</p></div></div></div>',
    ],
    [
      'an admonition',
      '<div class="admonition admonition-tip"><div class="admonition-title">tip</div><div class="admonition-body"><p>a</p></div></div>',
      '<blockquote><p><strong>tip</strong></p><div><p>a</p></div></blockquote>',
    ],
    [
      'a formula',
      '<p>a <span class="katex"><math><semantics><mi>t</mi><annotation encoding="application/x-tex">t &lt; 1</annotation></semantics></math></span></p>',
      '<p>a <code>t &lt; 1</code></p>',
    ],
    [
      'an icon that means something',
      '<p><span class="glyph" role="img" aria-label="Included"></span> b</p>',
      '<p>Included b</p>',
    ],
    [
      'tasks',
      '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox"> b</li></ul>',
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await content(body)).toBe(expected);
  });
});

describe('what a feed carries as it is', () => {
  it.each([
    [
      '<p lang="de" dir="ltr">Größe&nbsp;1 🎉 &amp;nbsp; &lt;b> ]]></p>',
      '<p lang="de" dir="ltr">Größe\u00A01 🎉 &amp;nbsp; &lt;b> ]]></p>',
    ],
    ['<table><tbody><tr><td align="right" colspan="2">a</td></tr></tbody></table>', undefined],
    ['<details open><summary>a</summary><p>b</p></details>', undefined],
    ['<ol start="3" reversed><li>a</li></ol>', undefined],
    ['<svg viewBox="0 0 1 1"><path class="a" style="fill:red" d="M0 0"></path></svg>', undefined],
    ['<p>a<br>b <kbd>C</kbd> <time datetime="2025-01-02">d</time></p>', undefined],
  ])('%s', async (body, expected = body) => {
    expect(await content(body)).toBe(expected);
  });

  it('loses what XML cannot hold', async () => {
    expect(await content(`<p title="${illegible}">a${illegible}b&#1;</p>`)).toBe('<p title="">ab</p>');
  });
});
