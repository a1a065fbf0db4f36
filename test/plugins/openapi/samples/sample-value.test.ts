// Tests the values of examples that are made from schemas.
import { describe, expect, it } from 'vitest';
import { ExactNumber } from '../../../../src/model/fields.ts';
import type { Schema, SchemaObject } from '../../../../src/plugins/openapi/api/schema.ts';
import { sampleValue, sampleXml } from '../../../../src/plugins/openapi/samples/fields.ts';

type Open = { -readonly [Key in keyof SchemaObject]: SchemaObject[Key] };

const none = new Map<Schema, string>();
const sample = (schema: Schema, direction: 'request' | 'response' = 'request') => sampleValue(schema, direction, none);
const property = (schema: Schema, name = 'a') =>
  (sample({ type: 'object', properties: { [name]: schema } }) as Record<string, unknown>)[name];

describe('own examples', () => {
  it('are taken in their order, nulls last', () => {
    const all = { example: 1, examples: [2], const: 3, default: 4, enum: [5] };
    expect(sample(all)).toBe(1);
    expect(sample({ ...all, example: null })).toBe(2);
    expect(sample({ const: 3, default: 4, enum: [5] })).toBe(3);
    expect(sample({ default: 4, enum: [5] })).toBe(4);
    expect(sample({ enum: [null, 5] })).toBe(5);
    expect(sample({ type: ['string', 'null'], default: null })).toBe('string');
    expect(sample({ type: 'null' })).toBe(null);
    expect(sample({ type: 'boolean', default: false })).toBe(false);
  });
  it('of a member of allOf say only what they know', () => {
    expect(
      sample({
        allOf: [{ example: { a: 'mine' }, properties: { a: { type: 'string' } } }],
        properties: { b: { type: 'integer' } },
      }),
    ).toEqual({
      a: 'mine',
      b: 0,
    });
  });
});

describe('values by type', () => {
  it.each<[Schema, unknown]>([
    [{ type: ['null', 'integer'], minimum: 3 }, 3],
    [{ type: 'integer', minimum: 7, multipleOf: 5 }, 10],
    [{ type: 'number', minimum: 7, multipleOf: new ExactNumber('0.0') }, 7],
    [{ type: 'number', minimum: 7, multipleOf: new ExactNumber('-0.0') }, 7],
    [{ type: 'number', minimum: 7, multipleOf: 0 }, 7],
    [{ type: 'number', minimum: 7, multipleOf: new ExactNumber('5.0') }, 10],
    [{ type: 'integer', minimum: new ExactNumber('1.0') }, 1],
    [{ type: 'integer', maximum: new ExactNumber('-2.00') }, -2],
    [{ type: 'integer', exclusiveMinimum: new ExactNumber('1.0') }, 2],
    [{ type: 'integer', exclusiveMinimum: 10, multipleOf: 5 }, 15],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [{ type: 'boolean' }, true],
    [{ type: 'string', format: 'date-time', minLength: 40 }, '2019-08-24T14:15:22Z'],
    [{ type: 'string', format: 'duration' }, 'P1D'],
    [{ type: 'string', contentEncoding: 'base64' }, 'c3RyaW5n'],
    [{ type: 'string', maxLength: 3 }, 'str'],
    [{ type: 'string', pattern: '^[A-Z]{2}-[0-9]{3}$' }, 'AA-000'],
    [{ type: 'string', pattern: '^(foo|bar)$' }, 'string'],
    [{ type: 'string', pattern: '(' }, 'string'],
    [{ type: 'array', items: { type: 'string' } }, ['string']],
    [{ type: 'array', items: { type: 'integer' }, minItems: 1_000_000 }, [0, 0, 0]],
    [{ type: 'array', maxItems: 0, items: { type: 'integer' } }, []],
    [{ type: 'array' }, []],
    [{ prefixItems: [{ type: 'integer' }, { const: 'b' }] }, [0, 'b']],
    [{ additionalProperties: { type: 'integer' } }, { key: 0 }],
    [{ type: 'object', additionalProperties: true }, {}],
    [{ type: 'object', propertyNames: { enum: ['de'] }, additionalProperties: { type: 'string' } }, { de: 'string' }],
    [
      { oneOf: [{ type: 'null' }, { type: 'object', properties: { a: { const: 1 } } }], properties: { b: { const: 2 } } },
      { a: 1, b: 2 },
    ],
    [{ anyOf: [{ const: null }, { type: 'integer' }] }, 0],
    // The analyser takes a written `then` for a promise.
    [JSON.parse('{"if":{"properties":{"a":{"const":"x"}}},"then":{"properties":{"b":{"type":"integer"}}}}'), { a: 'x', b: 0 }],
    [true, null],
    [{}, null],
  ])('%j', (schema, value) => expect(sample(schema)).toEqual(value));

  it('have a length that a machine can hold', () => {
    expect(String(sample({ type: 'string', minLength: 2_000_000_000 })).length).toBe(200);
  });
  it('of identifiers differ by property, and never by run', () => {
    const uuid: Schema = { type: 'string', format: 'uuid' };
    const first = property(uuid, 'id');
    expect(first).toBe('497f6eca-6276-4993-bfeb-53cbbbba6f08');
    expect(property(uuid, 'id')).toBe(first);
    expect(property(uuid, 'other')).not.toBe(first);
  });
});

