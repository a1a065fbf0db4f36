import { describe, expect, it } from 'vitest';
import { extractMarks } from '../../../src/plugins/code-highlight/magic-comments.ts';

/** The code that is left, `*` before lines that are highlighted. */
const take = (grammar: string, ...code: string[]) =>
  extractMarks(linesOf(code), grammar).lines.map(({ text, classes }) => (classes.length > 0 ? `*${text}` : text));
const linesOf = (code: readonly string[]) => code.map((text) => ({ text, classes: [], words: [] }));

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
    const { lines, faults } = extractMarks(linesOf(code), 'javascript', comments);
    expect(lines.map(({ text, classes }) => [text, ...classes])).toEqual([
      ['a', 'bad', 'good'],
      ['b', 'good'],
      ['// highlight-next-line'],
    ]);
    expect(faults.map(({ message }) => message)).toEqual(['the comment "bad-next" marks no lines']);
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
    ['ini', '; highlight-next-line'],
    ['nasm', ';highlight-next-line'],
    ['clojure', ';; highlight-next-line'],
    ['lisp', ';;; highlight-next-line'],
    ['erlang', '%% highlight-next-line'],
    ['prolog', '/* highlight-next-line */'],
    ['vim', '" highlight-next-line'],
    ['vhdl', '-- highlight-next-line'],
    ['ada', '-- highlight-next-line'],
    ['elm', '{- highlight-next-line -}'],
    ['haskell', '-- highlight-next-line'],
    ['plsql', '-- highlight-next-line'],
    ['handlebars', '{{!-- highlight-next-line --}}'],
    ['handlebars', '{{! highlight-next-line }}'],
    ['twig', '{# highlight-next-line #}'],
    ['django', '{#- highlight-next-line -#}'],
    ['liquid', '{% comment %} highlight-next-line {% endcomment %}'],
    ['liquid', '{% # highlight-next-line %}'],
    ['erb', '<%# highlight-next-line %>'],
    ['aspnet', '<%-- highlight-next-line --%>'],
    ['cshtml', '@* highlight-next-line *@'],
    ['smarty', '{* highlight-next-line *}'],
    ['ftl', '<#-- highlight-next-line -->'],
    ['powershell', '<# highlight-next-line #>'],
    ['pascal', '{ highlight-next-line }'],
    ['applescript', '-- highlight-next-line'],
    ['abap', '" highlight-next-line'],
    ['batch', ':: highlight-next-line'],
    ['apl', '⍝ highlight-next-line'],
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
    const [fault, ...others] = extractMarks(linesOf(['a', comment, 'a']), grammar).faults;
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ code: 'unknown-comment', line: 1, words: 'highlight-next-line' });
  });

  it.each([
    ['yaml', '- highlight-next-line'],
    ['javascript', "  'highlight-start',"],
    ['css', '#focus-start {'],
    ['css', '.error-end {'],
    ['markup', '<focus-start>'],
    ['markup', '</focus-start>'],
    ['javascript', '{{highlight-start}}'],
    ['javascript', '(highlight-start)'],
    ['markdown', '// highlight-next-line'],
  ])('tells nothing of what is no comment in any language: %s, %s', (grammar, line) => {
    expect(extractMarks(linesOf([line, 'a']), grammar)).toMatchObject({ lines: [{ text: line }, { text: 'a' }], faults: [] });
  });

  it.each([
    ['highlight', 'highlighted'],
    ['diff-add', 'added'],
    ['diff-remove', 'removed'],
    ['focus', 'focused'],
    ['error', 'error'],
    ['warning', 'warning'],
  ])('marks lines by %s', (word, className) => {
    const code = [`# ${word}-next-line`, 'a', `# ${word}-start`, 'b', `# ${word}-end`, 'c'];
    const { lines } = extractMarks(linesOf(code), 'bash');
    expect(lines.map(({ text, classes }) => [text, ...classes])).toEqual([['a', className], ['b', className], ['c']]);
  });

  it.each([
    [['// highlight-start', 'a'], ['the comment "highlight-start" marks no lines']],
    [['a', '// error-end'], ['the comment "error-end" marks no lines']],
    [['a', '// highlight-next-line'], ['the comment "highlight-next-line" marks no lines']],
    [['// highlight-start', 'a', '// highlight-end'], []],
  ])('tells marks that reach no line: %j', (code, messages) => {
    expect(extractMarks(linesOf(code), 'javascript').faults.map(({ message }) => message)).toEqual(messages);
  });
});
