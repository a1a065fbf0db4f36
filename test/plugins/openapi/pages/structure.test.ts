// Tests what a page shows below a value: properties, items, alternatives, and which of them a discriminator chooses.
import { describe, expect, it } from 'vitest';
import { sayIn } from '#model/strings/say';
import type { TreeNode } from '#model/virtual-source';
import type { Api } from '../../../../src/plugins/openapi/api/api.ts';
import type { Say } from '../../../../src/plugins/openapi/pages/schema/facts.ts';
import { structureOf } from '../../../../src/plugins/openapi/pages/schema/fields.ts';
import { sampleValue } from '../../../../src/plugins/openapi/samples/fields.ts';
import { strings } from '../../../../src/plugins/openapi/strings.ts';
import { readSound } from '../read/read-texts.ts';

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n";

const say: Say = (id, values = {}) => sayIn(undefined, strings, id, values);

/** The tree of a schema by its name, one line for each field, alternative or sentence. */
function outlineOf(api: Api, name: string): string {
  const schema = api.schemas.get(name);
  if (schema === undefined) throw new Error(`there is no schema "${name}"`);
  const showing = { api, say, direction: 'response', taken: new Set<string>(), count: { fields: 0, variants: 0 } } as const;
  return structureOf(schema, { id: 'body', name }, showing)
    .flatMap((node) => linesOf(node))
    .join('\n');
}

interface Shown {
  readonly type: string;
  readonly name?: string;
  readonly value?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: unknown }[];
  readonly children?: readonly TreeNode[];
}

function linesOf(node: TreeNode): readonly string[] {
  const { type, name, children = [], value, attributes = [] } = node as unknown as Shown;
  const props = Object.fromEntries(attributes.map((one) => [one.name, one.value]));
  const inner = children.flatMap((one) => linesOf(one));
  const indented = inner.map((line) => `  ${line}`);
  if (name === 'ApiField') return [`${props['name']}: ${props['type']}`, ...indented];
  if (name === 'ApiNested') return [`> ${props['label']}`, ...indented];
  if (name === 'ApiFacts')
    return (props['facts'] as { label: string; values?: string[]; words?: string }[]).map(
      ({ label, values = [], words = '' }) => `${label}: ${values.join(', ')}${words}`,
    );
  if (type === 'text' || type === 'inlineCode' || type === 'markdown') return [value ?? ''];
  return type === 'paragraph' ? [inner.join('')] : inner;
}

const read = (schemas: string): Promise<Api> => readSound({ 'api.yaml': head + schemas.replaceAll(/^/gm, '    ') });

describe('alternatives that are lists', () => {
  it.each([
    ['beside null', "T: { oneOf: [{ type: 'null' }, { type: array, items: { $ref: '#/components/schemas/Full' } }] }"],
    ['of one schema or many', "T: { anyOf: [{ type: string }, { type: array, items: { $ref: '#/components/schemas/Full' } }] }"],
    ['in lists', "T: { oneOf: [{ type: array, items: { type: array, items: { $ref: '#/components/schemas/Full' } } }] }"],
    [
      'by name',
      "T: { oneOf: [{ $ref: '#/components/schemas/All' }] }\nAll: { type: array, items: { $ref: '#/components/schemas/Full' } }",
    ],
    ['of an item', "T: { type: array, items: { oneOf: [{ type: array, items: { $ref: '#/components/schemas/Full' } }] } }"],
    ['with places of their own', "T: { oneOf: [{ type: array, prefixItems: [{ $ref: '#/components/schemas/Full' }] }] }"],
  ])('show the properties of their items: %s', async (_, schemas) => {
    const api = await read(`${schemas}\nFull: { type: object, properties: { width: { type: integer } } }`);
    expect(outlineOf(api, 'T')).toContain('width: integer');
  });
  it('are left out where they say no more than their type', async () => {
    const api = await read(
      'T: { oneOf: [{ type: string }, { type: array, items: { type: string } }, { type: object, properties: { a: {} } }] }',
    );
    expect(outlineOf(api, 'T')).toBe('One of:\n> object\n  a: any value');
  });
  it('link to the schema around them that they repeat', async () => {
    const api = await read(
      "T: { type: object, properties: { a: { oneOf: [{ type: string }, { type: array, items: { $ref: '#/components/schemas/T' } }] } } }",
    );
    expect(outlineOf(api, 'T')).toContain('> T[]\n      The same structure as T');
  });
});

