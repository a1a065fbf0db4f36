// Flattens what schemas demand together: members of `allOf`, and alternatives of which only one is left beside null.

import { compareText } from 'slodocs/kit';
import type { Schema, SchemaObject } from '../../api/schema.ts';
import { canonical, isNumber } from '../exact.ts';

export interface Flat {
  /** Each once, itself and all that its `allOf` names. */
  readonly members: readonly SchemaObject[];
  /** Members that do not hold for null, which was the only alternative to them. */
  readonly excused: ReadonlySet<SchemaObject>;
  /** True where no value is valid. */
  readonly never: boolean;
  readonly groups: readonly Group[];
}

export interface Group {
  /** At least two, null and lists of single values left out. */
  readonly alternatives: readonly Schema[];
  /** True where one of the alternatives was null. */
  readonly orNull: boolean;
}

/** Schemas that hold together. */
export interface Side {
  readonly schemas: readonly Schema[];
  /** Schemas whose alternatives do not count, as one of them has been chosen already. */
  readonly chosen: readonly SchemaObject[];
  /** The types of values that are looked at; all of them, and null, where left out. */
  readonly only?: ReadonlySet<string> | undefined;
}

export function together(schemas: readonly Schema[]): Side {
  return { schemas, chosen: [] };
}

export function flatten({ schemas, chosen }: Pick<Side, 'schemas' | 'chosen'>): Flat {
  const members = new Set<SchemaObject>(chosen);
  const excused = new Set<SchemaObject>();
  const groups: Group[] = [];
  let never = false;
  const open = schemas.map((schema) => ({ schema, isExcused: false })).reverse();
  for (let one = open.pop(); one; one = open.pop()) {
    const { schema, isExcused } = one;
    if (schema === false) never = true;
    if (typeof schema === 'boolean') continue;
    if (!isExcused) excused.delete(schema);
    if (members.has(schema)) continue;
    members.add(schema);
    if (isExcused) excused.add(schema);
    for (const all of [schema.oneOf, schema.anyOf]) {
      if (!all || all.length === 0) continue;
      const alternatives = all.filter((alternative) => !isNull(alternative));
      const orNull = alternatives.length < all.length;
      const [only] = alternatives;
      const values = alternatives.map(singleValue);
      if (alternatives.length === 1 && only !== undefined) open.push({ schema: only, isExcused: isExcused || orNull });
      else if (!values.includes(undefined)) members.add({ enum: orNull ? [...values, null] : values });
      else groups.push({ alternatives, orNull });
    }
    open.push(...(schema.allOf ?? []).map((part) => ({ schema: part, isExcused })).reverse());
  }
  return { members: [...members], excused, never, groups };
}

/** The only value of an alternative: alternatives that have but one are written-out enums. */
function singleValue(schema: Schema): unknown {
  if (typeof schema === 'boolean' || !saysOnly(schema, ['const', 'enum', 'type'])) return undefined;
  const value = schema.const ?? (schema.enum?.length === 1 ? schema.enum[0] : undefined);
  const types = [schema.type ?? []].flat();
  const fits =
    types.length === 0 ||
    types.includes(isNumber(value) ? 'number' : typeof value) ||
    (isNumber(value) && types.includes('integer'));
  return fits ? value : undefined;
}

/** True for a schema that allows null and nothing else. */
function isNull(schema: Schema): boolean {
  if (typeof schema === 'boolean' || !saysOnly(schema, ['const', 'enum', 'type'])) return false;
  const { type, const: only, enum: values } = schema;
  if (type !== undefined) return [type].flat().every((name) => name === 'null');
  return only === null || (values?.length === 1 && values[0] === null);
}

function saysOnly(schema: SchemaObject, keywords: readonly string[]): boolean {
  return Object.keys(schema).every((key) => keywords.includes(key) || !isDemand(key));
}

/** Keywords that demand nothing. */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
]);

/** False for keywords that only tell something. */
export function isDemand(keyword: string): boolean {
  return !annotations.has(keyword) && !keyword.startsWith('x-');
}

/** Deeper parts are left out, and so is what follows so many parts. */
const deepest = 8;
const most = 500;

/** Two schemas with the same text demand the same, except in very deep or large ones. */
export function fingerprint(schema: Schema): string {
  const above: unknown[] = [];
  let parts = 0;
  const print = (value: unknown, isNamed: boolean): string => {
    if (typeof value !== 'object' || value === null || isNumber(value)) return canonical(value);
    const circle = above.indexOf(value);
    if (circle >= 0) return `^${above.length - circle}`;
    parts += 1;
    if (above.length >= deepest || parts > most) return '…';
    above.push(value);
    const printed = Array.isArray(value)
      ? `[${value.map((one) => print(one, false)).join()}]`
      : `{${entriesOf(value, isNamed).join()}}`;
    above.pop();
    return printed;
  };
  /** `isNamed`: the keys are names of properties, no keywords. */
  const entriesOf = (value: object, isNamed: boolean): readonly string[] =>
    Object.entries(value)
      .filter(([key]) => isNamed || isDemand(key))
      .sort(([a], [b]) => compareText(a, b))
      .map(([key, one]) => `${JSON.stringify(key)}:${print(one, !isNamed && namedIn.has(key))}`);
  return print(schema, false);
}

/** Keywords whose keys are names. */
const namedIn: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired']);
