import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { Plugin } from '#model/plugin';
import { admonitions } from '../../../src/plugins/admonitions/admonitions.ts';
import { throughMarkdown } from '../through-markdown.ts';

const show = (text: string, options?: Parameters<typeof admonitions>[0]) => throughMarkdown(text, [admonitions(options)]);
const box = (kind: string, title: string, body: string, more = '') =>
  `<div class="admonition admonition-${kind}${more}><div class="admonition-title">${title}</div><div class="admonition-body">${body}</div></div>`;

describe('boxes', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'])(
    'knows the kind %s',
    async (kind) => {
      expect(await show(`:::${kind}\n\nText.\n\n:::`)).toEqual({ html: box(kind, kind, '<p>Text.</p>', '"'), reports: [] });
    },
  );

  it('takes a title with Markdown from the label', async () => {
    const { html } = await show(':::tip[Use `x` *now*]\nText.\n:::');
    expect(html).toBe(box('tip', 'Use <code>x</code> <em>now</em>', '<p>Text.</p>', '"'));
  });

  it('takes a title from the attribute, and prefers the label', async () => {
    expect((await show(':::info{title="A & B"}\nText.\n:::')).html).toBe(box('info', 'A &#x26; B', '<p>Text.</p>', '"'));
    expect((await show(':::info[Label]{title="Attribute"}\nText.\n:::')).html).toBe(box('info', 'Label', '<p>Text.</p>', '"'));
  });

  it('falls back to the kind for an empty label or title', async () => {
    expect((await show(':::info[]\nText.\n:::')).html).toBe(box('info', 'info', '<p>Text.</p>', '"'));
    expect((await show(':::info{title=""}\nText.\n:::')).html).toBe(box('info', 'info', '<p>Text.</p>', '"'));
  });

  it('keeps classes and id, and no other attribute', async () => {
    const { html } = await show(':::note{.one .two #here onclick="x()" style="color:red"}\nText.\n:::');
    expect(html).toBe(box('note', 'note', '<p>Text.</p>', ' one two" id="here"'));
  });

  it('nests with more colons', async () => {
    const { html } = await show('::::note[Outer]\n\nBefore.\n\n:::danger\n\n- Inner.\n\n:::\n\nAfter.\n\n::::');
    const inner = box('danger', 'danger', '<ul>\n<li>Inner.</li>\n</ul>', '"');
    expect(html).toBe(box('note', 'Outer', `<p>Before.</p>${inner}<p>After.</p>`, '"'));
  });

  it('stands in lists and quotes', async () => {
    const { html } = await show('- Item\n\n  :::tip\n  Text.\n  :::\n\n> :::note\n> Text.\n> :::');
    expect(html).toContain(`<li>\n<p>Item</p>\n${box('tip', 'tip', '<p>Text.</p>', '"')}\n</li>`);
    expect(html).toContain(`<blockquote>\n${box('note', 'note', '<p>Text.</p>', '"')}\n</blockquote>`);
  });

  it('works in MDX, with expressions and elements in the body', async () => {
    const { html, reports } = await throughMarkdown(':::warning[Mind *this*]{#mind}\n\nText.\n\n:::', [admonitions()], 'mdx');
    expect(html).toBe(box('warning', 'Mind <em>this</em>', '<p>Text.</p>', '" id="mind"'));
    expect(reports).toEqual([]);
  });

  it('takes kinds of the site from its options', async () => {
    expect(await show(':::exercise\nText.\n:::', { keywords: ['exercise'] })).toEqual({
      html: box('exercise', 'exercise', '<p>Text.</p>', '"'),
      reports: [],
    });
  });

  it('has no paragraph in its title, so that a description is not taken from it', async () => {
    const types: string[] = [];
    const look: Plugin = {
      name: 'look',
      apiVersion: 1,
      markdown: () => ({ remark: [() => (tree: Root) => visit(tree, (node) => void types.push(node.type))] }),
    };
    await throughMarkdown(':::tip[Title]\nText.\n:::', [admonitions(), look]);
    expect(types).toEqual(['root', 'containerDirective', 'admonitionTitle', 'text', 'admonitionBody', 'paragraph', 'text']);
  });
});

