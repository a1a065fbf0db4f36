// Prints the changes of an API for programs.
import type { ApiComparison } from '#index';

/** The shape of `docs/api-changes.md`; another shape has another `format`. */
export function printApiChangesJson({ old, next, changes }: ApiComparison): string {
  const breaking = changes.filter((change) => change.breaking).length;
  return `${JSON.stringify({ format: 1, old, new: next, breaking, changes }, null, 2)}\n`;
}
