// Prints what the terminal shows of a site in development.
import type { DevFaults } from '#model/dev';
import { countDiagnostics, plural, printCounts } from '../printers/counts.ts';
import type { Palette } from '../printers/palette.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { visible } from '../printers/visible.ts';

export interface LineStyle {
  readonly palette: Palette;
  readonly colors: boolean;
  readonly columns: number;
  readonly cwd: string;
  readonly root: string;
}

/** The most faults that are printed at once: `f` lists them all. */
const mostPrinted = 10;

/** What is new, what is mended, and the count; empty where nothing has changed. */
export function printChange(faults: DevFaults, style: LineStyle): string {
  const fresh = new Set(faults.fresh);
  if (fresh.size + faults.mended.length === 0) return '';
  const { palette } = style;
  const added = faults.diagnostics.filter(({ id, severity }) => fresh.has(id) && severity !== 'info');
  const shown = printDiagnostics(added.slice(0, mostPrinted), { texts: faults.texts, root: style.root }, style);
  const rest = added.length > mostPrinted ? `${added.length - mostPrinted} more: press f to list all\n` : '';
  const mended = faults.mended
    .filter(({ severity }) => severity !== 'info')
    .slice(0, mostPrinted)
    .map(({ code, message }) => `${palette.note('fixed')} ${code}: ${visible(message)}\n`)
    .join('');
  // Nothing is printed when the last page is rendered: what stands here must stay true.
  const soFar = faults.left === 0 ? '' : ' so far';
  // An info alone is not worth an interruption, but must not be a riddle either.
  const where = shown + mended === '' ? ': press f to list all' : '';
  return `${shown}${rest}${mended}${countLine(faults, style)}${soFar}${where}\n`;
}

export function printAll(faults: DevFaults, style: LineStyle): string {
  return (
    printDiagnostics(faults.diagnostics, { texts: faults.texts, root: style.root }, style) +
    countLine(faults, style) +
    pendingPages(faults)
  );
}

function pendingPages({ left }: DevFaults): string {
  return `${left ? `, ${plural(left, 'page')} not rendered yet` : ''}\n`;
}

function countLine({ diagnostics }: DevFaults, { palette }: LineStyle): string {
  const counts = countDiagnostics(diagnostics);
  const line = printCounts(counts) || 'no problems found';
  const paint = counts.errors > 0 ? palette.severity.error : counts.warnings > 0 ? palette.severity.warning : palette.strong;
  return paint(line);
}

export const help = `  o  open in the browser
  r  restart: read the configuration again
  f  list all problems
  h  show this help
  q  quit
`;
