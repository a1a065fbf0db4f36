// Defines the colors of printed diagnostics, or none.

import picocolors from 'picocolors';
import type { Diagnostic } from '#model/diagnostic';

type Paint = (text: string) => string;

export interface Palette {
  readonly severity: Readonly<Record<Diagnostic['severity'], Paint>>;
  readonly strong: Paint;
  readonly quiet: Paint;
  /** Of words that were searched for. */
  readonly found: Paint;
  readonly note: Paint;
  readonly help: Paint;
  readonly removed: Paint;
  readonly added: Paint;
}

export function createPalette(colors: boolean): Palette {
  const { bold, red, yellow, cyan, blue, green } = picocolors.createColors(colors);
  return {
    severity: { error: (text) => bold(red(text)), warning: (text) => bold(yellow(text)), info: (text) => bold(cyan(text)) },
    strong: bold,
    quiet: blue,
    found: (text) => bold(yellow(text)),
    note: (text) => bold(green(text)),
    help: (text) => bold(cyan(text)),
    removed: red,
    added: green,
  };
}
