// Schemas that refer to themselves, are deep, or are used in many places.
import { describe, expect, test } from 'vitest';
import { compareApis } from '../../../../../src/plugins/openapi/changes/changes.ts';
import { deepTest } from '../../../../property-runs.ts';
import { compare, read, requestOf, responseOf } from '../compare-texts.ts';

const components = (schemas: string): string => `components:\n  schemas:\n${schemas}`;

describe('circular schemas', () => {
  const node = (value: string): string =>
    components(`    Node:
      type: object
      properties:
        value: ${value}
        next: { $ref: '#/components/schemas/Node' }
        children: { type: array, items: { $ref: '#/components/schemas/Node' } }`);

  test('end, and are told of once', async () => {
    const schema = "{ $ref: '#/components/schemas/Node' }";
    const [old, next] = [node('{ type: string }'), node('{ type: integer }')];
    expect(await compare(responseOf(schema, old), responseOf(schema, next))).toEqual([
      'breaking changed type-changed | response 200 > value | the type changes from "string" to "integer"',
    ]);
    expect(await compare(responseOf(schema, old), responseOf(schema, old))).toEqual([]);
  });

  test('end where allOf joins them in every turn', async () => {
    const pair = (value: string): string =>
      components(`    A:
      type: object
      properties:
        next: { $ref: '#/components/schemas/A' }
        a: { type: string }
    B:
      type: object
      properties:
        next: { $ref: '#/components/schemas/B' }
        b: ${value}
    Both:
      allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }]`);
    const schema = "{ $ref: '#/components/schemas/Both' }";
    expect(
      await compare(responseOf(schema, pair('{ type: string }')), responseOf(schema, pair('{ type: string, deprecated: true }'))),
    ).toEqual(['deprecated property-deprecated | response 200 > b | the property is deprecated']);
  });

  test('end where a schema has those as alternatives that are made from it', async () => {
    const pets = (more: string): string =>
      components(`    Pet:
      type: object
      required: [kind]
      discriminator: { propertyName: kind }
      properties: { kind: { type: string } }
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: integer } } }] }
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { trained: ${more} } }] }`);
    const schema = "{ $ref: '#/components/schemas/Pet' }";
    expect(await compare(requestOf(schema, pets('{ type: boolean }')), requestOf(schema, pets('{ type: string }')))).toEqual([
      'breaking changed type-changed | request body (Dog) > trained | the type changes from "boolean" to "string"',
    ]);
  });

  test('end where alternatives lead to each other in all ways', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `S${index}`);
    const all = names.map((name) => `{ $ref: '#/components/schemas/${name}' }`).join(', ');
    const text = components(names.map((name) => `    ${name}: { title: ${name}, anyOf: [${all}, { type: string }] }`).join('\n'));
    const schema = "{ $ref: '#/components/schemas/S0' }";
    expect(await compare(requestOf(schema, text), requestOf(schema, text))).toEqual([]);
  });
});

test('a change sixty levels deep is found', async () => {
  const deep = (leaf: string): string =>
    Array.from({ length: 40 }).reduce<string>((inner) => `{ type: object, properties: { p: ${inner} } }`, leaf);
  const [old, next] = ['{ type: string }', '{ type: integer }'].map((leaf) =>
    components(`    Deep: ${deep(leaf)}\n    Top: ${deep("{ $ref: '#/components/schemas/Deep' }")}`),
  );
  const schema = "{ $ref: '#/components/schemas/Top' }";
  expect(await compare(responseOf(schema, old), responseOf(schema, next))).toEqual([
    `breaking changed type-changed | response 200${' > p'.repeat(80)} | the type changes from "string" to "integer"`,
  ]);
});

/** Schemas that refer to the next one by each of these keys. */
function chain(length: number, keys: readonly string[], leaf: string): string {
  const links = Array.from({ length }, (_, index) => {
    const to = `{ $ref: '#/components/schemas/S${index + 1}' }`;
    return `    S${index}: { type: object, properties: { ${keys.map((key) => `${key}: ${to}`).join(', ')} } }`;
  });
  return components([...links, `    S${length}: ${leaf}`].join('\n'));
}

deepTest('chains of thousands of references are no limit', async () => {
  const schema = "{ $ref: '#/components/schemas/S0' }";
  const [old, next] = ['{ type: string }', '{ type: integer }'].map((leaf) => chain(3000, ['n'], leaf));
  const [change = ''] = await compare(responseOf(schema, old), responseOf(schema, next));
  expect(change.length).toBeGreaterThan(3000 * ' > n'.length);
});

test('a schema that stands at 2^60 paths is told of once, at the shortest', async () => {
  const schema = "{ $ref: '#/components/schemas/S0' }";
  const [old, next] = ['{ type: string }', '{ type: integer }'].map((leaf) => chain(60, ['a', 'b'], leaf));
  expect(await compare(responseOf(schema, old), responseOf(schema, next))).toEqual([
    `breaking changed type-changed | response 200${' > a'.repeat(60)} | the type changes from "string" to "integer"`,
  ]);
});

test('a shared schema is told of in each operation that uses it', async () => {
  const api = (type: string): string => `openapi: 3.1.0
info: { title: Shop, version: '1' }
components: { schemas: { Id: { type: ${type} } } }
paths:
${['a', 'b']
  .map(
    (path) => `  /${path}:
    get:
      responses:
        200:
          description: OK
          content:
            application/json: { schema: { $ref: '#/components/schemas/Id' } }
            application/xml: { schema: { $ref: '#/components/schemas/Id' } }`,
  )
  .join('\n')}
`;
  const changes = compareApis(await read(api('string')), await read(api('integer')));
  expect(changes.map(({ operation, at }) => `${operation?.path} ${at}`)).toEqual([
    '/a response 200 (application/json)',
    '/a response 200 (application/xml)',
    '/b response 200 (application/json)',
    '/b response 200 (application/xml)',
  ]);
});

describe('nullable of OpenAPI 3.0', () => {
  const in30 = (schema: string): string => responseOf(schema).replace('3.1.0', '3.0.3');

  test('is null as a type', async () => {
    expect(await compare(in30('{ type: string, nullable: true }'), responseOf('{ type: [string, "null"] }'))).toEqual([]);
  });

  test('is told of where it is new', async () => {
    expect(await compare(in30('{ type: string, enum: [a] }'), in30('{ type: string, enum: [a], nullable: true }'))).toEqual([
      'breaking changed became-nullable | response 200 | null is now possible',
    ]);
  });

  test('limits that exclude their value are the same in both versions', async () => {
    const old = in30('{ type: integer, minimum: 1, exclusiveMinimum: true }');
    expect(await compare(old, responseOf('{ type: integer, exclusiveMinimum: 1 }'))).toEqual([]);
  });
});
