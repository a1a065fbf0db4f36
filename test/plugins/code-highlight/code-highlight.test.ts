import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { Plugin } from '#model/plugin';
import { codeHighlight } from '../../../src/plugins/code-highlight/code-highlight.ts';
import { throughMarkdown } from '../through-markdown.ts';

const show = (text: string, options?: Parameters<typeof codeHighlight>[0]) => throughMarkdown(text, [codeHighlight(options)]);
const fence = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n');
const block = (language: string, ...lines: string[]) =>
  `<div class="code-block" data-language="${language}"><pre tabindex="0"><code class="language-${language}">${lines.join('\n')}\n</code></pre></div>`;
const line = (html: string) => `<span class="line">${html}</span>`;
const marked = (html: string) => `<span class="line highlighted">${html}</span>`;
/** The lines of the last block, `*` before those that are highlighted. */
const linesOf = (html: string) =>
  [...html.matchAll(/<span class="line( highlighted)?"[^>]*>(.*)<\/span>\n/g)].map(
    ([, mark, text]) => (mark ? '*' : '') + text?.replace(/<[^>]*>/g, ''),
  );

describe('blocks', () => {
  it('colours tokens with classes', async () => {
    expect(await show(fence('js', 'let a = 1;', '', 'f(a);'))).toEqual({
      html: block(
        'js',
        line(
          '<span class="token keyword">let</span> a <span class="token operator">=</span> <span class="token number">1</span>' +
            '<span class="token punctuation">;</span>',
        ),
        line(''),
        line(
          '<span class="token function">f</span><span class="token punctuation">(</span>a<span class="token punctuation">);</span>',
        ),
      ),
      reports: [],
    });
  });

  it('joins brackets that follow one another', async () => {
    const { html } = await show(fence('js', 'f({ a: [() => g(`$' + '{b()}`)] });'));
    expect(html).toContain(
      '<span class="token punctuation">()</span><span class="token interpolation-punctuation punctuation">}</span>',
    );
    expect(html).toContain('<span class="token punctuation">({</span>');
  });

  it('closes a token at the end of a line and opens it again on the next', async () => {
    expect((await show(fence('css', '/* one', '   two */'))).html).toBe(
      block('css', line('<span class="token comment">/* one</span>'), line('<span class="token comment">   two */</span>')),
    );
    const { html } = await show(fence('js', '`a', '${b', '}c`'));
    for (const text of html.split('\n').slice(0, 3)) {
      const inside = text.slice(text.indexOf('<span class="line">'));
      expect(inside.match(/<span/g)?.length).toBe(inside.match(/<\/span>/g)?.length);
    }
  });

  it('shows code without a language, and indented code, as text', async () => {
    expect((await show(fence('', 'a <b>'))).html).toBe(block('text', line('a &#x3C;b>')));
    expect((await show('    indented\n      more')).html).toBe(block('text', line('indented'), line('  more')));
    expect(await show(fence('text', 'a'))).toEqual({ html: block('text', line('a')), reports: [] });
  });

  it('groups the lines of a long block, and changes no text by it', async () => {
    const lines = Array.from({ length: 501 }, (_, at) => `line ${at}`);
    const { html } = await show(fence('text', ...lines));
    const groups = html.split('<span class="lines">').slice(1);
    expect(groups.map((group) => group.split('class="line"').length - 1)).toEqual([100, 100, 100, 100, 100, 1]);
    expect(html.replace(/<[^>]*>/g, '')).toBe(`${lines.join('\n')}\n`);
    expect((await show(fence('text', ...lines.slice(1)))).html).not.toContain('class="lines"');
  });

  it('drops blank lines at the end and keeps what else is blank', async () => {
    const { html } = await throughMarkdown(fence('', '', 'a', '', ''), [codeHighlight()], 'mdx');
    expect(html).toBe(block('text', line(''), line('a')));
    expect((await show(fence('', 'a', '', ''))).html).toBe(block('text', line('a')));
    expect((await show('```\n```')).html).toBe(block('text', line('')));
  });

  it('reads lines that end with CRLF', async () => {
    expect((await show('```js {2}\r\na\r\nb\r\n```\r\n')).html).toBe(block('js', line('a'), marked('b')));
  });

  it('lower-cases the language, as the author named it', async () => {
    expect(await show(fence('YML', 'a: b'))).toEqual({
      html: block('yml', line('<span class="token key atrule">a</span><span class="token punctuation">:</span> b')),
      reports: [],
    });
  });

  it('ends a language at a brace', async () => {
    expect(await show(fence('js{2}', 'a', 'b'))).toEqual({ html: block('js', line('a'), marked('b')), reports: [] });
  });

  it('looks the same in Markdown and in MDX', async () => {
    const text = fence('js title="a" {1}', 'a');
    const [md, mdx] = await Promise.all([show(text), throughMarkdown(text, [codeHighlight()], 'mdx')]);
    expect(md).toEqual(mdx);
    expect(md.html).not.toContain('data-meta');
  });

  it('keeps what others have set on its elements', async () => {
    const others: Plugin = {
      name: 'others',
      apiVersion: 1,
      markdown: () => ({
        rehype: [
          () => (tree: Root) =>
            visit(tree, 'element', (node: Element) => {
              if (node.tagName === 'pre') node.properties.id = 'p';
              if (node.tagName === 'code') node.properties.className = ['mine', ...(node.properties.className as string[])];
            }),
        ],
      }),
    };
    const { html } = await throughMarkdown(fence('js', 'a'), [others, codeHighlight()]);
    expect(html).toContain('<pre id="p" tabindex="0"><code class="language-js mine">');
  });

  it('leaves code alone that is in a line or already holds elements', async () => {
    const coloured: Plugin = {
      name: 'coloured',
      apiVersion: 1,
      markdown: () => ({
        rehype: [
          () => (tree: Root) =>
            visit(tree, 'element', (node: Element) => {
              if (node.tagName === 'code')
                node.children = [{ type: 'element', tagName: 'i', properties: {}, children: node.children as [] }];
            }),
        ],
      }),
    };
    const { html } = await throughMarkdown(`\`a\`\n\n${fence('js', 'a')}`, [coloured, codeHighlight()]);
    expect(html).toBe('<p><code><i>a</i></code></p>\n<pre><code class="language-js"><i>a\n</i></code></pre>');
  });

  it('reaches code in lists and in elements of MDX', async () => {
    const text = '<Tabs>\n\n- Item\n\n  ```js title="x.js"\n  a\n  ```\n\n</Tabs>';
    const { html } = await throughMarkdown(text, [codeHighlight()], 'mdx');
    expect(html).toContain(block('js', line('a')).replace('<pre', '<div class="code-block-title">x.js</div><pre'));
  });
});

