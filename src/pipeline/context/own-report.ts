// Completes and checks what a plugin reports.
import { shorten } from '#model/cut-text';
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import { codeOf, type Plugin } from '#model/plugin';
import { readBy } from './answers/read-answers.ts';
import { draft as draftShape } from './answers/shapes.ts';

/** The call of `report` throws it, so that the line of the plugin is known. */
export class InvalidReport extends Error {
  constructor(
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}

/** A diagnostic is one sentence; whoever reports a whole file is cut short. */
const longestText = 10_000;

/** A copy of the report with its full code. Throws an `InvalidReport` for one that no printer could show. */
export function ownReport(plugin: Plugin, given: unknown): DiagnosticDraft {
  const read = readBy<Omit<DiagnosticDraft, 'plugin'>>(draftShape, given);
  if ('problem' in read) throw new InvalidReport(`its report is invalid: ${read.problem}`, reportHelp);
  const { message, help, ...draft } = read.value;
  return {
    ...draft,
    code: ownCode(plugin, draft.code),
    message: shorten(message, longestText),
    ...(help === undefined ? {} : { help: shorten(help, longestText) }),
    plugin: plugin.name,
  };
}

const reportHelp =
  'Write `ctx.report({ code, message, help, place })`. A `fix` has a `title`, a `place`, the source there as `replaces`, and the new `text`. The severity is set with the code, in `diagnostics`.';

/** The full code of a plugin's own diagnostic. Throws for one that it does not declare. */
function ownCode(plugin: Plugin, code: string): string {
  const declared = plugin.diagnostics ?? {};
  if (Object.hasOwn(declared, code)) return codeOf(plugin, code);
  const near = nearest(code, Object.keys(declared));
  const way = `Declare it there: \`diagnostics: { '${code}': { severity: 'warning', summary: '…' } }\`.`;
  throw new InvalidReport(`its "diagnostics" have no code "${code}"`, near ? `Did you mean "${near}"? ${way}` : way);
}
