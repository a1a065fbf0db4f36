// Compares the limits of two schemas: lengths, ranges, counts and patterns.
import { compareText } from 'slodocs/kit';
import type { Limit, SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { compareNumbers, isMultiple } from '../exact.ts';
import { quote } from '../members.ts';
import type { Atom } from './types.ts';

type Members = readonly SchemaObject[];

type Bare = Omit<Finding, 'at'>;

interface Bound {
  readonly key: string;
  readonly value: Limit;
}

type NumberKey = {
  [Key in keyof SchemaObject]-?: SchemaObject[Key] extends Limit | undefined ? Key : never;
}[keyof SchemaObject];

interface Keys {
  /** Of two keys, the second excludes its own value. */
  readonly keys: readonly NumberKey[];
  readonly of: Atom;
}

const lowerKeys: readonly Keys[] = [
  { keys: ['minLength'], of: 'string' },
  { keys: ['minItems'], of: 'array' },
  { keys: ['minProperties'], of: 'object' },
  { keys: ['minimum', 'exclusiveMinimum'], of: 'integer' },
];
const upperKeys: readonly Keys[] = [
  { keys: ['maxLength'], of: 'string' },
  { keys: ['maxItems'], of: 'array' },
  { keys: ['maxProperties'], of: 'object' },
  { keys: ['maximum', 'exclusiveMaximum'], of: 'integer' },
];

/** Of the types that both allow. */
export function compareLimits(old: Members, next: Members, shared: ReadonlySet<Atom>, flow: Flow): readonly Bare[] {
  const types = new Set<Atom>([...shared].map((atom) => (atom === 'fraction' ? 'integer' : atom)));
  const bounds = (all: readonly Keys[], direction: 1 | -1): readonly Bare[] =>
    all.flatMap(({ keys, of }) => {
      if (!types.has(of)) return [];
      return compareBounds(boundOf(old, keys, direction), boundOf(next, keys, direction), direction, flow);
    });
  return [
    ...bounds(lowerKeys, 1),
    ...bounds(upperKeys, -1),
    ...(types.has('integer') ? compareMultiples(old, next, flow) : []),
    ...(types.has('array') ? compareUnique(old, next, flow) : []),
    ...(types.has('string') ? comparePatterns(old, next, flow) : []),
  ];
}

/** The strictest one. `direction` is 1 where a higher limit is stricter. */
function boundOf(members: Members, keys: readonly NumberKey[], direction: 1 | -1): Bound | undefined {
  let found: Bound | undefined;
  for (const member of members)
    for (const key of keys) {
      const value = member[key];
      if (value === undefined || (Number(value) === 0 && countKeys.has(key))) continue;
      if (!found || stricter({ key, value }, found, direction) > 0) found = { key, value };
    }
  return found;
}

/** No text, list or object has less than nothing. */
const countKeys: ReadonlySet<string> = new Set(['minLength', 'minItems', 'minProperties']);

/** Above 0 where the first is stricter. */
function stricter(a: Bound, b: Bound, direction: 1 | -1): number {
  return (
    compareNumbers(a.value, b.value) * direction || Number(a.key.startsWith('exclusive')) - Number(b.key.startsWith('exclusive'))
  );
}

function compareBounds(old: Bound | undefined, next: Bound | undefined, direction: 1 | -1, flow: Flow): readonly Bare[] {
  if (!old && !next) return [];
  if (!old) return [tightened(`the limit ${print(next)} is new`, flow)];
  if (!next) return [loosened(`the limit ${print(old)} is removed`)];
  const difference = stricter(next, old, direction);
  if (difference === 0) return [];
  const message = `the limit changes from ${print(old)} to ${print(next)}`;
  return [difference > 0 ? tightened(message, flow) : loosened(message)];
}

function print(bound: Bound | undefined): string {
  return quote(bound ? `${bound.key}: ${bound.value}` : '');
}

function tightened(message: string, flow: Flow): Bare {
  return { kind: 'changed', breaking: flow === 'request', code: 'limit-tightened', message };
}

function loosened(message: string): Bare {
  return { kind: 'changed', breaking: false, code: 'limit-loosened', message };
}

function compareMultiples(old: Members, next: Members, flow: Flow): readonly Bare[] {
  const of = (members: Members): readonly Limit[] => members.flatMap(({ multipleOf }) => multipleOf ?? []);
  const [before, after] = [of(old), of(next)];
  // What was a multiple of the old ones is one of the new ones.
  const isWider = after.every((now) => before.some((then) => isMultiple(then, now)));
  const isNarrower = before.every((then) => after.some((now) => isMultiple(now, then)));
  if (isWider && isNarrower) return [];
  const [from, to] = [before.join(' and '), after.join(' and ')];
  if (from === '') return [tightened(`the limit "multipleOf: ${to}" is new`, flow)];
  if (to === '') return [loosened(`the limit "multipleOf: ${from}" is removed`)];
  const message = `the limit changes from "multipleOf: ${from}" to "multipleOf: ${to}"`;
  return [isWider ? loosened(message) : tightened(message, flow)];
}

function compareUnique(old: Members, next: Members, flow: Flow): readonly Bare[] {
  const isUnique = (members: Members): boolean => members.some(({ uniqueItems }) => uniqueItems === true);
  if (isUnique(old) === isUnique(next)) return [];
  return isUnique(next) ? [tightened('items must now be unique', flow)] : [loosened('items need no longer be unique')];
}

function comparePatterns(old: Members, next: Members, flow: Flow): readonly Bare[] {
  const of = (members: Members): readonly string[] =>
    [...new Set(members.flatMap(({ pattern }) => pattern ?? []))].sort(compareText);
  const [before, after] = [of(old), of(next)];
  const removed = before.filter((pattern) => !after.includes(pattern));
  const added = after.filter((pattern) => !before.includes(pattern));
  if (added.length + removed.length === 0) return [];
  const [from, to] = [removed.map(quote).join(' and '), added.map(quote).join(' and ')];
  const kind = 'changed';
  const breaking = flow === 'request' && added.length > 0;
  if (removed.length === 0) return [{ kind, breaking, code: 'pattern-added', message: `the pattern ${to} is new` }];
  if (added.length === 0) return [{ kind, breaking, code: 'pattern-removed', message: `the pattern ${from} is removed` }];
  return [{ kind, breaking, code: 'pattern-changed', message: `the pattern changes from ${from} to ${to}` }];
}
