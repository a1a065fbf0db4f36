import { describe, expect, it } from 'vitest';
import { readMeta } from '#model/code-meta';
import { usualComments } from '../../../src/plugins/code-highlight/magic-comments.ts';
import { markCode } from '../../../src/plugins/code-highlight/marks.ts';
import { extractShortMarks } from '../../../src/plugins/code-highlight/short-marks.ts';

/** Lines as `text < classes < words`, and what is wrong with them. */
const mark = (code: readonly string[], meta = '', { grammar = 'javascript', signs = false } = {}) => {
  const options = { grammar, signs, comments: usualComments, extractShortMarks };
  const { lines, faults } = markCode(code.join('\n'), readMeta(meta), options);
  return {
    lines: lines.map(({ text, classes, words }) => [text, classes.join(), words.join()].filter(Boolean).join(' < ')),
    faults: faults.map(({ code, message, words }) => [code, message, ...(words ? [words] : [])].join(' | ')),
  };
};
const linesOf = (...parameters: Parameters<typeof mark>) => {
  const { lines, faults } = mark(...parameters);
  expect(faults).toEqual([]);
  return lines;
};

describe('short marks', () => {
  it.each([
    ['++', 'added'],
    ['--', 'removed'],
    ['focus', 'focused'],
    ['error', 'error'],
    ['warning', 'warning'],
    ['highlight', 'highlighted'],
    ['hl', 'highlighted'],
  ])('[!code %s] marks its line', (name, className) => {
    expect(linesOf([`let a; // [!code ${name}]`, 'b'])).toEqual([`let a; < ${className}`, 'b']);
  });

  it('alone on a line marks the next, and so many more as it counts', () => {
    expect(linesOf(['a', '  // [!code hl:2]', 'b', 'c', 'd'])).toEqual(['a', 'b < highlighted', 'c < highlighted', 'd']);
    expect(linesOf(['a // [!code ++:2]', 'b', 'c'])).toEqual(['a < added', 'b < added', 'c']);
    expect(linesOf(['a // [!code ++:9]'])).toEqual(['a < added']);
  });

  it('may stand several in one comment', () => {
    expect(linesOf(['a // [!code ++] [!code focus]'])).toEqual(['a < added,focused']);
    expect(linesOf(['// [!code focus] [!code word:a]', 'a'])).toEqual(['a < focused < a']);
  });

  it.each([
    '// [!code ++]',
    '/* [!code ++] */',
    '{/* [!code ++] */}',
    '<!-- [!code ++] -->',
    '# [!code ++]',
    '-- [!code ++]',
    ';; [!code ++]',
    '; [!code ++]',
    '% [!code ++]',
    'REM [!code ++]',
    '! [!code ++]',
    '(* [!code ++] *)',
    '*> [!code ++]',
    '{# [!code ++] #}',
    '{{!-- [!code ++] --}}',
    '<%# [!code ++] %>',
    '<# [!code ++] #>',
    '//[!code ++]',
  ])('are known in comments of any syntax: %s', (comment) => {
    expect(linesOf([`a ${comment}`])).toEqual(['a < added']);
    expect(linesOf([comment, 'a'])).toEqual(['a < added']);
  });

  it('are known behind quotes where these begin comments', () => {
    expect(linesOf(['a " [!code ++]'], '', { grammar: 'vim' })).toEqual(['a < added']);
    expect(linesOf(["a ' [!code ++]"], '', { grammar: 'vbnet' })).toEqual(['a < added']);
    expect(linesOf(["a '[!code ++]'", 'b "[!code x]"'])).toEqual(["a '[!code ++]'", 'b "[!code x]"']);
  });

  it('count in Markdown only in its own comments: its fences hold other code', () => {
    const markdown = { grammar: 'markdown' };
    expect(linesOf(['```js', 'a // [!code ++]', '```', 'b <!-- [!code ++] -->'], '', markdown)).toEqual([
      '```js',
      'a // [!code ++]',
      '```',
      'b < added',
    ]);
  });

  it('leave what else a comment says', () => {
    expect(linesOf(['a; // [!code error] no', 'b; // no [!code error]'])).toEqual(['a; // no < error', 'b; // no < error']);
    expect(linesOf(['<b/> <!-- [!code error] no -->'])).toEqual(['<b/> <!-- no --> < error']);
    expect(linesOf(["f('http://a') // [!code error]"])).toEqual(["f('http://a') < error"]);
  });

  it('mark words, to the end or on so many lines', () => {
    const code = ['// [!code word:a\\:b:2]', 'a:b', 'c', 'a:b', 'd // [!code word:1]', 'e'];
    expect(linesOf(code)).toEqual(['a:b < a:b', 'c < a:b', 'a:b', 'd < 1', 'e < 1']);
  });

  it('stay with a list of lines, which counts the lines that are shown', () => {
    expect(linesOf(['// [!code ++]', 'a', 'b // highlight-next-line'], '{2}')).toEqual([
      'a < added',
      'b // highlight-next-line < highlighted',
    ]);
  });

  it('are shown as they are behind a backslash, and where they stand in no comment', () => {
    expect(linesOf(['a // [\\!code ++]', '[!code ++]'])).toEqual(['a // [!code ++]', '[!code ++]']);
  });

  it('are reported when they mark nothing', () => {
    expect(mark(['a // [!code focos]', 'b // [!code word:]'])).toEqual({
      lines: ['a // [!code focos]', 'b // [!code word:]'],
      faults: ['unknown-mark | "[!code focos]" is not a known mark', 'unknown-mark | "[!code word]" is not a known mark'],
    });
    expect(mark(['a', '// [!code ++]']).faults).toEqual(['invalid-lines | the mark "[!code ++]" marks no lines']);
  });
});

describe('words behind the language', () => {
  it.each([
    ['/budget/', ['budget']],
    ['/a b/ {1} /"c"/', ['a b', '"c"']],
    ['/a\\/b/', ['a/b']],
    ['/x="y"/', ['x="y"']],
    ['title="a /b/ c" file=/a/b/ tab={"label": "/x/ y"} /c', []],
  ])('%s', (meta, words) => {
    expect(readMeta(meta).words).toEqual(words);
  });

  it('are marked on every line, and reported when they stand on none', () => {
    expect(mark(['a b', 'c'], '/b/ /d\\/e/')).toEqual({
      lines: ['a b < b,d/e', 'c < b,d/e'],
      faults: ['missing-word | the block does not contain "d/e" to mark | /d\\/e/'],
    });
  });
});

describe('the signs of a diff', () => {
  const diff = { signs: true };

  it('become marks, and what stands in their place goes', () => {
    expect(linesOf([' a', '-b', '+  c', '', '\td'], '', diff)).toEqual(['a', 'b < removed', '  c < added', '', 'd']);
  });

  it('leave lines alone where one has nothing in their place', () => {
    expect(linesOf(['a', '  b', '+c'], '', diff)).toEqual(['a', '  b', 'c < added']);
  });

  it('go together with other marks', () => {
    expect(linesOf([' // highlight-next-line', '+a // [!code focus]'], '', diff)).toEqual(['a < added,highlighted,focused']);
  });
});