describe('the words after the language', () => {
  it.each([
    ['title="a b.js"', 'a b.js'],
    ['title=\'a "b".js\'', 'a "b".js'],
    ['live title="{1}" noInline', '{1}'],
  ])('titles a block: %s', async (meta, title) => {
    const { html, reports } = await show(fence(`js ${meta}`, 'a', 'b'));
    expect(html).toContain(`<div class="code-block-title">${title}</div><pre tabindex="0">`);
    expect(linesOf(html)).toEqual(['a', 'b']);
    expect(reports).toEqual([]);
  });

  it.each(['title=""', 'subtitle="x"', 'title=x'])('finds no title in %s', async (meta) => {
    expect((await show(fence(`js ${meta}`, 'a'))).html).toBe(block('js', line('a')));
  });

  it.each([
    ['{1,3-5}', ['*1', '2', '*3', '*4', '*5', '6']],
    ['{ 2, 6 }', ['1', '*2', '3', '4', '5', '*6']],
    ['{2-2}', ['1', '*2', '3', '4', '5', '6']],
    ['{key}', ['1', '2', '3', '4', '5', '6']],
  ])('highlights the lines %s', async (meta, expected) => {
    const { html, reports } = await show(fence(`text ${meta}`, '1', '2', '3', '4', '5', '6'));
    expect(linesOf(html)).toEqual(expected);
    expect(reports).toEqual([]);
  });

  it.each([
    ['{3-1}', ['10-3:13 the block has no lines "3-1"'], ['1', '2', '3']],
    ['{2,4}', ['12-3:13 the block has no lines "4"'], ['1', '*2', '3']],
    ['{2-9}', ['10-3:13 the block has no lines "2-9"'], ['1', '*2', '*3']],
    ['{0,1}', ['10-3:11 the block has no lines "0"'], ['*1', '2', '3']],
    [
      '{1,,-2,1-2-3}',
      [
        '9-3:22 the list of lines has a comma without a line next to it',
        '13-3:15 the block has no lines "-2"',
        '16-3:21 the block has no lines "1-2-3"',
      ],
      ['*1', '2', '3'],
    ],
  ])('reports lines that there are not: %s', async (meta, faults, expected) => {
    const { html, reports } = await show(`Text.\n\n- ${fence(`js ${meta}`, '1', '2', '3').replaceAll('\n', '\n  ')}`);
    expect(linesOf(html)).toEqual(expected);
    const help = 'Line numbers start at 1, ranges go upward, and this block has 3 lines.';
    expect(reports).toEqual(faults.map((fault) => `invalid-lines 3:${fault} | ${help}`));
  });

  it('numbers lines from 1 or from a number', async () => {
    const numbered = (from: number, ...lines: string[]) =>
      block('text', ...lines.map((html, index) => html.replace('">', `" data-line="${from + index}">`))).replace(
        '"language-text"',
        '"language-text line-numbers"',
      );
    expect((await show(fence('text showLineNumbers {2}', 'a', 'b'))).html).toBe(numbered(1, line('a'), marked('b')));
    expect((await show(fence('text {1} showLineNumbers=41', 'a', 'b'))).html).toBe(numbered(41, marked('a'), line('b')));
    expect((await show(fence('text showLineNumbers=0', 'a'))).html).toBe(numbered(0, line('a')));
    expect((await show(fence('text showLineNumbersX', 'a'))).html).toBe(block('text', line('a')));
  });
});

