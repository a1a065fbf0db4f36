// Checks that the schemes, operations and tags that a specification names are defined in it.

import { decoded, type Fields, nearest } from 'slodocs/kit';
import { type Building, entriesOf, listOf, textOf } from './assemble/building.ts';
import { below } from './faults.ts';

/** What a specification defines. */
export interface Names {
  /** Security schemes by name; undefined where they are left out for a fault. */
  readonly schemes: Fields | undefined;
  /** Of operations. */
  readonly ids: ReadonlySet<string>;
  /** The JSON pointers of operations. */
  readonly pointers: ReadonlySet<string>;
}

/** Of an operation, or of the whole specification. */
export function checkSchemes(building: Building, fields: Fields, { schemes }: Pick<Names, 'schemes'>): void {
  const { placeOf, isLost, report, format } = building;
  if (!schemes) return;
  for (const requirement of listOf(fields, 'security')) {
    for (const name of Object.keys(requirement)) {
      // From 3.2 on, it may be the address of a scheme elsewhere.
      if (Object.hasOwn(schemes, name) || isLost(schemes, name) || (format === '3.2' && /[/#]/.test(name))) continue;
      const near = nearest(name, Object.keys(schemes));
      const help = near === undefined ? 'Define it under "components", "securitySchemes".' : `Did you mean "${near}"?`;
      const message = `there is no security scheme "${name}"`;
      report({ code: 'unknown-name', at: below(placeOf(requirement), name), part: 'key', message, help });
    }
  }
}

/** Links of responses to other operations. */
export function checkLinks({ placeOf, report }: Building, operation: Fields, { ids, pointers }: Names): void {
  for (const [, response] of entriesOf(operation, 'responses')) {
    for (const [, link] of entriesOf(response, 'links')) {
      const id = textOf(link, 'operationId');
      if (id !== undefined && !ids.has(id)) {
        const near = nearest(id, ids);
        const help = near === undefined ? 'Use the "operationId" of an operation.' : `Did you mean "${near}"?`;
        report({
          code: 'unknown-name',
          at: below(placeOf(link), 'operationId'),
          message: `no operation has the id "${id}"`,
          help,
        });
      }
      const reference = decoded(textOf(link, 'operationRef') ?? '');
      if (reference.startsWith('#') && !pointers.has(reference)) {
        const near = nearest(reference, pointers);
        const help = near === undefined ? 'A reference to an operation begins with "#/paths/".' : `Did you mean "${near}"?`;
        const message = `"${reference}" does not refer to an operation`;
        report({ code: 'broken-reference', at: below(placeOf(link), 'operationRef'), message, help });
      }
    }
  }
}

/** Tags that are listed twice, and those whose parent is not listed. */
export function checkTags({ placeOf, report }: Building, tags: readonly Fields[]): void {
  const known = new Map<string, Fields>();
  for (const tag of tags) {
    const name = textOf(tag, 'name');
    const first = name === undefined ? undefined : known.get(name);
    if (name !== undefined && !first) known.set(name, tag);
    if (!first) continue;
    report({
      code: 'invalid-value',
      at: below(placeOf(tag), 'name'),
      message: `the tag "${name}" is listed twice`,
      help: 'Remove one of them.',
      related: [{ message: 'the first one', at: below(placeOf(first), 'name') }],
    });
  }
  for (const tag of tags) {
    const parent = textOf(tag, 'parent');
    if (parent === undefined || known.has(parent)) continue;
    const near = nearest(parent, known.keys());
    const help = near === undefined ? 'Add it to the tags of the specification.' : `Did you mean "${near}"?`;
    report({ code: 'unknown-name', at: below(placeOf(tag), 'parent'), message: `there is no tag "${parent}"`, help });
  }
}
