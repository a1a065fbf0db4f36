// Texts that differ in form alone mean the same; those with other words do not.
import { describe, expect, it } from 'vitest';
import type { FrontMatter } from '../../../src/model/front-matter.ts';
import { openEngine } from '../../../src/parser/engine.ts';
import { meaningOf } from '../../../src/pipeline/2-parse/facts/meaning.ts';

const limits = { sourceBytes: 2_000_000, nodes: 100_000, tableCells: 50_000, inlineMarks: 10_000 };
const engine = openEngine({ comments: true, extensions: {}, limits, hasSteps: false }, 'unified');

async function read(text: string, frontMatter: FrontMatter = { other: {} }): Promise<readonly string[]> {
  return meaningOf(await engine.parse(text, 'mdx', () => undefined), frontMatter);
}

const same: Readonly<Record<string, readonly [string, string]>> = {
  'line breaks': ['One two\nthree.', 'One\ntwo three.'],
  'marks of lists': ['- a\n- b', '* a\n\n* b'],
  'numbers of lists': ['1. a\n2. b', '1. a\n1. b'],
  'marks of emphasis': ['*a* __b__', '_a_ **b**'],
  'forms of headings': ['# Title', 'Title\n====='],
  comments: ['Text {/* one */}\n\n{/* two */}\n\n<!-- three -->\n\nEnd', 'Text\n\nEnd'],
  'references to links': ['[a][r]\n\n[r]: https://a.example "T"', '[a](https://a.example "T")'],
  'where pages are': ['[a](./one.md#part)', '[a](../two/one.md#other)'],
  'where images are': ['![a](./img/a.png)', '![a](/shown/a.png)'],
  'where modules are': ["import A from './a.tsx'\n\nText", 'import A from "../b/a.tsx";\n\nText'],
  'forms of code': ['<A b={{ c: 1, }} d="x">t</A>', "<A d='x' b={{c:1}}>t</A>"],
  'lines of elements': ['<A b="c">text</A>', '<A\n  b="c"\n>\n  text\n</A>'],
  'ends of elements': ['<A />', '<A></A>'],
  'forms of tables': ['| a | b |\n|---|---|\n| 1 | 2 |', '|a|b|\n|:-:|---|\n|1|2|'],
  'forms of fences': ['```js\na\n```', '~~~js\na\n~~~'],
};

describe('is equal for other', () => {
  it.each(Object.entries(same))('%s', async (_, [one, other]) => {
    expect(await read(one)).toEqual(await read(other));
  });
});

const other: Readonly<Record<string, readonly [string, string]>> = {
  'a word': ['One two.', 'One three.'],
  'a number in code': ['```js\na(1)\n```', '```js\na(2)\n```'],
  'spaces in code': ['```py\nif a:\n  b\n```', '```py\nif a:\nb\n```'],
  'the language of code': ['```js\na\n```', '```ts\na\n```'],
  'the depth of a heading': ['# a', '## a'],
  'an item more': ['- a', '- a\n- b'],
  'a box that is checked': ['- [ ] a', '- [x] a'],
  'an outer address': ['[a](https://a.example)', '[a](https://b.example)'],
  'a picture': ['![a](a.png)', '![a](b.png)'],
  'a prop': ['<A b="c" />', '<A b="d" />'],
  'a value of an expression': ['{1 + 1}', '{1 + 2}'],
  'a cell': ['| a |\n|---|\n| 1 |', '| a |\n|---|\n| 2 |'],
  'a level of a quote': ['> a', 'a'],
  'what an import names': ["import A from './a.tsx'", "import A from './b.tsx'"],
};

describe('differs by', () => {
  it.each(Object.entries(other))('%s', async (_, [one, two]) => {
    expect(await read(one)).not.toEqual(await read(two));
  });
});

it('prints words as a reader would write them', async () => {
  const text =
    '# Hi *you*\n\nSee [here](./a.md) and\n`code`.\n\n- a\n  - b\n\n> q\n\n<Tabs>\n  <Tab label="x">\n\n  in\n\n  </Tab>\n</Tabs>';
  expect(await read(text, { title: 'T', sidebar_position: 3, other: { version: 2 } })).toEqual([
    'title: T',
    'version: 2',
    '# Hi *you*',
    'See [here]() and `code`.',
    '- a',
    '  - b',
    '> q',
    '<Tabs>',
    '  <Tab label="x">',
    '    in',
    '  </Tab>',
    '</Tabs>',
  ]);
});
