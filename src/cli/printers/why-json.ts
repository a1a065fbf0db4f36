// Prints an explanation as JSON for programs.
import type { WhyResult } from '#model/why';
import { diagnosticOf } from './json.ts';

export function printWhyJson(
  { explanation, nearest, resolved, diagnostics }: WhyResult,
  target: string,
  version: string,
): string {
  const report = {
    version: 1,
    tool: { name: 'slodocs', version },
    target,
    resolved,
    explanation: explanation ?? null,
    nearest,
    diagnostics: diagnostics.map(diagnosticOf),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
