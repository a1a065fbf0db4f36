import { describe, expect, it } from 'vitest';
import { takeMarks } from '../../../src/plugins/code-highlight/magic-comments.ts';

/** The code that is left, `*` before lines that are highlighted. */
const take = (grammar: string, ...code: string[]) => {
  const marked = takeMarks(code, grammar);
  return marked.code.map((line, index) => (marked.lines.has(index + 1) ? `*${line}` : line));
};

describe('marks', () => {
  it('highlights the next line', () => {
    expect(take('javascript', 'a', '  // highlight-next-line', 'b', 'c')).toEqual(['a', '*b', 'c']);
  });

  it('highlights from start to end', () => {
    expect(take('javascript', '// highlight-start', 'a', 'b', '/* highlight-end */', 'c')).toEqual(['*a', '*b', 'c']);
  });

  it('takes both together, and several of each', () => {
    const code = [
      '// highlight-next-line',
      'a',
      '// highlight-start',
      'b',
      '// highlight-next-line',
      'c',
      '// highlight-end',
      'd',
    ];
    expect(take('javascript', ...code, '// highlight-next-line', 'e')).toEqual(['*a', '*b', '*c', 'd', '*e']);
  });

  it('takes comments of the site in place of the usual ones, several on one line', () => {
    const comments = [
      { className: 'good', line: 'good-next', block: { start: 'good (start)', end: 'good (end)' } },
      { className: 'bad', line: 'bad-next' },
    ];
    const code = ['// good (start)', '// bad-next', 'a', 'b', '// good (end)', '// highlight-next-line', '// bad-next'];
    const { code: left, lines, stray } = takeMarks(code, 'javascript', comments);
    expect(left).toEqual(['a', 'b', '// highlight-next-line']);
    expect([...lines]).toEqual([
      [1, ['bad', 'good']],
      [2, ['good']],
    ]);
    expect(stray).toEqual(['bad-next']);
  });

  it('counts only where the comment stands alone', () => {
    const code = ['f(); // highlight-next-line', '// highlight-next-line please', '// highlight-nextline', 'a'];
    expect(take('javascript', ...code)).toEqual(code);
  });

  it.each([
    ['jsx', '{/* highlight-next-line */}'],
    ['bash', '# highlight-next-line'],
    ['python', '#highlight-next-line'],
    ['markup', '<!-- highlight-next-line -->'],
    ['markdown', '<!-- highlight-next-line -->'],
    ['lua', '-- highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['wasm', ';; highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['visual-basic', '\u2018 highlight-next-line'],
    ['vbnet', "_ ' highlight-next-line"],
    ['batch', 'REM highlight-next-line'],
    ['fortran', '! highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['cobol', '*> highlight-next-line'],
    ['yaml', '# highlight-next-line'],
    ['rust', '// highlight-next-line'],
    ['plain', '<!-- highlight-next-line -->'],
  ])('knows the comments of %s', (grammar, comment) => {
    expect(take(grammar, comment, 'a')).toEqual(['*a']);
  });

  it.each([
    ['javascript', '# highlight-next-line'],
    ['bash', '// highlight-next-line'],
    ['typescript', '{/* highlight-next-line */}'],
    ['yaml', '-- highlight-next-line'],
  ])('leaves comments that are none in %s', (grammar, comment) => {
    expect(take(grammar, comment, 'a')).toEqual([comment, 'a']);
  });

  it.each([
    [['// highlight-start', 'a'], ['highlight-start']],
    [['a', '// highlight-end'], ['highlight-end']],
    [['a', '// highlight-next-line'], ['highlight-next-line']],
    [['// highlight-start', 'a', '// highlight-end'], []],
  ])('tells marks that reach no line: %j', (code, stray) => {
    expect(takeMarks(code, 'javascript').stray).toEqual(stray);
  });
});
