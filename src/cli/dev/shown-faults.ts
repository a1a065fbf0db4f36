// Prepares the faults of a site for its pages: the list of the badge, with frames as text.
import type { DevFaults } from '#model/dev';
import type { ShownFault, ShownFaults } from '#model/dev-page';
import type { Diagnostic } from '#model/diagnostic';
import { printDiagnostics } from '../printers/pretty.ts';
import type { LineStyle } from './dev-lines.ts';

/** The most faults that a page gets: the terminal has them all. */
const most = 200;

/** In characters: narrow enough for a phone. */
const columns = 90;

export function shownFaults({ diagnostics, texts, left }: DevFaults, style: LineStyle): ShownFaults {
  const real = diagnostics.filter(({ severity }) => severity !== 'info');
  const stale = diagnostics.filter(({ severity, code }) => severity === 'info' && code === 'translations/stale');
  const count = (severity: string): number => real.filter((one) => one.severity === severity).length;
  const errorsFirst = [...real].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const shown = [...errorsFirst, ...stale].slice(0, most);
  const plain = { columns, colors: false, cwd: style.root };
  return {
    errors: count('error'),
    warnings: count('warning'),
    stale: stale.length,
    left,
    faults: shown.map((fault): ShownFault => {
      const { id, code, severity, message, help, place, fix, pages = [] } = fault;
      return {
        id,
        code,
        severity: severity as ShownFault['severity'],
        message,
        help,
        file: place?.file,
        line: place?.start.line,
        column: place?.start.column,
        frame: frameOf(printDiagnostics([withoutHelp(fault)], { texts, root: style.root }, plain)),
        fix: fix?.title,
        pages,
      };
    }),
  };
}

/** The page wraps help and message by itself. */
function withoutHelp({ help: _, ...fault }: Diagnostic): Diagnostic {
  return fault;
}

function frameOf(printed: string): string {
  return printed.slice(printed.indexOf('\n') + 1).trimEnd();
}
