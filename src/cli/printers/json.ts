// Prints a report as JSON, with keys in a stable order.
import type { Diagnostic } from '#model/diagnostic';
import type { Place } from '#model/place';
import { countDiagnostics } from './counts.ts';
import type { Report } from './report.ts';

export function printJson({ result, options }: Report): string {
  const counts = countDiagnostics(result.diagnostics);
  const known = result.known ? { known: result.known.length } : {};
  const report = {
    version: 1,
    tool: { name: 'slodocs', version: options.version },
    summary: { ...counts, ...known, pages: result.pages, files: result.files, ok: result.ok },
    diagnostics: result.diagnostics.map(diagnosticOf),
    vanished: result.vanished?.map(({ code, file, fingerprint, count }) => ({ code, file, fingerprint, count })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Keys that are undefined are left out by JSON itself. */
export function diagnosticOf({ code, severity, message, help, place, related, fix, plugin }: Diagnostic) {
  return {
    code,
    severity,
    message,
    help,
    place: place && placeOf(place),
    related: related?.map((other) => ({ message: other.message, place: placeOf(other.place) })),
    fix: fix && { title: fix.title, place: placeOf(fix.place), replaces: fix.replaces, text: fix.text },
    plugin,
  };
}

function placeOf({ file, start, end }: Place): Place {
  return {
    file,
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  };
}
