// Checks what operations say together: their ids, paths, addresses, parameters, and what they name.

import type { Fields } from 'slodocs/kit';
import { slugOf } from '../spec-list.ts';
import { type Building, textOf } from './assemble/building.ts';
import type { Built } from './assemble/operations.ts';
import { checkLinks, checkSchemes, type Names } from './check-names.ts';
import { checkPathParameters, checkTwice } from './check-parameters.ts';
import { type At, below } from './faults.ts';

export interface Checked {
  readonly operations: readonly Built[];
  readonly webhooks: readonly Built[];
  /** The path items of the specification. */
  readonly items: Fields;
  readonly schemes: Names['schemes'];
}

/** Returns the operations that can have no page of their own. */
export function checkOperations(building: Building, { operations, webhooks, items, schemes }: Checked): ReadonlySet<Built> {
  const all = withCallbacks([...operations, ...webhooks]);
  const names: Names = {
    schemes,
    ids: new Set(all.flatMap(({ operation }) => operation.operationId ?? [])),
    pointers: new Set(all.map(({ operation }) => operation.pointer)),
  };
  checkIds(building, all);
  checkPaths(building, items);
  const homeless = [checkAddresses(building, operations, 'index'), checkAddresses(building, webhooks)];
  checkPathParameters(building, operations);
  for (const { fields, item } of all) {
    checkTwice(building, fields);
    checkTwice(building, item);
    checkSchemes(building, fields, names);
    checkLinks(building, fields, names);
  }
  return new Set(homeless.flat());
}

/** Each once, though several operations may refer to one callback. */
function withCallbacks(operations: readonly Built[]): readonly Built[] {
  const found = new Map<Fields, Built>();
  const left = [...operations].reverse();
  for (let next = left.pop(); next; next = left.pop()) {
    if (found.has(next.fields)) continue;
    found.set(next.fields, next);
    left.push(...next.callbacks);
  }
  return [...found.values()];
}

function checkIds({ placeOf, report }: Building, operations: readonly Built[]): void {
  const known = new Map<string, At>();
  for (const { fields } of operations) {
    const id = textOf(fields, 'operationId');
    if (id === undefined) continue;
    const at = below(placeOf(fields), 'operationId');
    const first = known.get(id);
    if (!first) known.set(id, at);
    else {
      report({
        code: 'duplicate-operation',
        at,
        message: `a second operation has the id "${id}"`,
        help: 'Rename one of them.',
        related: [{ message: 'the first one', at: first }],
      });
    }
  }
}

/** Paths that differ only in the names of their parameters. */
function checkPaths({ placeOf, report }: Building, items: Fields): void {
  const known = new Map<string, string>();
  const whole = placeOf(items);
  for (const path of Object.keys(items)) {
    const shape = path.replaceAll(/\{[^{}]*\}/g, '{}');
    const first = known.get(shape);
    if (first === undefined) known.set(shape, path);
    else {
      report({
        code: 'duplicate-operation',
        at: below(whole, path),
        part: 'key',
        message: `the path "${path}" matches the same requests as "${first}"`,
        help: 'Move the operations of both under one of them.',
        related: [{ message: 'the first one', at: below(whole, first) }],
      });
    }
  }
}

/** Addresses are made of ids, or of paths, and leave letter case and punctuation out. `introduction` is one that is taken. */
function checkAddresses({ placeOf, report }: Building, operations: readonly Built[], introduction?: string): readonly Built[] {
  const known = new Map<string, Built>();
  const homeless: Built[] = [];
  for (const one of operations) {
    const { operation, fields, pathAt } = one;
    if (operation.settings.hide) continue;
    const slug = slugOf(operation);
    const first = known.get(slug);
    if (!first && slug !== introduction) {
      known.set(slug, one);
      continue;
    }
    homeless.push(one);
    const at = { code: 'duplicate-operation', at: placeOf(fields), part: 'key' } as const;
    const help = 'Give one of them a unique "operationId", or another address: "x-slodocs: { slug: … }".';
    if (!first) {
      report({ ...at, message: `the page of "${titleOf(one)}" would have the address of the introduction, "${slug}"`, help });
    } else if (fields === first.fields) {
      report({
        ...at,
        at: pathAt,
        message: `"${titleOf(one)}" and "${titleOf(first)}" are the same operation`,
        help: 'Write the operations of the path here, with unique ids.',
        related: [{ message: 'the first one', at: first.pathAt }],
      });
    } else if (operation.operationId === undefined || operation.operationId !== first.operation.operationId) {
      report({
        ...at,
        message: `the pages of "${titleOf(first)}" and "${titleOf(one)}" would have the same address, "${slug}"`,
        help,
        related: [{ message: 'the first one', at: placeOf(first.fields) }],
      });
    }
  }
  return homeless;
}

function titleOf({ operation: { method, path } }: Built): string {
  return `${method.toUpperCase()} ${path}`;
}
