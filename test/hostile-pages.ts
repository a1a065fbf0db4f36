// Generates pages that cost a parser, a printer or a stack more than their length suggests.

const times = (text: string, count: number): string => text.repeat(count);
const each = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

export interface Hostile {
  readonly extension: 'md' | 'mdx';
  /** A larger `size` is worse. */
  text(size: number): string;
  /** Sizes for every change, and for the deep tests. */
  readonly small: number;
  readonly full: number;
  /** The codes that must be reported at the page, for its full and its small size; none when omitted. */
  readonly reported?: string;
  readonly reportedSmall?: string;
}

const deep = 'parse/too-deep';
const large = 'parse/too-large';

export const hostilePages: Readonly<Record<string, Hostile>> = {
  quotes: { extension: 'md', text: (n) => `${times('> ', n)}x\n`, small: 300, full: 1600, reported: deep, reportedSmall: deep },
  elements: {
    extension: 'mdx',
    text: (n) => `${times('<b>', n)}x${times('</b>', n)}\n`,
    small: 300,
    full: 1800,
    reported: deep,
    reportedSmall: deep,
  },
  'elements of HTML': {
    extension: 'md',
    text: (n) => times('<div>', n),
    small: 300,
    full: 2000,
    reported: deep,
    reportedSmall: deep,
  },
  lists: {
    extension: 'mdx',
    text: (n) => each(n, (level) => `${'  '.repeat(level)}- a\n`),
    small: 150,
    full: 800,
    reported: deep,
    reportedSmall: deep,
  },
  'lists on a line': {
    extension: 'md',
    text: (n) => `${times('- ', n)}x\n`,
    small: 300,
    full: 5000,
    reported: deep,
    reportedSmall: deep,
  },
  stars: {
    extension: 'md',
    text: (n) => `${times('*', n)}a${times('*', n)}\n`,
    small: 600,
    full: 20_000,
    reported: large,
    reportedSmall: deep,
  },
  brackets: {
    extension: 'md',
    text: (n) => `${times('[', n)}a${times(']', n)}\n`,
    small: 500,
    full: 20_000,
    reported: large,
    reportedSmall: deep,
  },
  'images in one another': {
    extension: 'md',
    text: (n) => `${times('![', n)}a${times('](x)', n)}\n`,
    small: 250,
    full: 2400,
    reported: deep,
    reportedSmall: deep,
  },
  backticks: {
    extension: 'md',
    text: (n) => `${each(n, (at) => `${times('`', at + 1)} a `)}\n`,
    small: 60,
    full: 1500,
    reported: large,
    reportedSmall: large,
  },
  instructions: {
    extension: 'md',
    text: (n) => `a ${times('<? ', n)}\n`,
    small: 200,
    full: 20_000,
    reported: large,
    reportedSmall: large,
  },
  'brackets in a module': {
    extension: 'mdx',
    text: (n) => `export const a = ${times('(', n)}1${times(')', n)};\n\nx\n`,
    small: 500,
    full: 5000,
    reported: deep,
    reportedSmall: deep,
  },
  emphasis: {
    extension: 'md',
    text: (n) => `${times('*a ', n)}${times('b* ', n)}\n`,
    small: 300,
    full: 50_000,
    reported: large,
    reportedSmall: deep,
  },
  'lists in code': {
    extension: 'mdx',
    text: (n) => `{${times('[', n)}${times(']', n)}}\n`,
    small: 500,
    full: 5000,
    reported: deep,
    reportedSmall: deep,
  },
  'front matter': {
    extension: 'md',
    text: (n) => `---\na: ${times('[', n)}${times(']', n)}\n---\n\nx\n`,
    small: 300,
    full: 5000,
    reported: 'parse/front-matter-syntax',
    reportedSmall: 'parse/front-matter-syntax',
  },
  addresses: {
    extension: 'md',
    text: (n) => `${each(n, (at) => `https://example.com/${at} `)}\n`,
    small: 300,
    full: 20_000,
  },
  'addresses in paragraphs': {
    extension: 'md',
    text: (n) => each(n, (at) => `https://example.com/${at}\n\n`),
    small: 100,
    full: 20_000,
  },
  'mail addresses': {
    extension: 'md',
    text: (n) => `${each(n, (at) => `a${at}@example.com `)}\n`,
    small: 300,
    full: 20_000,
  },
  'open scripts': { extension: 'md', text: (n) => times('<script ', n), small: 1000, full: 8000 },
  'open links of HTML': { extension: 'md', text: (n) => `<div>${times('<a "', n)}\n`, small: 1000, full: 20_000 },
  'short rows': {
    extension: 'md',
    text: (n) => `${times('|h', n)}|\n${times('|-', n)}|\n${times('|x|\n', n)}`,
    small: 300,
    full: 1000,
    reported: large,
    reportedSmall: large,
  },
  table: {
    extension: 'md',
    text: (n) => `${times('|h', n)}|\n${times('|-', n)}|\n${times(`${times('|x', n)}|\n`, n)}`,
    small: 250,
    full: 1000,
    reported: large,
    reportedSmall: large,
  },
  footnotes: {
    extension: 'md',
    text: (n) => `${each(n, (at) => `a[^${at}]\n\n`)}${each(n, (at) => `[^${at}]: note ${at}\n\n`)}`,
    small: 50,
    full: 4000,
  },
  definitions: {
    extension: 'md',
    text: (n) => `${each(n, (at) => `[d${at}]: https://x.example/${at}\n`)}\n${each(n, (at) => `[d${at}]\n\n`)}`,
    small: 100,
    full: 8000,
  },
  'keys of front matter': {
    extension: 'md',
    text: (n) => `---\n${each(n, (at) => `k${at}: 1\n`)}---\n\nx\n`,
    small: 500,
    full: 100_000,
  },
  headings: { extension: 'md', text: (n) => times('## H\n\n', n), small: 200, full: 100_000, reported: large },
  'a long line': { extension: 'md', text: (n) => `${times('word ', n)}\n`, small: 10_000, full: 2_000_000, reported: large },
  'much text': {
    extension: 'md',
    text: (n) => times('Some words of a paragraph that is about as long as others are. *And* `code`.\n\n', n),
    small: 100,
    full: 640_000,
    reported: large,
  },
  'much code': {
    extension: 'md',
    text: (n) => `\`\`\`js\n${each(n, (at) => `const a${at} = ${at};\n`)}\`\`\`\n`,
    small: 500,
    full: 250_000,
    reported: large,
  },
  tabs: {
    extension: 'mdx',
    text: (n) =>
      `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n${each(n, (at) => `<TabItem value="v${at}" label="L${at}">\n\nText\n\n</TabItem>\n`)}</Tabs>\n`,
    small: 30,
    full: 10_000,
  },
  'a long rule': { extension: 'md', text: (n) => `${times('*', n)}\n`, small: 10_000, full: 1_000_000 },
};
