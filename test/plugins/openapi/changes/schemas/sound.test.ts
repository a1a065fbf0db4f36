// What is said of two schemas, held against a validator: values that were valid stay so unless a breaking change is told.
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schema, SchemaObject } from '../../../../../src/plugins/openapi/api/schema.ts';
import { schemaComparison } from '../../../../../src/plugins/openapi/changes/schemas/schemas.ts';
import { deepTest, propertyRuns, replayed } from '../../../../property-runs.ts';

const names = ['a', 'b', 'c'];
const typeNames = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

/** Every value that is tried, of each type and with others in it. */
const scalars = ['', 'x', 'xxx', 'yyyyy', 0, 1, 2, 6, -3, 1.5, true, false, null];
const values: readonly unknown[] = [
  ...scalars,
  {},
  [],
  ...scalars.flatMap((one) => [
    [one],
    [one, one],
    ['x', one, 1],
    { a: one },
    { a: 'x', b: one },
    { a: one, b: 1, c: one },
    { d: one },
  ]),
  { a: { a: 'x', b: 1 }, b: [] },
  { a: [{ b: 1 }], b: 'xxx' },
  [{ a: 1 }, { a: 'x', b: null }],
];

/**
 * Keywords that mean what people mean by them: each schema has a type besides null, alternatives may hold together, and properties
 * are closed only where no other schema has some.
 */
const { schema } = fc.letrec<{ schema: SchemaObject; plain: SchemaObject }>((tie) => ({
  plain: fc.record(
    {
      type: fc
        .uniqueArray(fc.constantFrom(...typeNames), { minLength: 1, maxLength: 3 })
        .map((types) => (types.length === 1 && types[0] === 'null' ? ['string', 'null'] : types)),
      minLength: fc.constantFrom(1, 3),
      maxLength: fc.constantFrom(1, 3),
      pattern: fc.constantFrom('^x', 'x$'),
      minimum: fc.constantFrom(0, 1, 2),
      exclusiveMaximum: fc.constantFrom(2, 6),
      multipleOf: fc.constantFrom(1, 2, 3, 6),
      enum: fc.uniqueArray(fc.constantFrom(...scalars), { minLength: 1, maxLength: 4 }),
      minItems: fc.constantFrom(0, 1, 2),
      maxItems: fc.constantFrom(1, 2),
      uniqueItems: fc.boolean(),
      required: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
      minProperties: fc.constantFrom(1, 2),
      not: fc.constantFrom<Schema>({ const: 1 }, { const: 'x' }),
    },
    { requiredKeys: ['type'] },
  ) as fc.Arbitrary<SchemaObject>,
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('plain'),
    fc
      .record({
        base: tie('plain'),
        properties: fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3 }),
        additionalProperties: fc.option(fc.oneof<fc.Arbitrary<Schema>[]>(fc.boolean(), tie('schema')), { nil: undefined }),
      })
      .map(({ base, properties, additionalProperties }) => ({
        ...base,
        properties,
        ...(additionalProperties === undefined ? {} : { additionalProperties }),
      })),
    fc.record({ base: tie('plain'), items: tie('schema') }).map(({ base, items }) => ({ ...base, items })),
    fc.record({ type: fc.constant(typeNames), anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant(typeNames), allOf: fc.array(tie('plain'), { minLength: 1, maxLength: 2 }) }),
  ),
}));

/** A schema and one that differs from it in a few keywords, or in all. */
const pair = fc
  .tuple(schema, schema, fc.infiniteStream(fc.nat()))
  .map(([old, other, picks]) => [old, blend(old, other, (below) => (picks.next().value as number) % below)] as const)
  .filter(([old, next]) => JSON.stringify(old) !== JSON.stringify(next));

function blend(old: Schema, other: Schema, pick: (below: number) => number): Schema {
  if (typeof old === 'boolean' || typeof other === 'boolean') return pick(2) ? old : other;
  const next: Record<string, unknown> = { ...old };
  for (const key of Object.keys({ ...old, ...other })) {
    const [then, now] = [old[key as 'title'], other[key as 'title']] as unknown[];
    if (pick(4) > 0) continue;
    if (now === undefined && key !== 'type') delete next[key];
    else if (now !== undefined) next[key] = isSchema(then) && isSchema(now) && pick(2) ? blend(then, now, pick) : now;
  }
  for (const [name, one] of Object.entries(old.properties ?? {}))
    if (pick(3) === 0 && isSchema(one))
      next['properties'] = { ...(next['properties'] as object), [name]: blend(one, other, pick) };
  return next as SchemaObject;
}

function isSchema(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;
}

const ajv = new Ajv2020({ strict: false, allErrors: false });

function validValues(schema: Schema): readonly unknown[] {
  const compiled = structuredClone(schema) as object;
  const validate = ajv.compile(compiled);
  const valid = values.filter((value) => validate(value) as boolean);
  ajv.removeSchema(compiled);
  return valid;
}

const settings = { numRuns: propertyRuns(100, 2_000), ...replayed() };
const unnamed = (): undefined => undefined;

deepTest('what was valid in a request stays valid, unless a breaking change is told', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(pair, ([old, next]) => {
      const changes = schemaComparison(unnamed, unnamed)(old, next, 'request');
      // Clients are not expected to send a property before it is specified.
      fc.pre(!changes.some(({ breaking, code }) => breaking || code === 'property-added'));
      const after = new Set(validValues(next));
      expect(validValues(old).filter((value) => !after.has(value))).toEqual([]);
    }),
    settings,
  );
});

deepTest('the same values are valid where nothing changes', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(pair, ([old, next]) => {
      fc.pre(schemaComparison(unnamed, unnamed)(old, next, 'response').length === 0);
      expect(validValues(next)).toEqual(validValues(old));
    }),
    settings,
  );
});

test('nothing changes between a schema and its copy', () => {
  fc.assert(
    fc.property(schema, fc.constantFrom('request' as const, 'response' as const), (one, flow) => {
      expect(schemaComparison(unnamed, unnamed)(one, structuredClone(one), flow)).toEqual([]);
    }),
    settings,
  );
});
