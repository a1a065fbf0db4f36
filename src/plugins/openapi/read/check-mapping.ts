// Checks that the values of a discriminator lead to schemas.
import { nearest } from 'slodocs/kit';
import { type At, below, type Report } from './faults.ts';
import type { FindTarget } from './references.ts';

/** `schemas` are the names of those that the specification defines. `at` is the place of the mapping. */
export function checkMapping(
  mapping: Readonly<Record<string, unknown>>,
  at: At,
  schemas: ReadonlySet<string>,
  find: FindTarget,
  report: Report,
): void {
  for (const [value, target] of Object.entries(mapping)) {
    if (typeof target !== 'string' || schemas.has(target)) continue;
    const broken = (problem: string, help: string): void =>
      report({ code: 'broken-reference', at: below(at, value), message: `"${target}" ${problem}`, help });
    if (target.startsWith('#/')) {
      const found = find(target, at.file, 'schema');
      if (found && 'problem' in found) broken(found.problem, found.help);
    } else if (/^[\w-]+$/.test(target)) {
      const near = nearest(target, schemas);
      broken(
        'is not the name of a schema',
        near === undefined ? 'Write the name of a schema, or a reference.' : `Did you mean "${near}"?`,
      );
    }
  }
}