describe('alerts', () => {
  it.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION', 'note', 'Danger'])('knows the kind %s', async (name) => {
    const kind = name.toLowerCase();
    const expected = { html: box(kind, kind, '<p>Text.</p>', '"'), reports: [] };
    expect(await show(`> [!${name}]\n> Text.`)).toEqual(expected);
    expect(await throughMarkdown(`> [!${name}]\n> Text.`, [admonitions()], 'mdx')).toEqual(expected);
  });

  it('takes a title from the line of the marker, with Markdown', async () => {
    const { html } = await show('> [!TIP] Use `x` *now*\n> Text\n> of lines.\n>\n> - Item');
    expect(html).toBe(box('tip', 'Use <code>x</code> <em>now</em>', '<p>Text\nof lines.</p><ul>\n<li>Item</li>\n</ul>', '"'));
  });

  it('may have its text in another paragraph, none at all, and a sign behind the marker', async () => {
    expect((await show('> [!NOTE]\n>\n> Text.')).html).toBe(box('note', 'note', '<p>Text.</p>', '"'));
    expect((await show('> [!NOTE]')).html).toBe(box('note', 'note', '', '"'));
    expect((await show('> [!note]- Fold\n> **Text**.')).html).toBe(box('note', 'Fold', '<p><strong>Text</strong>.</p>', '"'));
    expect((await show('> [!NOTE]  \n> Text.')).html).toBe(box('note', 'note', '<p>Text.</p>', '"'));
  });

  it('stands in lists and in other alerts, and may hold containers', async () => {
    const { html } = await show('- > [!TIP]\n  > > [!NOTE]\n  > > Text.\n  >\n  > :::danger\n  > Mind.\n  > :::');
    const inner = `${box('note', 'note', '<p>Text.</p>', '"')}${box('danger', 'danger', '<p>Mind.</p>', '"')}`;
    expect(html).toBe(`<ul>\n<li>\n${box('tip', 'tip', inner, '"')}\n</li>\n</ul>`);
  });

  it('of a kind of the site is known as well', async () => {
    const { html, reports } = await show('> [!EXERCISE]\n> Text.', { keywords: ['exercise'] });
    expect({ html, reports }).toEqual({ html: box('exercise', 'exercise', '<p>Text.</p>', '"'), reports: [] });
  });

  it('of no kind stays a quote, and is reported', async () => {
    const { html, reports } = await show('Text.\n\n> [!WRANING]\n> Text.');
    expect(html).toBe('<p>Text.</p>\n<blockquote>\n<p>[!WRANING]\nText.</p>\n</blockquote>');
    expect(reports).toEqual(['unknown-alert 3:3-3:13 "[!WRANING]" is not a known kind of alert | Did you mean "[!WARNING]"?']);
    expect((await show('> [!ZZZZZZ]')).reports[0]).toContain("`admonitions({ keywords: ['zzzzzz'] })`");
  });

  it.each([
    '> NOTE',
    '> [!NOTE](x)',
    '> [!]',
    '> ![NOTE]',
    '> \\[!NOTE]',
    '> `[!NOTE]`',
    '> See [!NOTE]',
    '[!NOTE]',
    '> [!NOTE]x',
  ])('is not what only looks like one: %s', async (text) => {
    const { html, reports } = await show(text);
    expect(html).not.toContain('admonition');
    expect(reports).toEqual([]);
  });

  it('can be left alone', async () => {
    const { html, reports } = await show('> [!NOTE]\n> Text.', { alerts: false });
    expect({ html, reports }).toEqual({ html: '<blockquote>\n<p>[!NOTE]\nText.</p>\n</blockquote>', reports: [] });
  });
});

describe('containers of no known kind', () => {
  it('are a div, and name the nearest kind', async () => {
    const { html, reports } = await show('Text.\n\n:::wraning[Title]\n\nBody.\n\n:::');
    expect(html).toBe('<p>Text.</p>\n<div><p>Title</p><p>Body.</p></div>');
    expect(reports).toEqual(['unknown-kind 3:1-3:11 "wraning" is not a known kind of admonition | Did you mean ":::warning"?']);
  });

  it('say what kinds there are when none is near', async () => {
    const { reports } = await show('::::zzzzzzzz\nBody.\n::::', { keywords: ['exercise'] });
    expect(reports).toEqual([
      'unknown-kind 1:1-1:13 "zzzzzzzz" is not a known kind of admonition | The kinds are note, tip, info, warning, danger, caution, important, ' +
        "success, secondary, exercise. To define your own kind, set `admonitions({ keywords: ['zzzzzzzz'] })` in the config.",
    ]);
  });
});

