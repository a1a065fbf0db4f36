// Maps error messages of the YAML parser to slodocs' messages and the range that each refers to.
import type { ErrorCode } from 'yaml';

/** Offsets in a text, the end exclusive. */
export type Range = readonly [number, number];

export interface Rule {
  /** The parser's error code, or a pattern of its message. */
  readonly when: ErrorCode | RegExp;
  /** A further condition on the text of the range and on what precedes it in the line. */
  readonly where?: (words: string, before: string) => boolean;
  /** `$0` stands for the words in the range, `$1` for their first character. */
  readonly message: string;
  readonly range: 'marked' | 'word' | 'rest of line' | 'line' | 'opening' | 'block header';
}

const line = 'this line is no "key: value"';

/** The first matching rule applies. */
export const rules: readonly Rule[] = [
  { when: 'DUPLICATE_KEY', message: 'the key "$0" stands twice in its map', range: 'word' },
  { when: 'NON_STRING_KEY', message: 'a key must be a text, not a list or a map', range: 'rest of line' },
  { when: 'TAB_AS_INDENT', message: 'a tab indents this line, where YAML takes spaces only', range: 'marked' },
  { when: 'MULTIPLE_DOCS', message: 'a second YAML document starts here', range: 'marked' },
  { when: 'BAD_SCALAR_START', message: 'a value that starts with "$1" must be quoted', range: 'word' },
  { when: 'TAG_RESOLVE_FAILED', message: 'the tag "$0" is not known', range: 'marked' },
  {
    when: 'BAD_DQ_ESCAPE',
    message: 'a "\\" in double quotes must be doubled, unless it begins an escape such as "\\n"',
    range: 'word',
  },
  { when: 'MULTILINE_IMPLICIT_KEY', message: line, range: 'line' },
  { when: /^Implicit map keys need/, message: line, range: 'line' },
  {
    when: /^Nested mappings/,
    where: (words) => /:(\s|$)/.test(words),
    message: 'a second ":" stands in this value, which must be quoted',
    range: 'rest of line',
  },
  { when: /^Nested mappings/, message: 'the next line is indented, and so belongs to this value', range: 'rest of line' },
  { when: /^Missing closing .quote/, message: 'this quote is never closed', range: 'opening' },
  { when: /^Flow sequence.*end with|^Expected flow sequence/i, message: 'this list is never closed by "]"', range: 'opening' },
  { when: /^Flow map.*end with|^Expected flow map/i, message: 'this map is never closed by "}"', range: 'opening' },
  { when: /^Unexpected flow-(map|seq)-end/, message: 'this "$0" closes nothing', range: 'marked' },
  { when: /^Unexpected , in flow map|empty item in flow map/, message: 'a "," too many stands in this map', range: 'marked' },
  { when: /^Unexpected , in flow seq|empty item in flow seq/, message: 'a "," too many stands in this list', range: 'marked' },
  {
    when: /^Block scalar header|^Not a YAML token/,
    message: 'a value that starts with "$1" must be quoted',
    range: 'block header',
  },
  { when: 'BAD_DIRECTIVE', message: 'this line begins with "%", as no key can', range: 'line' },
  { when: /^Missing , (?:or : )?between/, message: 'a comma is missing before this', range: 'word' },
  { when: /^Unexpected block-seq-ind/, message: 'a list starts on the line below its key', range: 'rest of line' },
  {
    when: /^Unexpected \S+ at node end/,
    where: (_, before) => before.trim() === '',
    message: 'this line does not belong to what stands above it',
    range: 'rest of line',
  },
  {
    when: /^Unexpected \S+ at node end/,
    message: 'this stands behind a value that has ended, so the whole must be quoted',
    range: 'rest of line',
  },
  { when: /^Unexpected \S+ token/, message: 'this line does not belong to what stands above it', range: 'rest of line' },
  {
    when: /same column|^A block sequence may not/,
    message: 'this line is indented unlike those that it belongs to',
    range: 'line',
  },
];
