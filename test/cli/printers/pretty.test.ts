import { describe, expect, test } from 'vitest';
import { printDiagnostics, printPretty } from '../../../src/cli/printers/pretty.ts';
import { at, diagnostic, reportOf } from '../report.ts';
import { lines } from './lines.ts';

describe('a diagnostic', () => {
  test('with a place and help', () => {
    const text = `${'\n'.repeat(11)}See [install](./instal.md) first.\n`;
    const one = diagnostic({ place: at('docs/guide.md', 12, 15, 26), help: 'Did you mean "./install.md"?' });
    expect(lines(one, { 'docs/guide.md': text })).toEqual([
      'error[resolve/broken-link]: no page at "./instal.md"',
      '  --> docs/guide.md:12:15',
      '   |',
      '12 | See [install](./instal.md) first.',
      '   |               ^^^^^^^^^^^',
      '   |',
      '   = help: Did you mean "./install.md"?',
    ]);
  });

  test('with related places, a fix and a plugin, all frames in line', () => {
    const one = diagnostic({
      code: 'posts/duplicate-tag',
      severity: 'warning',
      message: 'the tag "Ops" is declared twice',
      place: at('b.md', 9, 1, 4),
      plugin: 'posts',
      related: [{ message: 'it is declared here first', place: at('a.md', 100, 3, 6) }],
      fix: { title: 'remove it', place: at('b.md', 9, 1, 10, 1), replaces: '', text: '' },
    });
    const texts = { 'a.md': `${'\n'.repeat(99)}- Ops`, 'b.md': `${'\n'.repeat(8)}Ops\nDev\n` };
    expect(lines(one, texts)).toEqual([
      'warning[posts/duplicate-tag]: the tag "Ops" is declared twice',
      '   --> b.md:9:1',
      '    |',
      '  9 | Ops',
      '    | ^^^',
      '    |',
      '    = plugin: posts',
      'note: it is declared here first',
      '   --> a.md:100:3',
      '    |',
      '100 | - Ops',
      '    |   ^^^',
      'fix: remove it',
      '    |',
      '  9 - Ops',
    ]);
  });

  test('with a fix that replaces a part of a line', () => {
    const place = at('a.md', 1, 9, 15);
    const one = diagnostic({ place, fix: { title: 'write "./b.md"', place, replaces: '', text: './b.md' } });
    expect(lines(one, { 'a.md': 'See [b](./c.md).' }).slice(5)).toEqual([
      'fix: write "./b.md"',
      '  |',
      '1 - See [b](./c.md).',
      '1 + See [b](./b.md).',
    ]);
  });

  test('with a fix that adds lines, in another file', () => {
    const one = diagnostic({
      fix: { title: 'add a title', place: at('b.md', 2, 1, 1), replaces: '', text: 'title: B\nid: b\n' },
    });
    expect(lines(one, { 'b.md': '---\r\n---\r\n' })).toEqual([
      'error[resolve/broken-link]: no page at "./instal.md"',
      'fix: add a title',
      ' --> b.md:2:1',
      '  |',
      '2 + title: B',
      '3 + id: b',
    ]);
  });

  test('with a fix in a file whose text is not known', () => {
    const one = diagnostic({ fix: { title: 'add it', place: at('b.md', 2, 1, 1), replaces: '', text: 'x' } });
    expect(lines(one).slice(1)).toEqual(['fix: add it', ' --> b.md:2:1']);
  });

  test('about a file as a whole has no frame', () => {
    expect(lines(diagnostic({ place: at('a.md', 1, 1, 1), help: 'Do it.' }), { 'a.md': 'text' })).toEqual([
      'error[resolve/broken-link]: no page at "./instal.md"',
      ' --> a.md',
      '  = help: Do it.',
    ]);
  });

  test.each([
    ['without a place', undefined, {}, []],
    ['whose text is missing', at('a.md', 3, 2, 5), {}, [' --> a.md:3:2']],
    ['past the last line', at('a.md', 9, 1, 4), { 'a.md': 'one\ntwo' }, [' --> a.md:9:1']],
    ['named like a property of every object', at('constructor', 1, 2, 3), {}, [' --> constructor:1:2']],
  ])('%s is printed without a frame', (_, place, texts, expected) => {
    expect(lines(diagnostic(place ? { place } : {}), texts as Record<string, string>).slice(1)).toEqual(expected);
  });

  test('whose message and help have several lines', () => {
    const one = diagnostic({ message: 'it threw:\r\n  at a\n', help: 'First.\nSecond.' });
    expect(lines(one)).toEqual(['error[resolve/broken-link]: it threw:', '    at a', '  = help: First.', '          Second.']);
  });

  test('cannot speak to the terminal', () => {
    const one = diagnostic({ message: '\u001B[2J\u202Eevil\u0007', place: at('\u001B]0;x.md', 1, 1, 2), plugin: '\u009B1m' });
    const printed = lines(one, { '\u001B]0;x.md': '\u001B[31m\u0000\u007F\u200B' }).join('\n');
    expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u202E\u200B]/u);
    expect(printed).toContain('␛[2J<U+202E>evil␇');
    expect(printed).toContain('1 | ␛[31m␀␡<U+200B>');
    expect(printed).toContain('<U+009B>1m');
  });

  test('in a folder above the working directory is named from there', () => {
    const style = { colors: false, columns: 80, cwd: '/site/docs/guides' };
    const printed = printDiagnostics([diagnostic({ place: at('docs/a.md', 1, 1, 1) })], { texts: {}, root: '/site' }, style);
    expect(printed).toContain('--> ../a.md\n');
  });
});

