// Defines the grammar of the code language `diagnostic`, which colours the diagnostics that slodocs prints.
import type { Syntax } from 'refractor/core';

/** Greedy patterns see the whole text: only there does `^` mean the start of a line, and not the end of the token before it. */
const greedy = (pattern: RegExp, ...alias: string[]) => ({ pattern, alias, greedy: true });

export const diagnosticSyntax: Syntax = Object.assign(
  ({ languages }: { languages: object }): void => {
    Object.assign(languages, {
      diagnostic: {
        'error-code': greedy(/^error\[[^\]\r\n]+\](?=:)/m, 'bold'),
        'warning-code': greedy(/^warning\[[^\]\r\n]+\](?=:)/m, 'bold'),
        'info-code': greedy(/^info\[[^\]\r\n]+\](?=:)/m, 'bold'),
        hint: [greedy(/^(?:note|fix)(?=:)/m, 'bold'), greedy(/(?<=^ *= )(?:help|plugin):/m)],
        message: greedy(/(?<=^(?:(?:error|warning|info)\[[^\]\n]+\]|note|fix):) .*/m, 'bold'),
        deleted: greedy(/(?<=^ *\d+ )-(?: .*)?$/m),
        inserted: greedy(/(?<=^ *\d+ )\+(?: .*)?$/m),
        carets: greedy(/(?<!\^)\^+$(?<=^ *\| +\^+)/m, 'bold'),
        frame: greedy(/^(?: *(?:\d+ +)?\|(?= |$)| *\d+(?= [-+](?: |$))| *-->(?= )| *=(?= )|\.\.\.$)/m),
      },
    });
  },
  { displayName: 'diagnostic', aliases: [] },
);