describe('objects', () => {
  const pet: Schema = {
    type: 'object',
    properties: { id: { type: 'integer', readOnly: true }, name: { const: 'Rex' }, password: { const: 'x', writeOnly: true } },
  };
  it('have no read-only properties in requests, and no write-only ones in responses', () => {
    expect(sample(pet, 'request')).toEqual({ name: 'Rex', password: 'x' });
    expect(sample(pet, 'response')).toEqual({ id: 0, name: 'Rex' });
    expect(sample({ allOf: [pet, { properties: { id: { example: 9 } } }] }, 'request')).toEqual({ name: 'Rex', password: 'x' });
  });
  it('are merged of all members, the later ones over the earlier', () => {
    const merged: Schema = {
      allOf: [pet, { required: ['age'], properties: { age: { minimum: 2 }, name: { const: 'Tom' } } }],
      properties: { age: { type: 'integer' } },
    };
    expect(sample(merged)).toEqual({ name: 'Tom', password: 'x', age: 2 });
  });
  it('say by their discriminator which they are', () => {
    const base: Open = { type: 'object', properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } };
    const cat: Schema = { allOf: [base, { properties: { lives: { const: 9 } } }] };
    const dog: Schema = { type: 'object', properties: { kind: { type: 'string' } } };
    const names = new Map<Schema, string>([
      [base, 'Base'],
      [cat, 'Cat'],
      [dog, 'Dog'],
    ]);
    expect(sampleValue(cat, 'request', names)).toEqual({ kind: 'Cat', lives: 9 });
    const mapping = { hund: '#/components/schemas/Dog', cat: 'Cat' };
    expect(sampleValue({ oneOf: [dog, cat], discriminator: { propertyName: 'kind', mapping } }, 'request', names)).toEqual({
      kind: 'hund',
    });
  });
});

