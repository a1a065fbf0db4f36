// Compares the parameters of two versions of an operation.
import { compareText } from 'slodocs/kit';
import type { Value } from '../api/answers.ts';
import type { Operation, Parameter } from '../api/api.ts';
import type { Finding, Flow } from './change.ts';
import { compareMediaTypes } from './media-types.ts';
import { compareMembers, type Member, placeOf, quote } from './members.ts';
import type { CompareSchemas } from './schemas/schemas.ts';

type WithParameters = Pick<Operation, 'path' | 'parameters'>;

export function compareParameters(
  old: WithParameters,
  next: WithParameters,
  flow: Flow,
  compareSchemas: CompareSchemas,
): readonly Finding[] {
  const [before, after] = [keyed(old), keyed(next)];
  const moved = findMoved(before, after);
  const findings: Finding[] = [];
  const compare = (then: Parameter, now: Parameter): readonly Finding[] => {
    const at = atOf(now);
    const place = placeOf(now);
    return [
      ...compareMembers(memberOf(then), memberOf(now), { noun: 'parameter', flow, at }),
      ...compareValues(then, now, { flow, at }, compareSchemas).map((finding) => ({ ...finding, ...place })),
    ];
  };
  for (const [key, now] of after) {
    const then = before.get(key);
    const origin = moved.get(now);
    if (then) findings.push(...compareNames(then, now), ...compare(then, now));
    // Another location has another style.
    else if (origin) findings.push(tellMove(origin, now), ...compare({ ...origin, style: now.style, explode: now.explode }, now));
    else findings.push(...compareMembers(undefined, memberOf(now), { noun: 'parameter', flow, at: atOf(now) }));
  }
  const origins = new Set(moved.values());
  for (const [key, then] of before)
    if (!after.has(key) && !origins.has(then))
      findings.push(...compareMembers(memberOf(then), undefined, { noun: 'parameter', flow, at: atOf(then) }));
  return findings;
}

/** Path parameters by their position, for clients never see their names; headers in any case. */
function keyed({ path, parameters }: WithParameters): ReadonlyMap<string, Parameter> {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]);
  return new Map(
    parameters.map((parameter) => {
      const { in: location, name } = parameter;
      const position = location === 'path' ? names.indexOf(name) : -1;
      const key = position >= 0 ? String(position) : location === 'header' ? name.toLowerCase() : name;
      return [JSON.stringify([location, key]), parameter];
    }),
  );
}

/** New parameters with the name of one that has gone from another location. */
function findMoved(
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
): ReadonlyMap<Parameter, Parameter> {
  const gone = [...before].flatMap(([key, parameter]) => (after.has(key) ? [] : [parameter]));
  const moved = new Map<Parameter, Parameter>();
  for (const [key, now] of after) {
    const index = before.has(key)
      ? -1
      : gone.findIndex(({ name }) => compareText(name.toLowerCase(), now.name.toLowerCase()) === 0);
    if (index >= 0) for (const then of gone.splice(index, 1)) moved.set(now, then);
  }
  return moved;
}

function tellMove(old: Parameter, next: Parameter): Finding {
  const message = `the parameter moves from ${quote(old.in)} to ${quote(next.in)}`;
  return { kind: 'changed', breaking: true, code: 'parameter-moved', at: atOf(next), message, ...placeOf(next) };
}

function compareNames(old: Parameter, next: Parameter): readonly Finding[] {
  if (old.name === next.name || next.in === 'header') return [];
  const message = `the parameter ${quote(old.name)} is now called ${quote(next.name)}: generated clients differ`;
  return [{ kind: 'changed', breaking: false, code: 'parameter-renamed', at: atOf(next), message, ...placeOf(next) }];
}

/** How parameters and headers are written, and what they may be. */
export function compareValues(
  old: Value,
  next: Value,
  { flow, at }: { readonly flow: Flow; readonly at: string },
  compareSchemas: CompareSchemas,
): readonly Finding[] {
  if (old.content && next.content) return compareMediaTypes([old.content], [next.content], { flow, at }, compareSchemas);
  const findings: Finding[] = [];
  const [from, to] = [styleOf(old), styleOf(next)];
  if (from !== to) {
    const message = `the serialization changes from ${quote(from)} to ${quote(to)}`;
    findings.push({ kind: 'changed', breaking: true, code: 'parameter-style-changed', at, message });
  }
  const schemas = compareSchemas(old.schema ?? old.content?.schema, next.schema ?? next.content?.schema, flow);
  return [...findings, ...schemas.map((finding) => ({ ...finding, at: at + finding.at }))];
}

/** `form, exploded` or `application/json`. Only lists and objects can be exploded. */
function styleOf({ content, style, explode, schema }: Value): string {
  if (content) return content.type;
  const types = typeof schema === 'object' ? [schema.type ?? ['array']].flat() : ['array'];
  const isPlain = types.every((type) => !['array', 'object'].includes(type));
  return isPlain ? style : `${style}, ${explode ? 'exploded' : 'not exploded'}`;
}

function memberOf({ required, deprecated, sunset, place }: Parameter): Member {
  return { required, deprecated, sunset, place };
}

function atOf({ name, in: location }: Parameter): string {
  return `${location} parameter ${name}`;
}
