// YAML: values, places and faults, against real texts.
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../src/files/yaml/yaml.ts';
import { LineIndex } from '../../src/kit/line-index.ts';
import type { Place } from '../../src/model/place.ts';

/** The text that a place covers. */
function covered(text: string, place: Place, line = 1): string {
  const lines = new LineIndex(text);
  const up = (point: { line: number; column: number }) => ({ line: point.line - line + 1, column: point.column });
  return text.slice(lines.offsetAt(up(place.start)), lines.offsetAt(up(place.end)));
}

describe('values', () => {
  it('follows the core schema and keeps dates as written', () => {
    const { value, faults } = parseYaml(
      'a: 1.40\nb: yes\nc: 2024-01-02\nd: !!timestamp 2024-01-02T10:00:00Z\ne: ~\nf: 0o17\n',
      'a.yml',
    );
    expect(value).toEqual({ a: 1.4, b: 'yes', c: '2024-01-02', d: '2024-01-02T10:00:00Z', e: null, f: 15 });
    expect(faults).toEqual([]);
  });

  it('stays with the core schema whatever version the text names', () => {
    expect(parseYaml('%YAML 1.1\n---\na: yes\nb: 2024-01-02\n', 'a.yml').value).toEqual({ a: 'yes', b: '2024-01-02' });
  });

  it('merges maps and follows aliases', () => {
    const { value, faults } = parseYaml('base: &b { x: 1 }\nmore:\n  <<: *b\n  y: 2\nsame: *b\n', 'a.yml');
    expect(value).toEqual({ base: { x: 1 }, more: { x: 1, y: 2 }, same: { x: 1 } });
    expect(faults).toEqual([]);
  });

  it('gives null for an empty text and for comments', () => {
    expect(parseYaml('', 'a.yml').value).toBeNull();
    expect(parseYaml('# nothing\n', 'a.yml').value).toBeNull();
  });

  it('takes a key named __proto__ for a key', () => {
    const value = parseYaml('__proto__:\n  polluted: true\n', 'a.yml').value as object;
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect('polluted' in value).toBe(false);
  });

  it('gives the source of scalars', () => {
    const { scalarSource } = parseYaml('slug: 1.40\nquoted: "1.40"\nlist: [0777]\nmap: {}\nanchor: &a 7.0\nalias: *a\n', 'a.yml');
    expect(scalarSource(['slug'])).toBe('1.40');
    expect(scalarSource(['quoted'])).toBe('"1.40"');
    expect(scalarSource(['list', 0])).toBe('0777');
    expect(scalarSource(['map'])).toBeUndefined();
    expect(scalarSource(['alias'])).toBe('7.0');
    expect(scalarSource(['missing'])).toBeUndefined();
  });
});

describe('places', () => {
  const text =
    '# authors\r\nname: "É😀 x"   # who\r\ntags:\r\n  - {label: a, "link": /b}\r\n  - c\r\n\r\nempty:\r\nblock: |\r\n  one\r\n  two\r\n\r\nlast: 1\r\n';
  const { locate, value, faults } = parseYaml(text, 'a.yml', { line: 4 });
  const at = (path: (string | number)[], part?: 'key' | 'value') => covered(text, locate(path, part), 4);

  it('reads the text', () => {
    expect(faults).toEqual([]);
    expect(value).toMatchObject({ name: 'É😀 x', tags: [{ label: 'a', link: '/b' }, 'c'], last: 1 });
  });

  it('finds keys and values past CRLF, comments and characters of two units', () => {
    expect(at(['name'])).toBe('"É😀 x"');
    expect(at(['name'], 'key')).toBe('name');
    expect(at(['tags'])).toBe('- {label: a, "link": /b}\r\n  - c');
    expect(at(['tags', 0])).toBe('{label: a, "link": /b}');
    expect(at(['tags', 0, 'link'], 'key')).toBe('"link"');
    expect(at(['tags', 0, 'link'])).toBe('/b');
    expect(at(['tags', 1])).toBe('c');
    expect(at(['block'])).toBe('|\r\n  one\r\n  two');
  });

  it('counts lines from where the text stands in its file', () => {
    expect(locate(['last'])).toEqual({ file: 'a.yml', start: { line: 15, column: 7 }, end: { line: 15, column: 8 } });
  });

  it('takes the key for a value that is left out, and the nearest parent for what is not there', () => {
    expect(at(['empty'])).toBe('empty');
    expect(at(['tags', 0, 'nothing'])).toBe('{label: a, "link": /b}');
    expect(at(['tags', 9, 'x'], 'key')).toBe('- {label: a, "link": /b}\r\n  - c');
    expect(at([])).toBe(text.slice(text.indexOf('name'), text.lastIndexOf('1') + 1));
    expect(at(['nothing'])).toBe(at([]));
  });

  it('follows aliases on the way down', () => {
    const aliased = 'a: &x {y: 1}\nb: *x\n';
    const { locate } = parseYaml(aliased, 'a.yml');
    expect(covered(aliased, locate(['b', 'y']))).toBe('1');
    expect(locate(['b', 'y']).start.line).toBe(1);
    expect(covered(aliased, locate(['b']))).toBe('*x');
  });

  it('leaves a byte order mark out of the columns', () => {
    expect(parseYaml('\uFEFFa: 1', 'a.yml').locate(['a']).start).toEqual({ line: 1, column: 4 });
  });

  it('has a place in an empty text', () => {
    expect(parseYaml('', 'a.yml', { line: 2 }).locate(['a'])).toEqual({
      file: 'a.yml',
      start: { line: 2, column: 1 },
      end: { line: 2, column: 1 },
    });
  });
});

