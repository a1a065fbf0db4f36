// Collects the marks of a block's lines from comments, diff signs and the fence's meta string.

import { type FenceMeta, readLines } from 'slodocs/kit';
import { type CodeLine, extractMarks, type MagicComment, type MarkedLines, type MarkFault, withClass } from './magic-comments.ts';
import type { extractShortMarks } from './short-marks.ts';

interface MarkOptions {
  readonly grammar: string;
  /** The lines begin with the signs of a diff. */
  readonly signs: boolean;
  readonly comments: readonly MagicComment[];
  /** Needed for code with such marks. */
  readonly extractShortMarks?: typeof extractShortMarks | undefined;
}

/** Lines listed in the meta string get the class of the first comment, and disable marking by comments. */
export function markCode(code: string, meta: FenceMeta, options: MarkOptions): MarkedLines {
  const { grammar, signs, comments } = options;
  const highlighted = comments[0]?.className ?? 'highlighted';
  const plain = code.split('\n').map((text): CodeLine => ({ text, classes: [], words: [] }));
  const written = signs ? extractSigns(plain) : plain;
  const commented = meta.lines === undefined ? extractMarks(written, grammar, comments) : { lines: written, faults: [] };
  const short = options.extractShortMarks?.(commented.lines, grammar, highlighted) ?? { lines: commented.lines, faults: [] };
  const listed = markListed(short.lines, meta.lines, highlighted);
  const worded = markWords(listed.lines, meta.words);
  return { lines: worded.lines, faults: [commented, short, listed, worded].flatMap(({ faults }) => faults) };
}

function markListed(lines: readonly CodeLine[], list: string | undefined, className: string): MarkedLines {
  if (list === undefined) return { lines, faults: [] };
  const { numbers, faults } = numbersIn(list, lines.length, `{${list}}`);
  return { lines: lines.map((line, index) => (numbers.has(index + 1) ? withClass(line, className) : line)), faults };
}

/** `words` are those of the opening line that hold the list. */
export function numbersIn(list: string, count: number, words: string) {
  const { lines: numbers, invalid } = readLines(list, count);
  const help = `Line numbers start at 1, ranges go upward, and this block has ${count === 1 ? '1 line' : `${count} lines`}.`;
  const faults = invalid.map((part): MarkFault => {
    const message = part === '' ? 'the list of lines has a comma without a line next to it' : `the block has no lines "${part}"`;
    return { code: 'invalid-lines', message, help, words, part };
  });
  return { numbers, faults };
}

function markWords(lines: readonly CodeLine[], words: readonly string[]): MarkedLines {
  if (words.length === 0) return { lines, faults: [] };
  const missing = words.filter((word) => !lines.some(({ text }) => text.includes(word)));
  const help = 'The words must match exactly, including letter case, within a line of the code.';
  const faults = missing.map((word): MarkFault => {
    return {
      code: 'missing-word',
      message: `the block does not contain "${word}" to mark`,
      help,
      words: `/${word.replaceAll('/', '\\/')}/`,
    };
  });
  return { lines: lines.map((line) => ({ ...line, words: [...line.words, ...words] })), faults };
}

const classOf: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed' };

/** If any line lacks both a sign and a blank in the first column, unmarked lines are taken to have no such column. */
function extractSigns(lines: readonly CodeLine[]): readonly CodeLine[] {
  const hasPlace = lines.every(({ text }) => /^(?:[-+\s]|$)/.test(text));
  return lines.map((line) => {
    const className = classOf[line.text[0] ?? ''];
    const text = className || hasPlace ? line.text.slice(1) : line.text;
    return className ? withClass({ ...line, text }, className) : { ...line, text };
  });
}
