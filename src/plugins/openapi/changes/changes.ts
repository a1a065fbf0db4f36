// Lists what changes between two specifications of an API.
import type { Api, Operation } from '../api/api.ts';
import type { ApiChange, ChangedOperation, Finding } from './change.ts';
import { placeOf, quote } from './members.ts';
import { compareOperations, compareServers, wholeOperation } from './operations.ts';
import type { Comparison } from './responses.ts';
import { schemaComparison } from './schemas/schemas.ts';
import { compareSchemes } from './security.ts';

/**
 * What changes from `old` to `next`. Changes of the whole API come first, then those of operations and webhooks in the order of the
 * new specification, then operations and webhooks that are gone; among the changes of each, breaking ones come first. Texts such as
 * descriptions and examples are not compared.
 */
export function compareApis(old: Api, next: Api): readonly ApiChange[] {
  const comparison: Comparison = {
    old,
    next,
    compareSchemas: schemaComparison(
      (schema) => old.nameOf(schema),
      (schema) => next.nameOf(schema),
    ),
  };
  const operations = compareLists(old.operations, next.operations, false, comparison);
  const webhooks = compareLists(old.webhooks, next.webhooks, true, comparison);
  return [
    ...breakingFirst([
      ...compareSchemes(old.securitySchemes, next.securitySchemes),
      ...compareServers(old.servers, next.servers),
    ]),
    ...operations.kept,
    ...webhooks.kept,
    ...operations.gone,
    ...webhooks.gone,
  ];
}

interface Compared {
  readonly kept: readonly ApiChange[];
  readonly gone: readonly ApiChange[];
}

/** Hidden operations are no part of what an API promises. */
function compareLists(old: readonly Operation[], next: readonly Operation[], webhook: boolean, comparison: Comparison): Compared {
  const pairs = pairUp(old, next);
  const flow = webhook ? 'response' : 'request';
  const kept = next.flatMap((now) => {
    const then = pairs.get(now);
    const findings = compareVersions(then, now, webhook, () => then && compareOperations(then, now, flow, comparison));
    return breakingFirst(findings).map((finding) => ({ ...finding, operation: nameOf(now, webhook) }));
  });
  const paired = new Set(pairs.values());
  const added = next.filter((now) => !pairs.has(now) && !now.settings.hide);
  const gone = old.filter((then) => !paired.has(then) && !then.settings.hide);
  return { kept, gone: gone.map((then) => ({ ...removedOperation(then, added, webhook), operation: nameOf(then, webhook) })) };
}

function compareVersions(
  old: Operation | undefined,
  next: Operation,
  webhook: boolean,
  compare: () => readonly Finding[] | undefined,
): readonly Finding[] {
  const [wasShown, isShown] = [old && !old.settings.hide, !next.settings.hide];
  if (wasShown && isShown) return compare() ?? [];
  if (isShown) return [addedOperation(next, webhook)];
  if (!wasShown) return [];
  const message = `the ${webhook ? 'webhook' : 'operation'} is now hidden`;
  return [{ kind: 'removed', breaking: true, code: 'operation-removed', at: wholeOperation, message, ...placeOf(next) }];
}

/** By method and path; paths that differ in the names of their parameters alone are the same. */
function pairUp(old: readonly Operation[], next: readonly Operation[]): ReadonlyMap<Operation, Operation> {
  const pairs = new Map<Operation, Operation>();
  const left = new Set(old);
  const keys: readonly ((operation: Operation) => string)[] = [
    ({ method, path }) => `${method} ${path}`,
    ({ method, path }) => `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`,
  ];
  for (const key of keys) {
    const open = new Map([...left].map((operation) => [key(operation), operation]));
    for (const now of next) {
      const then = pairs.has(now) ? undefined : open.get(key(now));
      if (!then || !left.delete(then)) continue;
      pairs.set(now, then);
    }
  }
  return pairs;
}

function addedOperation(operation: Operation, webhook: boolean): Finding {
  const message = `the ${webhook ? 'webhook' : 'operation'} is new`;
  return { kind: 'added', breaking: false, code: 'operation-added', at: wholeOperation, message, ...placeOf(operation) };
}

function removedOperation(operation: Operation, added: readonly Operation[], webhook: boolean): Finding {
  const { operationId, deprecated, sunset } = operation;
  const heir = operationId === undefined ? undefined : added.find((one) => one.operationId === operationId);
  const before = deprecated ? `; it was deprecated${sunset === undefined ? '' : ` and due to end on ${quote(sunset)}`}` : '';
  const after = heir ? `; ${quote(operationId)} is now ${quote(`${heir.method.toUpperCase()} ${heir.path}`)}` : '';
  const message = `the ${webhook ? 'webhook' : 'operation'} is removed${before}${after}`;
  return { kind: 'removed', breaking: true, code: 'operation-removed', at: wholeOperation, message, ...placeOf(operation) };
}

function nameOf({ method, path }: Operation, webhook: boolean): ChangedOperation {
  return { method, path, webhook };
}

function breakingFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings.filter(({ breaking }) => breaking), ...findings.filter(({ breaking }) => !breaking)];
}
