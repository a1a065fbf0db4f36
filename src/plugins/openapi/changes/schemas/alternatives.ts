// Compares the alternatives of two schemas, those of `oneOf` and `anyOf`, and their discriminators.
import type { SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { quote, quoteAll } from '../members.ts';
import { type Flat, type Side, together } from './flatten.ts';
import {
  type Alternative,
  type DescribeAlternative,
  labelOf,
  matchAlternatives,
  nearestAlternatives,
} from './match-alternatives.ts';
import type { Compared, Edge } from './properties.ts';
import { printTypes, type Types } from './types.ts';

/** A schema of one of the versions. */
export interface Version {
  readonly side: Side;
  readonly flat: Flat;
  readonly types: Types;
  readonly describe: DescribeAlternative;
}

export function compareAlternatives(old: Version, next: Version, flow: Flow): Compared {
  const findings: Finding[] = [];
  const edges: Edge[] = [];
  const count = Math.max(old.flat.groups.length, next.flat.groups.length);
  for (let index = 0; index < count; index += 1) {
    const [before, after] = [old.flat.groups[index], next.flat.groups[index]].map((group, side) =>
      group?.alternatives.map((side === 0 ? old : next).describe),
    );
    if (before && after) {
      const { pairs, removed, added } = matchAlternatives(before, after);
      findings.push(...tell(removed, added, old.types, next.types, flow));
      for (const [then, now] of pairs)
        edges.push({ suffix: suffixOf(now, after), old: together([then.schema]), next: together([now.schema]) });
    } else {
      const message = 'a second choice between alternatives is new';
      const breaking = flow === 'request' && after !== undefined;
      const told = after ? message : 'a second choice between alternatives is removed';
      findings.push({ kind: 'changed', breaking, code: after ? 'condition-added' : 'condition-removed', at: '', message: told });
    }
  }
  return { findings, edges };
}

/** Where only one of two schemas has alternatives, the other one is compared with those that are nearest. */
export function compareWithAlternatives(old: Version, next: Version, flow: Flow): Compared {
  const isSplit = next.flat.groups.length > 0;
  const [whole, parts] = isSplit ? [old, next] : [next, old];
  const group = (parts.flat.groups[0]?.alternatives ?? []).map(parts.describe);
  const nearest = nearestAlternatives(describeWhole(whole), group);
  const others = group.filter((one) => !nearest.has(one));
  const [removed, added] = isSplit ? [[], others] : [others, []];
  // All of an alternative must fit into the other schema, or it is enough that the alternatives hold all of that.
  const isPartEnough = isSplit === (flow === 'request');
  const edges = [...nearest].map(([one, assigned]): Edge => {
    const only = isPartEnough ? assigned : new Set([...one.types.atoms].filter((atom) => whole.types.atoms.has(atom)));
    const part: Side = { schemas: [one.schema], chosen: parts.flat.members, only };
    const rest: Side = { ...whole.side, only };
    return { suffix: suffixOf(one, group), old: isSplit ? rest : part, next: isSplit ? part : rest };
  });
  return { findings: tell(removed, added, old.types, next.types, flow), edges };
}

function describeWhole({ side, flat, types, describe }: Version): Alternative {
  const [first = true] = side.schemas.length === 1 ? side.schemas : [];
  const properties = new Set(flat.members.flatMap((member) => Object.keys(member.properties ?? {})));
  return { ...describe(first), types, properties };
}

/** Alternatives that the change of types tells of already are not told again. */
function tell(
  removed: readonly Alternative[],
  added: readonly Alternative[],
  old: Types,
  next: Types,
  flow: Flow,
): readonly Finding[] {
  const isIn = ({ atoms }: Types, { types }: Alternative): boolean => [...types.atoms].some((atom) => atoms.has(atom));
  const gone = removed.filter((one) => isIn(next, one)).map(nameIt);
  const fresh = added.filter((one) => isIn(old, one)).map(nameIt);
  const findings: Finding[] = [];
  for (const name of gone) {
    const message = `the alternative ${name} is removed`;
    findings.push({ kind: 'removed', breaking: flow === 'request', code: 'alternative-removed', at: '', message });
  }
  for (const name of fresh) {
    const isKnown = flow === 'request';
    const message = `the alternative ${name} is new${isKnown ? '' : ', and clients may not know it'}`;
    findings.push({ kind: isKnown ? 'added' : 'changed', breaking: false, code: 'alternative-added', at: '', message });
  }
  return findings;
}

function nameIt(one: Alternative): string {
  const isNamed = (one.name ?? one.title ?? one.tag) !== undefined;
  return isNamed ? quote(labelOf(one)) : `of the type ${quote(printTypes(one.types.atoms))}`;
}

/** Alternatives of the same label are told apart by their number. */
function suffixOf(one: Alternative, group: readonly Alternative[]): string {
  const label = labelOf(one);
  const isAlone = group.filter((other) => labelOf(other) === label).length === 1;
  return isAlone ? ` (${label})` : ` (${label} ${group.indexOf(one) + 1})`;
}

export function compareDiscriminators(
  old: readonly SchemaObject[],
  next: readonly SchemaObject[],
  flow: Flow,
): readonly Omit<Finding, 'at'>[] {
  const [before, after] = [old, next].map(
    (members) => members.find((member) => member.discriminator !== undefined)?.discriminator,
  );
  if (!before || !after) return [];
  const [kind, code] = ['changed', 'discriminator-changed'] as const;
  if (before.propertyName !== after.propertyName) {
    const message = `the discriminator changes from ${quote(before.propertyName)} to ${quote(after.propertyName)}`;
    return [{ kind, breaking: true, code, message }];
  }
  const known = after.mapping;
  const gone = known ? Object.keys(before.mapping ?? {}).filter((value) => !Object.hasOwn(known, value)) : [];
  if (gone.length === 0) return [];
  const message = `the discriminator ${quote(after.propertyName)} no longer maps ${quoteAll(gone)}`;
  return [{ kind, breaking: flow === 'request', code, message }];
}
