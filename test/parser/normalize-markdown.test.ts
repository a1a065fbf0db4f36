import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepare } from '../../src/parser/normalize-markdown.ts';
import { splitFrontMatter } from '../../src/pipeline/2-parse/front-matter/front-matter.ts';
import { propertyRuns } from '../property-runs.ts';

const forms = { admonitions: true, comments: true, headingIds: true };

const line = fc.constantFrom(
  '---',
  '---js',
  'title: x',
  '',
  'text',
  '```',
  '~~~~',
  ':::note Words',
  '## A {#a}',
  '> ```js',
  '```mdx-code-block',
  '````mdx-code-block',
  '  :::',
  '- :::tip [T]',
);
const text = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, end]) => lines.join(end));
const count = (source: string): number => source.split(/\r\n|\n|\r/).length;

test('front matter is blanked, not cut: every line of the content is where it was', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { content, fault } = splitFrontMatter(source, 'x.md');
      if (fault?.kind === 'unclosed') return;
      expect(count(content)).toBe(count(source));
      const [before, after] = [source.split(/\r\n|\n|\r/), content.split(/\r\n|\n|\r/)];
      for (const [index, kept] of after.entries()) if (kept !== '') expect(kept).toBe(before[index]);
    }),
    { numRuns: propertyRuns() },
  );
});

test('preparing adds and removes no line, and doing it twice changes nothing more', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('md' as const, 'mdx' as const), (source, format) => {
      const once = prepare(source, format, forms);
      expect(count(once)).toBe(count(source));
      expect(prepare(once, format, forms)).toBe(once);
    }),
    { numRuns: propertyRuns() },
  );
});

test.each([
  ['## Title {#id}', '## Title \\{#id}'],
  ['```\n## Title {#id}\n:::note Words\n```', '```\n## Title {#id}\n:::note Words\n```'],
  [':::note Words', ':::note[Words]'],
  ['> :::tip Two words {.wide}', '> :::tip[Two words]{.wide}'],
  ['::::danger[Kept]', '::::danger[Kept]'],
])('%j becomes %j', (before, after) => {
  expect(prepare(before, 'mdx', forms)).toBe(after);
});
