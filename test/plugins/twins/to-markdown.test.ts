// Bodies of HTML to Markdown that GFM reads as the same.

import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it, test } from 'vitest';
import { fillAddresses } from '../../../src/plugins/twins/markdown/addresses.ts';
import { toMarkdown } from '../../../src/plugins/twins/markdown/to-markdown.ts';
import { propertyRuns, replayed } from '../../property-runs.ts';
import { readHtml } from '../../read-html.ts';
import { sayEnglish } from '../../say-english.ts';
import { parseTwin } from './read-twin.ts';

const convert = (html: string) => {
  const { markdown, addresses } = toMarkdown(readHtml(html), sayEnglish);
  return fillAddresses(markdown, addresses, (address) => address);
};

describe('words', () => {
  test.each([
    ['<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p>', 'a **b** *c* ~~d~~ `e`'],
    ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
    ['<p>un<em>frigging</em>believable</p>', 'un*frigging*believable'],
    ['<p><strong>Stop.</strong>Go</p>', '<strong>Stop.</strong>Go'],
    ['<p><em>a</em><em>b</em></p>', '<em>a</em>*b*'],
    ['<p><em><strong>a</strong></em></p>', '***a***'],
    ['<p>10<sup>3</sup> and H<sub>2</sub>O</p>', '10<sup>3</sup> and H<sub>2</sub>O'],
    ['<p>one<br>two</p>', 'one\\\ntwo'],
    ['<p>snake_case, 2 * 3, ~5 min, a[0], AT&amp;T, a &lt; b</p>', 'snake_case, 2 * 3, ~5 min, a[0], AT&T, a < b'],
    [
      '<p>_a_ *b* `c` [d](e) &lt;b&gt; &amp;amp; \\_ ~~f~~</p>',
      '\\_a\\_ \\*b\\* \\`c\\` [d\\](e) \\<b> \\&amp; \\\\\\_ \\~\\~f\\~\\~',
    ],
    ['<p># a</p><p>1. b</p><p>- c</p><p>&gt; d</p><p>[e]: f</p>', '\\# a\n\n1\\. b\n\n\\- c\n\n\\> d\n\n\\[e]: f'],
    ['<p><code>a`b</code> <code>``</code> <code> c </code></p>', '``a`b`` ` `` ` `  c  `'],
    ['<p>Wow!<a href="/x">y</a></p>', 'Wow\\![y](/x)'],
    ['<p><a href="/x (1)" title="A &quot;t&quot;">y</a></p>', '[y](/x%20\\(1\\) "A \\"t\\"")'],
    ['<p><a href="https://a.example/">https://a.example/</a></p>', '<https://a.example/>'],
    ['<p><img src="/a.png" alt="A [b]" title="c"></p>', '![A \\[b\\]](/a.png "c")'],
    ['<p><img class="only-light" src="/a.png" alt="A"><img class="only-dark" src="/b.png" alt="A"></p>', '![A](/a.png)'],
    [
      '<p><span class="katex"><math><semantics><annotation encoding="application/x-tex">a^2</annotation></semantics></math></span></p>',
      '$a^2$',
    ],
    [
      '<p>a <svg role="img" aria-label="chart"></svg> <iframe src="https://v.example/1" title="A film"></iframe></p>',
      'a chart [A film](https://v.example/1)',
    ],
    ['<p>a|b<br>|-|-|</p>', 'a|b\\\n\\|-|-|'],
    ['<p><a href="/x" title="&amp;copy;">y</a></p>', '[y](/x "\\&copy;")'],
    ['<p><a href="/x" aria-label="Code &amp; more"><svg></svg></a></p>', '[Code & more](/x)'],
  ])('%s', (html, markdown) => expect(convert(html)).toBe(markdown));
});

