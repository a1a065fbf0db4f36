// Prints a report for people: each diagnostic with its frame, then the summary.
import type { Diagnostic } from '#model/diagnostic';
import { printDiagnostic } from './diagnostic.ts';
import { createPalette } from './palette.ts';
import { pathFrom } from './paths.ts';
import type { Report } from './report.ts';
import { createSources } from './sources.ts';
import { isSilent, summaryLines } from './summary.ts';
import { verboseLines } from './verbose.ts';

export function printPretty(report: Report): string {
  const { result, options } = report;
  const shown = isSilent(report) ? [] : result.diagnostics.slice(0, options.maxDiagnostics);
  const blocks = printDiagnostics(shown, result, options);
  const lines = [...summaryLines(report), ...(options.verbose ? verboseLines(report) : [])];
  return blocks + lines.map((line) => `${line}\n`).join('');
}

/** Diagnostics alone, an empty line after each. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { texts, root }: { readonly texts: Readonly<Record<string, string>>; readonly root: string },
  options: { readonly colors: boolean; readonly columns: number; readonly cwd: string },
): string {
  const style = {
    palette: createPalette(options.colors),
    columns: options.columns,
    sources: createSources(texts),
    path: (file: string) => pathFrom(options.cwd, root, file),
  };
  return diagnostics.map((diagnostic) => `${printDiagnostic(diagnostic, style)}\n\n`).join('');
}