describe('directives that nobody handles', () => {
  it.each(['At 10:30 and a:b, at 9:05:00.', 'Ratio 3:1 :smile: and x:y-z.', ':foo', 'std::vector'])(
    'leaves prose alone: %s',
    async (text) => {
      expect(await show(text)).toEqual({ html: `<p>${text}</p>`, reports: [] });
    },
  );

  it('shows a line of two colons as text, and reports it', async () => {
    const { html, reports } = await show('Before\n\n::foo\n\nAfter');
    expect(html).toBe('<p>Before</p>\n<p>::foo</p>\n<p>After</p>');
    expect(reports.map((text) => text.split(' | ')[0])).toEqual([
      'unknown-directive 3:1-3:6 no plugin handles the directive "::foo"',
    ]);
  });

  it('reports one with a label or attributes, and shows its source', async () => {
    const { html, reports } = await show('See :kbd[Ctrl *C*]{.key} here.\n\n::video{id=7}');
    expect(html).toBe('<p>See :kbd[Ctrl *C*]{.key} here.</p>\n<p>::video{id=7}</p>');
    expect(reports.map((text) => text.split(' | ')[0])).toEqual([
      'unknown-directive 1:5-1:9 no plugin handles the directive ":kbd"',
      'unknown-directive 3:1-3:8 no plugin handles the directive "::video"',
    ]);
  });

  it('says that an admonition is a block', async () => {
    const { reports } = await show('::note[Title]');
    expect(reports[0]).toContain('An admonition is a block. Write ":::note" on its own line');
  });

  it('works in MDX as well', async () => {
    const { html, reports } = await throughMarkdown('At 10:30 :x[y].\n\n::z', [admonitions()], 'mdx');
    expect(html).toBe('<p>At 10:30 :x[y].</p>\n<p>::z</p>');
    expect(reports).toHaveLength(2);
  });

  it('gives titles their text back', async () => {
    const seen: string[] = [];
    const look: Plugin = {
      name: 'look',
      apiVersion: 1,
      markdown: () => ({ remark: [() => (tree: Root) => void seen.push(textOf(tree))] }),
    };
    expect((await throughMarkdown('# At 10:30', [admonitions(), look])).html).toBe('<h1>At 10:30</h1>');
    expect(seen).toEqual(['At 10:30']);
  });

  it('keeps line endings of the source out of its way', async () => {
    expect((await show('One\r\n\r\nAt :x[10:30] now\r\n')).html).toBe('<p>One</p>\n<p>At :x[10:30] now</p>');
  });
});

describe('directives of other plugins', () => {
  const others: Plugin = {
    name: 'others',
    apiVersion: 1,
    markdown: () => ({
      remark: [
        () => (tree: Root) =>
          visit(tree, (node, index, parent) => {
            if (node.type === 'textDirective' && node.name === 'kbd')
              node.data = { hName: 'kbd', hProperties: { className: ['key'] } };
            if (node.type === 'containerDirective' && node.name === 'card') node.data = { hName: 'section' };
            if (node.type === 'containerDirective' && node.name === 'note') node.data = { hName: 'aside' };
            if (node.type === 'textDirective' && node.name === 'q') node.data = { hName: 'q' };
            if (node.type === 'leafDirective' && parent && index !== undefined)
              parent.children[index] = { type: 'thematicBreak' };
          }),
      ],
    }),
  };
  const text = 'Press :kbd[Ctrl] :q[*a*].\n\n::rule[x]\n\n:::card[x]\nText.\n:::';
  const expected = '<p>Press <kbd class="key">Ctrl</kbd> <q><em>a</em></q>.</p>\n<hr>\n<section><p>x</p><p>Text.</p></section>';

  it('are left to plugins that come before', async () => {
    expect(await throughMarkdown(text, [others, admonitions()])).toEqual({ html: expected, reports: [] });
    expect((await throughMarkdown(':::note\nText.\n:::', [others, admonitions()])).html).toBe('<aside><p>Text.</p></aside>');
  });

  it('are left to plugins that come after', async () => {
    expect(await throughMarkdown(text, [admonitions(), others])).toEqual({ html: expected, reports: [] });
  });
});