describe('the whole', () => {
  test('in colours', async () => {
    const texts = { 'a.md': 'See [b](./c.md).' };
    const place = at('a.md', 1, 9, 15);
    const one = diagnostic({ place, help: 'Write it.', fix: { title: 'write "./b.md"', place, replaces: '', text: './b.md' } });
    const two = diagnostic({ severity: 'warning', code: 'resolve/broken-anchor', related: [{ message: 'here', place }] });
    const three = diagnostic({ severity: 'info', code: 'parse/unused', message: 'nothing uses it' });
    const printed = printPretty(reportOf([one, two, three], texts, { colors: true }));
    await expect(printed.replaceAll('\u001B', '␛')).toMatchFileSnapshot('expected/pretty-colors.txt');
  });

  test('blocks stand apart and the summary ends it', () => {
    expect(printPretty(reportOf([diagnostic(), diagnostic({ severity: 'warning' })]))).toBe(
      [
        'error[resolve/broken-link]: no page at "./instal.md"',
        '',
        'warning[resolve/broken-link]: no page at "./instal.md"',
        '',
        '1 error, 1 warning in 41 pages',
        'nothing was written: the output of the last build is unchanged',
        'to learn more: slodocs explain resolve/broken-link',
        '',
      ].join('\n'),
    );
  });

  test('--max-diagnostics hides blocks, not counts', () => {
    const many = Array.from({ length: 7 }, (_, n) => diagnostic({ message: `fault ${n}` }));
    const printed = printPretty(reportOf(many, {}, { maxDiagnostics: 5 }));
    expect(printed).toContain('fault 4');
    expect(printed).not.toContain('fault 5');
    expect(printed).toContain('2 more diagnostics not shown (--max-diagnostics 5)\n7 errors in 41 pages\n');
  });

  test('--verbose adds stages and codes', () => {
    const span = { ph: 'X', pid: 1, tid: 0, ts: 0 } as const;
    const trace = [
      { ...span, name: 'parse', cat: 'stage', dur: 123_456 },
      { ...span, name: 'read', cat: 'step', dur: 5 },
      { ...span, name: 'resolve', cat: 'stage', dur: 412 },
    ];
    const found = [diagnostic({ code: 'b/b' }), diagnostic({ code: 'b/b' }), diagnostic({ code: 'a/a' })];
    const printed = printPretty(reportOf(found, {}, { verbose: true, command: 'check' }, { trace }));
    expect(printed).toContain('3 errors in 41 pages\nstages: parse 123 ms, resolve 0.4 ms\n  2 b/b\n  1 a/a\n');
  });
});

test('no line of what others wrote is a command to GitHub Actions', () => {
  const message = 'there is no file "a\n::error::b\n  ::stop-commands::c"';
  const found = diagnostic({ message, help: 'Write\n::set-output::d.' });
  const printed = printDiagnostics([found], { texts: {}, root: '/' }, { colors: false, columns: 100, cwd: '/' });
  expect(printed).toContain('\\::error::b');
  expect(printed.split('\n').filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
});
