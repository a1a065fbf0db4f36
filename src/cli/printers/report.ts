// Defines the types of a printer's input: the result of a build and the print options.
import type { BuildResult } from '#index';

export interface Report {
  readonly result: BuildResult;
  readonly options: PrintOptions;
}

/** The commands whose outcome is a list of diagnostics. */
export type CommandName = 'build' | 'check' | 'verify' | 'prose' | 'test';

export interface PrintOptions {
  readonly command: CommandName;
  readonly colors: boolean;
  /** The width to print for. */
  readonly columns: number;
  /** Absolute: paths for people are relative to it. */
  readonly cwd: string;
  /** Absolute: paths for annotations and SARIF are relative to it. */
  readonly workspace: string;
  /** How many diagnostics people see; `Infinity` for all. */
  readonly maxDiagnostics: number;
  readonly strict: boolean;
  readonly quiet: boolean;
  /** The file of known problems, as the command line names it. */
  readonly baseline?: string | undefined;
  readonly verbose: boolean;
  /** Of slodocs. */
  readonly version: string;
  /** True for a code that `slodocs explain` knows. */
  readonly isExplained: (code: string) => boolean;
}

/** The part of a report that lists of findings are made of, for formats that have no summary. */
export interface Findings {
  readonly result: Pick<BuildResult, 'diagnostics' | 'texts' | 'root'>;
  readonly options: Pick<PrintOptions, 'workspace' | 'strict'> & { readonly command: string };
}

/** A report to text, ending with a newline unless it is empty. */
export type Printer = (report: Report) => string;
