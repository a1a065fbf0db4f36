import { expect, test } from 'vitest';
import { printMarkdown } from '../../../src/cli/printers/markdown.ts';

const page = `---
title: x
---

# A \`link\`

Text with **strong** words and \`[code](x.md)\`, and a [link](https://x.example) in a paragraph that
is broken anywhere.

- first item, which is so long that it does not stand on one line of this terminal
- second
  item

\`\`\`\`md title="a.md"
# not a heading
\`\`\`js

   indented
\`\`\`
\`\`\`\`

| a | b |
|---|---|
`;

test('elsewhere than on a terminal it stays Markdown without front matter', () => {
  const printed = printMarkdown(page, { tty: false, colors: true, columns: 40 });
  expect(printed).toBe(page.slice(page.indexOf('# A')));
});

test('on a terminal it is wrapped, and code is as it was', () => {
  expect(printMarkdown(page.replaceAll('\n', '\r\n'), { tty: true, colors: false, columns: 50 })).toBe(`A \`link\`

Text with **strong** words and \`[code](x.md)\`, and
a [link](https://x.example) in a paragraph that is
broken anywhere.

- first item, which is so long that it does not
  stand on one line of this terminal
- second item

    # not a heading
    \`\`\`js

       indented
    \`\`\`

| a | b |
|---|---|
`);
});

test('colours replace the marks', () => {
  const printed = printMarkdown('**a** `[b](c)` [d](e)\n', { tty: true, colors: true, columns: 80 });
  expect(printed).toBe('\u001B[1ma\u001B[22m \u001B[36m[b](c)\u001B[39m \u001B[4md\u001B[24m (e)\n');
});
