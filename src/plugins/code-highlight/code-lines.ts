// Defines the types of code lines and their marks, while the marks are collected and after they are applied.
import type { ElementContent } from 'hast';

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
