// Formats a diagnostic, or an expected one, as a line with its code and exact range.
import type { Diagnostic } from '#model/diagnostic';

export function describeDiagnostic({ code, place }: Pick<Diagnostic, 'code' | 'place'>): string {
  if (!place) return code;
  const { file, start, end } = place;
  return `${code} ${file}:${start.line}:${start.column}-${end.line}:${end.column}`;
}
