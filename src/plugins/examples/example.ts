// Defines examples: blocks that run as one program, with what each is to print.
import type { Place } from 'slodocs/kit';
import type { Fence } from './fences.ts';

export interface FenceAt extends Fence {
  /** Of the whole fence. */
  readonly place: Place;
}

/** A text that is to be printed, with where it stands. */
export interface Expected {
  readonly text: string;
  /** Compares by value, not by line. */
  readonly isJson?: boolean;
  /** Of the fence it is in. */
  readonly place: Place;
  /** The number of its first line in the code of the fence, from 0. */
  readonly line: number;
}

export interface Step {
  readonly code: string;
  readonly place: Place;
  /** The number of its first line in the code of the fence, from 0. */
  readonly line: number;
  expected?: Expected;
}

export interface Example {
  readonly name: string | undefined;
  readonly language: string;
  /** What is set up for it first. */
  readonly steps: Step[];
  /** By their paths in the folder of the example. */
  readonly files: Readonly<Record<string, string>>;
  /** It is to end with another code than 0. */
  fails: boolean;
}

export function openingOf({ file, start }: Place): Place {
  return { file, start, end: { line: start.line, column: start.column + 3 } };
}
