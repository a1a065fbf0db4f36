// Finds the types of values that schemas allow, and what changes between two sets of them.
import { compareText } from 'slodocs/kit';
import type { Schema, SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { isMultiple, isNumber } from '../exact.ts';
import { type Flat, flatten, together } from './flatten.ts';

/** Null is told apart from the others. `fraction`: numbers that are not whole. */
export type Atom = 'array' | 'boolean' | 'fraction' | 'integer' | 'object' | 'string';

const atomNames: readonly Atom[] = ['array', 'boolean', 'fraction', 'integer', 'object', 'string'];

export interface Types {
  readonly atoms: ReadonlySet<Atom>;
  readonly nullable: boolean;
}

const anything: Types = { atoms: new Set(atomNames), nullable: true };

/** Alternatives in alternatives are looked at this deep. */
const deepest = 100;

/** Finds the types of schemas that hold together. What it has found of alternatives, it knows the next time. */
export type FindTypes = (flat: Flat) => Types;

export function typeFinder(): FindTypes {
  const known = new Map<Schema, Types>();
  let depth = 0;
  const find = (flat: Flat): Types => {
    const told = flat.members.flatMap((member) => toldBy(member).map((types) => excuse(types, flat.excused.has(member))));
    for (const { alternatives, orNull } of flat.groups) told.push(excuse(unionOf(alternatives.map(ofAlternative)), orNull));
    if (flat.never) told.push({ atoms: new Set(), nullable: false });
    return (told.length > 0 ? told : [excuse(inferred(flat.members), flat.excused.size > 0)]).reduce(both);
  };
  const ofAlternative = (schema: Schema): Types => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    if (depth > deepest) return anything;
    // A circle demands nothing of itself.
    known.set(schema, anything);
    depth += 1;
    const found = find(flatten(together([schema])));
    depth -= 1;
    known.set(schema, found);
    return found;
  };
  return find;
}

function toldBy(member: SchemaObject): readonly Types[] {
  const values = valuesOf(member);
  return [...(member.type === undefined ? [] : [declared([member.type].flat())]), ...(values ? [typesOfValues(values)] : [])];
}

function excuse({ atoms, nullable }: Types, isExcused: boolean): Types {
  return { atoms, nullable: nullable || isExcused };
}

function both(a: Types, b: Types): Types {
  return { atoms: new Set([...a.atoms].filter((atom) => b.atoms.has(atom))), nullable: a.nullable && b.nullable };
}

function unionOf(all: readonly Types[]): Types {
  return { atoms: new Set(all.flatMap((types) => [...types.atoms])), nullable: all.some((types) => types.nullable) };
}

/** The values that a schema itself lists; undefined where it lists none. */
export function valuesOf({ enum: values, const: only }: SchemaObject): readonly unknown[] | undefined {
  return only === undefined ? values : [only];
}

function declared(names: readonly string[]): Types {
  const known = names.flatMap((name): readonly Atom[] => {
    if (name === 'number') return ['fraction', 'integer'];
    return atomNames.filter((atom) => atom === name);
  });
  return { atoms: new Set(known), nullable: names.includes('null') };
}

function typesOfValues(values: readonly unknown[]): Types {
  return { atoms: new Set(values.flatMap((value) => atomOf(value) ?? [])), nullable: values.includes(null) };
}

/** Undefined for null. */
export function atomOf(value: unknown): Atom | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return 'array';
  if (isNumber(value)) return isMultiple(value, 1) ? 'integer' : 'fraction';
  return typeof value === 'boolean' || typeof value === 'string' ? (typeof value as 'boolean' | 'string') : 'object';
}

/** Schemas without a type that speak of properties mean objects, and those that speak of items mean arrays. */
function inferred(members: readonly SchemaObject[]): Types {
  const has = (...keys: readonly (keyof SchemaObject)[]): boolean =>
    members.some((member) => keys.some((key) => member[key] !== undefined));
  const isObject = has('properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'maxProperties');
  const isArray = has('items', 'prefixItems', 'minItems', 'maxItems');
  if (isObject === isArray) return anything;
  return { atoms: new Set([isObject ? 'object' : 'array']), nullable: false };
}

/** `integer | string` */
export function printTypes(types: ReadonlySet<Atom>): string {
  if (types.size === 0) return 'nothing';
  if (types.size === atomNames.length) return 'any';
  const names = [...types].map((atom) => (atom === 'fraction' ? 'number' : atom));
  const printed = types.has('fraction') ? names.filter((name) => name !== 'integer') : names;
  return printed.sort(compareText).join(' | ');
}

/** Narrower types break requests, wider ones responses, and others both. */
export function compareTypes(old: Types, next: Types, flow: Flow): readonly Omit<Finding, 'at'>[] {
  const findings: Omit<Finding, 'at'>[] = [];
  const lost = [...old.atoms].some((atom) => !next.atoms.has(atom));
  const gained = [...next.atoms].some((atom) => !old.atoms.has(atom));
  const from = `from "${printTypes(old.atoms)}" to "${printTypes(next.atoms)}"`;
  const kind = 'changed';
  if (lost && gained) findings.push({ kind, breaking: true, code: 'type-changed', message: `the type changes ${from}` });
  else if (lost)
    findings.push({ kind, breaking: flow === 'request', code: 'type-narrowed', message: `the type narrows ${from}` });
  else if (gained)
    findings.push({ kind, breaking: flow === 'response', code: 'type-widened', message: `the type widens ${from}` });
  // Where the values may be anything or nothing, null is one of them.
  if (old.nullable === next.nullable || old.atoms.size === atomNames.length || next.atoms.size === atomNames.length)
    return findings;
  if (next.nullable) {
    const message = flow === 'request' ? 'null is now allowed' : 'null is now possible';
    findings.push({ kind, breaking: flow === 'response', code: 'became-nullable', message });
  } else {
    const message = flow === 'request' ? 'null is no longer allowed' : 'null is no longer possible';
    findings.push({ kind, breaking: flow === 'request', code: 'no-longer-nullable', message });
  }
  return findings;
}
