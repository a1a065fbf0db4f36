// Converts the changes of an API into findings, for formats that are made for diagnostics.
import type { ApiComparison } from '#index';
import type { Diagnostic } from '#model/diagnostic';
import type { Findings } from './report.ts';

/** A breaking change is a warning, which `--strict` lets fail as everywhere else; any other change is an info. */
export function findingsOf(
  { changes, next }: ApiComparison,
  { workspace, root, strict }: { readonly workspace: string; readonly root: string; readonly strict: boolean },
): Findings {
  const diagnostics = changes.map(({ breaking, code, operation, at, message, place }): Diagnostic => {
    const subject = operation
      ? `${operation.webhook ? 'webhook ' : ''}${operation.method.toUpperCase()} ${operation.path}`
      : next.title;
    return {
      code: `openapi-diff/${code}`,
      severity: breaking ? 'warning' : 'info',
      message: `${subject}${at === '' ? '' : `, ${at}`}: ${message}`,
      ...(place ? { place } : {}),
    };
  });
  return { result: { diagnostics, texts: {}, root }, options: { workspace, strict, command: 'openapi diff' } };
}
