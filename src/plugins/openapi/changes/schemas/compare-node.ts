// Compares two schemas without looking into their parts, and lists the parts to be compared.

import { compareText } from 'slodocs/kit';
import type { Schema, SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { quote } from '../members.ts';
import { compareAlternatives, compareDiscriminators, compareWithAlternatives, type Version } from './alternatives.ts';
import { fingerprint, flatten, type Side, together } from './flatten.ts';
import { compareLimits } from './limits.ts';
import type { DescribeAlternative } from './match-alternatives.ts';
import { type Compared, compareOtherProperties, compareProperties, type Edge } from './properties.ts';
import { type Atom, compareTypes, type FindTypes, type Types } from './types.ts';
import { compareDefaults, compareValues } from './values.ts';

/** What is known of a specification's schemas. */
export interface Versions {
  readonly describeOld: DescribeAlternative;
  readonly describeNext: DescribeAlternative;
  readonly typesOf: FindTypes;
}

export function compareNode(old: Side, next: Side, flow: Flow, { describeOld, describeNext, typesOf }: Versions): Compared {
  const versionOf = (side: Side, describe: DescribeAlternative): Version => {
    const flat = flatten(side);
    return { side, flat, types: within(typesOf(flat), side), describe };
  };
  const [then, now] = [versionOf(old, describeOld), versionOf(next, describeNext)];
  const types = here(compareTypes(then.types, now.types, flow));
  const shared = new Set([...then.types.atoms].filter((atom) => now.types.atoms.has(atom)));
  if (shared.size === 0 && !(then.types.nullable && now.types.nullable)) return { findings: types, edges: [] };
  if ((then.flat.groups.length === 0) !== (now.flat.groups.length === 0)) {
    const { findings, edges } = compareWithAlternatives(then, now, flow);
    return { findings: [...types, ...findings], edges };
  }
  const [before, after] = [then.flat.members, now.flat.members];
  const parts = [
    ...(shared.has('object') ? [compareProperties(before, after, flow), compareOtherProperties(before, after, flow)] : []),
    ...(shared.has('array') ? [{ findings: [], edges: itemEdges(then, now) }] : []),
    compareAlternatives(then, now, flow),
  ];
  const own = here([
    ...compareValues(before, after, shared, flow),
    ...compareFormats(before, after, shared, flow),
    ...compareLimits(before, after, shared, flow),
    ...compareConditions(before, after, flow),
    ...compareDiscriminators(before, after, flow),
    ...(flow === 'request' ? compareDefaults(before, after) : []),
  ]);
  return {
    findings: [...types, ...own, ...parts.flatMap(({ findings }) => findings)],
    edges: parts.flatMap(({ edges }) => edges),
  };
}

function within({ atoms, nullable }: Types, { only }: Side): Types {
  return only ? { atoms: new Set([...atoms].filter((atom) => only.has(atom))), nullable: false } : { atoms, nullable };
}

function here(findings: readonly Omit<Finding, 'at'>[]): readonly Finding[] {
  return findings.map((finding) => ({ ...finding, at: '' }));
}

/** Of `prefixItems` at their index, which the other version may describe by `items`. */
function itemEdges({ flat: { members: old } }: Version, { flat: { members: next } }: Version): readonly Edge[] {
  const rest = (members: Version['flat']['members']) => members.flatMap(({ items }) => (items === undefined ? [] : [items]));
  const count = Math.max(0, ...[...old, ...next].map(({ prefixItems = [] }) => prefixItems.length));
  const at = (members: Version['flat']['members'], index: number): Side => {
    const first = members.flatMap(({ prefixItems = [] }) => (index < prefixItems.length ? [prefixItems[index] ?? true] : []));
    return together(first.length > 0 ? first : rest(members));
  };
  const edges = Array.from(
    { length: count },
    (_, index): Edge => ({ suffix: `[${index}]`, old: at(old, index), next: at(next, index) }),
  );
  if (rest(old).length + rest(next).length === 0) return edges;
  return [...edges, { suffix: '[]', old: together(rest(old)), next: together(rest(next)) }];
}

type Members = readonly SchemaObject[];

/** Formats of which each holds those before it. */
const widenings: readonly (readonly string[])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

const formatKeys = ['format', 'contentEncoding', 'contentMediaType'] as const;

/** Of texts and numbers. */
function compareFormats(old: Members, next: Members, shared: ReadonlySet<Atom>, flow: Flow): readonly Omit<Finding, 'at'>[] {
  if (!['string', 'integer', 'fraction'].some((atom) => shared.has(atom as Atom))) return [];
  return formatKeys.flatMap((key): readonly Omit<Finding, 'at'>[] => {
    const of = (members: Members): string | undefined => members.find((member) => member[key] !== undefined)?.[key];
    const [before, after] = [of(old), of(next)];
    const kind = 'changed';
    if (before === after) return [];
    if (after === undefined)
      return [{ kind, breaking: false, code: 'format-removed', message: `the ${key} ${quote(before)} is removed` }];
    if (before === undefined)
      return [{ kind, breaking: flow === 'request', code: 'format-added', message: `the ${key} ${quote(after)} is new` }];
    const message = `the ${key} changes from ${quote(before)} to ${quote(after)}`;
    return [{ kind, breaking: breaks(before, after, flow), code: 'format-changed', message }];
  });
}

function breaks(before: string, after: string, flow: Flow): boolean {
  const order = widenings.find((names) => names.includes(before) && names.includes(after));
  if (!order) return true;
  const isWider = order.indexOf(after) > order.indexOf(before);
  return flow === (isWider ? 'response' : 'request');
}

const keywords = [
  'not',
  'if',
  'contains',
  'minContains',
  'maxContains',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'contentSchema',
  'unevaluatedItems',
] as const;

/** It is not known whether another condition is a stricter one, so that it breaks requests. */
function compareConditions(
  old: readonly SchemaObject[],
  next: readonly SchemaObject[],
  flow: Flow,
): readonly Omit<Finding, 'at'>[] {
  const kind = 'changed';
  return keywords.flatMap((keyword): readonly Omit<Finding, 'at'>[] => {
    const [before, after] = [printCondition(old, keyword), printCondition(next, keyword)];
    if (before === after) return [];
    const named = `the condition "${keyword}"`;
    const breaking = flow === 'request' && after !== '';
    if (before === '') return [{ kind, breaking, code: 'condition-added', message: `${named} is new` }];
    if (after === '') return [{ kind, breaking, code: 'condition-removed', message: `${named} is removed` }];
    return [{ kind, breaking, code: 'condition-changed', message: `${named} changes` }];
  });
}

/** Empty where there is none. */
function printCondition(members: readonly SchemaObject[], keyword: (typeof keywords)[number]): string {
  const printed = members.flatMap((member) => {
    if (member[keyword] === undefined) return [];
    const { if: condition, then, else: otherwise } = member;
    // The names of a map are taken for keywords, which changes nothing: both sides are read alike.
    const value = keyword === 'if' ? { if: condition, then, else: otherwise } : { [keyword]: member[keyword] };
    return [fingerprint(value as Schema)];
  });
  return [...new Set(printed)].sort(compareText).join();
}
