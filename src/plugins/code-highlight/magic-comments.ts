// Extracts comments that mark lines, such as `// highlight-next-line`, from code, and notes the lines they mark.

import type { ElementContent } from 'hast';
import { commentsOf } from './comment-syntaxes.ts';

/** A comment of the site's own, and the class that it gives to lines. */
export interface MagicComment {
  readonly className: string;
  /** The word of a comment that marks the line after it. */
  readonly line?: string;
  /** The words of two comments that mark the lines between them. */
  readonly block?: { readonly start: string; readonly end: string };
}

/** The comments of a site that names none. */
export const usualComments: readonly MagicComment[] = [
  comment('highlighted', 'highlight'),
  comment('added', 'diff-add'),
  comment('removed', 'diff-remove'),
  comment('focused', 'focus'),
  comment('error', 'error'),
  comment('warning', 'warning'),
];

function comment(className: string, word: string): MagicComment {
  return { className, line: `${word}-next-line`, block: { start: `${word}-start`, end: `${word}-end` } };
}

/** A mark counts only where its comment stands alone on a line. */
export function extractMarks(lines: readonly CodeLine[], grammar: string, comments = usualComments): MarkedLines {
  const mark = markOf(grammar, comments);
  const kept: CodeLine[] = [];
  const stray: StrayComment[] = [];
  const faults: MarkFault[] = [];
  const almost = grammar === 'markdown' ? undefined : almostMark(comments);
  const add = (at: number, { className }: MagicComment): void => {
    kept[at] = withClass(kept[at] as CodeLine, className);
  };
  const next = new Map<MagicComment, StrayComment>();
  /** With the kept line on which each begins. */
  const open = new Map<MagicComment, StrayComment & { readonly from: number }>();
  for (const [at, line] of lines.entries()) {
    const word = mark.exec(line.text)?.slice(1).find(Boolean);
    const comment = comments.find(({ line: own, block }) => word !== undefined && [own, block?.start, block?.end].includes(word));
    if (word === undefined || !comment) {
      const [, odd] = almost?.exec(line.text.trim()) ?? [];
      if (odd !== undefined) faults.push(oddFault(odd, at));
      kept.push(line);
      for (const comment of next.keys()) add(kept.length - 1, comment);
      next.clear();
    } else if (word === comment.line) next.set(comment, { word, at });
    else if (word === comment.block?.start) {
      // As in Docusaurus, the later of two starts counts.
      const earlier = open.get(comment);
      if (earlier) stray.push(earlier);
      open.set(comment, { word, at, from: kept.length });
    } else {
      const start = open.get(comment);
      if (!start) stray.push({ word, at });
      for (let index = start?.from ?? kept.length; index < kept.length; index++) add(index, comment);
      open.delete(comment);
    }
  }
  stray.push(...next.values(), ...open.values());
  return { lines: kept, faults: [...stray.sort((one, other) => one.at - other.at).map(strayFault), ...faults] };
}

/** A comment without effect, and its line in the code as written. */
interface StrayComment {
  readonly word: string;
  readonly at: number;
}

function strayFault({ word, at }: StrayComment): MarkFault {
  const help =
    'A comment that starts a block needs a comment that ends it, and a comment for the next line needs a line after it.';
  return { code: 'invalid-lines', message: `the comment "${word}" marks no lines`, help, words: word, line: at };
}

function oddFault(word: string, line: number): MarkFault {
  const help = 'It is shown like any other line. Write it as a comment of the language, or mark lines by number: `{2}`.';
  return {
    code: 'unknown-comment',
    message: `"${word}" is not inside a comment of this language`,
    help,
    words: word,
    line,
  };
}

/** Matches a line, without the space at its ends, that would be a comment in some language, and holds nothing but a mark. */
function almostMark(comments: readonly MagicComment[]): RegExp {
  return new RegExp(
    `^(?:[;%'"!#\u235D\\\\]|(?!<\\/|[<([{]+\\w)[^\\w\\s]{2,6}|rem|dnl)\\s*(${wordsOf(comments)})\\s*[^\\w\\s'"\`{,]{0,6}$`,
    'i',
  );
}

function wordsOf(comments: readonly MagicComment[]): string {
  const words = comments.flatMap(({ line, block }) => [line, block?.start, block?.end].filter((word) => word !== undefined));
  return words.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
}

/** Matches a line that consists of such a comment alone. */
function markOf(grammar: string, comments: readonly MagicComment[]): RegExp {
  const word = wordsOf(comments);
  const forms = commentsOf(grammar).map(([open, close]) => `${open}\\s*(${word})\\s*${close}`);
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
}

export interface CodeLine {
  readonly text: string;
  /** The classes of its marks. */
  readonly classes: readonly string[];
  /** Words to mark in the text. */
  readonly words: readonly string[];
}

/** A fault in the marks of a block. `words` are the faulty words of the meta string; all of it when absent. */
export interface MarkFault {
  readonly code: 'invalid-lines' | 'missing-word' | 'unknown-comment' | 'unknown-frame' | 'unknown-mark';
  readonly message: string;
  readonly help: string;
  readonly words?: string;
  /** The line of code with the faulty words, from 0, unless they are in the opening line. */
  readonly line?: number;
  /** The faulty number, range or value in them. */
  readonly part?: string;
  /** What was meant by it. */
  readonly meant?: string;
}

export interface MarkedLines {
  readonly lines: readonly CodeLine[];
  readonly faults: readonly MarkFault[];
}

export type Fault = Omit<MarkFault, 'code'> & {
  readonly code: MarkFault['code'] | 'unknown-language';
  readonly group?: string;
};

export interface FramedCode {
  readonly lines: readonly ElementContent[];
  readonly frame?: 'terminal';
  readonly faults: readonly MarkFault[];
}

export interface ShownCode extends FramedCode {
  /** How many lines there are. */
  readonly count: number;
}

/** Adds a class only once. */
export function withClass(line: CodeLine, className: string): CodeLine {
  return line.classes.includes(className) ? line : { ...line, classes: [...line.classes, className] };
}
