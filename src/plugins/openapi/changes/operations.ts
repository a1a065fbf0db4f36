// Compares two versions of an operation.
import type { Operation, RequestBody, Server } from '../api/api.ts';
import { type Finding, type Flow, flip } from './change.ts';
import { compareMediaTypes } from './media-types.ts';
import { compareDeprecation, compareMembers, type Member, placeOf, quote } from './members.ts';
import { compareParameters } from './parameters.ts';
import { type Comparison, compareResponses } from './responses.ts';
import type { CompareSchemas } from './schemas/schemas.ts';
import { compareSecurity } from './security.ts';

/** `at` of what concerns an operation as a whole. */
export const wholeOperation = 'operation';

/** `flow` is what a request of it is: that of a webhook is received. */
export function compareOperations(old: Operation, next: Operation, flow: Flow, comparison: Comparison): readonly Finding[] {
  const { compareSchemas } = comparison;
  const place = placeOf(next);
  const atHere = { at: wholeOperation, ...place };
  const schemes = { oldSchemes: comparison.old.securitySchemes, nextSchemes: comparison.next.securitySchemes };
  return [
    ...compareDeprecation(old, next, 'operation', wholeOperation),
    ...compareIds(old, next),
    ...compareSecurity(old.security, next.security, schemes).map((finding) => ({ ...finding, ...atHere })),
    ...compareOwnServers(old, next, comparison).map((finding) => ({ ...finding, ...place })),
    ...compareParameters(old, next, flow, compareSchemas),
    ...compareRequestBodies(old.requestBody, next.requestBody, flow, compareSchemas),
    ...compareResponses(old.responses, next.responses, flip(flow), compareSchemas),
    ...compareCallbacks(old, next, flow, comparison),
  ];
}

function compareIds({ operationId: from }: Operation, next: Operation): readonly Finding[] {
  const to = next.operationId;
  if (from === to) return [];
  const change =
    from === undefined
      ? `is now ${quote(to)}`
      : to === undefined
        ? `${quote(from)} is removed`
        : `changes from ${quote(from)} to ${quote(to)}`;
  const message = `the operationId ${change}: generated clients differ`;
  return [{ kind: 'changed', breaking: false, code: 'operation-id-changed', at: wholeOperation, message, ...placeOf(next) }];
}

/** Those of the whole API are compared once. */
function compareOwnServers(old: Operation, next: Operation, { old: oldApi, next: nextApi }: Comparison): readonly Finding[] {
  const print = ({ servers }: Pick<Operation, 'servers'>): string => JSON.stringify(servers.map(({ url }) => url));
  const isOwn = print(old) !== print(oldApi) || print(next) !== print(nextApi);
  return isOwn ? compareServers(old.servers, next.servers) : [];
}

function compareCallbacks(old: Operation, next: Operation, flow: Flow, comparison: Comparison): readonly Finding[] {
  const [before, after] = [callbacksOf(old), callbacksOf(next)];
  const keys = [...after.keys(), ...[...before.keys()].filter((key) => !after.has(key))];
  return keys.flatMap((at): readonly Finding[] => {
    const [then, now] = [before.get(at), after.get(at)];
    if (!then)
      return [
        { kind: 'added', breaking: false, code: 'callback-added', at, message: 'the callback is new', ...placeOf(now ?? next) },
      ];
    if (!now)
      return [
        { kind: 'removed', breaking: true, code: 'callback-removed', at, message: 'the callback is removed', ...placeOf(then) },
      ];
    return compareOperations(then, now, flip(flow), comparison).map((finding) => ({
      ...finding,
      at: finding.at === wholeOperation ? at : `${at} > ${finding.at}`,
    }));
  });
}

function callbacksOf({ callbacks }: Operation): ReadonlyMap<string, Operation> {
  return new Map(
    callbacks.flatMap(({ name, operations }) =>
      operations.map((operation) => [`callback ${name} ${operation.method.toUpperCase()} ${operation.path}`, operation] as const),
    ),
  );
}

function compareRequestBodies(
  old: RequestBody | undefined,
  next: RequestBody | undefined,
  flow: Flow,
  compareSchemas: CompareSchemas,
): readonly Finding[] {
  const at = 'request body';
  const memberOf = (body: RequestBody | undefined): Member | undefined => body && { ...body, deprecated: false };
  const members = compareMembers(memberOf(old), memberOf(next), { noun: 'request-body', flow, at });
  if (!old || !next) return members;
  return [...members, ...compareMediaTypes(old.content, next.content, { flow, at, place: next.place }, compareSchemas)];
}

/** A server that is gone may answer still: it is no breaking change. */
export function compareServers(old: readonly Server[], next: readonly Server[]): readonly Finding[] {
  const [before, after] = [old, next].map((servers) => [...new Set(servers.map(({ url }) => url))]) as [string[], string[]];
  const finding = (url: string, isNew: boolean): Finding => ({
    kind: isNew ? 'added' : 'changed',
    breaking: false,
    code: isNew ? 'server-added' : 'server-removed',
    at: 'servers',
    message: `the server ${quote(url)} is ${isNew ? 'new' : 'no longer listed'}`,
  });
  return [
    ...before.filter((url) => !after.includes(url)).map((url) => finding(url, false)),
    ...after.filter((url) => !before.includes(url)).map((url) => finding(url, true)),
  ];
}