describe('alternatives of one another', () => {
  it.each([8, 12])('end: %d', async (count) => {
    const names = Array.from({ length: count }, (_, n) => `N${n}`);
    const refs = (own: string): string =>
      names
        .filter((name) => name !== own)
        .map((name) => `{ $ref: '#/components/schemas/${name}' }`)
        .join(', ');
    const api = await read(
      names.map((name) => `${name}: { oneOf: [${refs(name)}, { type: object, properties: { a: {} } }] }`).join('\n'),
    );
    const lines = outlineOf(api, 'N0').split('\n');
    expect(lines.length).toBeLessThan(3000);
    expect(lines.map((line) => line.trim())).toContain('Deeper levels are in the specification.');
  });
});

describe('lists with places of their own', () => {
  it('show those, and what follows them', async () => {
    const api = await read(
      'T: { type: array, prefixItems: [{ type: number }, { type: string }], items: { type: boolean } }\nU: { type: array, prefixItems: [{ type: number }], items: false }',
    );
    expect(outlineOf(api, 'T')).toBe('[0]: number\n[1]: string\n[2…]: boolean');
    expect(outlineOf(api, 'U')).toBe('[0]: number');
  });
});

describe('a discriminator', () => {
  const schema = (name: string): string => `{ $ref: '#/components/schemas/${name}' }`;
  const base = `Base: { type: object, required: [kind], properties: { kind: { type: string } } }
Day: { allOf: [${schema('Base')}, { properties: { guide: { type: string } } }] }
Plain: { title: Plain, allOf: [${schema('Base')}] }
`;
  const trip = (more = '') => `${base}Trip:
  allOf:
    - ${schema('Base')}
    - oneOf: [${schema('Day')}, ${schema('Plain')}]
      discriminator: { propertyName: kind${more} }
`;
  const mapping = ', mapping: { day-trip: Day, plain-trip: "#/components/schemas/Plain" }';

  it('tells its values in the lists of properties, and names branches as their authors do', async () => {
    expect(outlineOf(await read(trip(mapping)), 'Trip')).toBe(
      `kind: string
  Allowed values: day-trip, plain-trip
One of:
> Day
  guide: string
  kind: string
    Allowed values: day-trip
> Plain
  kind: string
    Allowed values: plain-trip`,
    );
    expect(outlineOf(await read(trip()), 'Trip')).toContain('> Plain\n  kind: string\n    Allowed values: Plain');
  });
  it('leaves what a branch itself says of the property, and adds it where no branch has it', async () => {
    const api = await read(`T: { oneOf: [${schema('A')}, ${schema('B')}, ${schema('C')}], discriminator: { propertyName: kind } }
A: { type: object, properties: { kind: { const: a } } }
B: { type: object, properties: { kind: { enum: [b, B] } } }
C: { type: object, properties: { size: { type: integer } } }`);
    expect(outlineOf(api, 'T')).toBe(
      'One of:\n> A\n  kind: "a"\n> B\n  kind: string\n    Allowed values: B\n> C\n  kind: string\n    Allowed values: C\n  size: integer',
    );
  });
  it.each([
    ['with a mapping', ', mapping: { x: Cat, y: Dog }', 'x', 'y'],
    ['without', '', 'Cat', 'Dog'],
    ['with a mapping of one', ", mapping: { x: './api.yaml#/components/schemas/Cat' }", 'x', 'Dog'],
  ])('alone shows the schemas that are made of it: %s', async (_, more, cat, dog) => {
    const api =
      await read(`Pet: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kind${more} } }
Cat: { allOf: [${schema('Pet')}, { properties: { lives: { type: integer } } }] }
Dog: { allOf: [{ ${schema('Pet').slice(1, -1)}, description: As a dog. }], properties: { tricks: { type: integer } } }
House: { type: object, properties: { pets: { type: array, items: ${schema('Pet')} } } }`);
    const pet = `kind: string
  Allowed values: ${cat}, ${dog}
One of:
> Cat
  lives: integer
  kind: string
    Allowed values: ${cat}
> Dog
  As a dog.
  kind: string
    Allowed values: ${dog}
  tricks: integer`;
    expect(outlineOf(api, 'Pet')).toBe(pet);
    expect(outlineOf(api, 'House')).toContain('> Dog');
    expect(outlineOf(api, 'Cat')).toBe(`lives: integer\nkind: string\n  Allowed values: ${cat}`);
    expect(sampleValue(api.schemas.get('Pet') ?? true, 'request', api.schemaNames)).toEqual({ kind: cat, lives: 0 });
  });

  it.each([
    ['by name', mapping, schema('Trip'), { kind: 'day-trip', guide: 'string' }],
    ['without a mapping', '', schema('Trip'), { kind: 'Day', guide: 'string' }],
    [
      'of a property',
      mapping,
      `{ type: object, properties: { t: ${schema('Trip')} } }`,
      { t: { kind: 'day-trip', guide: 'string' } },
    ],
    ['of an item', mapping, `{ type: array, items: ${schema('Trip')} }`, [{ kind: 'day-trip', guide: 'string' }]],
    [
      'in members of members',
      mapping,
      `{ allOf: [{ allOf: [${schema('Trip')}] }, { properties: { n: { const: 1 } } }] }`,
      { kind: 'day-trip', guide: 'string', n: 1 },
    ],
    [
      'of a branch with words of its own',
      mapping,
      `{ oneOf: [{ ${schema('Day').slice(1, -1)}, description: x }], discriminator: { propertyName: kind${mapping} } }`,
      { kind: 'day-trip', guide: 'string' },
    ],
  ])('decides what a sample says: %s', async (_, more, written, value) => {
    const api = await read(`${trip(more)}Named: ${written}`);
    expect(sampleValue(api.schemas.get('Named') ?? true, 'request', api.schemaNames)).toEqual(value);
  });
  it('alone leaves what a child and a property say themselves', async () => {
    const api = await read(`Pet: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
Cat: { allOf: [${schema('Pet')}], properties: { kind: { const: cat }, id: { type: integer } } }
House: { type: object, properties: { id: { type: integer }, pet: { allOf: [${schema('Pet')}], readOnly: true } } }`);
    const sample = (name: string) => sampleValue(api.schemas.get(name) ?? true, 'request', api.schemaNames);
    expect([sample('Pet'), sample('House')]).toEqual([{ kind: 'cat', id: 0 }, { id: 0 }]);
  });
  it('of a schema that lists its children does not mix them', async () => {
    const api =
      await read(`Pet: { type: object, properties: { kind: { type: string } }, oneOf: [${schema('Cat')}, ${schema('Dog')}], discriminator: { propertyName: kind } }
Cat: { allOf: [${schema('Pet')}, { properties: { lives: { type: integer } } }] }
Dog: { allOf: [${schema('Pet')}, { properties: { tricks: { type: integer } } }] }`);
    expect(sampleValue(api.schemas.get('Dog') ?? true, 'request', api.schemaNames)).toEqual({ kind: 'Dog', tricks: 0 });
    expect(outlineOf(api, 'Dog')).toBe('tricks: integer\nkind: string\n  Allowed values: Dog');
    expect(outlineOf(api, 'Pet')).toContain('> Dog\n  tricks: integer\n  kind: string\n    Allowed values: Dog');
  });
});
