// Turns the reported codes into the rules of a SARIF run.

import type { ReportingDescriptor } from 'sarif';
import type { Catalogue, Diagnostic } from '#model/diagnostic';
import { compareText } from '#model/place';

export const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

/** One rule for each code that was reported, sorted. Codes of a site's own plugins are in no catalogue of ours. */
export function rulesOf(diagnostics: readonly Diagnostic[], catalogue: Catalogue): ReportingDescriptor[] {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort(compareText);
  return codes.map((id) => {
    const entry = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
    if (!entry) return { id, shortDescription: { text: id } };
    return {
      id,
      shortDescription: { text: entry.summary },
      help: { text: `To learn more: slodocs explain ${id}` },
      defaultConfiguration: entry.severity === 'off' ? { enabled: false } : { level: levels[entry.severity] },
    };
  });
}
