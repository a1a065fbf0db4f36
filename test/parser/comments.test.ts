// Comments of HTML in MDX: read where text is, left alone in code, and never shown.
import { expect, test } from 'vitest';
import { buildSite, prose } from '../pipeline/built-site.ts';

const shownOf = async (text: string): Promise<string> => prose((await buildSite({ 'docs/index.md': text })).page('docs'));

test.each([
  ['alone on a line', 'One.\n\n<!-- a -->\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['over lines, one of them empty', 'One.\n\n<!-- a\n\nb { <c> -->\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['between words', 'One <!-- a --> two <!---->three.', '<p>One  two three.</p>'],
  ['over lines between words', 'One <!-- a\nb --> two.', '<p>One  two.</p>'],
  ['that ends a paragraph', 'One.\n<!-- a -->\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['twice on a line', '<!-- a --> <!-- b -->', ''],
  ['with the end of another comment in it', '<!-- a */ b --> One.', '<p> One.</p>'],
  ['in a quote', '> <!-- a\n> b -->\n>\n> One.', '<blockquote>\n<p>One.</p>\n</blockquote>'],
  ['behind a tag', '<div><!-- a { */ } --><b>One</b></div>', '<div><b>One</b></div>'],
  ['indented in elements', '<div>\n      <!-- a\n      b -->\n      One\n</div>', '<div><p>One</p></div>'],
  ['in emphasis and links', '**One <!-- a -->** [two<!-- b -->](#)', '<p><strong>One </strong> <a href="#">two</a></p>'],
  ['beside a component', 'export const A = () => <i>One</i>;\n\n<!-- a --> <A />', '\n<i>One</i>'],
  ['in code', '`<!-- a -->` {"<!-- b -->"}', '<p><code>&lt;!-- a --&gt;</code> &lt;!-- b --&gt;</p>'],
])('%s', async (_, text, html) => {
  expect(await shownOf(`# Home\n\n${text}\n`)).toBe(`<h1>Home</h1>\n${html}`.trim());
});

test('in plain Markdown they are not printed either', async () => {
  const html = await shownOf('---\nmdx: { format: md }\n---\n\n<!-- a -->\n\nOne <!-- b -->two.\n\n<div><!-- c --></div>\n');
  expect(html).toContain('<p>One two.</p>');
  expect(html).not.toContain('<!--');
});
