// Prints texts of any origin as comments that end where their line does.
import { Code } from './code.ts';
import { escapeUnprintable } from './unprintable.ts';

/** Without a line end. What would end a line, or a comment of another kind around it, is written as an escape. */
export function lineComment(text: string): Code {
  return Code.verbatim(`// ${escapeUnprintable(text).replaceAll('*/', '*\\/').replaceAll('-->', '--\\>')}`);
}
