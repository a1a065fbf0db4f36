// Makes pages, and edits of them: one of form, which changes nothing that a page says, and one of meaning.

export function pageText(n: number): string {
  return `---
title: Page ${n}
keywords: [one, two]
---

import Chart from './chart.tsx'

# Page ${n}

The door *opens* at nine, and __closes__ at five. See [the rules](https://rules.example/${n}) and [page one](page-1.mdx).
A second line of the same paragraph number ${n}.

{/* a comment */}

- first item
- second item

1. step one
2. step two

## Second

| name | value |
|------|-------|
| a    | ${n}  |

\`\`\`js title="a.js"
const a = ${n};
\`\`\`

<Tabs groupId="os">
  <TabItem value="mac" label="macOS">

  On a Mac.

  </TabItem>
</Tabs>

> A quote of ${n}.

![A dot](./img/dot.svg)
`;
}

interface Edit {
  readonly name: string;
  readonly form: (text: string) => string;
  readonly meaning: (text: string) => string;
  /** As the difference tells them. */
  readonly words: string;
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

export const edits: readonly Edit[] = [
  { name: 'lines', form: replace('five. See', 'five.\nSee'), meaning: replace('nine', 'ten'), words: 'at ten' },
  { name: 'emphasis', form: replace('*opens*', '_opens_'), meaning: replace('*opens*', 'opens'), words: 'The door opens' },
  { name: 'bold', form: replace('__closes__', '**closes**'), meaning: replace('closes', 'shuts'), words: '**shuts**' },
  { name: 'items', form: replace(/^- /gm, '* '), meaning: replace('second item', 'last item'), words: '- last item' },
  {
    name: 'loose items',
    form: replace('first item\n', 'first item\n\n'),
    meaning: replace('- second item\n', ''),
    words: '- second item ->',
  },
  { name: 'numbers', form: replace('2. step', '1. step'), meaning: replace('step two', 'step three'), words: '1. step three' },
  { name: 'table', form: replace('| a    | ', '|a|'), meaning: replace('| value |', '| amount |'), words: 'amount' },
  {
    name: 'comment',
    form: replace('a comment', 'another one'),
    meaning: replace('{/* a comment */}', 'A line.'),
    words: '-> A line.',
  },
  {
    name: 'no comment',
    form: replace('{/* a comment */}\n', ''),
    meaning: replace('keywords: [one, two]', 'keywords: [one]'),
    words: '["one"]',
  },
  {
    name: 'front matter',
    form: replace(/title: (.*)\n(keywords.*)/, '$2\ntitle: "$1"'),
    meaning: replace('title: Page', 'title: Leaf'),
    words: 'title: Leaf',
  },
  { name: 'fence', form: replace(/^```/gm, '~~~'), meaning: replace('const a', 'let a'), words: 'let a' },
  {
    name: 'quotes of code',
    form: replace("'./chart.tsx'", '"./chart.tsx";'),
    meaning: replace('chart.tsx', 'table.tsx'),
    words: 'table.tsx',
  },
  {
    name: 'elements',
    form: replace('<TabItem value="mac" label="macOS">', '<TabItem\n    label="macOS"\n    value="mac"\n  >'),
    meaning: replace('label="macOS"', 'label="Mac"'),
    words: 'label="Mac"',
  },
  {
    name: 'reference',
    form: (text) => `${text.replace(/\(https:\S+?\)/, '[rules]')}\n[rules]: ${/https:[^)]+/.exec(text)?.[0]}\n`,
    meaning: replace('rules.example', 'laws.example'),
    words: 'laws.example',
  },
  {
    name: 'heading',
    form: replace('## Second', 'Second\n------'),
    meaning: replace('## Second', '### Second'),
    words: '### Second',
  },
  {
    name: 'link inside',
    form: replace('](page-1.mdx)', '](./page-2.mdx#more)'),
    meaning: replace('[page one]', '[another page]'),
    words: 'another page',
  },
  {
    name: 'picture elsewhere',
    form: replace('./img/dot.svg', '/pictures/dot.svg'),
    meaning: replace('dot.svg', 'line.svg'),
    words: 'line.svg',
  },
];
