// Prints a report as GitHub workflow commands, which become annotations in a pull request.
import type { Diagnostic } from '#model/diagnostic';
import { countDiagnostics, printCounts } from './counts.ts';
import { isWholeFile } from './frame.ts';
import type { Report } from './report.ts';
import { pathFrom } from './sources.ts';
import { isSilent, summaryLines } from './summary.ts';
import { verboseLines } from './verbose.ts';
import { visible } from './visible.ts';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;
/** GitHub keeps this many annotations of each kind from one step. */
const cap = 10;

export function printGithub(report: Report): string {
  const { result, options } = report;
  const path = (file: string): string => pathFrom(options.workspace, result.root, file);
  const shown = isSilent(report) ? [] : result.diagnostics.slice(0, options.maxDiagnostics);
  const { annotated, rest } = share(shown);
  const lines = [
    ...annotated.map((diagnostic) => command(diagnostic, path)),
    ...restLines(rest, path),
    ...summaryLines(report),
    ...(options.verbose ? verboseLines(report) : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Splits diagnostics into the first of each severity, up to the cap, and those that GitHub would drop. */
function share(diagnostics: readonly Diagnostic[]): {
  readonly annotated: readonly Diagnostic[];
  readonly rest: readonly Diagnostic[];
} {
  const taken = { error: 0, warning: 0, info: 0 };
  const annotated: Diagnostic[] = [];
  const rest: Diagnostic[] = [];
  for (const diagnostic of diagnostics) (++taken[diagnostic.severity] <= cap ? annotated : rest).push(diagnostic);
  return { annotated, rest };
}

function command(diagnostic: Diagnostic, path: (file: string) => string): string {
  const properties = Object.entries({ ...positionOf(diagnostic, path), title: diagnostic.code });
  const printed = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
  const text = diagnostic.help ? `${diagnostic.message}\n${diagnostic.help}` : diagnostic.message;
  return `::${commands[diagnostic.severity]} ${printed}::${escapeData(text)}`;
}

/** GitHub takes columns only for a range within one line. */
function positionOf({ place }: Diagnostic, path: (file: string) => string): Readonly<Record<string, string | number>> {
  if (!place || place.file === '') return {};
  const file = path(place.file);
  if (isWholeFile(place)) return { file };
  const { start, end } = place;
  if (start.line !== end.line) return { file, line: start.line, endLine: end.line };
  return { file, line: start.line, col: start.column, endLine: end.line, endColumn: end.column };
}

function restLines(rest: readonly Diagnostic[], path: (file: string) => string): readonly string[] {
  if (rest.length === 0) return [];
  const counts = printCounts(countDiagnostics(rest));
  return [
    `without annotations, because GitHub accepts only ${cap} of each kind per step: ${counts}`,
    ...rest.map((one) => plainLine(one, path)),
  ];
}

/** Escapes a log line, so that the runner takes it for a command of neither form. */
function plainLine({ severity, code, message, place }: Diagnostic, path: (file: string) => string): string {
  const where = place && place.file !== '' ? ` ${path(place.file)}:${place.start.line}:${place.start.column}` : '';
  return visible(`${severity}[${code}]${where}: ${message.replaceAll(/\s+/g, ' ')}`).replaceAll('##[', '## [');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
