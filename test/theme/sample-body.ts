// Provides the body of a page, with the markup of the Markdown pipeline and of components.
import { createElement as h } from 'react';
import { server } from '../../src/theme/server.tsx';
import { page } from './sample-page.ts';

const heading = (depth: number, id: string) =>
  `<h${depth} id="${id}">${id}<a class="heading-anchor" href="#${id}" aria-label="Direct link to ${id}"></a></h${depth}>`;

const sample =
  '<span class="token keyword">const</span> a <span class="token operator">=</span> <span class="token number">1</span>' +
  '<span class="token punctuation">;</span> <span class="token function">f</span>(<span class="token string">\'x\'</span>) ' +
  '<span class="token property">p</span> <span class="token tag">t</span> <span class="token comment">c</span> <mark>m</mark>';
const marked = ['highlighted', 'added', 'removed', 'focused', 'error', 'warning'].map((name, index) => {
  const tag = { added: 'ins', removed: 'del' }[name] ?? 'span';
  return `<${tag} class="line ${name}" data-line="${index + 3}">${sample}</${tag}>`;
});

const code = `<div class="code-block" data-language="js"><div class="code-block-title">a.js</div><pre tabindex="0"><code class="language-js line-numbers"><span class="line" data-line="1"><span class="token comment">// ${'long '.repeat(60)}</span></span>
<span class="line" data-line="2"></span>
${marked.join('\n')}
</code></pre></div><div class="code-block" data-language="diff"><pre tabindex="0"><code class="language-diff"><span class="line"><span class="token deleted-sign deleted">-a</span></span>
<span class="line"><span class="token inserted-sign inserted">+b</span></span>
</code></pre></div>`;

const cells = (tag: string) => `<tr>${`<${tag}>unbreakable-${'x'.repeat(24)}</${tag}>`.repeat(6)}</tr>`;
const table = `<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><thead>${cells('th')}</thead><tbody>${cells('td')}</tbody></table></div>`;

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];
const admonitions = kinds.map(
  (kind) =>
    `<div class="admonition admonition-${kind}"><div class="admonition-title">${kind}</div>` +
    `<div class="admonition-body"><p>Text with <a href="/x">a link</a> and <code>code</code>.</p></div></div>`,
);

const cards = [
  { label: 'Card', href: '/x', description: 'Text' },
  { label: 'Category', href: '/x', items: [1, 2] },
];

const {
  Tabs,
  TabItem,
  Details,
  TOCInline,
  '@theme/DocCardList#default': DocCardList,
} = server.components as Record<string, Parameters<typeof h>[0]>;
const components = server.renderElement(
  server.withPage(
    page,
    [
      h(
        Tabs as string,
        { key: 1 },
        h(TabItem as string, { value: 'npm' } as object, 'One'),
        h(TabItem as string, { value: 'yarn' } as object, 'Two'),
      ),
      h(Details as string, { key: 2, summary: 'More' } as object, 'Folded'),
      h(TOCInline as string, { key: 3, toc: page.toc } as object),
      h(DocCardList as string, { key: 4, items: cards } as object),
    ],
    () => undefined,
  ),
);

export const body = [
  `<p>Words, <em>more</em> words, <a href="/x">a link</a>, <code>${'code'.repeat(30)}</code>, <kbd>Ctrl</kbd> and ${'x'.repeat(200)}.</p>`,
  heading(2, 'first'),
  code,
  heading(3, 'below'),
  table,
  ...admonitions,
  heading(2, 'second'),
  '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled aria-label="Open"> Task</li></ul>',
  '<blockquote><p>Quote</p></blockquote><hr><dl><dt>Term</dt><dd>Meaning</dd></dl>',
  components,
].join('\n');
