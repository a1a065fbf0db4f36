// The lines of a block while its marks are gathered.

export interface CodeLine {
  readonly text: string;
  /** What it is marked as. */
  readonly classes: readonly string[];
  /** Parts of its text that are marked, wherever they stand. */
  readonly words: readonly string[];
}

/** What is wrong with the marks of a block. `words` are those of its opening line that are at fault; all of it when absent. */
export interface MarkFault {
  readonly code: 'invalid-lines' | 'missing-word' | 'unknown-mark';
  readonly message: string;
  readonly help: string;
  readonly words?: string;
  /** The line of the code that has the words, counted from 0, where it is not the opening line. */
  readonly line?: number;
  /** The number or range among the words that is at fault. */
  readonly part?: string;
}

export interface MarkedLines {
  readonly lines: readonly CodeLine[];
  readonly faults: readonly MarkFault[];
}

/** A line cannot be the same thing twice. */
export function withClass(line: CodeLine, className: string): CodeLine {
  return line.classes.includes(className) ? line : { ...line, classes: [...line.classes, className] };
}