describe('blocks', () => {
  test.each([
    ['<h2 id="a-b">A <code>b</code><a class="heading-anchor" href="#a" aria-label="Direct link"></a></h2>', '## A `b`'],
    ['<h2 id="a">A <code>b</code><a class="heading-anchor" href="#a" aria-label="Direct link"></a></h2>', '## A `b` {#a}'],
    ['<h2>C#</h2>', '## C\\#'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    [
      '<ol start="9"><li><p>a</p><pre><code class="language-sh">b\n\nc\n</code></pre></li><li><p>d</p></li></ol>',
      '9. a\n\n   ```sh\n   b\n\n   c\n   ```\n\n10. d',
    ],
    ['<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n* b'],
    ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd><ul><li>d</li></ul></dd></dl>', '- **a**: b\n\n- **c**\n\n  - d'],
    ['<pre><code>```\n</code></pre>', '````\n```\n````'],
    [
      '<div class="code-block" data-language="ts"><div class="code-block-title">a "b".ts</div><pre><code class="language-ts line-numbers"><span class="line"><span class="token">x</span></span>\n</code></pre></div>',
      '```ts title=\'a "b".ts\'\nx\n```',
    ],
    [
      '<div class="code-block" data-language="ts"><pre><code><span class="line">a</span>\n<details class="code-fold"><summary class="code-fold-label">One collapsed line</summary><span class="line">b</span>\n</details></code></pre></div>',
      '```ts\na\nb\n```',
    ],
    [
      '<div class="admonition admonition-tip"><div class="admonition-title">tip</div><div class="admonition-body"><p>a</p><p>b</p></div></div>',
      '> **Tip**\n>\n> a\n>\n> b',
    ],
    [
      '<div class="admonition admonition-note"><div class="admonition-title">Mind <em>this</em></div><div class="admonition-body"><p>a</p></div></div>',
      '> **Note:** Mind *this*\n>\n> a',
    ],
    ['<details><summary>Why <code>a</code>?</summary><p>b</p></details>', '> **Details:** Why `a`?\n>\n> b'],
    [
      '<div class="tabs"><div class="tab"><div class="tab-label">npm</div><div class="tab-content"><pre><code>npm i</code></pre></div></div><div class="tab"><div class="tab-label">yarn</div><div class="tab-content">b</div></div></div>',
      '**npm**\n\n```\nnpm i\n```\n\n**yarn**\n\nb',
    ],
    ['<a href="/x"><h3>A</h3><p>b</p></a>', '### [A](/x)\n\nb'],
    [
      '<figure class="diagram"><div><img class="only-light" src="/a.svg" alt="Flowchart. From a to b."></div><details><summary>Diagram source</summary><pre><code class="language-mermaid">graph\n</code></pre></details></figure>',
      '*Flowchart. From a to b.*\n\n```mermaid\ngraph\n```',
    ],
    [
      '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>x|y</td><td align="right"><ul><li>1</li><li>2</li></ul></td></tr></tbody></table>',
      '| a | b |\n| --- | --: |\n| x\\|y | - 1<br>- 2 |',
    ],
    [
      '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      '|  |  |\n| --- | --- |\n| a | b |\n|  | c |',
    ],
    // A list that begins with another number than 1 does not end a paragraph.
    ['<ul><li>a<ol start="3"><li>b</li></ol></li></ul>', '- a\n\n  3. b'],
    ['<ol start="-3"><li>a</li></ol>', '0. a'],
    ['<ul><li><hr></li></ul>', '- ___'],
    ['<div><ul><li>a</li></ul></div><ul><li>b</li></ul><ul><li>c</li></ul>', '- a\n\n* b\n\n- c'],
    ['<ul><li>a</li></ul><dl><dt>b</dt><dd>c</dd></dl>', '- a\n\n<!-- -->\n\n- **b**: c'],
    ['<dl><dt>a</dt><dd><ol><li>b</li></ol></dd><dt>c</dt><dd>ä</dd></dl>', '- **a**\n\n  1. b\n\n- **c**: ä'],
    ['<table><tr><th><code>a\\|b</code></th></tr></table>', '| <code>a&#92;&#124;b</code> |\n| --- |'],
    ['<table><tr><th><pre>a\n\n\nb`c</pre></th></tr></table>', '| `a`<br><br><br>``b`c`` |\n| --- |'],
    ['<table><caption># a</caption><tr><th>b</th></tr></table>', '\\# a\n\n| b |\n| --- |'],
    [
      '<div class="tabs"><div class="tab"><div class="tab-label">__init__</div><div class="tab-content">a</div></div></div>',
      '**\\_\\_init\\_\\_**\n\na',
    ],
    [
      '<figure class="diagram"><img src="/a.svg" alt="From *a* to b"><details><summary>s</summary><pre>c</pre></details></figure>',
      '*From \\*a\\* to b*\n\n```\nc\n```',
    ],
    ['<blockquote><pre>a\u2028b\n\nc</pre></blockquote>', '> ```\n> a\u2028b\n>\n> c\n> ```'],
  ])('%s', (html, markdown) => expect(convert(html)).toBe(markdown));

  it('leave out what serves eyes and hands', () => {
    expect(
      convert(
        '<button>Copy</button><p>a<span aria-hidden="true">x</span><span class="visually-hidden"> (opens in new tab)</span></p><style>p{}</style>',
      ),
    ).toBe('a');
  });

  it('are read where their author has left out end tags', () => {
    expect(convert('<p>a<p>b<ul><li>c<li>d</ul>')).toBe('a\n\nb\n\n- c\n- d');
  });
});

/** Signs that mean something somewhere, and few others. */
const text = fc.string({ unit: fc.constantFrom(...'ab1 .,!?*_~`[](){}<>&#+-=|\\:;$^"\'/é😀'), maxLength: 12 });
const inline = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    text.map((value) => ({ type: 'text', value })),
    text.map((value) => element('code', [{ type: 'text', value }])),
    fc
      .tuple(fc.constantFrom('em', 'strong', 'del', 'span'), fc.array(tie('node'), { maxLength: 3 }))
      .map(([name, children]) => element(name, children)),
  ),
})).node;

function element(tagName: string, children: readonly unknown[]) {
  return { type: 'element', tagName, properties: {}, children };
}

const squeeze = (value: string) => value.replace(/\s+/g, '');
const isAddress = (value: string) => /www\.|:\/\/|@/.test(value);

it('keeps every sign of a paragraph, and adds none', () => {
  fc.assert(
    fc.property(fc.array(inline, { minLength: 1, maxLength: 4 }), (children) => {
      const paragraph = element('p', children);
      const words = squeeze(plain(paragraph));
      fc.pre(words !== '' && !isAddress(words));
      const markdown = convert(toHtml(paragraph as never));
      const tree = parseTwin(markdown);
      expect({ markdown, kinds: tree.children.map(({ type }) => type) }).toEqual({
        markdown,
        kinds: ['paragraph'],
      });
      expect({ markdown, words: squeeze(textOf(tree, { includeHtml: false })) }).toEqual({ markdown, words });
    }),
    { numRuns: propertyRuns(1000), ...replayed() },
  );
});

function plain(node: unknown): string {
  const { value, children } = node as { value?: string; children?: readonly unknown[] };
  return value ?? children?.map(plain).join('') ?? '';
}
