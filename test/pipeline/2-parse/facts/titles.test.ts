// Which heading is a page's title, and which line describes it.
import { expect, test } from 'vitest';
import { type BuiltSite, buildSite, configText } from '../../built-site.ts';

/** A page of its own a row, all in one site. */
async function pagesOf(texts: readonly string[]): Promise<readonly string[]> {
  const note = { 'docs/_note.mdx': 'A note.\n' };
  const files = Object.fromEntries(texts.map((text, index) => [`docs/page-${index}.md`, `${text}\n`]));
  // Which of two headings of level 1 counts is what this is about.
  const config = configText("  severity: { 'parse/second-title': 'off', 'resolve/unused-partial': 'off' },\n");
  const site: BuiltSite = await buildSite({ ...note, ...files, 'site.config.ts': config });
  return texts.map((_, index) => site.page(`docs/page-${index}`));
}

const titles: readonly (readonly [text: string, title: string, headings: readonly string[]])[] = [
  ['# First\n\n# Second', 'First', ['First', 'Second']],
  ['Setext\n===\n\nText.', 'Setext', ['Setext']],
  ["import Note from './_note.mdx';\n\n# After an import\n\n<Note />", 'After an import', ['After an import']],
  // No title, but shown: a second heading above it would say the same in other words.
  ['export const one = 1;\n\n# After an export', 'page-3', ['After an export']],
  ['{/* a */}\n\n# After a comment', 'page-4', ['After a comment']],
  ['<!-- a -->\n\n# After HTML', 'page-5', ['After HTML']],
  ['Text.\n\n# After text', 'page-6', ['After text']],
  ['<h1>Of HTML</h1>', 'page-7', ['Of HTML']],
  ['***\n\n# Below a rule', 'page-8', ['page-8', 'Below a rule']],
  ['## Two\n\n# One', 'page-9', ['page-9', 'One']],
  ['# A *b* `c` [d](#e) <b>f</b>\n\n## e', 'A b c d f', ['A <em>b</em> <code>c</code> <a href="#e">d</a> <b>f</b>']],
  ['# Id {#id}', 'Id', ['Id']],
  ['# Comment <!-- #id -->', 'Comment', ['Comment']],
  ['# Hashes ##', 'Hashes', ['Hashes']],
  ["# Number {1} {'text'}", 'Number 1 text', ['Number 1 text']],
  ['# Sum {1 + 1}', 'Sum {1 + 1}', ['Sum 2']],
  ["import Note, { toc } from './_note.mdx';\n\n# Word {toc.length}<Note /> {toc}", 'Word {toc.length}', ['Word 0A note. ']],
  ['#\n\nText.', 'page-17', ['page-17', '']],
  ['---\ntitle: Front\n---\n\n# Shown', 'Front', ['Shown']],
  ['---\ntitle: Front\nhide_title: true\n---\n\nText.', 'Front', []],
  ['---\nhide_title: true\n---\n\n# Its own', 'Its own', ['Its own']],
];

test('titles, and the headings of level 1 that are shown', async () => {
  const pages = await pagesOf(titles.map(([text]) => text));
  const found = pages.map((html, index) => [
    titles[index]?.[0],
    /<title>(.*?) \| Case<\/title>/.exec(html)?.[1],
    Array.from(html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g), ([, heading]) => heading?.replace(/<\/?p>/g, '')),
  ]);
  expect(found).toEqual(titles);
});

const descriptions: readonly (readonly [text: string, description: string | undefined])[] = [
  ['# T\n\nOne *em* `co_de` [link](#x) ~~del~~.\n\n## x', 'One em co_de link del.'],
  ['# T\n\nFirst line\nsecond line.', 'First line'],
  ['# T\n\nHard  \nbreak.', 'Hard'],
  ['# T\n\n## Two\n\nText.', 'Two'],
  ['Text.\n\n# Late', 'Text.'],
  ['# T\n\n- item\n- other', 'item'],
  ['# T\n\n- [x] task', 'task'],
  ['# T\n\n> Quoted *text*', 'Quoted text'],
  ['# T\n\n:::note[Label]\n\nBoxed.\n\n:::', 'Boxed.'],
  ['# T\n\n![of an image](/i.svg)', 'of an image'],
  ['# T\n\n```js\ncode\n```\n\nText.', 'Text.'],
  ['# T\n\n~~~js\ncode\n~~~\n\nText.', 'Text.'],
  ['# T\n\n| a | b |\n|---|---|\n| c | d |\n\nText.', 'Text.'],
  ['# T\n\n<div>\n\nInner.\n\n</div>', 'Inner.'],
  ['# T\n\n<p>Inner <b>bold</b></p>', 'Inner bold'],
  ['# T\n\n<details><summary>Sum</summary>More</details>', 'Sum'],
  ['# T\n\n<!-- a -->\n\n{/* b */}\n\nText.', 'Text.'],
  ['# T\n\n{1 + 1}\n\nText.', 'Text.'],
  ["# T\n\nLiteral{' '}{2} values.", 'Literal 2 values.'],
  ['# T\n\nSum {1 + 1}.\nKnown.', 'Known.'],
  ['# T\n\nSum {1 + 1}.', 'Sum .'],
  ['# T\n\nNote[^1] here.\n\n[^1]: The note.', 'Note here.'],
  ['# T\n\nA &amp; b \\* c.', 'A &amp; b * c.'],
  [`# T\n\n${'long '.repeat(100)}end.`, `${'long '.repeat(100)}end.`],
  ["# T {#t}\n\nimport Note from './_note.mdx';\n\n<Note />", undefined],
  ['---\nmdx: { format: md }\n---\n\n# T\n\n<p>Open <br> html</p> {x}', 'Open  html {x}'],
];

test('descriptions', async () => {
  const files = { 'static/i.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };
  const texts = Object.fromEntries(descriptions.map(([text], index) => [`docs/page-${index}.md`, `${text}\n`]));
  const site = await buildSite({ ...files, 'docs/_note.mdx': 'A note.\n', ...texts });
  const found = descriptions.map(([text], index) => {
    const html = site.page(`docs/page-${index}`);
    return [text, /<meta name="description" content="(.*?)">/.exec(html)?.[1]];
  });
  expect(found).toEqual(descriptions);
});
