import { describe, expect, test } from 'vitest';
import { at, diagnostic } from '../report.ts';
import { lines } from './lines.ts';

/** The source line and the marks of a frame around one range. */
function marked(line: string, from: number, to: number, columns = 160): readonly string[] {
  const printed = lines(diagnostic({ place: at('a.md', 2, from, to) }), { 'a.md': `first\n${line}\nlast` }, columns);
  return printed.slice(3);
}

describe('a frame', () => {
  test('counts columns in UTF-16 units and marks what the eye sees', () => {
    expect(marked('日本語 [x](y)', 5, 8)).toEqual(['2 | 日本語 [x](y)', '  |        ^^^']);
    expect(marked('👩‍👩‍👧 [x]', 10, 13)).toEqual(['2 | 👩‍👩‍👧 [x]', '  |    ^^^']);
    expect(marked('e\u0301e\u0301 x', 6, 7)).toEqual(['2 | e\u0301e\u0301 x', '  |    ^']);
    expect(marked('🇩🇪🇫🇷x', 9, 10)).toEqual(['2 | 🇩🇪🇫🇷x', '  |     ^']);
  });

  test('underlines wide characters and clusters as a whole', () => {
    expect(marked('a日本b', 2, 4)).toEqual(['2 | a日本b', '  |  ^^^^']);
    expect(marked('x e\u0301 y', 4, 5)).toEqual(['2 | x e\u0301 y', '  |   ^']);
  });

  test('expands tabs', () => {
    expect(marked('\ta\tb', 4, 5)).toEqual(['2 |     a   b', '  |         ^']);
    expect(marked('ab\tc', 3, 4)).toEqual(['2 | ab  c', '  |   ^^']);
  });

  test('marks an empty range and one past the end of the line with one sign', () => {
    expect(marked('abc', 2, 2)).toEqual(['2 | abc', '  |  ^']);
    expect(marked('abc', 4, 4)).toEqual(['2 | abc', '  |    ^']);
    expect(marked('abc', 90, 95)).toEqual(['2 | abc', '  |    ^']);
    expect(marked('', 1, 1)).toEqual(['2 |', '  | ^']);
  });

  test('a range that runs past the end of its line ends there', () => {
    expect(marked('abc', 2, 90)).toEqual(['2 | abc', '  |  ^^']);
  });

  test('knows all line endings and takes no byte order mark for a column', () => {
    const one = diagnostic({ place: at('a.md', 4, 1, 2) });
    expect(lines(one, { 'a.md': 'a\r\nb\rc\nd\r\n' }).slice(3)).toEqual(['4 | d', '  | ^']);
    const first = diagnostic({ place: at('a.md', 1, 2, 3) });
    expect(lines(first, { 'a.md': '\uFEFFabc' }).slice(3)).toEqual(['1 | abc', '  |  ^']);
  });

  test('shows a range over several lines by its first and its last', () => {
    const text = 'a <Tabs>\n  one\n  two\n  </Tabs> b\n';
    expect(lines(diagnostic({ place: at('a.md', 1, 3, 4, 10) }), { 'a.md': text }).slice(2)).toEqual([
      '  |',
      '1 | a <Tabs>',
      '  |   ^^^^^^',
      '...',
      '4 |   </Tabs> b',
      '  |   ^^^^^^^',
    ]);
  });

  test('a range that ends before the first column of a line ends on the line above', () => {
    const one = diagnostic({ place: at('a.md', 1, 1, 3, 1) });
    expect(lines(one, { 'a.md': 'one\ntwo\nthree' }).slice(3)).toEqual(['1 | one', '  | ^^^', '2 | two', '  | ^^^']);
    const short = diagnostic({ place: at('a.md', 1, 2, 2, 1) });
    expect(lines(short, { 'a.md': 'one\ntwo' }).slice(3)).toEqual(['1 | one', '  |  ^^']);
  });

  test('a range that ends past the text ends with it', () => {
    const one = diagnostic({ place: at('a.md', 1, 1, 9, 1) });
    expect(lines(one, { 'a.md': 'one\ntwo' }).slice(3)).toEqual(['1 | one', '  | ^^^', '2 | two', '  | ^^^']);
  });

  test('cuts a long line around the range', () => {
    const line = `${'a'.repeat(300)}[x](y)${'b'.repeat(300)}`;
    const [source = '', marks = ''] = marked(line, 301, 307, 40);
    expect(source).toBe(`2 | …${'a'.repeat(14)}[x](y)${'b'.repeat(14)}…`);
    expect(marks).toBe(`  | ${' '.repeat(15)}^^^^^^`);
    expect(source.length).toBe(40);
  });

  test('cuts a long line at its start and at its end', () => {
    const line = 'x'.repeat(100);
    expect(marked(line, 1, 3, 30)).toEqual([`2 | ${'x'.repeat(24)}…`, '  | ^^']);
    expect(marked(line, 99, 101, 30)).toEqual([`2 | …${'x'.repeat(24)}`, `  | ${' '.repeat(23)}^^`]);
    expect(marked(line, 101, 101, 30)).toEqual([`2 | …${'x'.repeat(23)}`, `  | ${' '.repeat(24)}^`]);
  });

  test('shows the start of a range that is wider than the terminal', () => {
    const [source = '', marks = ''] = marked('y'.repeat(500), 200, 400, 30);
    expect(source).toBe(`2 | …${'y'.repeat(24)}…`);
    expect(marks).toBe(`  |  ${'^'.repeat(25)}`);
  });

  test('never cuts a wide character in two', () => {
    const [source = ''] = marked('語'.repeat(200), 100, 101, 31);
    expect(source).toMatch(/^2 \| …語+…$/);
    expect([...source].length).toBeLessThanOrEqual(31 - 11);
  });

  test('a file of one endless line costs no time', () => {
    const line = 'ü'.repeat(5_000_000);
    const before = performance.now();
    expect(marked(line, 2_500_000, 2_500_001)[0]).toHaveLength(160);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
