// Compares two schemas without looking into their parts, and lists the parts to be compared.
import type { Finding, Flow } from '../change.ts';
import { compareAlternatives, compareDiscriminators, compareWithAlternatives, type Version } from './alternatives.ts';
import type { Compared, Edge } from './compared.ts';
import { compareConditions } from './conditions.ts';
import { flatten, type Side, together } from './flatten.ts';
import { compareFormats } from './formats.ts';
import { compareLimits } from './limits.ts';
import type { DescribeAlternative } from './match-alternatives.ts';
import { compareOtherProperties, compareProperties } from './properties.ts';
import { compareTypes, type FindTypes, type Types } from './types.ts';
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
