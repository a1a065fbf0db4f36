// Checks that a plugin declares the codes that it reports.
import { nearest } from '#model/nearest';
import { codeOf, type Plugin } from '#model/plugin';

export class UndeclaredCode extends Error {
  readonly help: string;

  constructor(code: string, declared: readonly string[]) {
    super(`its "diagnostics" have no code "${code}"`);
    const near = nearest(code, declared);
    const way = `Declare it there: \`diagnostics: { '${code}': { severity: 'warning', summary: '…' } }\`.`;
    this.help = near ? `Did you mean "${near}"? ${way}` : way;
  }
}

/** The full code of a plugin's own diagnostic. Throws for one that it does not declare. */
export function ownCode(plugin: Plugin, code: string): string {
  const declared = plugin.diagnostics ?? {};
  if (!Object.hasOwn(declared, code)) throw new UndeclaredCode(code, Object.keys(declared));
  return codeOf(plugin, code);
}
