// Generates texts that nearly are syntax, for tests of parsers.
import fc from 'fast-check';

/** What starts or ends a construct, or nearly does, and what may stand around it. */
export const pieces = [
  ...[
    'me@nines.example',
    'a.b+c-d_e@x.y',
    '@scope/name',
    'a@b',
    'a/me@x.y',
    'mailto:me@x.y',
    'xmpp:me@x.y/z',
    'me&#64;x.y',
    'me\\@x.y',
  ],
  ...[
    'https://nines.example/a_b?c=(d).',
    'HTTP://X.Y',
    'http:/x',
    'https\\://x.y',
    'https&colon;//x.y',
    'www.x.y',
    'WWW.x',
    'ww\\w.x.y',
  ],
  ...['| a | b |', '|-|-|', '| - | :-: |', ':-', '-', '--- | ---', '| a', 'a | b', '\\|', '| `a|b` | me@x.y |', '---', '- - -'],
  ...[
    '[^1]',
    '[^1]: ',
    '[a]: https://x.y "t"',
    '[a]',
    '[a](b@c.d)',
    '[',
    ']',
    '](',
    '<me@x.y>',
    '<https://x.y>',
    '![a](www.x.y)',
  ],
  ...['~~', '~', '`', '``', '```\n', '~~~\n', '$', '$$', '$$\n', '*', '**', '_', '__', '\\', '&amp;', '&#x68;', '\\\n', '  \n'],
  ...[
    ':',
    '::a[b]{c}',
    ':::tip\n',
    ':::tip[me@x.y]\n',
    ':::\n',
    '::::note\n',
    ':a[https://x.y]',
    '{',
    '}',
    '{a}',
    '{/* me@x.y */}',
  ],
  ...[
    '<a>',
    '</a>',
    '<b c="d@e.f">',
    '</b>',
    '<!-- a@b.c -->',
    '<!--',
    '-->',
    '<A b={c}/>',
    '<>',
    '</>',
    'import a from "b"\n',
    'export ',
  ],
  ...['# ', '## ', '> ', '- ', '1. ', '- [ ] ', '    ', '\t', ' ', '  ', '\n', '\n\n', '\r\n', '\r', '\n> ', '\n  ', '\n- '],
  ...[
    'a',
    'word',
    'h',
    'w',
    'import',
    'e',
    '.',
    '-',
    '+',
    '_',
    '7',
    '/',
    '(',
    ')',
    '"',
    "'",
    'é',
    '😀',
    '\u00a0',
    '\u2028',
    '\0',
    '\ufeff',
  ],
];

const cell = fc.constantFrom('a', 'me@x.y', 'https://x.y', '`b`', '', '\\|', '-', ':-', '--', ':', ' ');
const row = fc
  .tuple(fc.constantFrom('', '|'), fc.array(cell, { maxLength: 3 }), fc.constantFrom('', '|', ' ', '|\t', '| ', ' c'))
  .map(([lead, cells, tail]) => lead + cells.join('|') + tail);
const lead = fc.constantFrom('', '> ', '>', '- ', '  ', '1. ', '   ', '    ', '\t', '# ', ':::tip\n', '- > ', '[^a]: ', '<a>\n');
const line = fc.tuple(lead, row, fc.constantFrom('\n', '\r\n', '\r', '\n\n')).map((parts) => parts.join(''));

/** Tables, and what looks like them, with addresses in cells and blocks around them. */
export const tableTexts = fc.array(line, { maxLength: 12 }).map((lines) => lines.join(''));
