// Specifications in 3.0, 3.1 and 3.2 become one form.
import { expect, test } from 'vitest';
import { printFault, readSound, readTexts } from './read-texts.ts';

const spec = (format: string, text: string): Record<string, string> => ({
  'shop.yaml': `openapi: ${format}\ninfo: { title: Shop, version: '1.0' }\n${text}`,
});

const schemas = (format: string, text: string): Record<string, string> =>
  spec(format, `paths: {}\ncomponents:\n  schemas:\n${text}`);

test.each(['3.0.0', '3.0.4', '3.1.0', '3.1.1', '3.2.0', "'3.1'"])('%s is a format', async (format) => {
  expect((await readSound(spec(format, 'paths: {}\n'))).format).toBe(format.replace("'", '').slice(0, 3));
});

test.each(['2.0', '3.3.0', '4.0.0', '31.0'])('%s is none', async (format) => {
  const { api, faults } = await readTexts(spec(`'${format}'`, 'paths: {}\n'));
  expect(api).toBeUndefined();
  expect(faults.map(printFault)).toEqual([
    `unsupported-format shop.yaml:1:10 OpenAPI "${format}" is not supported, at #/openapi`,
  ]);
});

test.each(['3.0', '3.1', '3.2'])('the number %s is a format that lacks its quotes', async (format) => {
  const { api, faults } = await readTexts(spec(format, 'paths: {}\n'));
  expect(api?.format).toBe(format);
  expect(faults.map(printFault)).toEqual(['invalid-value shop.yaml:1:10 "openapi" must be a string, at #/openapi']);
});

test('schemas of 3.0 are converted to 3.1', async () => {
  const api = await readSound(
    schemas(
      '3.0.3',
      `    Note: { type: string, nullable: true }
    State: { type: string, enum: [open, closed], nullable: true }
    Kind: { type: string, enum: [a, null], nullable: true }
    Any: { nullable: true }
    Fixed: { type: string, nullable: false }
    Price: { type: number, minimum: 0, exclusiveMinimum: true, maximum: 10, exclusiveMaximum: false }
    Odd: { type: number, exclusiveMaximum: true }
`,
    ),
  );
  expect(Object.fromEntries(api.schemas)).toEqual({
    Note: { type: ['string', 'null'] },
    State: { type: ['string', 'null'], enum: ['open', 'closed', null] },
    Kind: { type: ['string', 'null'], enum: ['a', null] },
    Any: {},
    Fixed: { type: 'string' },
    Price: { type: 'number', exclusiveMinimum: 0, maximum: 10 },
    Odd: { type: 'number' },
  });
});

test('schemas of 3.1 are read as they are, with keywords of others', async () => {
  const written = `    Any: true
    None: false
    Pair: { type: [array, 'null'], prefixItems: [{ type: string }, true], items: false, unevaluatedItems: false }
    Price: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 10 }
    Card:
      if: { properties: { kind: { const: card } } }
      then: { required: [number] }
      else: { not: { required: [number] } }
      dependentRequired: { number: [owner] }
      dependentSchemas: { number: { required: [owner] } }
      patternProperties: { '^x-': { type: string } }
      propertyNames: { pattern: '^[a-z]' }
      contentMediaType: text/plain
      errorMessage: Not a card.
      enumNames: [a]
`;
  const api = await readSound(schemas('3.1.0', written));
  expect(api.schemas.get('Any')).toBe(true);
  expect(api.schemas.get('None')).toBe(false);
  expect(api.schemas.get('Pair')).toEqual({
    type: ['array', 'null'],
    prefixItems: [{ type: 'string' }, true],
    items: false,
    unevaluatedItems: false,
  });
  expect(api.schemas.get('Card')).toMatchObject({ dependentRequired: { number: ['owner'] } });
  expect(api.schemas.get('Card')).toHaveProperty('then', { required: ['number'] });
  expect(api.schemas.get('Card')).not.toHaveProperty('errorMessage');
});

test('3.2 has more methods, and places', async () => {
  const api = await readSound(
    spec(
      '3.2.0',
      `$self: https://shop.example/openapi
tags:
  - { name: orders, summary: Orders, kind: nav }
  - { name: returns, parent: orders }
paths:
  /orders:
    additionalOperations:
      COPY: { operationId: copyOrders, responses: { 204: {} } }
    query:
      operationId: queryOrders
      parameters:
        - { name: filter, in: querystring, content: { application/json: { schema: { type: object } } } }
        - { name: theme, in: cookie, style: cookie, schema: { type: string } }
      responses:
        200:
          summary: Orders
          content:
            application/jsonl: { itemSchema: { type: object } }
    get: { operationId: getOrders, responses: { 200: { description: All. } } }
components:
  mediaTypes:
    order: { schema: { type: object } }
`,
    ),
  );
  expect(api.operations.map(({ method, operationId }) => `${method} ${operationId}`)).toEqual([
    'get getOrders',
    'query queryOrders',
    'copy copyOrders',
  ]);
  const [, query] = api.operations;
  expect(query?.parameters.map((one) => `${one.in} ${one.name} ${one.style} ${one.explode}`)).toEqual([
    'querystring filter form true',
    'cookie theme cookie true',
  ]);
  expect(query?.responses[0]).toMatchObject({ summary: 'Orders', content: [{ itemSchema: { type: 'object' } }] });
  expect(api.tags.map(({ title }) => title)).toEqual(['Orders', 'returns']);
});

test('what 3.2 has is unknown before', async () => {
  const { faults } = await readTexts(
    spec(
      '3.1.0',
      `paths:
  /orders:
    query: { responses: {} }
    get:
      parameters:
        - { name: filter, in: querystring, content: {} }
      responses: { 200: { description: All., summary: All } }
`,
    ),
  );
  expect(faults.map(printFault).toSorted()).toEqual([
    'invalid-value shop.yaml:8:31 "in" must be one of "query", "header", "path", "cookie", at #/paths/~1orders/get/parameters/0/in',
    'unknown-key shop.yaml:5:5 "query" is not a key of a path, at #/paths/~1orders/query',
    'unknown-key shop.yaml:9:46 "summary" is not a key of a response, at #/paths/~1orders/get/responses/200/summary',
  ]);
});
