// Creates reports and terminals for the tests of the command line.
import type { Catalogue, Diagnostic } from '#model/diagnostic';
import type { Place } from '#model/place';
import type { Environment, Terminal } from '../../src/cli/environment.ts';
import type { PrintOptions, Report } from '../../src/cli/printers/report.ts';

export const catalogue: Catalogue = {
  'configure/unknown-key': { severity: 'error', summary: 'The configuration has a key that means nothing.' },
  'resolve/broken-link': { severity: 'error', summary: 'A link names a page that does not exist.' },
  'resolve/broken-anchor': { severity: 'warning', summary: 'A link names a heading that does not exist.' },
  'parse/unused': { severity: 'info', summary: 'Something is not used.' },
  'emit/quiet': { severity: 'off', summary: 'Reported only where a site asks for it.' },
};

/** A place in `file` from one line and column to another; within one line unless four numbers are given. */
export function at(file: string, line: number, column: number, endLine: number, endColumn?: number): Place {
  const end = endColumn === undefined ? { line, column: endLine } : { line: endLine, column: endColumn };
  return { file, start: { line, column }, end };
}

export function diagnostic(parts: Partial<Diagnostic> = {}): Diagnostic {
  return { code: 'resolve/broken-link', severity: 'error', message: 'no page at "./instal.md"', ...parts };
}

export function reportOf(
  diagnostics: readonly Diagnostic[],
  texts: Readonly<Record<string, string>> = {},
  options: Partial<PrintOptions> = {},
  result: Partial<Report['result']> = {},
): Report {
  return {
    result: {
      ok: diagnostics.every(({ severity }) => severity !== 'error'),
      diagnostics,
      texts,
      pages: 41,
      files: 57,
      root: '/site',
      beside: [],
      outDir: '/site/build',
      trace: [],
      work: { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 },
      ...result,
    },
    options: {
      command: 'build',
      colors: false,
      columns: 160,
      cwd: '/site',
      workspace: '/site',
      maxDiagnostics: Number.POSITIVE_INFINITY,
      strict: false,
      quiet: false,
      verbose: false,
      version: '1.2.3',
      isExplained: (code) => Object.hasOwn(catalogue, code),
      ...options,
    },
  };
}

/** A terminal that keeps what is written to it. */
export class Paper implements Terminal {
  text = '';
  readonly tty: boolean;
  readonly colors = false;
  readonly columns: number;

  constructor(tty = false, columns = 160) {
    this.tty = tty;
    this.columns = columns;
  }

  write = (text: string): void => {
    this.text += text;
  };
}

export function environmentOf(args: readonly string[], cwd: string): Environment & { stdout: Paper; stderr: Paper } {
  return { args, cwd, stdout: new Paper(), stderr: new Paper(), ci: true, variables: {}, workspace: cwd };
}