describe('circular schemas end', () => {
  it('where an optional property is left out, a required one is empty, and a list too', () => {
    const node: Open = { type: 'object', required: ['next'] };
    node.properties = { value: { type: 'integer' }, parent: node, next: node, children: { type: 'array', items: node } };
    expect(sample(node)).toEqual({ value: 0, next: {}, children: [] });
  });
  it('through members, alternatives and properties of several members', () => {
    const base: Open = { type: 'object' };
    const child: Open = { allOf: [base], properties: { self: { oneOf: [base] } } };
    child.properties = { ...child.properties, again: child, list: { type: 'array', items: child } };
    base.properties = { again: { type: 'object', properties: { x: { const: 1 } } }, child };
    expect(sample(child)).toEqual({ self: { again: { x: 1 } }, list: [] });
  });
  it('that are made of themselves alone', () => {
    const self: Open = {};
    self.allOf = [self];
    const either: Open = {};
    either.oneOf = [either, { type: 'integer' }];
    expect([sample(self), sample(either), sample({ oneOf: [self] })]).toEqual([null, 0, null]);
  });
  it('soon, where each refers to all', () => {
    const all: Open[] = Array.from({ length: 30 }, () => ({ type: 'object' }));
    for (const one of all)
      one.properties = Object.fromEntries(all.map((other, at) => [`p${at}`, { allOf: [other], title: 'x' }]));
    const started = performance.now();
    expect(JSON.stringify(sample(all[0] as Schema)).length).toBeLessThan(100_000);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('small schemas that stand for many values', () => {
  const timeOf = (work: () => unknown): number => {
    const start = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - start) / 1000;
  };
  const mutual = (count: number): Schema => {
    const all: Open[] = Array.from({ length: count }, () => ({}));
    for (const one of all) one.oneOf = all.filter((other) => other !== one);
    return all[0] as Schema;
  };
  it('are alternatives of one another', () => {
    expect(timeOf(() => expect(sample(mutual(40))).toBe(null))).toBeLessThan(500);
  });
  it('are combined with themselves at every level', () => {
    let schema: Schema = { type: 'object', properties: { a: { type: 'string', example: 'x' } }, example: { a: 'y' } };
    for (let level = 0; level < 40; level++) schema = { allOf: [schema, { allOf: [schema], title: String(level) }] };
    expect(timeOf(() => expect(sample(schema)).toEqual({ a: 'y' }))).toBeLessThan(500);
  });
  it('are lists in lists: the inner ones have one item', () => {
    let schema: Schema = { type: 'string' };
    for (let level = 0; level < 8; level++) schema = { type: 'array', minItems: 3, items: schema };
    const text = JSON.stringify(sample(schema));
    expect(text.split('"string"')).toHaveLength(28);
    expect(text).toContain(',[[[[["string"]]]]],');
  });
  it('repeat an example', () => {
    const example = Array.from({ length: 2000 }, (_, at) => at);
    const properties = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`p${at}`, { type: 'array', example }]));
    const made = sample({ type: 'object', properties } as Schema);
    expect(Object.keys(made as object)).toEqual(['p0', 'p1']);
  });
  it('are objects of thousands of properties', () => {
    const properties = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`p${at}`, { type: 'string' }]));
    const members = Object.keys(properties).map((name) => ({ properties: { [name]: { type: 'string' } } }));
    expect(timeOf(() => sample({ type: 'object', properties }))).toBeLessThan(1000);
    expect(timeOf(() => expect(Object.keys(sample({ allOf: members }) as object)).toHaveLength(999))).toBeLessThan(1000);
  });
});

describe('XML', () => {
  const tag: Schema = { type: 'object', xml: { name: 'tag' }, properties: { name: { const: 'a&b' } } };
  const pet: Schema = {
    type: 'object',
    properties: {
      id: { const: 7, xml: { attribute: true } },
      tags: { type: 'array', xml: { name: 'tags', wrapped: true }, items: tag },
      photos: { type: 'array', items: { type: 'string' } },
    },
  };
  const names = new Map<Schema, string>([[pet, 'Pet']]);
  it('has elements by the names of properties, and the root by that of its schema', () => {
    expect(sampleXml(pet, 'request', names)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Pet id="7">
  <tags>
    <tag>
      <name>a&amp;b</name>
    </tag>
  </tags>
  <photos>string</photos>
</Pet>`);
  });
  it("is made of an author's value", () => {
    expect(sampleXml({ type: 'object', xml: { name: 'pet' } }, 'request', none, { name: '<Rex>' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<pet>\n  <name>&lt;Rex&gt;</name>\n</pet>',
    );
  });
});
