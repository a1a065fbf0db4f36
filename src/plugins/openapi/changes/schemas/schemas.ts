// Compares schemas of two specifications with all of their parts, circular ones included.
import type { Schema, SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { compareNode, type Versions } from './compare-node.ts';
import { flatten, isDemand, type Side, together } from './flatten.ts';
import { describer, type NameOf } from './match-alternatives.ts';
import { typeFinder } from './types.ts';

/**
 * Compares two schemas, of which an absent one allows anything. Each schema that differs is told of once, at its shortest path;
 * `at` is the end of that path, such as ` > items[] > name`.
 */
export type CompareSchemas = (old: Schema | undefined, next: Schema | undefined, flow: Flow) => readonly Finding[];

/** Two schemas and what comes of comparing them. Parts that lead back to it are nodes of their own only once. */
interface Pair {
  readonly old: Side;
  readonly next: Side;
  readonly flow: Flow;
  findings: readonly Finding[];
  edges: readonly { readonly suffix: string; readonly to: Pair }[];
  readonly from: Pair[];
  /** True where it or a part of it differs. */
  differs: boolean;
  /** The edges to pairs that differ, once all of them are known. */
  differing?: Pair['edges'];
}

export function schemaComparison(oldName: NameOf, nextName: NameOf): CompareSchemas {
  const typesOf = typeFinder();
  const versions: Versions = { describeOld: describer(oldName, typesOf), describeNext: describer(nextName, typesOf), typesOf };
  const numberOf = numberer();
  const pairs = new Map<string, Pair>();
  const open: Pair[] = [];
  const pairOf = (old: Side, next: Side, flow: Flow): Pair => {
    const key = [flow, ...[old, next].map((side) => keyOf(side, numberOf))].join('/');
    const known = pairs.get(key);
    if (known) return known;
    const pair: Pair = { old, next, flow, findings: [], edges: [], from: [], differs: false };
    pairs.set(key, pair);
    open.push(pair);
    return pair;
  };
  return (old, next, flow) => {
    const root = pairOf(together(old === undefined ? [] : [old]), together(next === undefined ? [] : [next]), flow);
    for (let pair = open.pop(); pair; pair = open.pop()) {
      const { findings, edges } = compareNode(pair.old, pair.next, flow, versions);
      pair.findings = findings;
      pair.edges = edges.map(({ suffix, ...sides }) => ({ suffix, to: pairOf(sides.old, sides.next, flow) }));
      for (const { to } of pair.edges) to.from.push(pair);
      if (findings.length > 0 || pair.edges.some(({ to }) => to.differs)) markDifferent(pair);
    }
    return root.differs ? listFindings(root) : [];
  };
}

function markDifferent(pair: Pair): void {
  const open = [pair];
  for (let one = open.pop(); one; one = open.pop()) {
    if (one.differs) continue;
    one.differs = true;
    open.push(...one.from);
  }
}

/** Breadth first, so that each schema is told of where it is nearest. */
function listFindings(root: Pair): readonly Finding[] {
  const findings: Finding[] = [];
  const seen = new Set([root]);
  const open = [{ pair: root, path: '' }];
  for (const { pair, path } of open) {
    for (const finding of pair.findings) findings.push({ ...finding, at: path + finding.at });
    pair.differing ??= pair.edges.filter(({ to }) => to.differs);
    for (const { suffix, to } of pair.differing) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push({ pair: to, path: path + suffix });
    }
  }
  return findings;
}

/** Equal for sides that demand the same of the same schemas, so that a circle through `allOf` comes to an end. */
function keyOf(side: Side, numberOf: (schema: Schema) => string): string {
  const { members, never } = flatten(side);
  const lists = [members.filter(demands), side.chosen];
  return [String(never), ...lists.map((list) => list.map(numberOf).sort().join()), [...(side.only ?? [])].sort().join()].join(
    ';',
  );
}

/** False for a schema that only joins others. */
function demands(schema: SchemaObject): boolean {
  return Object.keys(schema).some((key) => key !== 'allOf' && (key === 'default' || isDemand(key)));
}

/** Numbers schemas by identity. */
function numberer(): (schema: Schema) => string {
  const numbers = new Map<Schema, number>();
  return (schema) => {
    const number = numbers.get(schema) ?? numbers.size;
    numbers.set(schema, number);
    return String(number);
  };
}