describe('faults', () => {
  const cases: [name: string, text: string, message: string, words: string][] = [
    ['a key twice', 'a: 1\n"b c": 2\n"b c": 3\n', 'the key "b c" is used twice in this map', '"b c"'],
    ['a key twice in a flow map', 'x: {abc: 1, abc: 2}', 'the key "abc" is used twice in this map', 'abc'],
    [
      'a colon in a plain value',
      'title: Guide: first steps\n',
      'this value contains another ":" and must be quoted',
      'Guide: first steps',
    ],
    ['a reserved first character', 'a: @scope/name\n', 'a value that starts with "@" must be quoted', '@scope/name'],
    ['a tab', 'a:\n\tb: 1\n', 'this line is indented with a tab, but YAML allows only spaces', '\t'],
    ['an indented line below a value', 'a: 1\n  b: 2\n', 'the next line is indented, so it belongs to this value', '1'],
    ['an unclosed quote', 'a: "never\nb: 1\n', 'this quote is never closed', '"never'],
    ['a quote that only a later one closes', "x:\n  a: 'never\n  b: 1\nc: 'it'\n", 'this quote is never closed', "'never"],
    ['an unclosed list', 'a: 1\nb: [1, 2\nc: 3\n', 'this list is never closed with "]"', '[1, 2'],
    ['an unclosed map', 'b: {c: [1], d: 2\n\n', 'this map is never closed with "}"', '{c: [1], d: 2'],
    ['a bracket too many', 'a: [1]]\n', 'this "]" has no matching opening bracket', ']'],
    ['a comma too many', 'a: [1,, 2]\n', 'this list contains an extra ","', ','],
    [
      'text behind a quote',
      "a: 'It's here' \n",
      'this follows a value that has already ended, so the whole value must be quoted',
      "s here'",
    ],
    ['a key below a list', '- a\nb: 1\n', 'this line does not belong to the lines above it', 'b: 1'],
    ['a line without a colon', 'a: 1\nb 2\nc: 3\n', 'this line is not of the form "key: value"', 'b 2'],
    [
      'a line with another indentation',
      'a:\n  b: 1\n c: 2\n',
      'this line is indented differently from the lines that it belongs to',
      'c: 2',
    ],
    ['a text that starts like a block', 'a: > folded\n', 'a value that starts with ">" must be quoted', '> folded'],
    ['a template that is no YAML', 'a: {{ name }}\n', 'a key must be a string, not a list or a map', '{ name }}'],
    ['a list beside its key', 'a: - b\n', 'a list must start on the line below its key', '- b'],
    [
      'a backslash in quotes',
      'a: "C:\\docs"\n',
      'a "\\" in double quotes must be doubled, unless it starts an escape sequence such as "\\n"',
      '\\d',
    ],
    ['an unknown tag', 'a: !!js/function "x"\n', 'the tag "!!js/function" is unknown', '!!js/function'],
    ['a second document', 'a: 1\n---\nb: 2\n', 'a second YAML document starts here', '---'],
  ];
  it.each(cases)('%s', (_, text, message, words) => {
    const { faults } = parseYaml(text, 'a.yml');
    expect(faults.map((fault) => [fault.kind, fault.message, covered(text, fault.place)])).toEqual([['syntax', message, words]]);
  });

  it('reports several faults, one for each line', () => {
    const { faults } = parseYaml('a: @x\nb: 1\nb: `y`\n', 'a.yml');
    expect(faults.map(({ place }) => place.start.line).sort()).toEqual([1, 3]);
  });

  it.each([
    ['brackets', '['.repeat(200_000), { line: 1, column: 101 }],
    ['JSON', `${'{"a":\n['.repeat(60)}${']}'.repeat(60)}`.padStart(500), { line: 51, column: 2 }],
    [
      'lists at the column of their keys',
      Array.from({ length: 99 }, (_, n) => `${'  '.repeat(n)}- a:`).join('\n'),
      { line: 51, column: 101 },
    ],
    ['dashes', '- '.repeat(200_000), { line: 1, column: 201 }],
    ['maps in one line', '{a: '.repeat(100_000), { line: 1, column: 401 }],
    [
      'indented maps',
      Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
      { line: 101, column: 102 },
    ],
  ])('tells of deep nesting: %s', (_, text, start) => {
    const { faults, value } = parseYaml(text, 'a.yml');
    // The quickest of three: another process may take the processor meanwhile.
    const times = Array.from({ length: 3 }, () => {
      const begun = performance.now();
      parseYaml(text, 'a.yml');
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(200);
    expect(value).toBeUndefined();
    expect(faults).toMatchObject([
      { kind: 'depth', message: 'lists and maps are nested more than 100 levels deep here', place: { start } },
    ]);
  });

  it('takes a hundred levels', () => {
    const text = `${'# a comment that makes the text long\n'.repeat(20)}${'['.repeat(100)}x${']'.repeat(100)}`;
    expect(parseYaml(text, 'a.yml').faults).toEqual([]);
  });

  it('stands short texts of any depth', () => {
    for (const part of ['[', '- ', '{a: ', '? ', '[{']) {
      const text = part.repeat(Math.floor(399 / part.length));
      const begun = performance.now();
      expect(() => parseYaml(text, 'a.yml').locate(Array.from(text, () => 0))).not.toThrow();
      expect(performance.now() - begun).toBeLessThan(1000);
    }
  });

  it('tells of a merge of something else than maps', () => {
    const { faults, value } = parseYaml('a: &x 1\nb:\n  <<: *x\n', 'a.yml');
    expect(faults).toHaveLength(1);
    expect(value).toBeUndefined();
  });
});

describe('aliases', () => {
  const bomb = [
    'a0: &a0 [x, x]',
    ...Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}*a${i}]`),
  ].join('\n');

  it('reports an alias bomb at the alias that goes too far, and at once', () => {
    const start = performance.now();
    const { value, faults } = parseYaml(bomb, 'a.yml');
    expect(performance.now() - start).toBeLessThan(200);
    expect(value).toBeUndefined();
    expect(faults).toEqual([
      {
        kind: 'aliases',
        message: 'with the alias "*a1", aliases in this text expand to more than 100 values',
        place: { file: 'a.yml', start: { line: 3, column: 50 }, end: { line: 3, column: 53 } },
      },
    ]);
  });

  it('reports a bomb of merge keys', () => {
    const merges = [
      'm0: &m0 {k: 1}',
      ...Array.from({ length: 30 }, (_, i) => `m${i + 1}: &m${i + 1}\n  <<: [${`*m${i}, `.repeat(9)}*m${i}]`),
    ].join('\n');
    expect(parseYaml(merges, 'a.yml').faults.map(({ kind }) => kind)).toContain('aliases');
  });

  it('takes text that begins with an asterisk for one fault', () => {
    const { faults } = parseYaml('a: *bold* text\n', 'a.yml');
    expect(faults.map(({ kind, place }) => [kind, covered('a: *bold* text\n', place)])).toEqual([['aliases', '*bold*']]);
  });

  it('refuses a value that holds itself, and an alias without an anchor', () => {
    const { value, faults } = parseYaml('a: &a\n  b: [*a]\nc: *nowhere\n', 'a.yml');
    expect(value).toBeUndefined();
    expect(faults.map(({ kind, message, place }) => [kind, message, place.start])).toEqual([
      ['aliases', 'the alias "*a" is used inside its own anchor', { line: 2, column: 7 }],
      ['aliases', 'the alias "*nowhere" is used before an anchor "&nowhere" is defined', { line: 3, column: 4 }],
    ]);
  });
});
