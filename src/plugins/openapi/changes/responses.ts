// Compares the responses of two operations.
import type { Header, Response } from '../api/answers.ts';
import type { Api } from '../api/api.ts';
import type { Finding, Flow } from './change.ts';
import { compareMediaTypes } from './media-types.ts';
import { compareMembers, placeOf } from './members.ts';
import { compareValues } from './parameters.ts';
import type { CompareSchemas } from './schemas/schemas.ts';

export interface Comparison {
  readonly old: Api;
  readonly next: Api;
  readonly compareSchemas: CompareSchemas;
}

/** A status that has gone may be held by a range: `2XX` holds `200`. */
export function compareResponses(
  old: readonly Response[],
  next: readonly Response[],
  flow: Flow,
  compareSchemas: CompareSchemas,
): readonly Finding[] {
  const [before, after] = [byStatus(old), byStatus(next)];
  const findings: Finding[] = [];
  const paired = new Set<Response>();
  for (const [status, then] of before) {
    const now = after.get(status) ?? after.get(`${status[0]}XX`);
    const at = `response ${then.status}`;
    if (now) {
      paired.add(now);
      findings.push(...compareResponse(then, now, flow, compareSchemas));
      continue;
    }
    const breaking = status.startsWith('2');
    const message = breaking ? 'the success response is removed' : 'the response is removed';
    findings.push({ kind: 'removed', breaking, code: 'response-removed', at, message, ...placeOf(then) });
  }
  for (const now of next) {
    if (paired.has(now)) continue;
    const at = `response ${now.status}`;
    findings.push({
      kind: 'added',
      breaking: false,
      code: 'response-added',
      at,
      message: 'the response is new',
      ...placeOf(now),
    });
  }
  return findings;
}

function byStatus(responses: readonly Response[]): ReadonlyMap<string, Response> {
  return new Map(responses.map((response) => [response.status.toUpperCase(), response]));
}

function compareResponse(old: Response, next: Response, flow: Flow, compareSchemas: CompareSchemas): readonly Finding[] {
  const at = `response ${old.status}`;
  return [
    ...compareHeaders(old.headers, next.headers, flow, at, compareSchemas),
    ...compareMediaTypes(old.content, next.content, { flow, at, place: next.place }, compareSchemas),
  ];
}

function compareHeaders(
  old: readonly Header[],
  next: readonly Header[],
  flow: Flow,
  parent: string,
  compareSchemas: CompareSchemas,
): readonly Finding[] {
  const keyed = (headers: readonly Header[]) => new Map(headers.map((header) => [header.name.toLowerCase(), header]));
  const [before, after] = [keyed(old), keyed(next)];
  const keys = [...after.keys(), ...[...before.keys()].filter((key) => !after.has(key))];
  return keys.flatMap((key) => {
    const [then, now] = [before.get(key), after.get(key)];
    const at = `${parent} > header ${(now ?? then)?.name}`;
    const members = compareMembers(then, now, { noun: 'header', flow, at });
    if (!then || !now) return members;
    const values = compareValues(then, now, { flow, at }, compareSchemas).map((finding) => ({ ...finding, ...placeOf(now) }));
    return [...members, ...values];
  });
}
