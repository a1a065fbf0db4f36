// Lists the rules of YAML that authors break most, with what to write instead.
import type { ErrorCode } from 'yaml';

export interface Rule {
  /** The parser's error code, or a pattern of its message. */
  readonly when: ErrorCode | RegExp;
  /** A further condition on the text of the range and on what precedes it in the line. */
  readonly where?: (words: string, before: string) => boolean;
  /** `$0` stands for the words in the range, `$1` for their first character. */
  readonly message: string;
  readonly range: 'marked' | 'word' | 'rest of line' | 'line' | 'opening' | 'block header';
}

const line = 'this line is not of the form "key: value"';

/** The first matching rule applies. */
export const rules: readonly Rule[] = [
  { when: 'DUPLICATE_KEY', message: 'the key "$0" is used twice in this map', range: 'word' },
  { when: 'NON_STRING_KEY', message: 'a key must be a string, not a list or a map', range: 'rest of line' },
  { when: 'TAB_AS_INDENT', message: 'this line is indented with a tab, but YAML allows only spaces', range: 'marked' },
  { when: 'MULTIPLE_DOCS', message: 'a second YAML document starts here', range: 'marked' },
  { when: 'BAD_SCALAR_START', message: 'a value that starts with "$1" must be quoted', range: 'word' },
  { when: 'TAG_RESOLVE_FAILED', message: 'the tag "$0" is unknown', range: 'marked' },
  {
    when: 'BAD_DQ_ESCAPE',
    message: 'a "\\" in double quotes must be doubled, unless it starts an escape sequence such as "\\n"',
    range: 'word',
  },
  { when: 'MULTILINE_IMPLICIT_KEY', message: line, range: 'line' },
  { when: /^Implicit map keys need/, message: line, range: 'line' },
  {
    when: /^Nested mappings/,
    where: (words) => /:(\s|$)/.test(words),
    message: 'this value contains another ":" and must be quoted',
    range: 'rest of line',
  },
  { when: /^Nested mappings/, message: 'the next line is indented, so it belongs to this value', range: 'rest of line' },
  { when: /^Missing closing .quote/, message: 'this quote is never closed', range: 'opening' },
  { when: /^Flow sequence.*end with|^Expected flow sequence/i, message: 'this list is never closed with "]"', range: 'opening' },
  { when: /^Flow map.*end with|^Expected flow map/i, message: 'this map is never closed with "}"', range: 'opening' },
  { when: /^Unexpected flow-(map|seq)-end/, message: 'this "$0" has no matching opening bracket', range: 'marked' },
  { when: /^Unexpected , in flow map|empty item in flow map/, message: 'this map contains an extra ","', range: 'marked' },
  { when: /^Unexpected , in flow seq|empty item in flow seq/, message: 'this list contains an extra ","', range: 'marked' },
  {
    when: /^Block scalar header|^Not a YAML token/,
    message: 'a value that starts with "$1" must be quoted',
    range: 'block header',
  },
  { when: 'BAD_DIRECTIVE', message: 'this line begins with "%", which is not allowed for a key', range: 'line' },
  { when: /^Missing , (?:or : )?between/, message: 'a comma is missing before this', range: 'word' },
  { when: /^Unexpected block-seq-ind/, message: 'a list must start on the line below its key', range: 'rest of line' },
  {
    when: /^Unexpected \S+ at node end/,
    where: (_, before) => before.trim() === '',
    message: 'this line does not belong to the lines above it',
    range: 'rest of line',
  },
  {
    when: /^Unexpected \S+ at node end/,
    message: 'this follows a value that has already ended, so the whole value must be quoted',
    range: 'rest of line',
  },
  { when: /^Unexpected \S+ token/, message: 'this line does not belong to the lines above it', range: 'rest of line' },
  {
    when: /same column|^A block sequence may not/,
    message: 'this line is indented differently from the lines that it belongs to',
    range: 'line',
  },
];