describe('marks', () => {
  it('are classes, with elements of their own for what was added and removed', async () => {
    const code = ['a // [!code ++]', 'b // [!code --]', 'c // [!code warning] [!code focus]'];
    expect((await show(fence('text', ...code))).html).toBe(
      block(
        'text',
        '<ins class="line added">a</ins>',
        '<del class="line removed">b</del>',
        '<span class="line warning focused">c</span>',
      ),
    );
  });

  it('take a diff in a language for code of that language', async () => {
    expect(await show(fence('diff lang=JS', ' // c', '+let a'))).toEqual({
      html: block(
        'js',
        line('<span class="token comment">// c</span>'),
        '<ins class="line added"><span class="token keyword">let</span> a</ins>',
      ),
      reports: [],
    });
    const { html, reports } = await show(fence('diff lang=jss', '+a'));
    expect(html).toContain('data-language="jss"');
    expect(reports).toEqual([expect.stringContaining('unknown-language 1:14-1:17 "jss"')]);
    expect((await show(fence('js lang=ts', '+a'))).html).toContain('data-language="js"');
  });

  it('mark words', async () => {
    expect((await show(fence('js /t a/', 'let a;'))).html).toBe(
      block(
        'js',
        line(
          '<span class="token keyword">le</span><mark><span class="token keyword">t</span> a</mark>' +
            '<span class="token punctuation">;</span>',
        ),
      ),
    );
  });

  it('make room for numbers of many digits', async () => {
    expect((await show(fence('text showLineNumbers=999', 'a'))).html).toContain('class="language-text line-numbers"');
    expect((await show(fence('text showLineNumbers=999', 'a', 'b'))).html).toContain('line-numbers line-numbers-4"');
  });

  it('are reported where they are at fault', async () => {
    const { reports } = await show(fence('js /b/', 'a // [!code fokus]'));
    expect(reports).toEqual([
      'unknown-mark 1:1-1:10 "[!code fokus]" is not a known mark | Did you mean "focus"? The marks are highlight, hl, ++, --, focus, error, ' +
        'warning, word:…. To show one literally, add a backslash: "[\\!code".',
      'missing-word 1:7-1:10 the block does not contain "b" to mark | The words must match exactly, including letter case, ' +
        'within a line of the code.',
    ]);
  });
});

describe('languages', () => {
  it('reports one that it does not know, with the nearest', async () => {
    expect(await show(`Text.\n\n${fence('javascrpt title="x"', 'let a')}`)).toEqual({
      html: `<p>Text.</p>\n${block('javascrpt', line('let a')).replace('<pre', '<div class="code-block-title">x</div><pre')}`,
      reports: [
        'unknown-language 3:4-3:13 "javascrpt" is not a language that can be highlighted | ' +
          'Did you mean "javascript"? The code is shown without colors. If that is intended, use "text"; to add a grammar, use `codeHighlight({ languages })`.',
      ],
    });
    expect((await show(fence('constructor', 'a'))).reports).toHaveLength(1);
  });

  it('takes names of the site from its options', async () => {
    const { html, reports } = await show(fence('nines', 'a: b'), { aliases: { nines: 'yml' } });
    expect(html).toContain('data-language="nines"');
    expect(html).toContain('<span class="token key atrule">a</span>');
    expect(reports).toEqual([]);
  });

  it('shows the same whatever was met before', async () => {
    // Prism's grammars change one another: these change how scripts in HTML and comments in Java look.
    const page = `${fence('html', '<script>let a = /x/; /** @param b */</script>')}\n\n${fence('java', '/** @param b */ class A {}')}`;
    const alone = await show(page);
    const before = ['js', 'regex', 'javadoc', 'jsdoc'].map((name) => fence(name, 'let a = /x/; /** @param b */'));
    const plugin = codeHighlight();
    await throughMarkdown(before.join('\n\n'), [plugin]);
    expect(await throughMarkdown(page, [plugin])).toEqual(alone);
    expect(alone.html).toContain('<span class="token language-javascript"><span class="token keyword">let</span>');
    expect(alone.html).not.toContain('token parameter');
  });

  it('shows a block that it has met before, though its first tokens were changed since', async () => {
    const plugin = codeHighlight();
    const vandal: Plugin = {
      name: 'vandal',
      apiVersion: 1,
      markdown: () => ({
        rehype: [
          () => (tree: Root) =>
            visit(tree, 'element', (node: Element) => void Object.assign(node.properties, { className: ['gone'] })),
        ],
      }),
    };
    const text = fence('ts', 'const a: string = `x', 'y`;');
    const first = await throughMarkdown(text, [plugin]);
    await throughMarkdown(text, [plugin, vandal]);
    expect(await throughMarkdown(text, [plugin])).toEqual(first);
  });
});
